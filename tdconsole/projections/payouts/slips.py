"""The slip a player signs for a payout, which is void if that is undone."""

from msgspec.structs import replace

from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.prizes.awards import Award, awards
from tdconsole.domain.values import Document, EntryId, PayoutNo, Place, Record, StepNo
from tdconsole.projections.entry.paper_source import PaperSource
from tdconsole.projections.payouts.paid_out import PaidOut, last_undone, paid_out
from tdconsole.projections.people.names import of_entry


class PayoutSlip(Record, kw_only=True):
    """A slip, for a prize with the place; `again` if it was printed before."""

    event: str
    currency: str
    paid: PaidOut
    name: str | None
    country: str | None
    place: Place | None = None
    shared_by: int = 1
    deal: bool = False
    again: bool = False
    void: bool = False
    beside: tuple[PayoutNo, ...] = ()
    """Earlier slips for the same thing: this one is the difference."""


def payout_slips(
    source: PaperSource, entries: tuple[EntryId, ...] | None = None
) -> tuple[PayoutSlip, ...]:
    """The slips not printed yet; if all were, all of them again."""
    printed, won = printed_before(source, "payout-slip"), _won(source)
    every = paid_out(source)
    slips = tuple(
        replace(
            _slip(source, paid, won, again=paid.payout in printed), beside=_earlier(every, paid)
        )
        for paid in every
        if entries is None or paid.entry in entries
    )
    return tuple(slip for slip in slips if not slip.again) or slips


def _earlier(every: tuple[PaidOut, ...], paid: PaidOut) -> tuple[PayoutNo, ...]:
    return tuple(
        one.payout
        for one in every
        if (one.entry, one.due) == (paid.entry, paid.due) and one.payout < paid.payout
    )


def void_payouts(source: PaperSource) -> tuple[PayoutSlip, ...]:
    """The void slips of the payments undone last."""
    won = _won(source)
    return tuple(_slip(source, paid, won, void=True) for paid in last_undone(source))


def _won(source: PaperSource) -> dict[EntryId, Award]:
    return {one.entry: one for one in awards(source.state)}


def _slip(
    source: PaperSource,
    paid: PaidOut,
    won: dict[EntryId, Award],
    *,
    again: bool = False,
    void: bool = False,
) -> PayoutSlip:
    state = source.state
    known = of_entry(state, source.people, paid.entry)
    placed = won.get(paid.entry) if paid.due == "prize" else None
    return PayoutSlip(
        event=state.setup.name,
        currency=state.setup.currency,
        paid=paid,
        name=known.name if known else None,
        country=known.country if known else None,
        place=placed.place if placed else None,
        shared_by=placed.shared_by if placed else 1,
        deal=placed.deal if placed else False,
        again=again,
        void=void,
    )


def printed_before(source: PaperSource, document: Document) -> set[PayoutNo]:
    """The numbers of slips already on such a paper; one made before a slip can't have it."""
    of_all, of_one = StepNo(0), dict[EntryId, StepNo]()
    for step in source.trail:
        for event in step.events:
            if isinstance(event, PaperIssued) and event.document == document:
                if event.entries is None:
                    of_all = step.no
                else:
                    of_one |= dict.fromkeys(event.entries, step.no)
    return {
        paid.payout
        for paid in paid_out(source)
        if max(of_all, of_one.get(paid.entry, StepNo(0))) > paid.step
    }
