"""The pane beside the rules: what this tournament overrides, and how the other rulebooks have it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from tdconsole.domain.rules.book import OPTIONS, Rulebook, Ruled
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.rules.page import RulesPage
from tdconsole.gui.console.widgets.beside.bars import Bar, Bars
from tdconsole.gui.console.widgets.beside.pane import Pane
from tdconsole.gui.shared.layout import column_of, label_of, title_of
from tdconsole.i18n.rules.books import rule_name, rule_source, rule_value
from tdconsole.library.rulebooks import rulebook, rulebooks_named
from tdconsole.projections.rules.listed import RuleLine, RuleList, rule_list
from tdconsole.wall.theme import Theme


class OtherBooks(Pane):
    """Each book on the rule selected, and below it the books and the rules that differ most."""

    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        words, space = view.words, theme.console.space
        own = view.state.setup.rules.profile.id
        self._books = [rulebook(name) for name in rulebooks_named() if name != own]
        self._page: RulesPage | None = None
        self.changed = Bars(words, theme, words.gettext("Overridden here"))
        self.books = Bars(words, theme, words.gettext("How other books differ"))
        self.ways = Bars(words, theme, words.gettext("Rules that differ most"))
        self.each = [(label_of(), label_of(wraps=True)) for _book in (own, *self._books)]
        self._overridden, self._all, self._one = QWidget(), QWidget(), QWidget()
        column_of(
            title_of(theme, words.gettext("Overridden here")),
            self.changed,
            gap=space.gap,
            within=self._overridden,
        )
        self.books.setMinimumHeight(len(self._books) * space.row)
        self._head = title_of(theme, words.gettext("How other books differ"))
        column_of(
            self._head,
            (self.books, 1),
            title_of(theme, words.gettext("Rules that differ most")),
            (self.ways, 2),
            gap=space.gap,
            within=self._all,
        )
        grid = QGridLayout(self._one)
        grid.setContentsMargins(0, space.gap, 0, space.margin)
        grid.setHorizontalSpacing(2 * space.margin)
        grid.setVerticalSpacing(space.margin)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(len(self.each), 1)
        for row, (book, value) in enumerate(self.each):
            grid.addWidget(book, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, row, 1)
        self.down.addWidget(self._one)
        self.down.addWidget(self._all, 1)
        self.down.addWidget(self._overridden)

    def stand_beside(self, page: QWidget) -> None:
        if isinstance(page, RulesPage):
            self._page = page
            page.options.listing.pointed.connect(self._follow)
            for turn in page.turns.values():
                turn.clicked.connect(self._follow)

    def take_in(self) -> None:
        words, listed = self._view.words, rule_list(self._view.state)
        overridden = [one for one in listed.rules if one.overridden]
        self._overridden.setVisible(bool(overridden))
        self.changed.show_bars(
            [
                Bar(
                    rule_name(words, one.option),
                    rule_value(words, one.option, one.now.value),
                )
                for one in overridden
            ]
        )
        line = self._line()
        for part in (self._head, self._one):
            part.setVisible(line is not None)
        if line is None:
            self.say(
                words.gettext("How other books differ"),
                words.gettext(
                    "How many rules each book has differently; choose a rule to read it in every book."
                ),
            )
        else:
            self.say(rule_name(words, line.option), words.gettext("As the rulebooks have it"))
            self._show_one(listed, line)
        self._show_all(listed)

    def _line(self) -> RuleLine | None:
        """Return the rule selected among the options."""
        page = self._page
        return None if page is None or page.part != "options" else page.options.line

    def _show_all(self, listed: RuleList) -> None:
        words, rules, number = self._view.words, listed.rules, self._view.words.number
        found = [(sum(_differs(book, one) for one in rules), book) for book in self._books]
        found.sort(key=lambda one: -one[0])
        self.books.show_bars(
            [Bar(book.title, number(differ), differ / len(rules)) for differ, book in found]
        )
        ways = [(sum(_differs(book, one) for book in self._books), one) for one in rules]
        most = len(self._books)
        self.ways.show_bars(
            [
                Bar(
                    rule_name(words, one.option),
                    words.gettext("{number} of {all}", number=number(differ), all=number(most)),
                    differ / most,
                )
                for differ, one in sorted(ways, key=lambda one: -one[0])
                if differ
            ]
        )

    def _show_one(self, listed: RuleList, line: RuleLine) -> None:
        words = self._view.words
        read = [(listed.title, line.book), *((one.title, _of(one, line)) for one in self._books)]
        for (book, value), (title, rule) in zip(self.each, read, strict=True):
            role = "quiet" if rule.value == line.now.value else ""
            book.setText(title)
            value.setText(
                f"{rule_value(words, line.option, rule.value)} · {rule_source(words, rule)}"
            )
            for label in (book, value):
                label.setProperty("role", role)
                label.style().polish(label)


def _of(book: Rulebook, line: RuleLine) -> Ruled[object]:
    rule: Ruled[object] = getattr(book, OPTIONS[line.option])
    return rule


def _differs(book: Rulebook, line: RuleLine) -> bool:
    return bool(_of(book, line).value != line.now.value)
