"""The rules that a calculation goes by."""

from tdconsole.domain.rules.book import NO_CHANGES, STANDARD, Rulebook, RuleChanges, rules
from tdconsole.domain.values import NameTyped, Record
from tdconsole.library.rulebooks import rulebook


class ByTheBook(Record, kw_only=True):
    """A rulebook's name or file; `changes` override its values."""

    rulebook: NameTyped = STANDARD.id
    changes: RuleChanges = NO_CHANGES

    @property
    def book(self) -> Rulebook:
        return rules(rulebook(self.rulebook), self.changes).book
