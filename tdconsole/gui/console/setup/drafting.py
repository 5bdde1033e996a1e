"""The set-up as a draft: editing it, previewing its effect, and applying it."""

from PySide6.QtCore import QObject, Signal

from tdconsole.domain.engine.decider import fold
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.setup.forms.plan import (
    Plan,
    clashing,
    differing,
    merged,
    plan_of,
    rebased,
    request,
)
from tdconsole.gui.console.setup.keeping import Kept, forget, keep, kept
from tdconsole.projections.setup.changes import SetupChanges, setup_changes
from tdconsole.session import Change


class Drafting(QObject):
    changed = Signal()
    """Emitted when the draft changes by another's edit, or the set-up underneath does."""

    def __init__(self, view: TournamentView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.base = self.mine = self.present
        self.elsewhere: tuple[str, ...] = ()
        """What somebody else changed since the draft was begun."""
        self.lost = False
        """Whether the disk refuses it, so that it exists only in this window."""
        self._applying = False
        left = kept(view.tournament)
        if left is not None:
            self._follow(left.base, left.mine)
        view.changed.connect(self._took_in)

    # Queries

    @property
    def present(self) -> Plan:
        return plan_of(self._view.state.setup)

    @property
    def pending(self) -> bool:
        return self.mine != self.present

    @property
    def clashes(self) -> tuple[str, ...]:
        """Return what is drafted here and was changed elsewhere to something else."""
        return clashing(self.base, self.mine, self.present)

    @property
    def locked(self) -> bool:
        return self._view.state.finished

    def would(self, *, entries_too: bool) -> SetupChanges | Rejection | None:
        """Return what applying would do; None if there is nothing to apply."""
        if not self.pending:
            return None
        state = self._view.state
        wish = request(self.present, self.mine, entries_too=entries_too)
        answer: tuple[Event, ...] | Rejection = self._view.foresee(wish)
        if isinstance(answer, Refusal):
            return answer
        return setup_changes(state, fold(state, answer) or state, self._view.now())

    # Editing

    def take(self, plan: Plan) -> None:
        if self.locked or plan == self.mine:
            return
        if not self.pending:
            self.base, self.elsewhere = self.present, ()
        self.mine = plan
        self._keep()

    def start_again(self) -> None:
        self._land()

    def apply(self, *, entries_too: bool, reason: str | None) -> bool:
        if not self.pending:
            return False
        wish = request(self.present, self.mine, entries_too=entries_too, reason=reason)
        self._applying = True
        try:
            done = self._view.do(wish)
        finally:
            self._applying = False
        if done:
            self._land()
        return done

    def _land(self) -> None:
        self.base = self.mine = self.present
        self.elsewhere = ()
        self._keep()
        self.changed.emit()

    def _keep(self) -> None:
        if self.pending:
            self.lost = not keep(self._view.tournament, Kept(base=self.base, mine=self.mine))
        else:
            self.lost = False
            forget(self._view.tournament)

    # Following

    def _took_in(self, change: Change) -> None:
        before, after = change.before, change.after
        if before is None or after is None or self._applying:
            return
        if before.setup is not after.setup and before.setup != after.setup:
            self._follow(self.base, self.mine)
            self.changed.emit()
        elif before.finished != after.finished:
            self.changed.emit()

    def _follow(self, base: Plan, mine: Plan) -> None:
        """Follow a new base: what is drafted stays drafted, everything else is as in force now."""
        present = self.present
        self.elsewhere = tuple(dict.fromkeys((*self.elsewhere, *differing(base, present))))
        self.mine = merged(base, mine, present)
        self.base = rebased(base, mine, present)
        if not self.pending:
            self.elsewhere = ()
        self._keep()
