"""One tournament's trail in memory: its steps, which of them live, and the state they make."""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import inf
from typing import Any, Final, NamedTuple

from tdconsole.domain.engine.decider import State, fold, initial
from tdconsole.domain.engine.issued import Issued, issued
from tdconsole.domain.engine.rows import SET_BACK
from tdconsole.domain.engine.undo_touches import touches
from tdconsole.domain.house.device_numbers import device_of
from tdconsole.domain.language.events.clock import ClockRestored
from tdconsole.domain.language.events.day import LastHandsCalled
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.penalties import PenaltyGiven
from tdconsole.domain.language.events.structure import StructureEdited
from tdconsole.domain.language.events.tournament import SetupEdited, TournamentCreated
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.values import (
    DeviceId,
    EntryId,
    Instant,
    Millis,
    PenaltyNo,
    PersonId,
    StaffId,
    StepNo,
)
from tdconsole.journal import StoredStep
from tdconsole.projections.engine.trail import TrailStep

# States are kept after each of the latest steps and at intervals among the others, so
# that going far back takes a short fold rather than much memory.
KEPT: Final = 512
EVERY: Final = 1024
_SAME_BOOT: Final = Millis(60_000)

_OF_CLOCK: Final[frozenset[type[Any]]] = frozenset(
    {
        *SET_BACK,
        ClockRestored,
        LastHandsCalled,
        SetupEdited,
        StructureEdited,
        TournamentCreated,
    }
)


class Hand(NamedTuple):
    """The member of staff who did a step, and the device it was done from, if any."""

    actor: StaffId | None
    device: DeviceId | None


class _Foreseen(NamedTuple):
    """The states if a gesture lived or didn't, as of some last step."""

    no: StepNo
    alive: bool
    last: int
    states: dict[int, State]


def hand_of(step: StoredStep) -> Hand:
    return Hand(step.actor, device_of(step.request))


class Timeline:
    def __init__(self) -> None:
        self.steps: list[StoredStep] = []
        self.issued = Issued()
        self.persons: dict[EntryId, PersonId] = {}
        self.penalized: dict[PenaltyNo, EntryId] = {}
        self.by_hand: dict[Hand, list[StepNo]] = {}
        self.of_clock: list[StoredStep] = []
        """The steps that changed a clock or the structure, including undone ones."""
        self._cancelled_by: dict[StepNo, list[StepNo]] = {}
        self._touched: dict[StepNo, frozenset[Touch]] = {}
        self._foreseen: _Foreseen | None = None
        self._states: dict[int, State] = {0: initial()}
        self._folded = 0
        self._seen: dict[str, Instant] = {}  # of each boot the last moment, the latest at the end

    @property
    def state(self) -> State:
        return self._states[len(self.steps)]

    @property
    def head(self) -> str | None:
        """The seal over everything so far, as papers show it."""
        return self.steps[-1].hash.hex() if self.steps else None

    def seen_before(self, now: Instant) -> Instant | None:
        """The last step's moment before this boot; not every system gives a boot one name."""
        began = now.utc - now.uptime
        for boot, at in reversed(self._seen.items()):
            if boot != now.boot and abs(at.utc - at.uptime - began) > _SAME_BOOT:
                return at
        return None

    def step(self, no: StepNo) -> StoredStep | None:
        return self.steps[no - 1] if 0 < no <= len(self.steps) else None

    def alive(self, no: StepNo, until: float = inf) -> bool:
        """Whether the step is not cancelled, as far as that was known after step `until`."""
        cancelling = self._cancelled_by.get(no)
        return cancelling is None or not any(
            later <= until and self.alive(later, until) for later in cancelling
        )

    def cancelled_until(self, last: StepNo) -> dict[StepNo, list[StepNo]]:
        """The steps cancelled up to then, each with those that cancel it."""
        return {
            step: [later for later in by if later <= last]
            for step, by in self._cancelled_by.items()
        }

    def canceller(self, no: StepNo) -> StepNo | None:
        """The living step that cancels this one."""
        return next((c for c in self._cancelled_by.get(no, ()) if self.alive(c)), None)

    def touched(self, step: StoredStep) -> frozenset[Touch]:
        """What the step changes; looked up for thousands of steps at each undo of an old one."""
        found = self._touched.get(step.no)
        if found is None:
            found = frozenset[Touch]().union(*(touches(event) for event in step.events))
            self._touched[step.no] = found
        return found

    def root(self, step: StoredStep) -> StoredStep:
        """The gesture at the root of steps that cancel one another."""
        while step.undoes is not None:
            step = self.steps[step.undoes - 1]
        return step

    def trail(self) -> Iterator[TrailStep]:
        return map(self.as_read, self.steps)

    def as_read(self, step: StoredStep) -> TrailStep:
        return TrailStep(
            no=step.no,
            at=step.at,
            actor=step.actor,
            device=device_of(step.request),
            command=step.command,
            undoes=step.undoes,
            undone_by=self.canceller(step.no),
            events=step.events,
        )

    def extend(self, steps: Sequence[StoredStep]) -> None:
        """Take in new steps; after one that cancels, folding restarts at its target."""
        if not steps:
            return
        first, boot = steps[0].no, ""
        for step in steps:
            self.steps.append(step)
            if step.at.boot != boot:  # the latest is at the end
                boot = step.at.boot
                self._seen.pop(boot, None)
            self._seen[boot] = step.at
            self.by_hand.setdefault(hand_of(step), []).append(step.no)
            if step.undoes is not None:
                self._cancelled_by.setdefault(step.undoes, []).append(step.no)
                first = min(first, self.root(step).no)
            of_clock = False
            for event in step.events:
                of_clock |= type(event) in _OF_CLOCK
                self.issued = issued(self.issued, event)
                if isinstance(event, EntryRegistered):
                    self.persons[event.entry] = event.person
                elif isinstance(event, PenaltyGiven):
                    self.penalized[event.penalty] = event.entry
            if of_clock:
                self.of_clock.append(step)
        if not self._has_come_true(steps):
            self._fold_from(first)
        self._foreseen = None

    def if_changed(self, no: StepNo, *, alive: bool) -> State:
        """The state if this one gesture lived, or didn't."""
        before, last = self._kept_before(no), len(self.steps)
        state, states = self._states[before], dict[int, State]()
        for step in self.steps[before:]:
            if step.events and (alive if step.no == no else self.alive(step.no)):
                state = fold(state, step.events)
            if step.no > last - KEPT or step.no % EVERY == 0:
                states[step.no] = state
        self._foreseen = _Foreseen(no, alive, last, states)
        return state

    def if_appended(self, step: StoredStep) -> State:
        """The state once this step, which is on the disk, is taken in."""
        if step.undoes is None:
            return fold(self.state, step.events)
        root = self.root(self.steps[step.undoes - 1])
        if (known := self._foreseen) is not None and known.no == root.no:
            return known.states[known.last]
        return self.if_changed(root.no, alive=not self.alive(root.no))

    def _has_come_true(self, steps: Sequence[StoredStep]) -> bool:
        """Take over what was folded to see whether an undo can be done, if it is now done."""
        foreseen, last = self._foreseen, len(self.steps)
        if foreseen is None or len(steps) != 1:
            return False
        (step,) = steps
        if step.undoes is None or self.root(step).no != foreseen.no:
            return False
        if self.alive(foreseen.no) != foreseen.alive:
            return False
        self._states = {at: kept for at, kept in self._states.items() if at < foreseen.no}
        self._states.update(foreseen.states)
        self._states[last] = self._states[foreseen.last]
        if (old := last - KEPT) % EVERY:
            self._states.pop(old, None)
        self._folded = last
        return True

    def _kept_before(self, no: int) -> int:
        at = no - 1
        while at not in self._states:
            at -= 1
        return at

    def _fold_from(self, first: int) -> None:
        before = self._kept_before(first)
        state, last = self._states[before], len(self.steps)
        for at in range(first, self._folded + 1):
            self._states.pop(at, None)
        for at in range(self._folded - KEPT, last - KEPT + 1):
            if at % EVERY:
                self._states.pop(at, None)
        self._folded = last
        for step in self.steps[before:]:
            if step.events and self.alive(step.no):
                state = fold(state, step.events)
            if step.no > last - KEPT or step.no % EVERY == 0:
                self._states[step.no] = state


@contextmanager
def unhurried() -> Iterator[None]:
    """Pause garbage collection while a long trail loads: none of it ever becomes garbage."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if was:
            gc.enable()
