"""The rules as rows: subject, value in force, and source."""

from typing import Any, Final

from PySide6.QtCore import Qt

from tdconsole.domain.rules.book import OPTIONS, Rulebook, Ruled
from tdconsole.domain.rules.digests import Source
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.rows import Column, Rows, holding
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.books import book_says, rule_name, rule_source, rule_value
from tdconsole.i18n.rules.digests import verdict_word
from tdconsole.line.rules.books import called, read_book
from tdconsole.projections.rules.listed import RuleLine, RuleList, rule_list
from tdconsole.session import Change
from tdconsole.spelling import folded
from tdconsole.wall.theme import Theme

OTHERWISE: Final = "≠"
"""The sign of an override, beside its word."""


RULE, SOURCE, HOLDS, MARK, BESIDE = range(5)


class RuleRows(Rows[RuleLine]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._view = view
        self.list: RuleList = rule_list(view.state)
        self._beside: Rulebook | None = None
        self._asked: list[str] = []
        self._only_differing = False
        self._places = {line.option: number for number, line in enumerate(self.list.rules)}
        super().__init__(self._columns(view.words), self.place, theme, view)
        self.fill(self.list.rules)

    def _columns(self, words: Catalogue) -> tuple[Column[RuleLine], ...]:
        say = words.pgettext
        names = sorted((rule_name(words, line.option) for line in self.list.rules), key=len)
        return (
            Column(
                say("column", "Rule"),
                lambda line: rule_name(words, line.option),
                names[len(names) * 2 // 3],
                wish=names[-1],
            ),
            Column(
                say("column", "Source"),
                self.source,
                say("rule", "inherited (TDA-2024 RP-11)"),
                ink=lambda line: "waiting" if line.overridden else "quiet",
            ),
            Column(
                say("column", "Holds"),
                lambda line: rule_value(words, line.option, line.now.value),
            ),
            Column(
                "",
                self._mark,
                max(verdict_word(words, "differ"), verdict_word(words, "alike"), key=len),
                ink=lambda line: "waiting" if self._differs(line) else "quiet",
            ),
            Column(
                say("column", "Beside"),
                self._value_beside,
                ink=lambda line: "ink" if self._differs(line) else "quiet",
            ),
        )

    def place(self, line: RuleLine) -> int:
        return self._places[line.option]

    def source(self, line: RuleLine) -> str:
        said = rule_source(self._view.words, line.now)
        return f"{OTHERWISE} {said}" if line.overridden else said

    @property
    def overridden(self) -> int:
        return sum(1 for line in self.list.rules if line.overridden)

    def seek(self, typed: str) -> None:
        self._asked = folded(typed).split()
        self._narrow()

    def _narrow(self) -> None:
        wanted = self._asked or self._only_differing
        self.narrow(self._wanted if wanted else None)

    def _wanted(self, line: RuleLine) -> bool:
        if self._only_differing and not self._differs(line):
            return False
        return holding(self._asked, self._key(line))

    def _key(self, line: RuleLine) -> str:
        """Return the key: what is read, and the name used in files."""
        words = self._view.words
        shown = [column.text(line) for column in self.columns]
        book = book_says(words, line.option, line.book) if line.overridden else ""
        dotted = line.option.replace(".", " ").replace("_", " ")
        return folded(" ".join((*shown, *called()[line.option], book, dotted)))

    # Comparison

    def compare(self, source: Source | None, *, only_differing: bool) -> None:
        self._beside = None if source is None else read_book(source)
        self._only_differing = only_differing
        self._narrow()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, BESIDE, BESIDE)

    def headerData(  # noqa: N802 -- Qt's name
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        named = section == BESIDE and orientation is Qt.Orientation.Horizontal
        if named and role == Qt.ItemDataRole.DisplayRole and self._beside is not None:
            return self._beside.title
        return super().headerData(section, orientation, role)

    def compared(self, line: RuleLine) -> str:
        """Return what the second book has; empty without one."""
        if self._beside is None:
            return ""
        there: Ruled[Any] = getattr(self._beside, OPTIONS[line.option])
        return self._view.words.gettext(
            "{mark}. {book}: {value} ({source})",
            mark=self._mark(line),
            book=self._beside.title,
            value=self._value_beside(line),
            source=rule_source(self._view.words, there),
        )

    def cited(self, line: RuleLine) -> str:
        """Return the articles of what is shown."""
        there = None if self._beside is None else getattr(self._beside, OPTIONS[line.option])
        rules: tuple[Ruled[Any] | None, ...] = (line.now, line.book, there)
        return "".join(f"({rule.cite})" for rule in rules if rule is not None and rule.cite)

    def _differs(self, line: RuleLine) -> bool:
        if self._beside is None:
            return False
        there: Ruled[Any] = getattr(self._beside, OPTIONS[line.option])
        return bool(there.value != line.now.value)

    def _mark(self, line: RuleLine) -> str:
        if self._beside is None:
            return ""
        return verdict_word(self._view.words, "differ" if self._differs(line) else "alike")

    def _value_beside(self, line: RuleLine) -> str:
        if self._beside is None:
            return ""
        there: Ruled[Any] = getattr(self._beside, OPTIONS[line.option])
        return rule_value(self._view.words, line.option, there.value)

    def follow(self, change: Change) -> bool:
        """Return whether any rule has changed."""
        before = change.before
        if before is not None and before.setup.rules is self._view.state.setup.rules:
            return False
        known, self.list = self.list.rules, rule_list(self._view.state)
        self.take([now for was, now in zip(known, self.list.rules, strict=True) if was != now], [])
        return True
