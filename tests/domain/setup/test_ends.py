"""Where rebuys and the add-on end that a set-up adds, and what is refused afterwards."""

from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.clock.reading import read
from tdconsole.domain.clock.registration import closing
from tdconsole.domain.entry.limits import rebuys_go_on
from tdconsole.domain.language.commands.clock import SetLevel
from tdconsole.domain.language.commands.entry import TakeAddOn, TakeRebuy
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.events.tournament import SetupEdited
from tdconsole.domain.language.rejections.entry import AddOnsEnded, RebuysEnded
from tdconsole.domain.language.terms import AddOn, Rebuys, TermsChanges
from tdconsole.domain.rules.book import STANDARD, Rulebook, Ruled
from tdconsole.domain.values import (
    Break,
    Chips,
    EndMark,
    EntryId,
    Level,
    Mark,
    MarkKind,
    Money,
    Period,
    PeriodId,
    Price,
    Structure,
)
from tests.domain.floor import Floor, playing

MINUTE: Final = 60_000
REBUYS: Final = Rebuys(price=Price(pool=Money(2_000), fee=Money(0)), chips=Chips(10_000))
ADD_ON: Final = AddOn(price=Price(pool=Money(2_000), fee=Money(0)), chips=Chips(10_000))
BOOK: Final = replace(
    STANDARD,
    rebuy_when=Ruled(value="below", cite="House 7"),
    rebuy_after_add_on=Ruled(value=False, cite="House 8"),
)


def rows(*marks: tuple[int, MarkKind]) -> Structure:
    """Six levels of twenty minutes with a break after every second one."""
    made: list[Period] = []
    for number in range(1, 7):
        made.append(
            Level(
                id=PeriodId(0),
                small_blind=Chips(25 * number),
                big_blind=Chips(50 * number),
                minutes=20,
            )
        )
        if number % 2 == 0:
            made.append(Break(id=PeriodId(0), minutes=10))
    for row, kind in marks:
        made[row - 1] = replace(made[row - 1], marks=(Mark(kind=kind),))
    return tuple(replace(one, id=PeriodId(n)) for n, one in enumerate(made, start=1))


def floor_with(*marks: tuple[int, MarkKind], book: Rulebook = BOOK) -> Floor:
    return playing(4, structure=rows(*marks), rulebook=book)


def adding(*, rebuys: bool = True, add_on: bool = True) -> EditSetup:
    return EditSetup(
        terms=TermsChanges(rebuys=REBUYS if rebuys else None, add_on=ADD_ON if add_on else None)
    )


def ends(floor: Floor) -> dict[MarkKind, int | None]:
    """By row, counted from 0: with the end of which period."""
    kinds: tuple[MarkKind, ...] = ("rebuys_end", "add_on")
    return {kind: closing(floor.tournament, kind) for kind in kinds}


def test_they_end_where_registration_closes() -> None:
    floor = floor_with((3, "registration_closes"))
    (edited,) = floor.do(adding())
    assert isinstance(edited, SetupEdited)
    assert edited.ends == (
        EndMark(period=PeriodId(3), kind="rebuys_end"),
        EndMark(period=PeriodId(3), kind="add_on"),
    )
    assert ends(floor) == {"rebuys_end": 2, "add_on": 2}


def test_an_add_on_is_sold_in_the_next_break() -> None:
    floor = floor_with((4, "registration_closes"))
    floor.do(adding())
    assert ends(floor) == {"rebuys_end": 3, "add_on": 5}


def test_without_a_close_of_registration_they_end_with_the_last_sensible_break() -> None:
    floor = floor_with()
    floor.do(adding())
    found = ends(floor)
    assert found["rebuys_end"] == found["add_on"]
    assert isinstance(floor.tournament.setup.structure[found["add_on"] or 0], Break)


def test_marks_that_stand_are_left() -> None:
    floor = floor_with((1, "rebuys_end"), (9, "add_on"))
    (edited,) = floor.do(adding())
    assert isinstance(edited, SetupEdited)
    assert edited.ends == ()
    assert ends(floor) == {"rebuys_end": 0, "add_on": 8}


def test_each_alone() -> None:
    floor = floor_with((3, "registration_closes"))
    floor.do(adding(add_on=False))
    assert ends(floor) == {"rebuys_end": 2, "add_on": None}
    floor = floor_with((3, "registration_closes"))
    floor.do(adding(rebuys=False))
    assert ends(floor) == {"rebuys_end": None, "add_on": 2}


def test_what_is_over_by_the_clock_ends_with_the_next_break() -> None:
    floor = floor_with((3, "registration_closes"))
    floor.do(SetLevel(period=PeriodId(4)))
    floor.do(adding())
    assert ends(floor) == {"rebuys_end": 5, "add_on": 5}


def test_an_end_that_the_director_takes_away_does_not_come_back() -> None:
    floor = floor_with((3, "registration_closes"))
    floor.do(adding(), EditStructure(structure=rows((3, "registration_closes"))))
    dearer = replace(REBUYS, price=Price(pool=Money(3_000), fee=Money(0)))
    floor.do(EditSetup(terms=TermsChanges(rebuys=dearer)))
    assert ends(floor) == {"rebuys_end": None, "add_on": None}


def test_afterwards_they_are_refused_with_the_article() -> None:
    floor = floor_with((3, "registration_closes"))
    floor.do(adding())
    rebuy, add_on = TakeRebuy(entry=EntryId(1)), TakeAddOn(entry=EntryId(2))
    assert isinstance(floor.when(rebuy), tuple)
    floor.do(SetLevel(period=PeriodId(4)))
    assert floor.when(rebuy) == RebuysEnded(cite="House 7")
    assert floor.when(add_on) == AddOnsEnded(cite="House 8")


@pytest.mark.parametrize(("period", "go_on"), [(1, True), (3, True), (4, False)])
def test_rebuys_go_on_until_their_end(period: int, *, go_on: bool) -> None:
    floor = floor_with((3, "registration_closes"))
    floor.do(adding(), SetLevel(period=PeriodId(period)))
    state = floor.tournament
    reading = read(state.setup.structure, state.play.clock, floor.now)
    assert rebuys_go_on(state, reading) is go_on


def test_without_an_end_they_go_on() -> None:
    floor = floor_with()
    floor.do(adding(), EditStructure(structure=rows()))
    assert rebuys_go_on(floor.tournament, None)
