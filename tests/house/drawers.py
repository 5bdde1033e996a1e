"""A house with next to nothing in it: drawers and what was counted in them."""

from typing import Final

from sqlite_utils import Database

from tdconsole.house import HouseFile, Schema

DRAWERS: Final = Schema("drawers")


@DRAWERS()
def drawers(db: Database) -> None:
    db.execute("CREATE TABLE drawer (id INTEGER PRIMARY KEY, counted TEXT NOT NULL) STRICT")


def count(house: HouseFile, text: str) -> None:
    with house.transaction():
        house.db.execute("INSERT INTO drawer (counted) VALUES (?)", (text,))


def counted(house: HouseFile) -> list[str]:
    return [row[0] for row in house.db.execute("SELECT counted FROM drawer ORDER BY id")]
