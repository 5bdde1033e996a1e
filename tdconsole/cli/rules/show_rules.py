from collections.abc import Iterator
from typing import Final

from tdconsole.cli.voice.view import View
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.books import book_says, rule_name, rule_source, rule_value
from tdconsole.projections.rules.listed import RuleList, rule_list


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


RULES: Final = View(
    RuleList,
    lambda look: rule_list(look.state),
    lambda look, data: rules_text(look.voice.words, data),
    of_all=True,
)
