"""The views, as text for people or as JSON for programs."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import click

from tdconsole.cli.choosing import FILE, chosen, tournament_option
from tdconsole.cli.show_advice import AdviceShown, advice_rows, advice_shown
from tdconsole.cli.show_away import away_rows
from tdconsole.cli.show_board import board_rows
from tdconsole.cli.show_calls import calls_text
from tdconsole.cli.show_chips import ChipsShown, chips_rows, chips_shown
from tdconsole.cli.show_colour_up import colour_up_rows
from tdconsole.cli.show_day import day_rows
from tdconsole.cli.show_deal import DealShown, deal_rows, deal_shown
from tdconsole.cli.show_desk import entry_rows, waiting_rows
from tdconsole.cli.show_draws import draw_rows
from tdconsole.cli.show_floor import hand_rows, order_rows, plan_rows
from tdconsole.cli.show_hands import HandsShown, hands_rows, hands_shown
from tdconsole.cli.show_heads import head_rows
from tdconsole.cli.show_house import HOUSE_VIEWS, house_text
from tdconsole.cli.show_owed import owed_rows
from tdconsole.cli.show_people import people_list
from tdconsole.cli.show_pool import pool_rows
from tdconsole.cli.show_prizes import prize_rows
from tdconsole.cli.show_races import RacesShown, race_rows
from tdconsole.cli.show_rules import rules_text
from tdconsole.cli.show_satellite import SeatsShown, seats_rows, seats_shown
from tdconsole.cli.show_setup import setup_rows
from tdconsole.cli.show_shelf import Shelf, shelf, shelf_rows
from tdconsole.cli.structure_text import sheet_rows
from tdconsole.cli.tables import Rows, laid_out
from tdconsole.cli.voice import Refusing, Voice
from tdconsole.domain.rejections import (
    NoSuchTournament,
)
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import (
    EntryId,
    Instant,
    NoteId,
    PersonId,
    Record,
    TournamentId,
)
from tdconsole.i18n.speech import read_aloud
from tdconsole.i18n.standing_words import standing_place
from tdconsole.i18n.views import log_sentences, place
from tdconsole.projections.announcement import Announcement, announcement
from tdconsole.projections.away import AwayList, away
from tdconsole.projections.breaking_order import BreakingOrder, breaking_order
from tdconsole.projections.calls import CallBoard, call_board
from tdconsole.projections.chips_leaving import ColourUpPlan
from tdconsole.projections.clock_board import ClockBoard, clock_board
from tdconsole.projections.colour_up import own_plan
from tdconsole.projections.day_end import EndOfDay, end_of_day
from tdconsole.projections.draw_proof import DrawProof, draw_proof
from tdconsole.projections.entry_list import EntryList, entry_list
from tdconsole.projections.floor_plan import FloorPlan, floor_plan
from tdconsole.projections.hands_view import KnownHands, known_hands
from tdconsole.projections.heads_view import HeadsBoard, heads_board
from tdconsole.projections.names import Known
from tdconsole.projections.owed_list import OwedList, owed_list
from tdconsole.projections.pool import PoolStatement, pool_statement
from tdconsole.projections.prize_board import PrizeBoard, prize_board
from tdconsole.projections.race_board import proposed, race_board
from tdconsole.projections.race_protocol import race_protocol
from tdconsole.projections.rule_list import RuleList, rule_list
from tdconsole.projections.seating_chart import SeatingChart, seating_chart
from tdconsole.projections.setup_sheet import SetupSheet, setup_sheet
from tdconsole.projections.standings import Standings, standings
from tdconsole.projections.structure_sheet import StructureSheet, structure_sheet
from tdconsole.projections.trail import Log, TrailStep, log
from tdconsole.projections.waiting_list import WaitingList, waiting_list
from tdconsole.session import Session, SystemTime, Timeline, open_house


class Looking:
    """One look at one tournament: what a view is made of."""

    def __init__(self, session: Session, tournament: TournamentId, voice: Voice) -> None:
        self.session = session
        self.tournament = tournament
        self.voice = voice
        self.timeline: Timeline = session.timeline(tournament)
        state = self.timeline.state
        if state is None:
            raise Refusing(voice.said(NoSuchTournament(), str))
        self.state: Tournament = state
        self.now: Instant = SystemTime().now()

    @property
    def people(self) -> dict[PersonId, Known]:
        return self.session.club.people.named(self.timeline.persons.values())


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
    "seating": (SeatingChart, lambda look: seating_chart(look.state, look.people)),
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
    "structure": (StructureSheet, lambda look: structure_sheet(look.state, look.now)),
    "rules": (RuleList, lambda look: rule_list(look.state)),
    "log": (Log, lambda look: log(look.timeline.trail())),
    "draws": (DrawProof, lambda look: draw_proof(look.timeline.trail())),
}


@click.command()
@click.argument("file", type=FILE)
@click.argument("view", type=click.Choice([*VIEWS, *HOUSE_VIEWS]), metavar="VIEW")
@tournament_option
@click.option("--find", "sought", help="Of the people, those who are meant by this.")
@click.option("--json", "as_json", is_flag=True, help="For programs; see 'tdconsole schema views'.")
@click.pass_obj
def show(  # noqa: PLR0913 -- one argument an option, as click wants it
    voice: Voice, file: Path, view: str, wanted: str | None, sought: str | None, *, as_json: bool
) -> None:
    """Show a VIEW of a tournament in FILE.

    VIEW is one of: tournaments, board, announcement, advice, plan, breaking-order, buttons,
    calls, away, seating, waiting, entries, standings, pool, chips, prizes, owed, seats-won, bounties,
    deal, hand-for-hand, day, colour-up, races, rules, setup, structure, log, draws; or of the house itself: cash,
    tills, bars, people, house-log.
    """
    if sought is not None and view != "people":
        raise click.UsageError("--find belongs to the view of the people.")
    with open_house(file) as house:
        session = house.session
        if view == "tournaments":
            data: Record = shelf(session)
            look = None
        elif sought is not None:
            data = people_list(session.club, sought)
            look = None
        elif view in HOUSE_VIEWS:
            data = HOUSE_VIEWS[view][1](session)
            look = None
        else:
            look = Looking(session, chosen(session, wanted, voice), voice)
            data = VIEWS[view][1](look)
        if as_json:
            voice.json(data)
        else:
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
        case SeatingChart():
            return _seating(voice, data)
        case WaitingList():
            return waiting_rows(voice, data)
        case EntryList():
            return entry_rows(voice, data)
        case Standings():
            return _standings(voice, data)
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
        case Log() if look is not None:
            return _log(voice, look)
        case DrawProof():
            return draw_rows(voice, data)
        case _:
            raise AssertionError(data)


def _seating(voice: Voice, chart: SeatingChart) -> Rows:
    for table in chart.tables:
        for sitting in table.seats:
            name = sitting.name
            if sitting.entry is not None and name is None:
                name = voice.erased
            yield (f"{table.table}-{sitting.seat}", name or "·", sitting.country or "")
    for waiting in chart.waiting:
        yield ("–", waiting.name or voice.erased, "")


def _standings(voice: Voice, data: Standings) -> Rows:
    words = voice.words
    for row in data.rows:
        number = "" if row.place is None else place(words, row.place, row.shared_by)
        number = standing_place(words, number, provisional=row.provisional)
        prize = words.money(row.prize, data.currency) if row.prize else ""
        seat = "" if row.seat is None else f"{row.seat.table}-{row.seat.seat}"
        yield (number, row.name or voice.erased, row.country or "", seat, prize)


def _log(voice: Voice, look: Looking) -> Rows:
    words, people, staff = voice.words, look.people, look.session.club.staff.named()
    persons = look.timeline.persons

    def who(entry: EntryId) -> str:
        person = persons.get(entry)
        known = None if person is None else people.get(person)
        return known.name if known else voice.erased

    def note(number: NoteId) -> str:
        return look.session.club.notes.read(number) or voice.erased

    for step in look.timeline.trail():
        actor = "" if step.actor is None else staff.get(step.actor, voice.erased)
        sentence = "; ".join(_sentences(voice, step, who, note, look))
        yield (str(step.no), words.moment(step.at), actor, sentence)


def _sentences(
    voice: Voice,
    step: TrailStep,
    who: Callable[[EntryId], str],
    note: Callable[[NoteId], str],
    look: Looking,
) -> Iterator[str]:
    say = voice.words.gettext
    if step.undoes is not None:
        yield say("step {step} undone", step=step.undoes)
    yield from log_sentences(voice.words, step.events, who, note, look.state.setup)
    if step.undone_by is not None:
        yield say("undone by step {step}", step=step.undone_by)
