"""Every option of the tournament's book, its override, and a second book next to it."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.rules.book import OPTIONS, RuleChanges
from tdconsole.gui.console.actions.selection import NOTHING
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.rules.browser.beside import BesideBook
from tdconsole.gui.console.rules.browser.link import Link
from tdconsole.gui.console.rules.options.editor import RuleEditor
from tdconsole.gui.console.rules.options.lines import BESIDE, MARK, SOURCE, RuleRows
from tdconsole.gui.console.widgets.cite_button import Cites
from tdconsole.gui.shared.layout import button_of, column_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.listing import Listing
from tdconsole.i18n.rules.books import book_says, rule_name, rule_value
from tdconsole.library.digests import digests
from tdconsole.projections.rules.listed import RuleLine
from tdconsole.session import Change
from tdconsole.wall.theme import Theme

MOST = 2
"""Procedures linked from an option at most; the search finds the others."""


class OptionsPart(QWidget):
    wanted_digest = Signal(str)
    renamed = Signal()
    """Emitted when the number of overridden options changes."""

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, beside: BesideBook
    ) -> None:
        super().__init__()
        self._view, self._gestures, self._theme, self._beside = view, gestures, theme, beside
        say = view.words.gettext
        self.rows = RuleRows(view, theme)
        self.listing = Listing(
            self.rows, theme, say("The rules in force"), say("No rule matches that.")
        )
        self.rule, self.value, self.source, self.other = (QLabel() for _ in range(4))
        self.rule.setFont(lettering(theme.console.faces.strong, theme.console.type.text))
        for label in (self.rule, self.value, self.source, self.other):
            label.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self.value, self.source, self.other):
            label.setWordWrap(True)
        self.cites = Cites(view, theme)
        self.read = [Link("", "", theme) for _ in range(MOST)]
        self._about: list[str] = []
        self.change = button_of(say("Override…"), name=say("Override this rule"), press=self._edit)
        self.change.setToolTip(say("Enter, or a double click on the rule"))
        self.back = button_of(
            say("Back to the book"), name=say("Remove the override of this rule"), press=self._back
        )
        self.editor: RuleEditor | None = None
        self._lay_out()
        self.listing.pointed.connect(self._point)
        self.listing.wanted.connect(self._edit)
        for number, link in enumerate(self.read):
            link.clicked.connect(partial(self._read, number))
        beside.changed.connect(self._compare)
        view.changed.connect(self._changed)
        self._compare()

    def _lay_out(self) -> None:
        space = self._theme.console.space
        rule = QFrame()
        rule.setProperty("kind", "rule")
        rule.setFixedHeight(1)
        told, below, leads = QVBoxLayout(), QHBoxLayout(), QHBoxLayout()
        told.setSpacing(space.unit)
        leads.setSpacing(space.gap)
        leads.addWidget(self.cites)
        for link in self.read:
            link.setFont(self.cites.buttons[0].font())
            leads.addWidget(link)
        leads.addStretch(1)
        for part in (self.rule, self.value, self.other, self.source):
            told.addWidget(part)
        told.addLayout(leads)
        below.setSpacing(space.gap)
        below.addLayout(told, 1)
        for button in (self.change, self.back):
            below.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self._inside = column_of((self.listing, 1), rule, below, gap=space.gap, within=self)

    def leave(self) -> None:
        """Leave; what was typed into the editor is dropped."""
        editor, self.editor = self.editor, None
        if editor is None:
            return
        editor.hide()
        editor.deleteLater()
        self._explain()
        self.listing.setFocus(Qt.FocusReason.OtherFocusReason)

    # Search

    def seek(self, typed: str) -> None:
        self.rows.seek(typed)

    def step(self, by: int) -> None:
        """Step through the list from the field, which keeps the keyboard."""
        if not self.rows.rowCount():
            return
        key = self.listing.key
        here = None if key is None else self.rows.row_of(key)
        to = 0 if here is None else min(max(here + by, 0), self.rows.rowCount() - 1)
        self.listing.select(self.rows.place(self.rows.at(to)))

    def enter(self) -> None:
        """Go on to the row walked to, or to the first one found."""
        if self.listing.key is None:
            self.step(0)
        if self.listing.key is not None:
            self.listing.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def point(self, option: str) -> None:
        self.listing.select(list(OPTIONS).index(option))
        self.listing.setFocus(Qt.FocusReason.OtherFocusReason)

    def _compare(self) -> None:
        self.rows.compare(self._beside.book, only_differing=self._beside.only_differing)
        self.listing.setColumnHidden(SOURCE, self._beside.book is not None)
        for column in (MARK, BESIDE):
            self.listing.setColumnHidden(column, self._beside.book is None)
        self._explain()

    # Selection

    @property
    def line(self) -> RuleLine | None:
        return None if self.listing.key is None else self.rows.get(self.listing.key)

    def _point(self, _key: int | None = None) -> None:
        if self.isVisible():
            self._gestures.point(NOTHING)
        self.leave()
        self._explain()

    def _explain(self) -> None:
        """Show the whole rule, for which the list is too narrow, and what the book says."""
        words, line = self._view.words, self.line
        editing, open_ = self.editor is not None, not self._view.state.finished
        self.change.setVisible(line is not None and not editing)
        self.back.setVisible(line is not None and line.overridden and not editing)
        self.change.setEnabled(open_)
        self.back.setEnabled(open_)
        if line is None:
            self.rule.setText("")
            self.value.setText(words.gettext("Choose a rule to read it whole or to override it."))
            self.source.setText("")
            self.other.setText("")
        else:
            self.rule.setText(rule_name(words, line.option))
            self.value.setText(rule_value(words, line.option, line.now.value))
            self.source.setText(self._whence(line))
            self.source.setProperty("role", "waiting" if line.overridden else "quiet")
            self.source.style().polish(self.source)
            self.other.setText(self.rows.compared(line))
        self.rule.setVisible(line is not None)
        self.source.setVisible(line is not None)
        self.other.setVisible(bool(self.other.text()))
        self._lead_on(line)

    def _lead_on(self, line: RuleLine | None) -> None:
        """Link its article and the procedures it belongs to."""
        words = self._view.words
        self.cites.tell("" if line is None else self.rows.cited(line))
        self._about = [] if line is None else _about(line.option)
        for number, link in enumerate(self.read):
            link.setVisible(number < len(self._about))
            if number < len(self._about):
                title = digests()[self._about[number]].title.text_in(words.language)
                link.setText(title.replace("&", "&&"))
                link.setAccessibleName(words.gettext("Read: {title}", title=title))

    def _read(self, number: int, _checked: object = None) -> None:
        self.wanted_digest.emit(self._about[number])

    def _whence(self, line: RuleLine) -> str:
        said = self.rows.source(line)
        if not line.overridden:
            return said
        return f"{said}. {book_says(self._view.words, line.option, line.book)}"

    # Override

    def _edit(self, _key: object = None) -> None:
        line = self.line
        if line is None or self._view.state.finished:
            return
        self.leave()
        self.editor = RuleEditor(self._view, self._theme, line)
        self.editor.left.connect(self.leave)
        self._inside.addWidget(self.editor)
        self.editor.show()
        self._explain()
        self._inside.activate()
        self.listing.scrollTo(self.listing.currentIndex())
        self.editor.begin()

    def _back(self) -> None:
        line = self.line
        if line is None:
            return
        changes = RuleChanges(**{OPTIONS[line.option]: line.book.value})
        if self._view.do(OverrideRules(changes=changes)):
            self.listing.setFocus(Qt.FocusReason.OtherFocusReason)

    def _changed(self, change: Change) -> None:
        if self.rows.follow(change):
            self.renamed.emit()
        if self.isVisible():
            self._explain()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._explain()


def _about(option: str) -> list[str]:
    return [one.id for one in digests().values() if option in one.options][:MOST]
