"""The page about chips says what the program does."""

import re

from tdconsole.files import resource
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.chips.words import why_chips
from tdconsole.line.chips.counting import REASONS
from tdconsole.projections.chips.counted import EARLIER

PAGE = resource("manual", "chips.md").read_text(encoding="utf-8")


def test_each_word_on_the_page_is_a_reason_of_that_name() -> None:
    (table,) = re.findall(r"\| in the line \| the reason \|\n(.*?)\n\n", PAGE, re.DOTALL)
    rows = [row.split("|") for row in table.splitlines()[1:]]
    for _, typed, reason, _ in rows:
        for word in re.findall(r"`chips [-+]\d+ (\w+)`", typed):
            assert why_chips(catalogue("en"), REASONS[word]) == reason.strip()


def test_a_count_is_old_after_as_long_as_the_page_says() -> None:
    assert EARLIER == 20 * 60_000
    assert "for twenty minutes" in PAGE
