"""The log of all steps, and the rulings."""

from typing import Self

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QStackedWidget,
    QWidget,
)

from tdconsole.domain.discipline.rulings import pending
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.discipline.rulings.part import RulingsPart
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.log.steps_part import StepsPart
from tdconsole.gui.console.papers.usual import Chosen
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.shared.layout import button_of, column_of
from tdconsole.session import Change
from tdconsole.wall.theme import Theme


class LogPage(Page):
    name = "log"

    def __init__(
        self,
        view: TournamentView,
        gestures: Gestures,
        theme: Theme,
        chosen: Chosen,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        words, space = view.words, theme.console.space
        self.steps = StepsPart(view, gestures, theme)
        self.rulings = RulingsPart(view, gestures, theme, chosen)
        self.stack = QStackedWidget()
        self.parts = QButtonGroup(self)
        bar = QHBoxLayout()
        bar.setContentsMargins(space.margin, space.margin, space.margin, 0)
        bar.setSpacing(space.gap)
        for part, label in (
            (self.steps, words.pgettext("part", "Steps")),
            (self.rulings, words.pgettext("part", "Rulings")),
        ):
            self.stack.addWidget(part)
            button = button_of(label, name=label)
            button.setCheckable(True)
            self.parts.addButton(button, self.stack.indexOf(part))
            bar.addWidget(button)
        bar.addStretch()
        column_of(bar, (self.stack, 1), gap=0, within=self)
        self.parts.idClicked.connect(self._turn)
        view.changed.connect(self._changed)
        self.show_part(self.steps)
        self._count()

    @classmethod
    def opened(
        cls, view: TournamentView, gestures: Gestures, theme: Theme, preferences: WindowPreferences
    ) -> Self:
        return cls(view, gestures, theme, preferences)

    @property
    def part(self) -> StepsPart | RulingsPart:
        return self.rulings if self.stack.currentWidget() is self.rulings else self.steps

    @property
    def printing(self) -> bool:
        return self.rulings.printing

    def show_part(self, part: StepsPart | RulingsPart) -> None:
        self._turn(self.stack.indexOf(part))

    def _turn(self, number: int) -> None:
        """Turn to a part; Tab stops at the open one, the arrows go on from it."""
        self.stack.setCurrentIndex(number)
        self.parts.button(number).setChecked(True)
        for button in self.parts.buttons():
            on = button.isChecked()
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if on else Qt.FocusPolicy.ClickFocus)

    def seek(self) -> None:
        self.part.seek()

    def leave(self) -> None:
        """Leave; an unfinished ruling waits until it is asked for again."""
        self.rulings.leave()

    def begin(self, action: str, selection: Selection) -> None:
        if action != "ruling":
            super().begin(action, selection)
            return
        self.rule(selection)

    def rule(self, selection: Selection) -> None:
        """Begin a ruling at the selected table and on the selected players."""
        self.show_part(self.rulings)
        self.rulings.begin(selection)

    def _count(self) -> None:
        """Show the number of open rulings on the tab of their part."""
        words, waiting = self._view.words, len(pending(self._view.state))
        label = words.pgettext("part", "Rulings")
        if waiting:
            label = words.ngettext(
                "Rulings ({number} pending)", "Rulings ({number} pending)", waiting
            )
        button = self.parts.button(self.stack.indexOf(self.rulings))
        button.setText(label)
        button.setAccessibleName(label)

    def _changed(self, change: Change) -> None:
        before, after = change.before, change.after
        if before is None or after is None or before.rulings is not after.rulings:
            self._count()
