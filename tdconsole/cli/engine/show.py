"""The views, as text for people or as JSON for programs."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from tdconsole.cli.advice.show_advice import AdviceShown, advice_rows, advice_shown
from tdconsole.cli.bubble.show_hands import HandsShown, hands_rows, hands_shown
from tdconsole.cli.chips.show_chips import ChipsShown, chips_rows, chips_shown
from tdconsole.cli.chips.show_colour_up import colour_up_rows
from tdconsole.cli.chips.show_races import RacesShown, race_rows
from tdconsole.cli.clock.show_board import board_rows
from tdconsole.cli.clock.show_calls import calls_text
from tdconsole.cli.day.show_day import day_rows
from tdconsole.cli.discipline.show_away import away_rows, penalty_rows
from tdconsole.cli.discipline.show_rulings import ruling_rows, rulings_shown
from tdconsole.cli.draw.show_draws import draw_rows
from tdconsole.cli.eliminations.show_standings import standing_rows
from tdconsole.cli.engine.show_log import log_rows
from tdconsole.cli.engine.show_shelf import Shelf, shelf, shelf_rows
from tdconsole.cli.entry.show_desk import entry_rows, waiting_rows
from tdconsole.cli.flights.show_flights import FlightsShown, flights_rows, flights_shown
from tdconsole.cli.payouts.show_owed import owed_rows
from tdconsole.cli.people.show_house import HOUSE_VIEWS, house_text
from tdconsole.cli.people.show_people import people_list
from tdconsole.cli.people.show_record import record_shown
from tdconsole.cli.prizes.show_deal import DealShown, deal_rows, deal_shown
from tdconsole.cli.prizes.show_heads import head_rows
from tdconsole.cli.prizes.show_pool import pool_rows
from tdconsole.cli.prizes.show_prizes import prize_rows
from tdconsole.cli.prizes.show_satellite import SeatsShown, seats_rows, seats_shown
from tdconsole.cli.room.show_floor import hand_rows, order_rows, plan_rows
from tdconsole.cli.room.show_seating import seating_rows
from tdconsole.cli.rules.show_rules import rules_text
from tdconsole.cli.setup.show_setup import setup_rows
from tdconsole.cli.structure.text import sheet_rows, structure_shown
from tdconsole.cli.voice.choosing import FILE, chosen, flight_option, tournament_option
from tdconsole.cli.voice.looking import Looking
from tdconsole.cli.voice.tables import Rows, laid_out
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.values import Record
from tdconsole.i18n.clock.speech import read_aloud
from tdconsole.projections.advice.floor_plan import FloorPlan, floor_plan
from tdconsole.projections.chips.colour_up import own_plan
from tdconsole.projections.chips.leaving import ColourUpPlan
from tdconsole.projections.chips.race_board import proposed, race_board
from tdconsole.projections.chips.race_protocol import race_protocol
from tdconsole.projections.clock.announcement import Announcement, announcement
from tdconsole.projections.clock.board import ClockBoard, clock_board
from tdconsole.projections.clock.calls import CallBoard, call_board
from tdconsole.projections.day.day_end import EndOfDay, end_of_day
from tdconsole.projections.discipline.away import AwayList, away
from tdconsole.projections.discipline.penalties import PenaltyRecord, penalty_record
from tdconsole.projections.discipline.rulings import RulingList
from tdconsole.projections.draw.proof import DrawProof, draw_proof
from tdconsole.projections.eliminations.standings import Standings, standings
from tdconsole.projections.engine.trail import Log, log
from tdconsole.projections.entry.listed import EntryList, entry_list
from tdconsole.projections.hand.known_hands import KnownHands, known_hands
from tdconsole.projections.payouts.owed import OwedList, owed_list
from tdconsole.projections.prizes.board import PrizeBoard, prize_board
from tdconsole.projections.prizes.heads import HeadsBoard, heads_board
from tdconsole.projections.prizes.pool import PoolStatement, pool_statement
from tdconsole.projections.room.breaking_order import BreakingOrder, breaking_order
from tdconsole.projections.room.seating_chart import SeatingChart, seating_chart
from tdconsole.projections.room.waiting_list import WaitingList, waiting_list
from tdconsole.projections.rules.listed import RuleList, rule_list
from tdconsole.projections.setup.sheet import SetupSheet, setup_sheet
from tdconsole.projections.structure.sheet import StructureSheet
from tdconsole.session import open_house
from tdconsole.session.gathering import table_notes

VIEWS: Final[dict[str, tuple[type[Record], Callable[[Looking], Record]]]] = {
    "tournaments": (Shelf, lambda look: shelf(look.session)),
    "board": (ClockBoard, lambda look: clock_board(look.state, look.now)),
    "announcement": (Announcement, lambda look: announcement(look.state, look.now)),
    "advice": (
        AdviceShown,
        lambda look: advice_shown(
            look.voice.words,
            look.state,
            look.now,
            look.voice.who(look.session, look.tournament),
        ),
    ),
    "plan": (FloorPlan, lambda look: floor_plan(look.state, look.people, look.now)),
    "breaking-order": (BreakingOrder, lambda look: breaking_order(look.state)),
    "buttons": (KnownHands, lambda look: known_hands(look.state, look.people, look.now)),
    "calls": (CallBoard, lambda look: call_board(look.state, look.people, look.now)),
    "away": (AwayList, lambda look: away(look.state, look.people, look.now)),
    "penalties": (PenaltyRecord, lambda look: penalty_record(look.state, look.people, look.now)),
    "seating": (
        SeatingChart,
        lambda look: seating_chart(look.state, look.people, table_notes(look.session, look.state)),
    ),
    "waiting": (WaitingList, lambda look: waiting_list(look.state, look.people, look.now)),
    "entries": (
        EntryList,
        lambda look: entry_list(look.state, look.people, look.timeline.trail()),
    ),
    "standings": (Standings, lambda look: standings(look.state, look.people, look.now)),
    "pool": (PoolStatement, lambda look: pool_statement(look.state)),
    "chips": (
        ChipsShown,
        lambda look: chips_shown(look.state, look.people, look.now, look.timeline.trail()),
    ),
    "prizes": (PrizeBoard, lambda look: prize_board(look.state, look.people, look.now)),
    "owed": (OwedList, lambda look: owed_list(look.state, look.people, look.now)),
    "bounties": (HeadsBoard, lambda look: heads_board(look.state, look.people, look.now)),
    "deal": (DealShown, lambda look: deal_shown(look.state, look.people)),
    "colour-up": (ColourUpPlan, lambda look: own_plan(look.state)),
    "day": (EndOfDay, lambda look: end_of_day(look.state, look.now)),
    "flights": (
        FlightsShown,
        lambda look: flights_shown(look.state, look.people, look.now),
    ),
    "hand-for-hand": (
        HandsShown,
        lambda look: hands_shown(look.state, look.people, look.now, look.timeline.trail()),
    ),
    "races": (
        RacesShown,
        lambda look: RacesShown(
            next=None
            if (wanted := proposed(look.state)) is None
            else race_board(look.state, look.people, wanted),
            held=race_protocol(look.state, look.people, look.timeline.trail()),
        ),
    ),
    "seats-won": (SeatsShown, lambda look: seats_shown(look.state, look.people)),
    "setup": (SetupSheet, lambda look: setup_sheet(look.state)),
    "structure": (StructureSheet, structure_shown),
    "rules": (RuleList, lambda look: rule_list(look.state)),
    "rulings": (RulingList, rulings_shown),
    "log": (Log, lambda look: log(look.timeline.trail())),
    "draws": (DrawProof, lambda look: draw_proof(look.timeline.trail())),
}
OF_ALL: Final = frozenset(
    {
        "announcement",
        "bounties",
        "deal",
        "draws",
        "flights",
        "log",
        "owed",
        "pool",
        "prizes",
        "rules",
        "rulings",
        "seats-won",
        "setup",
    }
)
"""Views of more than one flight, and those read aloud; the text of others names theirs."""


@click.command()
@click.argument("file", type=FILE)
@click.argument("view", type=click.Choice([*VIEWS, *HOUSE_VIEWS]), metavar="VIEW")
@tournament_option
@flight_option
@click.option("--find", "sought", help="Of the people, those who are meant by this.")
@click.option("--person", type=click.IntRange(1, 2**53), help="Whose record, by the number.")
@click.option("--offence", help="Of the record: what would be usual next for this offence.")
@click.option("--json", "as_json", is_flag=True, help="For programs; see 'tdconsole schema views'.")
@click.pass_obj
def show(  # noqa: PLR0913, PLR0917 -- one argument an option, as click wants it
    voice: Voice,
    file: Path,
    view: str,
    wanted: str | None,
    flight: str | None,
    sought: str | None,
    person: int | None,
    offence: str | None,
    *,
    as_json: bool,
) -> None:
    """Show a VIEW of a tournament in FILE.

    VIEW is one of: tournaments, board, announcement, advice, plan, breaking-order, buttons,
    calls, away, penalties, seating, waiting, entries, standings, pool, chips, prizes, owed, seats-won, bounties,
    deal, flights, hand-for-hand, day, colour-up, races, rules, setup, structure, log, draws; or of the house itself: cash,
    tills, bars, people, record, house-log.
    """
    if sought is not None and view != "people":
        raise click.UsageError("--find belongs to the view of the people.")
    if (person is not None or offence is not None) and view != "record":
        raise click.UsageError("--person and --offence belong to the view of a record.")
    if flight is not None and (view == "tournaments" or view in HOUSE_VIEWS):
        raise click.UsageError("--flight belongs to the views of one tournament.")
    with open_house(file) as house:
        session = house.session
        if view == "tournaments":
            data: Record = shelf(session)
            look = None
        elif sought is not None:
            data = people_list(session.club, sought)
            look = None
        elif person is not None:
            data = record_shown(voice, session, person, offence, wanted)
            look = None
        elif view in HOUSE_VIEWS:
            data = HOUSE_VIEWS[view][1](session)
            look = None
        else:
            look = Looking(session, chosen(session, wanted, voice), voice, flight)
            data = VIEWS[view][1](look)
        if as_json:
            voice.json(data)
        else:
            if look is not None and look.state.in_flights and view not in OF_ALL:
                flight = flight_name(look.state, look.state.current)
                click.echo(voice.words.gettext("Flight {flight}", flight=flight))
            house_view = view in HOUSE_VIEWS
            rows = house_text(voice, session, data) if house_view else text(voice, data, look)
            for line in laid_out(rows):
                click.echo(line)


def text(voice: Voice, data: Record, look: Looking | None) -> Rows:
    match data:
        case Shelf():
            return shelf_rows(data)
        case ClockBoard():
            return board_rows(voice.words, data)
        case Announcement():
            return ((line,) for line in read_aloud(voice.words, data))
        case AdviceShown():
            return advice_rows(voice.words, data)
        case FloorPlan():
            return plan_rows(voice, data)
        case BreakingOrder():
            return order_rows(voice.words, data)
        case KnownHands():
            return hand_rows(voice, data)
        case CallBoard():
            return calls_text(voice.words, data, voice.erased)
        case AwayList():
            return away_rows(voice, data)
        case PenaltyRecord() if look is not None:
            return penalty_rows(voice, data, voice.kept(look.session).note)
        case SeatingChart():
            return seating_rows(voice, data)
        case WaitingList():
            return waiting_rows(voice, data)
        case EntryList():
            return entry_rows(voice, data)
        case Standings():
            return standing_rows(voice, data)
        case PoolStatement():
            return pool_rows(voice, data)
        case ChipsShown() if look is not None:
            return chips_rows(voice, data, look.now)
        case PrizeBoard():
            return prize_rows(voice, data)
        case OwedList():
            return owed_rows(voice, data)
        case HeadsBoard():
            return head_rows(voice, data)
        case DealShown():
            return deal_rows(voice, data)
        case FlightsShown():
            return flights_rows(voice, data)
        case HandsShown():
            return hands_rows(voice, data)
        case ColourUpPlan():
            return colour_up_rows(voice.words, data)
        case EndOfDay():
            return day_rows(voice, data)
        case RacesShown():
            return race_rows(voice, data)
        case SeatsShown():
            return seats_rows(voice, data)
        case StructureSheet() if look is not None:
            return sheet_rows(voice.words, data, look.now)
        case SetupSheet():
            return setup_rows(voice.words, data)
        case RuleList():
            return rules_text(voice.words, data)
        case RulingList():
            return ruling_rows(voice, data)
        case Log() if look is not None:
            return log_rows(voice, look)
        case DrawProof():
            return draw_rows(voice, data)
        case _:
            raise AssertionError(data)
