"""Papers that left the printer: a fact for the trail, nothing more."""

from typing import assert_never

from tdconsole.domain.day.bagging import last_day_bagged
from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.flights.first_days import going_on, is_day_two
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.language.rejections.discipline import NoSuchRuling
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.papers import NothingToPrint
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import NotSeated
from tdconsole.domain.room.balancing import plan
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.penalties import owing, to_miss
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Document, EntryId


def issue(
    tournament: Tournament, command: IssuePaper, context: Context
) -> tuple[Event, ...] | Rejection:
    document = command.document
    for entry in command.entries or ():
        if fault := _entry_fault(tournament, document, entry, context):
            return fault
    for ruling in command.rulings or ():
        if document != "rulings":
            return NothingToPrint(document=document)
        if ruling not in tournament.rulings:
            return NoSuchRuling(ruling=ruling)
    if not _is_there(tournament, document, context):
        return NothingToPrint(document=document)
    return (PaperIssued(document=document, entries=command.entries, rulings=command.rulings),)


def _entry_fault(
    tournament: Tournament, document: Document, entry: EntryId, context: Context
) -> Rejection | None:
    there = entry in tournament.entries.by_id
    if document == "refund":
        if there:
            return NothingToPrint(document=document)
        return None if entry < context.entry else UnknownEntry(entry=entry)
    if not there:
        return UnknownEntry(entry=entry)
    if document in {"seat-cards", "place-cards"} and entry not in tournament.play.seating.of:
        return NotSeated(entry=entry)
    if document == "certificate" and all(one.entry != entry for one in finishes(tournament)):
        return NothingToPrint(document=document)
    if document in {"payout-slip", "seat-voucher"} and not _paid_to(tournament, entry):
        return NothingToPrint(document=document)
    if document == "penalty-notice" and not _has_notice(tournament, entry):
        return NothingToPrint(document=document)
    if document == "tally-card" and not to_miss(tournament, entry):
        return NothingToPrint(document=document)
    return None


def _is_there(tournament: Tournament, document: Document, context: Context) -> bool:
    """Whether the paper has something to show.

    What was given back, moved, undone or lies in the tills isn't in the state; the printing side
    checks that.
    """
    seated, entries = tournament.play.seating.of, tournament.entries.by_id
    match document:
        case (
            "seat-cards"
            | "seating-by-name"
            | "seating-by-table"
            | "table-sheets"
            | "breaking-order"
            | "moves-sheet"
            | "last-slips"
            | "race-sheet"
            | "count-sheet"
        ):
            return bool(seated)
        case "void-slips":
            return bool(seated) or context.payout > 1
        case "move-slips":
            return bool(plan(tournament, context.now))
        case "breaking-slips":
            return bool(tournament.play.moves)
        case "redraw-sheet":
            return tournament.play.redrawn is not None
        case "payout-sheet":
            return bool(tournament.pool)
        case "payout-slip" | "seat-voucher" | "owed-back":
            return bool(tournament.prizes.paid)
        case "deal-sheet":
            return tournament.prizes.deal is not None
        case "results" | "certificate":
            return bool(tournament.exits.by_entry)
        case "place-cards":
            return at_last_table(tournament)
        case "refund-list":
            return bool(tournament.prizes.refunds)
        case "waiting-list":
            return tournament.left > len(seated)
        case "receipt" | "evening-report":
            return bool(entries)
        case "refund":
            return context.entry > len(entries) + 1
        case "cash-report" | "seal-strip":
            return True
        case "race-protocol":
            return bool(tournament.counts.races)
        case "bag-labels":
            return bool(seated) or bool(tournament.play.bags)
        case "overnight":
            return last_day_bagged(tournament) > 0
        case "flights-sheet":
            return is_day_two(tournament) or bool(going_on(tournament).stacks)
        case "hand-protocol":
            return tournament.play.clock.anchor is not None
        case "rulings":
            return bool(tournament.rulings)
        case "penalty-notice":
            put_out = (one.removed for one in tournament.exits.by_entry.values())
            return bool(tournament.penalties) or any(put_out)
        case "tally-card":
            return any(entry in entries for entry in owing(tournament))
        case "draw-proof":
            return tournament.draws.commitment is not None
        case _:
            assert_never(document)


def at_last_table(tournament: Tournament) -> bool:
    """Whether all who are left sit at one table."""
    used = [table for table in tournament.play.seating.tables.values() if table.players]
    return len(used) == 1 and len(used[0].players) == tournament.left > 1


def _paid_to(tournament: Tournament, entry: EntryId) -> bool:
    return any(slip.entry == entry for slip in tournament.prizes.paid.values())


def _has_notice(tournament: Tournament, entry: EntryId) -> bool:
    """Whether the player was given a penalty or put out by the director."""
    exit_ = tournament.exits.by_entry.get(entry)
    if exit_ is not None and exit_.removed:
        return True
    return any(one.entry == entry for one in tournament.penalties.values())


def issued(tournament: Tournament, _event: PaperIssued) -> Tournament:
    return tournament
