"""What a tournament gives the moments that take the clock's place."""

from collections.abc import Iterator

from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.hand.antes import as_due
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Break, Instant, Level, Zone
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.bubble.untold import in_the_money
from tdconsole.projections.clock.board import ClockBoard
from tdconsole.projections.prizes.final_table import is_final
from tdconsole.settings import Screen
from tdconsole.wall.facts import Leading
from tdconsole.wall.leaving import Leaving
from tdconsole.wall.screens.clock_words import Clock
from tdconsole.wall.screens.moments.cards import (
    Card,
    leaders_card,
    levels_card,
    notice_card,
    prizes_card,
)
from tdconsole.wall.screens.moments.level_change import LevelChange, level_change, stage_of
from tdconsole.wall.screens.prizes import Prizes


class Moments:
    def __init__(self, words: Catalogue) -> None:
        self._words, self.leaving = words, Leaving()

    def change(
        self, state: Tournament, board: ClockBoard, clock: Clock, now: Instant
    ) -> LevelChange | None:
        """The change of level, around which alone there is one."""
        structure, anchor = state.setup.structure, state.play.clock.anchor
        if stage_of(board, structure) is None:
            return None
        chips = state.terms.chip_set
        return level_change(
            self._words,
            board,
            clock,
            structure,
            self.leaving.of(state),
            None if chips == "off" else chips,
            Zone() if anchor is None else anchor.zone,
            now,
        )

    def cards(
        self, state: Tournament, board: ClockBoard, leading: Leading, shown: Prizes, notice: str
    ) -> tuple[Card, ...]:
        """The cards of a break with something on them."""
        leaders, _average, counted = leading
        return (
            *notice_card(self._words, notice),
            *leaders_card(self._words, leaders, counted),
            *levels_card(self._words, _to_come(state, board)),
            *prizes_card(self._words, shown),
        )


def _to_come(state: Tournament, board: ClockBoard) -> Iterator[tuple[int, Level]]:
    """The levels after the present period, by number, with the ante due."""
    structure, period = state.setup.structure, board.period
    at = next((at for at, one in enumerate(structure) if period and one.id == period.id), 0)
    levels = (one for one in structure[at + 1 :] if isinstance(one, Level))
    for nth, level in enumerate(levels, start=(board.level or 0) + 1):
        yield nth, as_due(state, level)


def before_clock(state: Tournament, board: ClockBoard, now: Instant) -> Screen | None:
    """The screen the room has to see while the clock waits for it."""
    play = state.play
    if state.finished:
        return None
    if is_over(state):
        return "clock"
    if play.board is not None or in_the_money(state, now) is not None:
        return "hand-for-hand"
    if play.last_hands is not None:
        return "last-hands"
    return "final-table" if is_final(state) and not isinstance(board.period, Break) else None
