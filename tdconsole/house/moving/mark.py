"""The mark in a house that is not the one in force, and which house is."""

from typing import Final, Literal, NamedTuple, get_args

from sqlite_utils import Database, Migrations

from tdconsole.known_errors import HouseArriving, HouseFollows, HouseMoved, KnownError

Kind = Literal["arriving", "follows", "moved"]
KINDS: Final[frozenset[str]] = frozenset(get_args(Kind))


class Mark(NamedTuple):
    kind: Kind
    place: str
    """The other house: where this one went, where it comes from, or what it follows."""
    move: str
    """The name of the move, by which its two houses know each other."""


IN_FILE: Final = Migrations("house")
ON_SERVER: Final = """CREATE TABLE mark (
    kind text NOT NULL,
    place text NOT NULL,
    move text NOT NULL
)"""

MARKED: Final = "SELECT kind, place, move FROM mark"
UNMARK: Final = "DELETE FROM mark"


@IN_FILE()
def marks(db: Database) -> None:
    db.execute(
        "CREATE TABLE mark (kind TEXT NOT NULL, place TEXT NOT NULL, move TEXT NOT NULL) STRICT"
    )


_REFUSED: Final[dict[Kind, type[KnownError]]] = {
    "arriving": HouseArriving,
    "follows": HouseFollows,
    "moved": HouseMoved,
}


OF_LINES: Final = "lines"
"""The first word of the name of a move from a file of lines, which is no house."""


def marked(path: str, mark: Mark) -> KnownError:
    """The error for everything that would write to a house with this mark."""
    if mark.kind == "arriving":
        return HouseArriving(path, mark.place, of_lines=mark.move.startswith(OF_LINES))
    return _REFUSED[mark.kind](path, mark.place)
