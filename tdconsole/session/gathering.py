"""What a paper is made from, brought together at one moment."""

from typing import Final

from tdconsole.domain.floors import seen
from tdconsole.domain.values import Document, PlayId, TournamentId
from tdconsole.projections.names import People
from tdconsole.projections.paper_source import PaperSource
from tdconsole.session.session import Session

_OF_THE_TRAIL: Final[frozenset[Document]] = frozenset(
    {
        "receipt",
        "payout-sheet",
        "payout-slip",
        "deal-sheet",
        "results",
        "seat-voucher",
        "owed-back",
        "refund-list",
        "refund",
        "draw-proof",
        "hand-protocol",
        "seat-cards",
        "moves-sheet",
        "breaking-slips",
        "redraw-sheet",
        "last-slips",
        "void-slips",
        "race-protocol",
    }
)


def gathered(
    session: Session,
    tournament: TournamentId,
    document: Document,
    people: People | None = None,
    flight: PlayId | None = None,
) -> PaperSource:
    """Nothing in it changes any more: the paper may be made in another thread.

    Of several flights it is made of the one named. `people` is for whoever knows their names already.
    """
    timeline = session.timeline(tournament)
    state = timeline.state
    if state is None:
        raise LookupError(tournament)
    return PaperSource(
        state=seen(state, flight),
        people=session.club.people.named(timeline.persons.values()) if people is None else people,
        trail=tuple(timeline.trail()) if document in _OF_THE_TRAIL else (),
        staff=session.club.staff.named(),
        tills={till.no: till.name for till in session.house.tills.values()},
        cash=session.house_desk.cash_report() if document == "cash-report" else None,
    )
