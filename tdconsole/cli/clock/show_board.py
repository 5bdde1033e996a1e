"""The instrument panel as text."""

from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.domain.values import Millis
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.speech import read_aloud
from tdconsole.i18n.clock.words import blinds, mark_name
from tdconsole.projections.clock.announcement import Announcement, announcement
from tdconsole.projections.clock.board import ClockBoard, clock_board


def board_rows(words: Catalogue, board: ClockBoard) -> Rows:
    say = words.pgettext
    yield (board.name, "")
    if board.starts_in is not None:
        yield (
            say("clock", "Clock"),
            say("clock", "starts in {time}", time=words.duration(board.starts_in)),
        )
    elif board.period is not None and board.left is not None:
        yield (say("clock", "Level"), f"{board.level}  {blinds(words, board.period)}")
        yield (say("clock", "Left"), f"{_time_left(words, board)}  {_how_it_stands(words, board)}")
    else:
        yield (say("clock", "Clock"), say("clock", "not started"))
    if board.remaining is not None and board.starts_in is None:
        yield (say("clock", "Played"), words.duration(board.ran))
        yield (say("clock", "Still to play"), words.duration(board.remaining))
    if board.next is not None:
        yield (say("clock", "Next"), blinds(words, board.next))
    yield (say("board", "Players"), f"{board.players}/{board.entries}")
    yield (say("board", "Tables"), words.number(board.tables))
    if board.waiting:
        yield (say("board", "Without a seat"), words.number(board.waiting))
    if board.average is not None:
        yield (say("board", "Average stack"), words.number(board.average))
    yield (say("board", "Chips in play"), words.number(board.chips))
    yield (say("board", "Prize pool"), words.money(board.pool, board.currency))
    yield (say("board", "Paid places"), words.number(board.paid))


def _time_left(words: Catalogue, board: ClockBoard) -> str:
    if board.hands is not None:
        return words.ngettext("{number} hand", "{number} hands", board.hands)
    return words.duration(board.left or Millis(0))


def _how_it_stands(words: Catalogue, board: ClockBoard) -> str:
    if board.held is not None:
        return mark_name(words, board.held)
    say = words.pgettext
    return say("clock", "running") if board.running else say("clock", "paused")


BOARD: Final = View(
    ClockBoard,
    lambda look: clock_board(look.state, look.now),
    lambda look, data: board_rows(look.voice.words, data),
)
ANNOUNCEMENT: Final = View(
    Announcement,
    lambda look: announcement(look.state, look.now),
    lambda look, data: ((line,) for line in read_aloud(look.voice.words, data)),
    of_all=True,
)
