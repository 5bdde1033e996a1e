"""Houses that are moved in the tests, and what is in them."""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from tdconsole.club.carrying import CARRIED as OF_THE_CLUB
from tdconsole.domain.language.commands.house import OpenTill
from tdconsole.domain.values import Money
from tdconsole.house import Head, HouseFile, Place
from tdconsole.house.moving.rows import batches
from tdconsole.journal import heads
from tdconsole.journal.carrying import CARRIED as OF_THE_TRAIL
from tdconsole.known_errors import HouseArriving
from tdconsole.session import Refused, open_house
from tdconsole.session.checking import check
from tdconsole.session.opening import SCHEMAS, house_at

Contents = dict[str, list[tuple[Any, ...]]]
EVEN = ("arriving", "follows", "moved")


def contents(place: Place) -> Contents:
    """Every row of the house, whatever it says of itself."""
    with closing(house_at(place, EVEN)) as house:
        return {
            table.name: [row for rows in batches(house, table) for row in rows]
            for table in (*OF_THE_TRAIL, *OF_THE_CLUB)
        }


def sealed(place: Place) -> set[Head]:
    with closing(house_at(place, EVEN)) as house:
        return set(heads(house))


def goes_on(place: Place, till: str) -> bool:
    """Whether a till can be opened there, as only where the house is in force."""
    try:
        with open_house(place) as opened:
            request = OpenTill(name=till, currency="EUR", floats=Money(0))
            return not isinstance(opened.session.submit_house(request), Refused)
    except HouseArriving:
        return False


def faults(place: Place) -> Sequence[object]:
    with open_house(place) as opened:
        return [*opened.lost, *check(opened)]


def alter_a_fact(house: Path) -> None:
    """Change what is written there, behind the program's back."""
    trigger = "SELECT sql FROM sqlite_schema WHERE name = 'event_no_update'"
    with closing(HouseFile.open(house, SCHEMAS)) as kept, kept.transaction():
        ((made,),) = kept.rows(trigger)
        kept.execute("DROP TRIGGER event_no_update")
        kept.execute("UPDATE event SET body = replace(body, 'a', 'e') WHERE seq = 5")
        kept.execute(made)
