"""What left the printer: a fact for the trail, nothing more."""

from tdconsole.domain.commands import IssuePaper
from tdconsole.domain.context import Context
from tdconsole.domain.events import Event, PaperIssued
from tdconsole.domain.rejections import NothingToPrint, Rejection, UnknownEntry
from tdconsole.domain.state import Tournament


def issue(
    tournament: Tournament, command: IssuePaper, _context: Context
) -> tuple[Event, ...] | Rejection:
    for entry in command.entries:
        if entry not in tournament.entries.by_id:
            return UnknownEntry(entry=entry)
    seated = tournament.play.seating.of
    if command.document == "seat-cards":
        something = any(entry in seated for entry in command.entries or seated)
    else:
        something = tournament.takings.pool > 0
    if not something:
        return NothingToPrint(document=command.document)
    return (PaperIssued(document=command.document, entries=command.entries),)


def issued(tournament: Tournament, _event: PaperIssued) -> Tournament:
    return tournament
