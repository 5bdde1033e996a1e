"""What to tell the room at this moment."""

from typing import Final

from tdconsole.domain.clock.reading import length
from tdconsole.domain.hand.hands_left import to_play
from tdconsole.domain.rules.book import Ruled
from tdconsole.domain.rules.values import BeginsTyped
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Break, Instant, Level, Mark, Millis, Record
from tdconsole.projections.clock.board import ClockBoard, clock_board

JUST_BEGUN: Final = Millis(180_000)


class LevelCall(Record, kw_only=True):
    """What the rules want announced at a new level: which hand it begins with, and the decks."""

    hand_begins: Ruled[BeginsTyped]
    deck_change: Ruled[bool]


class Announcement(Record, kw_only=True):
    board: ClockBoard
    at: Instant
    due: tuple[Mark, ...]
    """The marks to deal with while the clock stops at them, or in the break after them. Chips leave
    in the break that is marked itself. Registration is not among them if the rules keep it open
    through that break."""
    level_call: LevelCall | None = None
    """Set while a level is new, except the first."""
    last_hands: int | None = None
    """The last hands of the day; 0 once every table has played them."""


def announcement(tournament: Tournament, now: Instant) -> Announcement:
    board = clock_board(tournament, now)
    return Announcement(
        board=board,
        at=now,
        due=_due(tournament, board),
        level_call=_call(tournament, board),
        last_hands=_last_hands(tournament),
    )


def _last_hands(tournament: Tournament) -> int | None:
    last = tournament.play.last_hands
    if last is None:
        return None
    return last.hands if to_play(tournament) else 0


def _call(tournament: Tournament, board: ClockBoard) -> LevelCall | None:
    period, rules = board.period, tournament.rules
    if not isinstance(period, Level) or board.left is None or board.level in {None, 1}:
        return None
    if length(period) - board.left > JUST_BEGUN:
        return None
    return LevelCall(hand_begins=rules.hand_begins, deck_change=rules.deck_change)


def _due(tournament: Tournament, board: ClockBoard) -> tuple[Mark, ...]:
    period, structure = board.period, tournament.setup.structure
    if period is None or not board.started:
        return ()
    if board.held is not None or board.over:
        marks = period.marks
    elif isinstance(period, Break) and (index := structure.index(period)):
        leaving = (mark for mark in period.marks if mark.kind == "colour_up")
        marks = (*structure[index - 1].marks, *leaving)
    else:
        return ()
    closed = board.registration_closed
    return tuple(mark for mark in marks if closed or mark.kind != "registration_closes")
