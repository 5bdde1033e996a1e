from typing import Final

from msgspec.structs import replace

from tdconsole.domain.engine.decider import fold
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import EntryId, Money, PersonId, Price, StaffId, StepNo, TillNo
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.entry.paper_source import PaperSource
from tdconsole.projections.entry.purchases import registered_at
from tdconsole.projections.entry.receipt import Receipt, receipts, refund_list
from tests.domain.floor import Floor, founded
from tests.projections.payments import (
    add_on,
    before_payments_were,
    bonus,
    cash,
    corrected,
    entry,
    left,
    paying,
    rebuy,
)
from tests.projections.persons import ADA

PRICE: Final = 5_500


def source(*events: Event, undone: int | None = None) -> PaperSource:
    """Each event is a step; the one that is undone lives in the trail alone."""
    steps = [
        TrailStep(
            no=StepNo(no),
            at=Floor().now,
            actor=StaffId(4),
            command="",
            undoes=None,
            undone_by=StepNo(99) if no == undone else None,
            events=(event,),
        )
        for no, event in enumerate(events)
    ]
    state = fold(None, [founded(), *(e for no, e in enumerate(events) if no != undone)])
    assert state is not None
    return PaperSource(
        state=state,
        people={PersonId(1): ADA},
        trail=tuple(steps),
        staff={StaffId(4): "Zoè"},
        tills={TillNo(1): "Desk 1"},
    )


def only(made: tuple[Receipt, ...]) -> Receipt:
    [receipt] = made
    return receipt


def again(number: int, before: int) -> Event:
    return replace(entry(number, *cash(PRICE)), person=PersonId(before), before=EntryId(before))


def test_a_receipt_says_what_was_paid_how_where_and_to_whom() -> None:
    receipt = only(receipts(source(entry(1, paying("card", PRICE)))))
    [line] = receipt.lines
    assert (receipt.name, receipt.country) == (ADA.name, "PL")
    assert (line.till, line.by, line.bought.kind) == ("Desk 1", "Zoè", "entry")
    assert (receipt.price.total, receipt.paid, receipt.owed) == (PRICE, PRICE, 0)


def test_rebuys_the_add_on_and_the_next_entry_are_on_it() -> None:
    receipt = only(
        receipts(
            source(
                entry(1, *cash(PRICE)),
                rebuy(1, *cash(1_000)),
                bonus(1, *cash(300)),
                again(2, 1),
                add_on(2, *cash(2_000)),
            )
        )
    )
    kinds = [line.bought.kind for line in receipt.lines]
    assert kinds == ["entry", "rebuy", "bonus", "re-entry", "add-on"]
    assert receipt.price.total == receipt.paid == 2 * PRICE + 1_000 + 300 + 2_000


def test_of_a_person_with_two_entries_there_is_one_receipt() -> None:
    made = source(entry(1, *cash(PRICE)), again(2, 1), entry(3, *cash(PRICE)))
    assert len(receipts(made)) == 2
    assert len(only(receipts(made, (EntryId(2),))).lines) == 2


def test_what_was_corrected_is_as_it_was_corrected() -> None:
    receipt = only(receipts(source(entry(1, *cash(PRICE)), corrected(1, paying("card", PRICE)))))
    [payment] = receipt.lines[0].bought.payments
    assert payment.method == "card"


def test_what_is_not_paid_is_still_owed() -> None:
    assert only(receipts(source(entry(1, *cash(5_000))))).owed == 500


def test_what_was_undone_is_on_no_receipt() -> None:
    made = source(entry(1, *cash(PRICE)), rebuy(1, *cash(1_000)), undone=1)
    assert only(receipts(made)).paid == PRICE


def test_an_old_entry_was_paid_in_cash() -> None:
    [line] = only(receipts(source(before_payments_were(1)))).lines
    assert line.bought.payments == cash(PRICE)


def test_who_was_taken_off_the_list_has_a_refund_and_no_receipt() -> None:
    made = source(entry(1, *cash(PRICE)), entry(2, *cash(PRICE)), left(1, *cash(PRICE)))
    assert [receipt.lines[0].bought.entry for receipt in receipts(made)] == [2]
    refunds = refund_list(made)
    [refund] = refunds.refunds
    assert (refund.entry, refund.name, refund.amount) == (1, ADA.name, PRICE)
    assert (refund.till, refund.by, refunds.total) == ("Desk 1", "Zoè", PRICE)


def test_an_old_refund_was_all_that_was_paid() -> None:
    gone = replace(left(1), refund=None, till=None)
    [refund] = refund_list(source(entry(1, *cash(PRICE)), rebuy(1, *cash(1_000)), gone)).refunds
    assert refund.amount == PRICE + 1_000


def test_only_the_refunds_that_are_asked_for() -> None:
    events = [entry(n, *cash(PRICE)) for n in (1, 2)] + [left(n, *cash(PRICE)) for n in (1, 2)]
    assert [one.entry for one in refund_list(source(*events), (EntryId(2),)).refunds] == [2]


def test_a_price_that_was_mended_for_all_is_the_one_that_is_owed() -> None:
    made = source(entry(1, *cash(PRICE)))
    mended = replace(made.state.entries.by_id[EntryId(1)], paid=Price(pool=Money(6_000)))
    by_id = made.state.entries.by_id.set(EntryId(1), mended)
    state = replace(made.state, entries=replace(made.state.entries, by_id=by_id))
    assert only(receipts(replace(made, state=state))).owed == 500


def test_when_each_entry_was_registered() -> None:
    made = source(entry(1, *cash(PRICE)), rebuy(1, *cash(1_000)))
    assert registered_at(made.trail) == {EntryId(1): made.trail[0].at}
