"""Gathering all that a paper is made from, at one moment."""

from collections.abc import Mapping
from typing import Final

from tdconsole import settings
from tdconsole.domain.rules.offences import OffenceList
from tdconsole.domain.state.flight_in_hand import seen
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Document, EntryId, NoteId, PlayId, RulingNo, TournamentId
from tdconsole.library.offences import offences
from tdconsole.projections.discipline.notices import noted
from tdconsole.projections.eliminations.published import Published, published
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.entry.paper_source import PaperSource
from tdconsole.projections.people.names import Notes, People
from tdconsole.session.card_codes import CardCodes
from tdconsole.session.past.rulings import texts_of
from tdconsole.session.sealing import seals
from tdconsole.session.session import Session
from tdconsole.session.timeline import Timeline

_OF_THE_TRAIL: Final[frozenset[Document]] = frozenset(
    {
        "receipt",
        "payout-sheet",
        "payout-slip",
        "deal-sheet",
        "results",
        "certificate",
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
        "rulings",
        "penalty-notice",
        "tally-card",
        "evening-report",
    }
)

_OF_PENALTIES: Final[frozenset[Document]] = frozenset({"penalty-notice", "void-slips"})


def gathered(  # noqa: PLR0913 -- what, of whom, and of which part of it
    session: Session,
    tournament: TournamentId,
    document: Document,
    people: People | None = None,
    flight: PlayId | None = None,
    *,
    rulings: tuple[RulingNo, ...] | None = None,
) -> PaperSource:
    """The source of a paper; it never changes, so another thread may make the paper.

    With several flights it is of the one named. Callers that know the names already give `people`;
    `rulings` are those to print slips of.
    """
    timeline = session.timeline(tournament)
    state = timeline.state
    if state is None:
        raise LookupError(tournament)
    told, here = document in _OF_PENALTIES, settings.read()
    trail = tuple(timeline.trail()) if document in _OF_THE_TRAIL else ()
    return PaperSource(
        state=seen(state, flight),
        people=session.club.people.named(timeline.persons.values()) if people is None else people,
        trail=trail,
        staff=session.club.staff.named(),
        tills={till.no: till.name for till in session.house.tills.values()},
        cash=session.house_desk.cash_report() if document == "cash-report" else None,
        notes=_notes(session, state, document, trail),
        rulings=rulings,
        offences=offences() if told else OffenceList(offences=()),
        seals=seals(session, tournament) if document == "seal-strip" else None,
        pages=_pages(timeline) if document == "seat-cards" else {},
        house=here.publishing.club,
        shows_money=here.wall.money,
    )


def publishing(
    session: Session, tournament: TournamentId, *, flight: PlayId | None = None, everybody: bool
) -> Published:
    """What is published of the tournament now; by default people are named who agreed to that."""
    timeline = session.timeline(tournament)
    state = timeline.state
    if state is None:
        raise LookupError(tournament)
    people, there = session.club.people, timeline.persons.values()
    named = people.named(there if everybody else people.agreed(there))
    return published(seen(state, flight), named, timeline.trail(), session.now())


def _pages(timeline: Timeline) -> Mapping[EntryId, str]:
    """The players' own pages in the hall, in the signs that make the smallest code; none without one."""
    there = settings.read().hall.page("/C/")
    if there is None:
        return {}
    return {entry: f"{there}{code}".upper() for entry, code in CardCodes(timeline).every().items()}


def table_notes(session: Session, state: Tournament) -> Notes:
    """The texts of the notes on tables."""
    return session.club.notes.texts(state.table_notes.values())


def _notes(
    session: Session, state: Tournament, document: Document, trail: tuple[TrailStep, ...]
) -> Mapping[NoteId, str]:
    """The notes that appear on the paper."""
    if document == "rulings":
        return texts_of(session, state)
    if document == "table-sheets":
        return table_notes(session, state)
    return session.club.notes.texts(noted(trail)) if document in _OF_PENALTIES else {}
