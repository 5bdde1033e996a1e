"""The rules: the options of the tournament's book, and digests of what each book says."""

from functools import partial
from typing import Final, Literal

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.rules.browser.beside import BesideBook
from tdconsole.gui.console.rules.browser.part import DigestsPart
from tdconsole.gui.console.rules.browser.search_field import SearchField
from tdconsole.gui.console.rules.options.listed import OptionsPart
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.shared.layout import column_of, title_of
from tdconsole.library.cited import leads_to
from tdconsole.library.digests import digests
from tdconsole.line.rules.books import index
from tdconsole.wall.theme import Theme

Part = Literal["options", "digests"]
LEAST: Final = 40
"""The least width of the search field, in units."""


class RulesPage(Page):
    name = "rules"

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        words = view.words
        self.title, self.count = title_of(theme), QLabel()
        self.count.setProperty("role", "waiting")
        for label in (self.title, self.count):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.turns: dict[Part, QPushButton] = {
            "options": QPushButton(words.pgettext("rules", "Options")),
            "digests": QPushButton(words.pgettext("rules", "Digests")),
        }
        self.search = SearchField(self._step)
        self.beside = BesideBook(view, theme)
        self.options = OptionsPart(view, gestures, theme, self.beside)
        self.digests = DigestsPart(view, theme, self.beside)
        self.stack = QStackedWidget()
        self.stack.setObjectName("parts")
        self._lay_out()
        self.search.textChanged.connect(self._seek)
        self.search.returnPressed.connect(self._enter)
        for name, button in self.turns.items():
            button.clicked.connect(partial(self._turned, name))
        self.options.renamed.connect(self._name)
        self.options.renamed.connect(self.digests.refresh)
        self.options.wanted_digest.connect(self.show_digest)
        self.digests.wanted_option.connect(self.show_option)
        self.digests.wanted_digest.connect(self.show_digest)
        self.digests.left.connect(self._back_to_field)
        self.turn_to("options")
        self._name()

    def _lay_out(self) -> None:
        space = self._theme.console.space
        head, turns, below = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for row in (head, below):
            row.setSpacing(space.margin)
        turns.setSpacing(space.gap)
        head.addWidget(self.title)
        head.addWidget(self.count)
        head.addStretch(1)
        for name, button in self.turns.items():
            button.setCheckable(True)
            shown = self._view.words.gettext("Show: {list}", list=button.text())
            button.setAccessibleName(shown)
            turns.addWidget(button)
            self.stack.addWidget(self._part(name))
        head.addLayout(turns)
        self.search.setMinimumWidth(LEAST * space.unit)
        below.addWidget(self.search, 1)
        below.addWidget(self.beside)
        card = QFrame()
        card.setProperty("kind", "card")
        column_of(head, below, (self.stack, 1), gap=space.gap, margin=space.margin, within=card)
        column_of(card, margin=space.margin, within=self)

    def seek(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def leave(self) -> None:
        """Leave; what was typed into the editor is dropped."""
        self.options.leave()

    # The two parts

    @property
    def part(self) -> Part:
        return "digests" if self.stack.currentWidget() is self.digests else "options"

    def turn_to(self, name: Part) -> None:
        words = self._view.words
        self.leave()
        self.stack.setCurrentWidget(self._part(name))
        for part, button in self.turns.items():
            button.setChecked(part == name)
        if name == "options":
            self.search.setPlaceholderText(words.gettext("Find a rule"))
            told = words.gettext("Find a rule by its words or its article")
        else:
            self.search.setPlaceholderText(words.gettext("What happened, or an article"))
            told = words.gettext("Find a procedure by words of any language, or by an article")
        self.search.setAccessibleName(told)
        self._part(name).seek(self.search.text())

    def _part(self, name: Part) -> OptionsPart | DigestsPart:
        return self.options if name == "options" else self.digests

    def _turned(self, name: Part, _checked: object = None) -> None:
        self.turn_to(name)

    # From elsewhere

    def look_up(self, typed: str | None = None) -> None:
        """Show the digests with this search; without it, with the last one."""
        self.turn_to("digests")
        if typed is not None:
            self.search.setText(typed)
        self.seek()

    def show_cited(self, cite: str) -> None:
        """Show what an article leads to: its text, or the option that it governs."""
        leads = leads_to(cite)
        if leads.options and not leads.digests:
            self.show_option(leads.options[0])
            return
        self.beside.put_cited(cite)
        self.look_up(cite)
        if leads.digests:
            self.digests.point(leads.digests[0])

    def show_option(self, option: str) -> None:
        self.turn_to("options")
        self.beside.only.setChecked(False)
        self.search.clear()
        self.options.point(option)

    def show_digest(self, name: str) -> None:
        self.look_up(digests()[name].title.text_in(self._view.words.language))
        if not self.digests.point(name):
            self.beside.only.setChecked(False)
            self.digests.point(name)

    # Typing

    def _seek(self, typed: str) -> None:
        self._part(self.part).seek(typed)

    def _step(self, by: int) -> None:
        self._part(self.part).step(by)

    def _enter(self) -> None:
        self._part(self.part).enter()

    def _back_to_field(self) -> None:
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _name(self) -> None:
        words, rows = self._view.words, self.options.rows
        self.title.setText(words.gettext("Rules: {rulebook}", rulebook=rows.list.title))
        overridden = rows.overridden
        self.count.setText(
            words.ngettext("{number} overridden", "{number} overridden", overridden)
            if overridden
            else ""
        )

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        """Build the search index while nobody has typed yet."""
        super().showEvent(event)
        QTimer.singleShot(0, index)
