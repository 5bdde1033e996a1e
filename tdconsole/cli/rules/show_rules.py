from collections.abc import Iterator

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.books import book_says, rule_name, rule_source, rule_value
from tdconsole.projections.rules.listed import RuleList


def rules_text(words: Catalogue, data: RuleList) -> Iterator[tuple[str, ...]]:
    """A line per rule: subject, value and source, and if overridden the book's value."""
    yield (words.pgettext("rule", "Rulebook"), data.title, data.id)
    for line in data.rules:
        yield (
            rule_name(words, line.option),
            rule_value(words, line.option, line.now.value),
            rule_source(words, line.now),
            book_says(words, line.option, line.book) if line.overridden else "",
        )
