"""The text of what was found: the tournament's book first, a second one, and related texts."""

from collections.abc import Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.rules.digests import Digest, Said, Source
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.rules.browser.link import Link
from tdconsole.gui.shared.layout import STRETCH, column_of, label_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.rules.books import rule_name, rule_source, rule_value
from tdconsole.i18n.rules.digests import group_name, verdict_said, verdict_sign, verdict_word
from tdconsole.library.digests import digests
from tdconsole.line.rules.books import (
    GUIDE,
    Books,
    OptionsCompared,
    book_title,
    cited_together,
)
from tdconsole.projections.rules.compared import digest_compared
from tdconsole.wall.theme import Theme

WIDEST: Final = 180
"""The width of a text column in units: longer lines are hard to follow."""


class Reading(QScrollArea):
    wanted_digest = Signal(str)
    wanted_option = Signal(str)
    wanted_beside = Signal(str)

    def __init__(self, view: TournamentView, theme: Theme, *, alone: bool) -> None:
        super().__init__()
        self._view, self._words, self._theme = view, view.words, theme
        self._column, self._alone = QVBoxLayout(), alone
        self.links: list[Link] = []
        self.texts: list[str] = []
        """The texts in reading order."""
        self.setObjectName("reading")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.say("")

    def say(self, hint: str) -> None:
        """Say that nothing is selected, and what to do about that."""
        self._begin()
        self._column.addWidget(self._label(hint, "quiet"))
        self._end(self._words.gettext("What the books say"))

    def show_digest(self, digest: Digest, books: Books, options: OptionsCompared) -> None:
        words = self._words
        self._begin()
        self._head(digest.title.text_in(words.language), group_name(words, digest.group))
        shown = self._beside(digest, books) if books.beside else self._own(digest, books)
        guide = digest.by(GUIDE)
        if guide is not None and guide not in shown:
            self._column.addWidget(self._section(GUIDE, guide))
        self._list_options(digest.options, options)
        titles = {one: digests()[one].title.text_in(words.language) for one in digest.see}
        self._list_digests(words.gettext("See also"), titles)
        self._list_books(digest, shown)
        self._end(digest.title.text_in(words.language))

    def show_option(self, option: str, options: OptionsCompared) -> None:
        """Show the option's value here and in the second book, and its procedures."""
        words = self._words
        self._begin()
        self._head(rule_name(words, option), words.pgettext("rules", "Option"))
        self._list_options((option,), options)
        within = {
            one.id: one.title.text_in(words.language)
            for one in digests().values()
            if option in one.options
        }
        self._list_digests(words.gettext("Read about it"), within)
        self._end(rule_name(words, option))

    # From top to bottom

    def _begin(self) -> None:
        space = self._theme.console.space
        self.links, self.texts = [], []
        if (old := self.takeWidget()) is not None:
            old.deleteLater()  # one of its links may have been pressed
        inside = QWidget()
        inside.setObjectName("text")
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(space.gap, space.unit, space.gap, space.gap)
        self._column.setSpacing(space.gap)
        self._inside = inside

    def _end(self, title: str) -> None:
        self._column.addStretch(1)
        self.setWidget(self._inside)
        self.setAccessibleName(self._words.gettext("To read: {title}", title=title))
        self.setAccessibleDescription(" ".join(self.texts))
        before: QWidget = self
        for link in self.links:
            self.setTabOrder(before, link)
            before = link
        self.verticalScrollBar().setValue(0)

    def _head(self, title: str, group: str) -> None:
        faces, sizes = self._theme.console.faces, self._theme.console.type
        head = self._label(title)
        head.setFont(lettering(faces.strong, sizes.title))
        self._column.addWidget(head)
        self._column.addWidget(self._label(group, "quiet"))

    def _own(self, digest: Digest, books: Books) -> list[Said]:
        """Return the text of the tournament's book; if it is silent, say so and take another's."""
        said = books.said(digest)
        if books.own is not None and said.source != books.own:
            title = book_title(self._words, books.own)
            self._column.addWidget(
                self._label(verdict_said(self._words, "first_silent", title), "waiting")
            )
        self._column.addWidget(self._section(said.source, said))
        return [said]

    def _beside(self, digest: Digest, books: Books) -> list[Said]:
        words = self._words
        first, second = books.first(digest), books.beside
        if second is None:
            return []
        two = digest_compared(digest, first, second)
        titles = [book_title(words, one) for one in (first, second)]
        sentence = verdict_said(words, two.verdict, *titles)
        told = f"{verdict_sign(two.verdict)} {sentence}"
        self._column.addWidget(self._label(told, "waiting" if two.verdict == "differ" else "quiet"))
        across = QHBoxLayout()
        across.setSpacing(2 * self._theme.console.space.margin)
        for source, said in ((first, two.first), (second, two.second)):
            across.addWidget(self._section(source, said), 1)
        self._column.addLayout(across)
        return [said for said in (two.first, two.second) if said is not None]

    def _section(self, source: Source, said: Said | None) -> QWidget:
        words, space = self._words, self._theme.console.space
        section = QWidget()
        section.setMaximumWidth(WIDEST * space.unit)
        title = book_title(words, source)
        cited = cited_together(said.cite) if said else ""
        text = (
            said.text.text_in(words.language)
            if said
            else verdict_said(words, "first_silent", title)
        )
        column_of(
            self._strong(f"{title} · {cited}" if cited else title),
            self._label(text, "" if said else "quiet"),
            (STRETCH, 1),
            gap=space.unit,
            within=section,
        )
        return section

    def _list_options(self, names: Iterable[str], options: OptionsCompared) -> None:
        words = self._words
        known = [name for name in names if name in options.lines]
        if not known:
            return
        self._column.addWidget(self._strong(words.gettext("Options of this tournament")))
        for name in known:
            called = rule_name(words, name)
            if self._alone:
                self._column.addWidget(self._label(called))
            else:
                link = self._link(called, words.gettext("Option: {rule}", rule=called))
                link.clicked.connect(partial(self._want_option, name))
                self._column.addWidget(link)
            for told, differs in self._values(name, options):
                self._column.addWidget(self._label(told, "waiting" if differs else ""))

    def _values(self, name: str, options: OptionsCompared) -> list[tuple[str, bool]]:
        words, line = self._words, options.lines[name]
        held = f"{rule_value(words, name, line.now.value)} ({rule_source(words, line.now)})"
        other, verdict = options.beside(name), options.verdict(name)
        if options.other is None or other is None or verdict is None:
            return [(held, False)]
        there = words.gettext(
            "{mark}. {book}: {value} ({source})",
            mark=verdict_word(words, verdict),
            book=options.other.title,
            value=rule_value(words, name, other.value),
            source=rule_source(words, other),
        )
        return [(held, False), (there, verdict == "differ")]

    def _list_digests(self, head: str, titles: dict[str, str]) -> None:
        if not titles:
            return
        self._column.addWidget(self._strong(head))
        together = QVBoxLayout()
        together.setSpacing(0)
        for name, title in titles.items():
            link = self._link(title, self._words.gettext("Read: {title}", title=title))
            link.clicked.connect(partial(self._want_digest, name))
            together.addWidget(link)
        self._column.addLayout(together)

    def _list_books(self, digest: Digest, shown: list[Said]) -> None:
        """List every other book with a text on it, each a click away from comparison."""
        words, space = self._words, self._theme.console.space
        others = [said for said in digest.said if said not in shown and said.source != GUIDE]
        if not others:
            return
        self._column.addWidget(self._strong(words.gettext("Other books")))
        grid = QGridLayout()
        grid.setHorizontalSpacing(space.margin)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for row, said in enumerate(others):
            title = book_title(words, said.source)
            link = self._link(title, words.gettext("Beside: {book}", book=title))
            link.clicked.connect(partial(self._want_beside, said.source))
            grid.addWidget(link, row, 0)
            grid.addWidget(self._label(cited_together(said.cite), "quiet"), row, 1)
        self._column.addLayout(grid)

    # Contents

    def _label(self, text: str, role: str = "") -> QLabel:
        label = label_of(text, wraps=True)
        if role:
            label.setProperty("role", role)
        if text:
            self.texts.append(text)
        return label

    def _strong(self, text: str) -> QLabel:
        label = self._label(text)
        label.setFont(lettering(self._theme.console.faces.strong, self._theme.console.type.text))
        return label

    def _link(self, words: str, name: str) -> Link:
        link = Link(words, name, self._theme)
        self.links.append(link)
        return link

    def _want_option(self, name: str, _checked: object = None) -> None:
        self.wanted_option.emit(name)

    def _want_digest(self, name: str, _checked: object = None) -> None:
        self.wanted_digest.emit(name)

    def _want_beside(self, name: str, _checked: object = None) -> None:
        self.wanted_beside.emit(name)
