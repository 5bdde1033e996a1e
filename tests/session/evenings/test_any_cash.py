"""Whatever is paid, given back, corrected, undone and redone: a till has what its cash adds up to."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdconsole.domain.language.commands.entry import (
    CorrectPayments,
    Newcomer,
    RegisterEntry,
    UnregisterEntry,
)
from tdconsole.domain.language.commands.house import CloseTill, MoveCash, OpenTill, ReopenTill
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.events.entry import (
    EntryRegistered,
    EntryUnregistered,
    PaymentsCorrected,
)
from tdconsole.domain.values import EntryId, Money, Payment, StepNo, TillNo
from tests.engines import examples
from tests.session.floor import Desk, Room, Rooms

MAIN, BAR = TillNo(1), TillNo(2)
FLOAT, PRICE = 20_000, 5_500
CHOICES = st.lists(
    st.tuples(
        st.integers(0, 9), st.integers(1, 30), st.integers(0, PRICE), st.sampled_from([0, 1, 2])
    ),
    min_size=10,
    max_size=40,
)


def parts(card: int) -> tuple[Payment, ...]:
    return (
        Payment(amount=Money(PRICE - card)),
        Payment(method="card", amount=Money(card)),
    )


def asked(choice: int, number: int, card: int, at: int) -> Request:
    till, entry = TillNo(at) if at else None, EntryId(1 + number % 8)
    match choice:
        case 0 | 1 | 2:
            newcomer = Newcomer(name=f"Player {number}")
            return RegisterEntry(person=newcomer, payments=parts(card), till=till)
        case 3:
            return UnregisterEntry(entry=entry, till=till)
        case 4:
            back = (Payment(amount=Money(card)),)
            return UnregisterEntry(entry=entry, refund=back, till=till)
        case 5 | 6:
            return CorrectPayments(entry=entry, payments=parts(card), till=till)
        case 7:
            return Undo()
        case 8:
            return Undo(step=StepNo(number))
        case _:
            return Redo()


def cash_at(desk: Desk, till: TillNo) -> Iterator[int]:
    """The cash of living steps, worked out from the beginning independently."""
    own: dict[EntryId, tuple[TillNo | None, tuple[Payment, ...]]] = {}
    for step in desk.session.timeline(desk.id).trail():
        if step.undone_by is not None:
            continue
        for event in step.events:
            match event:
                case (
                    EntryRegistered(payments=tuple(payments)) | PaymentsCorrected(payments=payments)
                ):
                    own[event.entry] = (event.till, payments)
                case EntryUnregistered(refund=tuple(refund)) if event.till == till:
                    yield -sum(one.amount for one in refund if one.method == "cash")
                case _:
                    pass
    for at, payments in own.values():
        if at == till:
            yield sum(one.amount for one in payments if one.method == "cash")


def test_the_sum_of_a_till_is_its_float_and_its_cash(
    request: pytest.FixtureRequest, rooms: Rooms
) -> None:
    @settings(max_examples=examples(request, 40))
    @given(CHOICES, st.lists(st.integers(-9_000, 9_000), max_size=5))
    def tried(choices: list[tuple[int, int, int, int]], moves: list[int]) -> None:
        with rooms() as club:
            sums_are_right(club, choices, moves)

    tried()


def sums_are_right(club: Room, choices: list[tuple[int, int, int, int]], moves: list[int]) -> None:
    session = club.session()
    session.submit_house(OpenTill(name="Main", floats=Money(FLOAT)))
    session.submit_house(OpenTill(name="Bar"))
    desks = [Desk(session), Desk(session)]
    for at, choice in enumerate(choices):
        session.submit(desks[at % 2].id, asked(*choice))
        if at % 7 == 3:
            closing = CloseTill(till=BAR, counted=Money(0))
            session.submit_house(ReopenTill(till=BAR) if at % 2 else closing)
        if at % 5 == 0:
            session.house_desk.expected_in(MAIN)  # looked at in between, or not
    moved = 0
    for amount in moves:
        answer = session.submit_house(MoveCash(till=MAIN, amount=Money(amount), reason="the safe"))
        moved += amount if hasattr(answer, "step") else 0
    main, bar = (sum(sum(cash_at(desk, till)) for desk in desks) for till in (MAIN, BAR))
    assert session.house_desk.expected_in(MAIN) == FLOAT + moved + main
    assert session.house_desk.expected_in(BAR) == bar
    again = club.session().house_desk.cash_report()
    assert again == session.house_desk.cash_report()
    (sheet,) = again.currencies
    told = {till.till: till.expected for till in again.tills}
    assert told == {MAIN: FLOAT + moved + main, BAR: bar}
    cash = sum(one.total for one in sheet.methods if one.method == "cash")
    assert cash == main + bar + sheet.cash_without_till
    assert sheet.owed == 0
