"""The last hands of a day: the clock stops, a card says how many, each table counts down."""

from msgspec.structs import replace

from tdconsole.domain.clock.gestures import clock_history
from tdconsole.domain.clock.reading import read, stopped
from tdconsole.domain.day.bagging import bagged_today
from tdconsole.domain.draw.drawing import sealed
from tdconsole.domain.draw.lots import Lots, last_hands_text, text_hash
from tdconsole.domain.hand.hands_left import to_play
from tdconsole.domain.hand.table_hands import playing
from tdconsole.domain.language.commands.day import CallLastHands, PlayLastHands
from tdconsole.domain.language.events.day import LastHandsCalled, LastHandsDrawn, LastHandsPlayed
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.clock import ClockNotStarted
from tdconsole.domain.language.rejections.day import (
    HandForHandFirst,
    LastHandsOff,
    LastHandsOn,
    NoCardTurned,
    NoLastHandLeft,
)
from tdconsole.domain.language.rejections.draw import NobodyPlays, NoMoreLinks
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import NoSuchTable
from tdconsole.domain.rules.values import DayEnd
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.penalties import hand_over
from tdconsole.domain.state.table_play import LastHands
from tdconsole.domain.state.tournament import Clock, Tournament, play_of, with_play
from tdconsole.domain.values import Map, Off

Decision = tuple[Event, ...] | Rejection

_CARDS = (3, 4, 5, 6, 7)
"""The cards one of which is turned where the book says nothing."""
_FULL = 9


def call(tournament: Tournament, command: CallLastHands, context: Context) -> Decision:
    play = tournament.play
    if play.last_hands is not None:
        return LastHandsOn()
    if play.board is not None:
        return HandForHandFirst()
    reading = read(tournament.setup.structure, play.clock, context.now)
    if reading is None or reading.starts_in is not None:
        return ClockNotStarted()
    bagged = bagged_today(tournament).tables
    if not (tables := tuple(one for one in playing(tournament) if one not in bagged)):
        return NobodyPlays()
    drawn: tuple[Event, ...] = ()
    hands = command.hands
    if hands is None:
        if time_runs_out(tournament):
            return NoCardTurned(tables=len(tables), cite=tournament.rules.day_end.cite)
        if context.foreseen:
            return ()
        commitment = tournament.draws.commitment
        if commitment is None or context.link is None:
            return NoMoreLinks()
        card = LastHandsDrawn(
            draw=context.draw,
            chain=commitment.chain,
            link=context.link,
            cards=cards_of(tournament),
            card=0,
        )
        hands = drawn_again(card)
        drawn = (replace(card, card=hands),)
    called_ = LastHandsCalled(
        play=play.id,
        anchor=stopped(reading, context.zone),
        hands=hands,
        tables=tables,
        at=context.now,
    )
    return (*drawn, called_)


def time_runs_out(tournament: Tournament) -> bool:
    """Whether the day ends when its time is up, without a stopped clock and a card (WSOP 125)."""
    last = tournament.play.redrawn or tournament.play.began
    if last is None:
        return False
    rule = tournament.rules.day_end.value
    return runs_out_by(rule, max(last.tables, len(playing(tournament))))


def runs_out_by(rule: DayEnd | Off, tables: int) -> bool:
    """Whether time alone ends the day by this rule, after a redraw to this many tables or fewer."""
    return isinstance(rule, DayEnd) and tables <= rule.above_tables


def cards_of(tournament: Tournament) -> tuple[int, ...]:
    """The cards one of which may be turned."""
    return cards_by(tournament.rules.day_end.value, tournament.setup.seats_per_table)


def cards_by(rule: DayEnd | Off, seats: int) -> tuple[int, ...]:
    """The cards one of which may be turned, with this many seats at a table."""
    if not isinstance(rule, DayEnd):
        return _CARDS
    return rule.short_cards if seats < _FULL and rule.short_cards else rule.cards


def last_hands_inputs(event: LastHandsDrawn) -> str:
    return last_hands_text(link=event.link, draw=event.draw, cards=event.cards)


def drawn_again(event: LastHandsDrawn) -> int:
    """The card that the recorded link picks from the recorded ones."""
    return event.cards[Lots(last_hands_inputs(event)).below(len(event.cards))]


def drawn(tournament: Tournament, event: LastHandsDrawn) -> Tournament:
    draws = sealed(tournament.draws, event, text_hash(last_hands_inputs(event)))
    return replace(tournament, draws=draws)


def called(tournament: Tournament, event: LastHandsCalled) -> Tournament:
    play = play_of(tournament, event.play)
    left = Map(dict.fromkeys(event.tables, event.hands))
    last = LastHands(hands=event.hands, since=event.at, left=left)
    clock = Clock(anchor=event.anchor, before=clock_history(play.clock))
    return with_play(tournament, replace(play, last_hands=last, clock=clock))


def play_on(tournament: Tournament, command: PlayLastHands, _context: Context) -> Decision:
    """Record last hands; a table named twice counts once."""
    play = tournament.play
    if play.last_hands is None:
        return LastHandsOff()
    tables = tuple(sorted(set(command.tables)))
    still = to_play(tournament)
    for table in tables:
        if table not in play.seating.tables:
            return NoSuchTable(table=table)
        left = still.get(table, 0)
        if command.hands > left:
            return NoLastHandLeft(table=table, left=left)
    return (LastHandsPlayed(play=play.id, tables=tables, hands=command.hands),)


def played(tournament: Tournament, event: LastHandsPlayed) -> Tournament:
    play = play_of(tournament, event.play)
    last = play.last_hands
    if last is None:
        return tournament
    left = last.left
    for table in event.tables:
        left = left.set(table, max(0, left.get(table, 0) - event.hands))
    penalties = tournament.penalties
    for _hand in range(min(event.hands, last.hands)):
        told = replace(tournament, penalties=penalties)
        penalties = hand_over(told, frozenset(event.tables))
    play = replace(play, last_hands=replace(last, left=left))
    return with_play(replace(tournament, penalties=penalties), play)
