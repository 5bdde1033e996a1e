"""The rules of the tournament: what each says, under which article, and overriding one."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget

from tdconsole.domain.commands import OverrideRules
from tdconsole.domain.rulebook import OPTIONS, RuleChanges
from tdconsole.gui.console.hands import Hands
from tdconsole.gui.console.pages.listed import Parts, lay_out_listed
from tdconsole.gui.console.rulebook.editor import RuleEditor
from tdconsole.gui.console.rulebook.lines import RuleRows
from tdconsole.gui.console.selection import NOTHING
from tdconsole.gui.console.watch import Watch
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.listing import Listing
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.rulebooks import book_says, rule_name, rule_value
from tdconsole.projections.rule_list import RuleLine
from tdconsole.session import Change


class RulesPage(QWidget):
    name = "rules"

    def __init__(
        self, watch: Watch, hands: Hands, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._watch, self._hands, self._theme = watch, hands, theme
        say = watch.words.gettext
        self.rows = RuleRows(watch, theme)
        self.title, self.count = QLabel(), QLabel()
        self.title.setFont(lettering(theme.console.faces.strong, theme.console.type.title))
        self.search = QLineEdit()
        self.search.setPlaceholderText(say("Find a rule"))
        self.search.setAccessibleName(say("Find a rule by its words or its article"))
        self.listing = Listing(
            self.rows, theme, say("The rules that hold"), say("No rule answers to that.")
        )
        self.rule, self.value, self.source = QLabel(), QLabel(), QLabel()
        self.rule.setFont(lettering(theme.console.faces.strong, theme.console.type.text))
        self.count.setProperty("role", "waiting")
        for label in (self.title, self.count, self.rule, self.value, self.source):
            label.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self.value, self.source):
            label.setWordWrap(True)
        self.change = QPushButton(say("Override…"))
        self.change.setAccessibleName(say("Override this rule"))
        self.change.setToolTip(say("Enter, or a double click on the rule"))
        self.back = QPushButton(say("Back to the book"))
        self.back.setAccessibleName(say("Take the override of this rule away"))
        self.editor: RuleEditor | None = None
        parts = Parts(
            head=(self.title, self.count, self.search),
            listing=self.listing,
            said=(self.rule, self.value, self.source),
            buttons=(self.change, self.back),
        )
        self._inside = lay_out_listed(self, theme, parts)
        self.search.textChanged.connect(self._seek)
        self.search.returnPressed.connect(self._first)
        self.listing.pointed.connect(self._point)
        self.listing.wanted.connect(self._edit)
        self.change.clicked.connect(self._edit)
        self.back.clicked.connect(self._back)
        watch.changed.connect(self._changed)
        self._name()
        self._explain()

    def seek(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def leave(self) -> None:
        """Whatever was typed into the editor is let go."""
        editor, self.editor = self.editor, None
        if editor is None:
            return
        editor.hide()
        editor.deleteLater()
        self._explain()
        self.listing.setFocus(Qt.FocusReason.OtherFocusReason)

    def _seek(self, typed: str) -> None:
        self.rows.seek(typed)
        self._name()

    def _first(self) -> None:
        """Enter in the field goes on to the first that was found."""
        if self.rows.rowCount():
            self.listing.select(self.rows.place(self.rows.at(0)))
            self.listing.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _name(self) -> None:
        words = self._watch.words
        self.title.setText(words.gettext("Rules: {rulebook}", rulebook=self.rows.list.title))
        overridden = self.rows.overridden
        self.count.setText(
            words.ngettext("{number} overridden", "{number} overridden", overridden)
            if overridden
            else ""
        )

    # Pointing

    @property
    def line(self) -> RuleLine | None:
        return None if self.listing.key is None else self.rows.get(self.listing.key)

    def _point(self, _key: int | None = None) -> None:
        if self.isVisible():
            self._hands.point(NOTHING)
        self.leave()
        self._explain()

    def _explain(self) -> None:
        """The whole rule where the list is too narrow for it, and what the book says."""
        words, line = self._watch.words, self.line
        editing, open_ = self.editor is not None, not self._watch.state.finished
        self.change.setVisible(line is not None and not editing)
        self.back.setVisible(line is not None and line.overridden and not editing)
        self.change.setEnabled(open_)
        self.back.setEnabled(open_)
        if line is None:
            self.rule.setText("")
            self.value.setText(words.gettext("Choose a rule to read it whole or to override it."))
            self.source.setText("")
        else:
            self.rule.setText(rule_name(words, line.option))
            self.value.setText(rule_value(words, line.option, line.now.value))
            self.source.setText(self._whence(line))
            self.source.setProperty("role", "waiting" if line.overridden else "quiet")
            self.source.style().polish(self.source)
        self.rule.setVisible(line is not None)
        self.source.setVisible(line is not None)

    def _whence(self, line: RuleLine) -> str:
        said = self.rows.source(line)
        if not line.overridden:
            return said
        return f"{said}. {book_says(self._watch.words, line.option, line.book)}"

    # Overriding

    def _edit(self, _key: object = None) -> None:
        line = self.line
        if line is None or self._watch.state.finished:
            return
        self.leave()
        self.editor = RuleEditor(self._watch, self._theme, line)
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
        if self._watch.do(OverrideRules(changes=changes)):
            self.listing.setFocus(Qt.FocusReason.OtherFocusReason)

    def _changed(self, change: Change) -> None:
        if self.rows.follow(change):
            self._name()
        if self.isVisible():
            self._explain()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._explain()
