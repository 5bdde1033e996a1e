"""What left the printer: a fact for the trail, nothing more."""

from tdconsole.domain.commands import IssuePaper
from tdconsole.domain.context import Context
from tdconsole.domain.events import Event, PaperIssued
from tdconsole.domain.rejections import NothingToPrint, NotSeated, Rejection, UnknownEntry
from tdconsole.domain.state import Tournament


def issue(
    tournament: Tournament, command: IssuePaper, _context: Context
) -> tuple[Event, ...] | Rejection:
    seated = tournament.play.seating.of
    cards = command.document == "seat-cards"
    for entry in command.entries or ():
        if entry not in tournament.entries.by_id:
            return UnknownEntry(entry=entry)
        if cards and entry not in seated:
            return NotSeated(entry=entry)
    if not (seated if cards else tournament.takings.pool):
        return NothingToPrint(document=command.document)
    return (PaperIssued(document=command.document, entries=command.entries),)


def issued(tournament: Tournament, _event: PaperIssued) -> Tournament:
    return tournament
