"""The tables of money: what was bought, how it was paid, and what was paid out."""

from collections.abc import Iterator
from typing import Any, Final

from tdconsole.domain.language.events.entry import (
    AddOnTaken,
    BonusTaken,
    EntryRegistered,
    EntryUnregistered,
    PaymentsCorrected,
    RebuyTaken,
)
from tdconsole.domain.language.events.money import PrizePaid, PrizeTakenBack
from tdconsole.domain.prizes.dues import owed
from tdconsole.domain.values import EntryId, Payment
from tdconsole.exports.relational.of_house import STAFF
from tdconsole.exports.relational.schema import (
    OF_TOURNAMENT,
    TOURNAMENT,
    Column,
    Key,
    Row,
    Table,
    of_entry,
)
from tdconsole.exports.relational.told import TournamentTold
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.entry.purchases import purchases

_STEP: Final = Key(("tournament", "step"), "steps", ("tournament", "step"))
_ENTRY: Final = Column("entry", "number", "The entry.")
_TILL: Final = Column("till", "number", "The number of the till, if there was one.")
_ACTOR: Final = Column("actor", "number", "Who of the staff did it.")


def _purchases(told: TournamentTold) -> Iterator[Row]:
    number = 0
    for bought in purchases(told.trail).of.values():
        for one in bought:
            number += 1
            price = one.price
            parts = (price.total, price.pool, price.fee, price.bounty, price.staff)
            yield number, one.entry, one.kind, one.at, *parts, one.chips, one.till, one.actor


class _Desk:
    """The payments of one tournament as they came and went, which the cash report adds up."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self._taken: dict[EntryId, list[int]] = {}
        self._own: dict[EntryId, tuple[list[int], TrailStep]] = {}
        self._corrected: set[int] = set()

    def counting(self) -> Iterator[Row]:
        kept = (row for at, row in enumerate(self.rows) if at not in self._corrected)
        for number, row in enumerate(kept, start=1):
            yield number, *row

    def take(self, event: Any, step: TrailStep) -> None:
        if isinstance(event, EntryRegistered):
            paid = event.payments
            paid = (Payment(amount=event.paid.total),) if paid is None else paid
            self._own[event.entry] = (self._put("in", "entry", event, paid, step), step)
        elif isinstance(event, PaymentsCorrected):
            self._correct(event, step)
        elif isinstance(event, RebuyTaken | AddOnTaken | BonusTaken):
            self._put("in", _WHAT[type(event)], event, event.payments, step)
        elif isinstance(event, EntryUnregistered):
            self._give_back(event, step)
        elif isinstance(event, PrizePaid):
            self._put("out", event.due, event, event.payments, step)
        elif isinstance(event, PrizeTakenBack):
            self._put("out", event.due, event, event.payments, step, sign=-1)

    def _put(  # noqa: PLR0913, PLR0917 -- what a payment is made of
        self,
        way: str,
        what: str,
        event: Any,
        payments: tuple[Payment, ...],
        step: TrailStep,
        sign: int = 1,
    ) -> list[int]:
        put = list(range(len(self.rows), len(self.rows) + len(payments)))
        for one in payments:
            signed = sign * one.amount
            moved = (step.no, step.at, event.entry, way, what, one.method, signed, one.ref)
            self.rows.append((*moved, event.till, step.actor))
        if way == "in":
            self._taken.setdefault(event.entry, []).extend(put)
        return put

    def _correct(self, event: PaymentsCorrected, step: TrailStep) -> None:
        """Replace how the entry was paid; when and who took it stays."""
        put, first = self._own.get(event.entry, ([], step))
        self._corrected.update(put)
        anew = self._put("in", "entry", event, event.payments, first)
        self._own[event.entry] = (anew, first)

    def _give_back(self, event: EntryUnregistered, step: TrailStep) -> None:
        taken = [at for at in self._taken.pop(event.entry, []) if at not in self._corrected]
        self._own.pop(event.entry, None)
        if event.refund is not None:
            self._put("out", "unregistered", event, event.refund, step)
            return
        for at in taken:  # written before refunds were recorded: all of it, the way it came
            (*_, method, amount, ref, till, _actor) = self.rows[at]
            moved = (step.no, step.at, event.entry, "out", "unregistered", method, amount, ref)
            self.rows.append((*moved, till, step.actor))


_WHAT: Final[dict[type, str]] = {RebuyTaken: "rebuy", AddOnTaken: "add-on", BonusTaken: "bonus"}


def _payments(told: TournamentTold) -> Iterator[Row]:
    desk = _Desk()
    for step in told.living:
        for event in step.events:
            desk.take(event, step)
    yield from desk.counting()


def _payouts(told: TournamentTold) -> Iterator[Row]:
    for step in told.living:
        for event in step.events:
            if isinstance(event, PrizePaid):
                sums: tuple[int, int, int] = (
                    event.gross,
                    event.withheld,
                    event.gross - event.withheld,
                )
            elif isinstance(event, PrizeTakenBack):
                sums = (-event.amount, 0, -event.amount)
            else:
                continue
            done = (step.no, step.at, event.till, step.actor)
            yield event.payout, event.entry, event.due, *sums, *done


def _dues(told: TournamentTold) -> Iterator[Row]:
    for one in owed(told.state):
        yield one.entry, one.due, one.gross, one.paid, one.open


PURCHASES: Final = Table(
    "purchases",
    "What the entries that count bought: the entry, re-entries, rebuys, add-ons, the staff bonus.",
    ("tournament", "purchase"),
    (
        TOURNAMENT,
        Column("purchase", "number", "The purchase's number here."),
        _ENTRY,
        Column("kind", "text", "entry, re-entry, rebuy, add-on or bonus."),
        Column("at", "moment", "When it was bought."),
        Column("price", "money", "What it cost."),
        Column("pool", "money", "The part of it that is played for."),
        Column("fee", "money", "The house's fee in it."),
        Column("bounty", "money", "The bounty in it."),
        Column("staff_part", "money", "The staff's part of it."),
        Column("chips", "number", "The chips bought."),
        _TILL,
        _ACTOR,
    ),
    _purchases,
    (of_entry(), STAFF),
    facets=("kind", "till"),
)
PAYMENTS: Final = Table(
    "payments",
    "Money that came in and went out, by method; the cash report adds these up.",
    ("tournament", "payment"),
    (
        TOURNAMENT,
        Column("payment", "number", "The payment's number here."),
        Column("step", "number", "The step that took or gave it."),
        Column("at", "moment", "When that was."),
        _ENTRY,
        Column(
            "direction", "text", "in, or out; what was taken back from somebody is a negative out."
        ),
        Column(
            "purpose",
            "text",
            "entry, rebuy, add-on, bonus; unregistered (given back); prize, bounty, special, refund.",
        ),
        Column("method", "text", "cash, card, ticket, voucher or house."),
        Column("amount", "money", "How much."),
        Column("reference", "text", "The number of the ticket or voucher.", personal=True),
        _TILL,
        _ACTOR,
    ),
    _payments,
    (OF_TOURNAMENT, of_entry(), _STEP, STAFF),
    facets=("direction", "purpose", "method"),
)
PAYOUTS: Final = Table(
    "payouts",
    "Slips of money paid out to players; a slip of money taken back is negative.",
    ("tournament", "payout"),
    (
        TOURNAMENT,
        Column("payout", "number", "The slip's number."),
        _ENTRY,
        Column("due", "text", "prize, bounty, special or refund."),
        Column("gross", "money", "The sum before tax."),
        Column("withheld", "money", "The tax withheld."),
        Column("net", "money", "What was handed over."),
        Column("step", "number", "The step that paid it."),
        Column("at", "moment", "When that was."),
        _TILL,
        _ACTOR,
    ),
    _payouts,
    (OF_TOURNAMENT, of_entry(), _STEP, STAFF),
    facets=("due",),
)
DUES: Final = Table(
    "dues",
    "What each entry is owed, and what was paid of it.",
    ("tournament", "entry", "due"),
    (
        TOURNAMENT,
        _ENTRY,
        Column("due", "text", "prize, bounty, special or refund."),
        Column("gross", "money", "What is owed, before tax."),
        Column("paid", "money", "What was paid of it."),
        Column("open", "money", "What is still to be paid; negative if too much was."),
    ),
    _dues,
    (of_entry(),),
    facets=("due",),
)
