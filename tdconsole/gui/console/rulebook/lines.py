"""The rules as rows: what each is about, what holds, and whence."""

from typing import Final

from tdconsole.club.folding import folded
from tdconsole.gui.console.watch import Watch
from tdconsole.gui.shared.rows import Column, Rows, holding
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rulebooks import book_says, rule_name, rule_source, rule_value
from tdconsole.projections.rule_list import RuleLine, RuleList, rule_list
from tdconsole.session import Change

OTHERWISE: Final = "≠"
"""The sign of an override, beside its word."""


class RuleRows(Rows[RuleLine]):
    def __init__(self, watch: Watch, theme: Theme) -> None:
        self._watch = watch
        self.list: RuleList = rule_list(watch.state)
        self._places = {line.option: number for number, line in enumerate(self.list.rules)}
        super().__init__(self._columns(watch.words), self.place, theme, watch)
        self.fill(self.list.rules)

    def _columns(self, words: Catalogue) -> tuple[Column[RuleLine], ...]:
        say = words.pgettext
        names = (rule_name(words, line.option) for line in self.list.rules)
        return (
            Column(
                say("column", "Rule"),
                lambda line: rule_name(words, line.option),
                max(names, key=len),
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
        )

    def place(self, line: RuleLine) -> int:
        return self._places[line.option]

    def source(self, line: RuleLine) -> str:
        said = rule_source(self._watch.words, line.now)
        return f"{OTHERWISE} {said}" if line.overridden else said

    @property
    def overridden(self) -> int:
        return sum(1 for line in self.list.rules if line.overridden)

    def seek(self, typed: str) -> None:
        asked = folded(typed).split()
        self.narrow((lambda line: holding(asked, self._key(line))) if asked else None)

    def _key(self, line: RuleLine) -> str:
        """Found by what is read, and by what files call it."""
        words = self._watch.words
        shown = [column.text(line) for column in self.columns]
        book = book_says(words, line.option, line.book) if line.overridden else ""
        dotted = line.option.replace(".", " ").replace("_", " ")
        return folded(" ".join((*shown, book, dotted)))

    def follow(self, change: Change) -> bool:
        """Whether any rule is another one now."""
        before = change.before
        if before is not None and before.setup.rules is self._watch.state.setup.rules:
            return False
        known, self.list = self.list.rules, rule_list(self._watch.state)
        self.take([now for was, now in zip(known, self.list.rules, strict=True) if was != now], [])
        return True
