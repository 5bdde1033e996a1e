"""Every entry: its money by method, its chips, and what was passed for it."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.commands.entry import TakeAddOn, TakeRebuy
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.terms import AddOn, Rebuys, Reentries, Terms
from tdconsole.domain.values import Chips, EntryId, Money, NoteId, Payment, Price, StepNo
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.entry.listed import EntryRow, MethodPaid, entry_list
from tests.domain.floor import FIFTY_AND_FIVE, Floor, busting, opened, playing, registering
from tests.projections.persons import PEOPLE

REBUY: Final = Price(pool=Money(2_000))
TERMS: Final = Terms(
    cap=3,
    reentries=Reentries(),
    rebuys=Rebuys(price=REBUY, chips=Chips(5_000)),
    add_on=AddOn(price=REBUY, chips=Chips(8_000)),
)


class Told:
    """A floor whose steps are kept."""

    def __init__(self, floor: Floor) -> None:
        self.floor = floor
        self.trail = list[TrailStep]()

    def do(self, command: Command, *, note: str | None = None) -> None:
        decided = self.floor.when(command, note=None if note is None else NoteId(note))
        assert isinstance(decided, tuple), decided
        self.floor.given(*decided)
        self.trail.append(
            TrailStep(
                no=StepNo(len(self.trail) + 1),
                at=self.floor.now,
                actor=None,
                command=type(command).__name__,
                undoes=None,
                undone_by=None,
                events=decided,
            )
        )

    def rows(self) -> Iterator[EntryRow]:
        yield from entry_list(self.floor.tournament, PEOPLE, self.trail).rows


def test_an_entry_adds_up_whatever_it_bought() -> None:
    told = Told(opened(terms=TERMS))
    card = Payment(method="card", amount=Money(2_500))
    told.do(replace(registering(1), payments=(Payment(amount=Money(3_000)), card)))
    told.do(TakeRebuy(entry=EntryId(1), payments=(Payment(method="card", amount=Money(2_000)),)))
    told.do(TakeAddOn(entry=EntryId(1)))
    (row,) = told.rows()
    assert (row.name, row.country, row.bullet, row.seat, row.out) == (
        "Ada Łęcka",
        "PL",
        1,
        None,
        False,
    )
    assert row.price.total == FIFTY_AND_FIVE.total + 2 * REBUY.total
    assert row.paid == (
        MethodPaid(method="cash", amount=Money(5_000)),
        MethodPaid(method="card", amount=Money(4_500)),
    )
    assert sum(one.amount for one in row.paid) == row.price.total
    assert (row.chips, row.rebuys, row.added_on) == (33_000, 1, True)


def test_who_entered_again_is_a_second_bullet_of_the_same_person() -> None:
    told = Told(playing(3, terms=replace(TERMS, cap=0)))
    told.do(busting(1))
    told.do(registering(1))
    first, _, _, again = told.rows()
    assert (first.out, first.bullet, first.seat) == (True, 1, None)
    assert (again.bullet, again.before, again.person) == (2, 1, first.person)
    assert again.seat is not None
    assert first.paid == (MethodPaid(method="cash", amount=Money(5_500)),)


def test_what_was_passed_is_marked_until_that_is_undone() -> None:
    told = Told(opened(terms=replace(TERMS, cap=1)))
    told.do(registering(1))
    told.do(replace(registering(2), override="a guest"), note="why")
    assert [row.overrode for row in told.rows()] == [(), ("cap",)]
    told.do(TakeRebuy(entry=EntryId(2)))
    told.do(TakeRebuy(entry=EntryId(2), stack=Chips(90_000), override="agreed"), note="why")
    assert [row.overrode for row in told.rows()] == [(), ("cap", "rebuy_stack")]
    told.trail[-1] = replace(told.trail[-1], undone_by=StepNo(9))
    assert [row.overrode for row in told.rows()] == [(), ("cap",)]
