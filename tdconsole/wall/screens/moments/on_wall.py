"""What a tournament gives the moments that take the clock's place."""

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Zone
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.clock.board import ClockBoard
from tdconsole.wall.leaving import Leaving
from tdconsole.wall.screens.clock_words import Clock
from tdconsole.wall.screens.moments.level_change import LevelChange, level_change, stage_of


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
