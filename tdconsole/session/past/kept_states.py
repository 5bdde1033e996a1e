"""The state after any step of a trail as it was believed then, without folding it all again."""

from bisect import bisect_right
from typing import Final

from tdconsole.domain.engine.decider import State, fold, initial
from tdconsole.domain.values import StepNo
from tdconsole.session.timeline import Timeline

EVERY: Final = 256
"""The steps from one kept state to the next: the most that are folded for one look."""


class KeptStates:
    """States kept along the trail; slices that did not change are shared, so they cost little.

    After a step that cancels an earlier one, the states kept between the two hold no longer. They
    are what was believed, so they stay for looking back; but what follows is folded from before them.
    """

    def __init__(self, trail: Timeline) -> None:
        self._trail = trail
        self._at = [0]
        self._states: dict[int, State] = {0: initial()}
        self._hold = [0]
        """The kept states, by their steps, that nothing later has taken back."""
        self._last, self._state = 0, initial()

    @property
    def last(self) -> int:
        """The step up to which states are kept."""
        return self._last

    def go_on(self, until: int) -> None:
        """Keep states up to this step."""
        steps = self._trail.steps
        while self._last < until:
            step = steps[self._last]
            self._last = step.no
            broke = step.undoes is not None and self._take_back(self._trail.root(step).no)
            if step.undoes is not None:
                self._state = self._folded(self._hold[-1], step.no)
            else:
                self._state = fold(self._state, step.events)
            if broke or step.no % EVERY == 0:
                self._keep()

    def at(self, no: StepNo) -> State:
        if no == len(self._trail.steps):
            return self._trail.state
        self.go_on(no)
        return self._folded(self._at[bisect_right(self._at, no) - 1], no)

    def _take_back(self, first: StepNo) -> bool:
        """Drop what is no longer so because a step that early came or went."""
        held = len(self._hold)
        while self._hold[-1] >= first:
            self._hold.pop()
        return len(self._hold) < held

    def _keep(self) -> None:
        self._states[self._last] = self._state
        self._at.append(self._last)
        self._hold.append(self._last)

    def _folded(self, kept: int, until: int) -> State:
        state = self._states[kept]
        for step in self._trail.steps[kept:until]:
            if step.events and self._trail.alive(step.no, until):
                state = fold(state, step.events)
        return state
