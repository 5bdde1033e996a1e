"""The structure as a draft: editing it, previewing its effect, and applying it."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from tdconsole.domain.chip_sets import ChipSet
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.values import Chips, Off, Structure
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.structure.draft import Draft
from tdconsole.gui.console.structure.effect import Effect, effect
from tdconsole.gui.console.structure.keeping import Kept, forget, keep, kept
from tdconsole.gui.console.structure.scaling import USUAL_CHIPS, smallest_chip
from tdconsole.session import Change
from tdconsole.session.local_time import zone_at

LARGEST: Final = 7
"""The usual number of denominations in play."""


class Mending(QObject):
    changed = Signal()
    """Emitted when the draft changes, or the structure underneath does."""

    def __init__(self, view: TournamentView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.base = self.present
        """The structure the draft was made from; not the present one if that has changed since."""
        self.draft = Draft(rows=self.present)
        self.lost = False
        """Whether the disk refuses it, so that it exists only in this window."""
        self._applying = False
        left = kept(view.tournament)
        if left is not None and left.rows != self.present:
            self.base = left.base
            self.draft = Draft(rows=self.present).did(left.rows)
        elif left is not None:
            forget(view.tournament)
        self.chips = self._own_chips() or usual_chips(self.draft.rows, view.state.setup.stack)
        view.changed.connect(self._took_in)

    # Queries

    @property
    def present(self) -> Structure:
        return self._view.state.setup.structure

    @property
    def rows(self) -> Structure:
        return self.draft.rows

    @property
    def pending(self) -> bool:
        """Whether the draft differs from the tournament's structure."""
        return self.draft.rows != self.present

    @property
    def overtaken(self) -> bool:
        """Whether somebody else changed the structure after the draft was begun."""
        return self.pending and self.base != self.present

    @property
    def locked(self) -> bool:
        return self._view.state.finished

    def _own_chips(self) -> tuple[Chips, ...]:
        """Return the chips of the tournament's own set."""
        held = self._view.state.terms.chip_set
        return () if held == "off" else tuple(sorted({chip.value for chip in held.chips}))

    def answer(self) -> tuple[Event, ...] | Rejection | None:
        if not self.pending:
            return None
        return self._view.foresee(EditStructure(structure=self.rows))

    def effect(self) -> Effect:
        """Return the effect as of this second."""
        now = self._view.now()
        return effect(self._view.state, self.rows, self.answer(), now, zone_at(now.utc))

    # Editing

    def take(self, rows: Structure) -> bool:
        """Take these rows and return whether that changes anything."""
        if self.locked:
            return False
        return self._turn(self.draft.did(rows))

    def undo(self) -> bool:
        return not self.locked and self._turn(self.draft.undone())

    def redo(self) -> bool:
        return not self.locked and self._turn(self.draft.redone())

    def start_again(self) -> None:
        """Start again from the present structure; Undo brings the draft back."""
        self.base = self.present
        self.take(self.present)
        self._keep()
        self.changed.emit()

    def apply(self) -> bool:
        if not self.pending:
            return False
        self._applying = True
        try:
            done = self._view.do(EditStructure(structure=self.rows))
        finally:
            self._applying = False
        if done:
            self._land()
        return done

    def set_chips(self, chips: tuple[Chips, ...]) -> None:
        if chips and chips != self.chips:
            self.chips = chips
            self.changed.emit()

    def _turn(self, draft: Draft) -> bool:
        if draft is self.draft:
            return False
        if not self.pending:
            self.base = self.present
        self.draft = draft
        self._keep()
        self.changed.emit()
        return True

    def _keep(self) -> None:
        if self.pending:
            self.lost = not keep(self._view.tournament, Kept(base=self.base, rows=self.rows))
        else:
            self.lost = False
            forget(self._view.tournament)

    # Following

    def _took_in(self, change: Change) -> None:
        before, after = change.before, change.after
        if before is not None and after is not None:
            self._follow_chips(before.terms.chip_set, after.terms.chip_set)
        if before is None or after is None or before.setup.structure == after.setup.structure:
            if before is not None and after is not None and before.finished != after.finished:
                self.changed.emit()
            return
        if self._applying:
            return
        if self.draft.rows in {before.setup.structure, after.setup.structure}:
            self._land()
        else:
            self.changed.emit()

    def _follow_chips(self, before: ChipSet | Off, after: ChipSet | Off) -> None:
        if before != after:
            self.set_chips(self._own_chips() or self.chips)
            self.changed.emit()

    def _land(self) -> None:
        self.draft, self.base = self.draft.landed(self.present), self.present
        self._keep()
        self.changed.emit()


def usual_chips(structure: Structure, stack: Chips) -> tuple[Chips, ...]:
    """Return the smallest chip that pays everything and the usual number above it."""
    smallest = smallest_chip(structure, USUAL_CHIPS)
    while stack % smallest and smallest > USUAL_CHIPS[0]:
        smallest = max(chip for chip in USUAL_CHIPS if chip < smallest)
    first = USUAL_CHIPS.index(smallest)
    return USUAL_CHIPS[first : first + LARGEST]
