"""Payouts and returns slip by slip, with time and staff from the trail."""

from collections.abc import Iterable, Iterator

from tdconsole.domain.language.events.money import PrizePaid, PrizeTakenBack
from tdconsole.domain.values import Due, EntryId, Instant, Money, Payment, PayoutNo, Record, StepNo
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.entry.paper_source import PaperSource
from tdconsole.projections.entry.receipt import staff_name, till_name


class PaidOut(Record, kw_only=True):
    """A slip; sums taken back are positive too."""

    payout: PayoutNo
    entry: EntryId
    due: Due
    gross: Money
    withheld: Money
    payments: tuple[Payment, ...]
    at: Instant
    till: str | None = None
    by: str | None = None
    back: bool = False
    step: StepNo
    undone_by: StepNo | None = None

    @property
    def net(self) -> Money:
        return Money(self.gross - self.withheld)


def paid_out(source: PaperSource) -> tuple[PaidOut, ...]:
    """The slips that still count, by number."""
    counting = (slip for slip in _slips(source) if slip.undone_by is None)
    return tuple(sorted(counting, key=lambda slip: slip.payout))


def last_undone(source: PaperSource) -> tuple[PaidOut, ...]:
    """The slips that one step last took back."""
    undone = [slip for slip in _slips(source) if slip.undone_by is not None]
    last = max((slip.undone_by or 0 for slip in undone), default=0)
    return tuple(slip for slip in undone if slip.undone_by == last)


def of_entries(slips: Iterable[PaidOut], due: Due) -> dict[EntryId, tuple[PaidOut, ...]]:
    of: dict[EntryId, tuple[PaidOut, ...]] = {}
    for slip in slips:
        if slip.due == due:
            of[slip.entry] = (*of.get(slip.entry, ()), slip)
    return of


def _slips(source: PaperSource) -> Iterator[PaidOut]:
    for step in source.trail:
        for event in step.events:
            if isinstance(event, PrizePaid | PrizeTakenBack):
                yield _slip(source, event, step)


def _slip(source: PaperSource, event: PrizePaid | PrizeTakenBack, step: TrailStep) -> PaidOut:
    paid = isinstance(event, PrizePaid)
    return PaidOut(
        payout=event.payout,
        entry=event.entry,
        due=event.due,
        gross=event.gross if isinstance(event, PrizePaid) else event.amount,
        withheld=event.withheld if isinstance(event, PrizePaid) else Money(0),
        payments=event.payments,
        at=step.at,
        till=till_name(source, event.till),
        by=staff_name(source, step.actor),
        back=not paid,
        step=step.no,
        undone_by=step.undone_by,
    )
