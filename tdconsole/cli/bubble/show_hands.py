"""Hand-for-hand play as text: the present board, and the hands played."""

from collections.abc import Callable, Iterable
from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, Record
from tdconsole.i18n.bubble.words import clock_sentence, reports_told, step_name, task_name
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.eliminations.standings import place
from tdconsole.projections.bubble.hand_board import HandBoard, HandPlace, hand_board
from tdconsole.projections.bubble.hand_history import (
    HandFinish,
    HandHistory,
    PlayedHand,
    hand_history,
)
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.people.names import People, of_entry

Name = Callable[[EntryId], str]


class HandPlayer(Record, kw_only=True):
    entry: EntryId
    name: str | None


class HandsShown(Record, kw_only=True):
    """The board while it is on, all hands played hand-for-hand, and the players named."""

    board: HandBoard | None
    history: HandHistory
    players: tuple[HandPlayer, ...]


def hands_shown(
    tournament: Tournament, people: People, now: Instant, trail: Iterable[TrailStep]
) -> HandsShown:
    history = hand_history(tournament, trail)
    out = sorted({one.entry for row in history.series for hand in row.hands for one in hand.out})
    known = ((entry, of_entry(tournament, people, entry)) for entry in out)
    return HandsShown(
        board=hand_board(tournament, now),
        history=history,
        players=tuple(
            HandPlayer(entry=entry, name=None if person is None else person.name)
            for entry, person in known
        ),
    )


def hands_rows(voice: Voice, shown: HandsShown) -> Rows:
    names = {one.entry: one.name or voice.erased for one in shown.players}

    def name(entry: EntryId) -> str:
        return names.get(entry, voice.erased)

    if shown.board is None and not shown.history.series:
        yield (voice.words.gettext("Play is not hand-for-hand."),)
    if shown.board is not None:
        yield from _board(voice.words, shown.board, name)
    for series in shown.history.series:
        for hand in series.hands:
            yield from _played(voice.words, shown.history, hand, name)


def _board(words: Catalogue, board: HandBoard, name: Name) -> Rows:
    say = words.pgettext
    yield (say("hand for hand", "Hand"), words.number(board.hand))
    yield (say("hand for hand", "Left"), words.number(board.left))
    yield (say("hand for hand", "Until"), words.number(board.until))
    yield (say("hand for hand", "Paid"), words.number(board.paid))
    yield (say("hand for hand", "At stake"), words.money(board.at_stake, board.currency))
    yield ("", clock_sentence(words, board))
    yield ("", reports_told(words, board))
    yield (say("hand for hand", "Next step"), step_name(words, board))
    for row in board.tables:
        yield (
            words.gettext("Table {table}", table=row.table),
            task_name(words, row.task),
            *(f"{name(one.entry)} {one.seat.table}-{one.seat.seat}" for one in row.out),
        )
    for tied in board.ranking.places:
        yield from _tied(words, board, tied, name)


def _tied(words: Catalogue, board: HandBoard, tied: HandPlace, name: Name) -> Rows:
    for entry, amount in zip(tied.entries, tied.amounts, strict=True):
        yield (
            place(words, tied.place, len(tied.entries)),
            name(entry),
            words.money(amount, board.currency) if amount else "",
            board.ranking.cite or "",
        )


def _played(words: Catalogue, history: HandHistory, hand: PlayedHand, name: Name) -> Rows:
    say = words.pgettext
    over = "" if hand.over is None else words.time_of_day(hand.over)
    held = [words.gettext("Table {table}", table=table) for table in hand.held]
    yield (
        say("hand for hand", "Hand"),
        words.number(hand.hand),
        words.time_of_day(hand.began),
        over,
        say("hand for hand", "held: {tables}", tables=words.listed(held)) if held else "",
    )
    for one in hand.out:
        yield ("", *_finish(words, history, one, name))


def _finish(words: Catalogue, history: HandHistory, one: HandFinish, name: Name) -> tuple[str, ...]:
    return (
        "" if one.place is None else place(words, one.place, one.shared_by),
        name(one.entry),
        f"{one.seat.table}-{one.seat.seat}",
        "" if one.stack is None else words.number(one.stack),
        words.money(one.amount, history.currency) if one.amount else "",
    )


HAND_FOR_HAND: Final = View(
    HandsShown,
    lambda look: hands_shown(look.state, look.people, look.now, look.timeline.trail()),
    lambda look, data: hands_rows(look.voice, data),
)
