"""The trail, the latest step first; a sentence is made when it is painted or searched."""

from typing import Final

from tdconsole.domain.house.device_numbers import device_of
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.values import DeviceId, Instant, Record, StaffId, StepNo
from tdconsole.gui.console.actions.selection import NOTHING, Selection
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.rows import Column, Rows
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.entry.actors import actor_words
from tdconsole.session import Change
from tdconsole.spelling import folded
from tdconsole.wall.theme import Theme

SENTENCE: Final = 2
"""The column of what was done."""
_NOBODY: Final = "—"


class Logged(Record, kw_only=True):
    no: StepNo
    at: Instant
    actor: StaffId | None
    device: DeviceId | None
    undoes: StepNo | None
    undone_by: StepNo | None


class Steps(Rows[Logged]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._view = view
        self._timeline = view.session.timeline(view.tournament)
        self._staff = view.session.club.staff.named()
        self._devices = view.session.club.devices.named()
        self._sentences: dict[StepNo, str] = {}
        super().__init__(self._columns(view.words), lambda row: row.no, theme, view)
        self.latest_first()
        self.fill(self._logged(StepNo(no)) for no in range(1, len(self._timeline.steps) + 1))

    def _columns(self, words: Catalogue) -> tuple[Column[Logged], ...]:
        say = words.pgettext
        return (
            Column(
                say("column", "Step"),
                lambda row: str(row.no),
                "000000",
                right=True,
                ink=lambda _row: "quiet",
            ),
            Column(
                say("column", "Time"),
                lambda row: words.time_of_day(row.at),
                "00:00",
                ink=lambda _row: "quiet",
            ),
            Column(
                say("column", "What"),
                lambda row: self.sentence(row.no),
                ink=lambda row: "quiet" if row.undone_by else "ink",
                struck=lambda row: row.undone_by is not None,
            ),
            Column(
                "",
                lambda row: self._undone(words, row.undone_by) if row.undone_by else "",
                self._undone(words, StepNo(10_000)),
                ink=lambda _row: "quiet",
            ),
            Column(
                say("column", "By"),
                self._who,
                "MMMMMMMM",
                wish="Maximiliana M, Tablet 20" if self._devices else "",
                spare=80,
                ink=lambda _row: "quiet",
            ),
        )

    def _who(self, row: Logged) -> str:
        if row.actor is None:
            return _NOBODY
        words = self._view.words
        name = self._staff.get(row.actor) or words.gettext("erased")
        return actor_words(words, name, row.device, self._devices)

    @staticmethod
    def _undone(words: Catalogue, by: StepNo) -> str:
        return words.gettext("undone by {step}", step=by)

    def _logged(self, no: StepNo) -> Logged:
        step = self._timeline.steps[no - 1]
        return Logged(
            no=no,
            at=step.at,
            actor=step.actor,
            device=device_of(step.request),
            undoes=step.undoes,
            undone_by=self._timeline.canceller(no),
        )

    # Texts

    def sentence(self, no: StepNo) -> str:
        said = self._sentences.get(no)
        if said is None:
            said = self._sentences[no] = self._say(no)
        return said

    def _say(self, no: StepNo) -> str:
        step, say = self._timeline.steps[no - 1], self._view.words.gettext
        if step.undoes is None:
            return self._view.sentence_in_flight(step.events)
        gesture = self._view.sentence_in_flight(self._timeline.root(step).events)
        if self.is_redo(no):
            return say("Redone: {gesture}", gesture=gesture)
        return say("Undone: {gesture}", gesture=gesture)

    def is_redo(self, no: StepNo) -> bool:
        """Whether the step cancels an undo."""
        undoes = self._timeline.steps[no - 1].undoes
        return undoes is not None and self._timeline.steps[undoes - 1].undoes is not None

    def key_of(self, no: StepNo) -> str:
        """Return the words by which a step is found."""
        row = self.get(no)
        who = "" if row is None or row.actor is None else self._who(row)
        return folded(f"{no} {self.sentence(no)} {who}")

    # Gestures

    def selection(self, no: int) -> Selection:
        """Select the step to undo it, or to redo one that was undone."""
        row = self.get(no)
        if row is None:
            return NOTHING
        undo = row.undoes is not None and not self.is_redo(row.no)
        return Selection(step=row.no, redo=undo or (row.undoes is None and bool(row.undone_by)))

    @staticmethod
    def request(selection: Selection) -> Request:
        if selection.redo:
            return Redo(step=selection.step)
        return Undo(step=selection.step)

    # Following

    def follow(self, change: Change) -> None:
        """Follow the new steps, and those that they cancel or bring back."""
        if any(step.actor is not None and step.actor not in self._staff for step in change.steps):
            self._staff = self._view.session.club.staff.named()
        devices = {device_of(step.request) for step in change.steps} - {None, *self._devices}
        if devices:
            self._devices = self._view.session.club.devices.named()
        before, after = change.before, change.after
        if before is not None and after is not None and len(before.plays) != len(after.plays):
            self._sentences.clear()  # from the second flight on each names its flight
            self.restate(SENTENCE)
        near: set[StepNo] = set()
        for step in change.steps:
            near.add(step.no)
            undoes = step.undoes
            while undoes is not None:
                near.add(undoes)
                back = self._timeline.step(undoes)
                undoes = None if back is None else back.undoes
        there = len(self._timeline.steps)  # fewer than before, where the past is gone through
        rows = [self._logged(no) for no in sorted(near) if no <= there]
        self.take(rows, [no for no in near if no > there])
