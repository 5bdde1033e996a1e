"""The list documents, and what each is made from."""

from typing import BinaryIO

from msgspec.structs import replace

from tdconsole.domain.values import Document, EntryId
from tdconsole.i18n.rules.books import cited
from tdconsole.printing.bubble.hand_protocol import print_hand_protocol
from tdconsole.printing.chips.count_sheet import print_count_sheet
from tdconsole.printing.chips.race_protocol import print_race_protocol
from tdconsole.printing.chips.race_sheet import print_race_sheet
from tdconsole.printing.day.bag_labels import print_bag_labels
from tdconsole.printing.day.overnight import print_overnight
from tdconsole.printing.discipline.penalty_notice import print_penalty_notices
from tdconsole.printing.discipline.rulings import print_ruling_slips, print_rulings
from tdconsole.printing.discipline.tally_card import print_tally_cards
from tdconsole.printing.draw.proof import print_draw_proof
from tdconsole.printing.eliminations.certificate import print_certificates
from tdconsole.printing.eliminations.evening_report import print_evening_report
from tdconsole.printing.eliminations.results import print_results
from tdconsole.printing.entry.cash_report import print_cash_report
from tdconsole.printing.entry.receipt import print_receipts
from tdconsole.printing.entry.refund import print_refund_list, print_refund_slips
from tdconsole.printing.flights.sheet import print_flights_sheet
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.papers.seal_strip import print_seal_strip
from tdconsole.printing.payouts.owed_back import print_owed_back
from tdconsole.printing.payouts.refund_list import print_cancelled_refunds
from tdconsole.printing.payouts.sheet import print_payout_sheet
from tdconsole.printing.payouts.slip import print_payout_slips
from tdconsole.printing.payouts.void import print_void_payouts
from tdconsole.printing.prizes.deal_sheet import print_deal_sheet
from tdconsole.printing.prizes.seat_voucher import print_seat_vouchers
from tdconsole.printing.room.breaking_order import print_breaking_order
from tdconsole.printing.room.breaking_slips import print_breaking_slips
from tdconsole.printing.room.move_slips import print_move_slips
from tdconsole.printing.room.moves_sheet import print_moves_sheet
from tdconsole.printing.room.place_cards import print_place_cards
from tdconsole.printing.room.redraw_sheet import print_redraw_sheet
from tdconsole.printing.room.seating_by_name import print_seating_by_name
from tdconsole.printing.room.seating_by_table import print_seating_by_table
from tdconsole.printing.room.table_sheets import print_table_sheets
from tdconsole.printing.room.waiting_list import print_waiting_list
from tdconsole.projections.bubble.hand_history import hand_history
from tdconsole.projections.chips.count_sheet import count_sheet
from tdconsole.projections.chips.race_board import race_sheet
from tdconsole.projections.chips.race_protocol import race_protocol
from tdconsole.projections.day.bag_labels import bag_labels
from tdconsole.projections.day.overnight import overnight
from tdconsole.projections.discipline.notices import PenaltyNotice, penalty_notices, void_notices
from tdconsole.projections.discipline.rulings import ruling_list
from tdconsole.projections.discipline.tally_cards import tally_cards
from tdconsole.projections.draw.proof import draw_proof
from tdconsole.projections.eliminations.certificates import certificates
from tdconsole.projections.eliminations.results import results
from tdconsole.projections.engine.titles import title_of
from tdconsole.projections.entry.paper_source import PaperSource
from tdconsole.projections.entry.receipt import receipts, refund_list
from tdconsole.projections.flights.board import flights_board
from tdconsole.projections.papers.voided import voided
from tdconsole.projections.payouts.owed_back import owed_back
from tdconsole.projections.payouts.paid_out import paid_out
from tdconsole.projections.payouts.refunds import cancelled_refunds
from tdconsole.projections.payouts.sheet import payout_sheet
from tdconsole.projections.payouts.slips import payout_slips, printed_before, void_payouts
from tdconsole.projections.prizes.deal import agreed_deal
from tdconsole.projections.prizes.seat_vouchers import seat_vouchers
from tdconsole.projections.room.breaking_order import breaking_order
from tdconsole.projections.room.move_slips import made_slips, planned_slips, void_slips
from tdconsole.projections.room.moves_sheet import last_moves, last_of, last_undone, moves_sheet
from tdconsole.projections.room.redraw_sheet import redraw_sheet
from tdconsole.projections.room.seating_list import seating_list
from tdconsole.projections.room.waiting_list import waiting_list


def print_list(
    document: Document,
    source: PaperSource,
    frame: Frame,
    to: BinaryIO,
    entries: tuple[EntryId, ...] | None = None,
) -> int:
    """Print the list, and return the pages; for a refund, a slip for each entry named if any."""
    state, people = source.state, source.people
    match document:
        case "payout-sheet":
            paid = payout_sheet(state, people, frame.footer.printed, paid_out(source))
            return print_payout_sheet(paid, frame, to)
        case "payout-slip":
            return print_payout_slips(payout_slips(source, entries), frame, to)
        case "deal-sheet":
            return print_deal_sheet(agreed_deal(state, people), state.setup.name, frame, to)
        case "results":
            return print_results(results(state, people, frame.footer.printed), frame, to)
        case "certificate":
            shown = certificates(source, frame.footer.printed, entries)
            return print_certificates(shown, frame, to)
        case "seat-voucher":
            return _print_vouchers(source, frame, to, entries)
        case "owed-back":
            return print_owed_back(owed_back(state, people), frame, to)
        case "refund-list":
            return print_cancelled_refunds(cancelled_refunds(source), frame, to)
        case "seating-by-name":
            return print_seating_by_name(seating_list(state, people), frame, to)
        case "seating-by-table":
            return print_seating_by_table(seating_list(state, people), frame, to)
        case "table-sheets":
            seating = seating_list(state, people, frame.footer.printed, source.notes)
            return print_table_sheets(seating, frame, to)
        case "breaking-order":
            return print_breaking_order(breaking_order(state), frame, to)
        case "move-slips":
            planned = planned_slips(state, people, frame.footer.printed)
            return print_move_slips(planned, frame, to)
        case "moves-sheet":
            return print_moves_sheet(
                moves_sheet(state, people, last_moves(source.on_floor)), frame, to
            )
        case "breaking-slips":
            return _print_broken(source, frame, to)
        case "redraw-sheet":
            redrawn = last_of(source.on_floor, "redrawn")
            sheet = None if redrawn is None else redraw_sheet(state, people, redrawn)
            return print_redraw_sheet(sheet, frame, to)
        case "place-cards":
            seating = seating_list(state, people, frame.footer.printed)
            return print_place_cards(seating, entries, frame, to)
        case "last-slips":
            made = made_slips(state, people, last_moves(source.on_floor))
            named = tuple(slip for slip in made if entries is None or slip.entry in entries)
            return print_move_slips(named, frame, to)
        case "void-slips":
            return _print_void(source, frame, to)
        case "waiting-list":
            waiting = waiting_list(state, people, frame.footer.printed)
            return print_waiting_list(waiting, title_of(state), frame, to)
        case "receipt":
            return print_receipts(receipts(source, entries), frame, to)
        case "refund" if entries is None:
            return print_refund_list(refund_list(source), frame, to)
        case "refund":
            return print_refund_slips(refund_list(source, entries), frame, to)
        case "cash-report" if source.cash is not None:
            return print_cash_report(source.cash, source.staff, frame, to)
        case "seal-strip" if source.seals is not None:
            return print_seal_strip(source.seals, title_of(state), frame, to)
        case "bag-labels":
            return print_bag_labels(bag_labels(state, people, entries), frame, to)
        case "overnight":
            report = overnight(state, people, frame.footer.printed)
            return print_overnight(report, frame, to)
        case "flights-sheet":
            board = flights_board(state, people, frame.footer.printed)
            return print_flights_sheet(board, frame, to)
        case "hand-protocol":
            return _print_hands(source, frame, to)
        case "count-sheet":
            return print_count_sheet(count_sheet(state, people), frame, to)
        case "race-sheet":
            return print_race_sheet(race_sheet(state, people), frame, to)
        case "race-protocol":
            return print_race_protocol(race_protocol(state, people, source.trail), frame, to)
        case "rulings":
            return _print_rulings(source, frame, to)
        case "penalty-notice":
            return _print_notices(source, penalty_notices(source, entries), frame, to)
        case "tally-card":
            cards = tally_cards(state, people, frame.footer.printed, entries)
            return print_tally_cards(cards, frame, to)
        case "evening-report":
            return print_evening_report(source, frame, to, shows_money=source.shows_money)
        case "draw-proof":
            return print_draw_proof(draw_proof(source.trail), state.setup.name, frame, to)
        case _:
            raise NothingToPrint


def _print_vouchers(
    source: PaperSource, frame: Frame, to: BinaryIO, entries: tuple[EntryId, ...] | None
) -> int:
    """Print the vouchers not printed yet; if all were, all of them again."""
    vouchers, printed = (
        seat_vouchers(source.state, source.people),
        printed_before(source, "seat-voucher"),
    )
    named = tuple(one for one in vouchers.vouchers if entries is None or one.entry in entries)
    fresh = tuple(one for one in named if one.payout not in printed)
    again = frozenset(one.number for one in named if one.payout in printed)
    return print_seat_vouchers(replace(vouchers, vouchers=fresh or named), again, frame, to)


def _print_void(source: PaperSource, frame: Frame, to: BinaryIO) -> int:
    """Print what voids the moves, payments or penalties undone last."""
    counts_no_longer = voided(source)
    if "penalty-notice" in counts_no_longer:
        return _print_notices(source, void_notices(source), frame, to)
    if "payout-slip" in counts_no_longer:
        return print_void_payouts(void_payouts(source), frame, to)
    moves = last_undone(source.on_floor)
    return print_move_slips(void_slips(source.state, source.people, moves), frame, to)


def _print_notices(
    source: PaperSource, notices: tuple[PenaltyNotice, ...], frame: Frame, to: BinaryIO
) -> int:
    """Print notices, with articles as in the tournament's book."""
    rules = source.state.rules
    told = tuple(replace(one, cite=cited(frame.words, rules, one.cite) or None) for one in notices)
    return print_penalty_notices(told, frame, to)


def _print_hands(source: PaperSource, frame: Frame, to: BinaryIO) -> int:
    by_id, people = source.state.entries.by_id, source.people

    def named(entry: EntryId) -> str | None:
        """The player's name; None once erased."""
        known = people.get(by_id[entry].person) if entry in by_id else None
        return None if known is None else known.name

    history = hand_history(source.state, source.trail)
    rule = cited(frame.words, source.state.rules, history.cite)
    return print_hand_protocol(history, named, rule, frame, to)


def _print_rulings(source: PaperSource, frame: Frame, to: BinaryIO) -> int:
    told = ruling_list(source.state, source.people, source.trail, source.staff, source.notes)
    if source.rulings is None:
        return print_rulings(told, frame, to)
    named = tuple(one for one in told.rulings if one.ruling in source.rulings)
    return print_ruling_slips(named, told.event, frame, to)


def _print_broken(source: PaperSource, frame: Frame, to: BinaryIO) -> int:
    broken = last_of(source.on_floor, "broken")
    made = () if broken is None else (broken,)
    slips = made_slips(source.state, source.people, made)
    return print_breaking_slips(slips, moves_sheet(source.state, source.people, made), frame, to)
