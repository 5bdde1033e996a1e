"""The list of what a search of the rules found."""

from collections.abc import Iterable

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.i18n.rules.digests import group_name, verdict_word
from tdconsole.library.digest_search import Found
from tdconsole.line.rules.books import Books, OptionsCompared
from tdconsole.line.rules.found import FoundLine, lines_of
from tdconsole.projections.rules.compared import Verdict
from tdconsole.wall.theme import Theme

MARK = 0
"""The column that compares; hidden without a second book."""


class FoundRows(Rows[FoundLine]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._words = view.words
        words, say = view.words, view.words.pgettext
        marks: tuple[Verdict, ...] = ("alike", "differ", "first_silent")
        columns = (
            Column[FoundLine](
                say("column", "Beside"),
                lambda line: verdict_word(words, line.verdict) if line.verdict else "",
                max((verdict_word(words, mark) for mark in marks), key=len),
                ink=lambda line: "waiting" if line.verdict == "differ" else "quiet",
            ),
            Column[FoundLine](
                say("column", "Procedure"),
                lambda line: line.title,
                "A stack nobody has claimed",
                wish="Blinds and antes nobody posted, and dodged ones",
            ),
            Column[FoundLine](
                say("column", "Article"),
                lambda line: line.cite,
                "TDA-2024 RP-11",
                ink=_ink,
                wish="TDA-2024 39-A, RP-14",
            ),
            Column[FoundLine](say("column", "In short"), lambda line: line.text, ink=_ink),
            Column[FoundLine](
                say("column", "Group"),
                lambda line: line.group,
                group_name(words, "tables"),
                ink=lambda _line: "quiet",
                spare=60,
            ),
        )
        super().__init__(columns, lambda line: line.place, theme, view)

    def show_found(
        self,
        found: Iterable[Found],
        books: Books,
        options: OptionsCompared,
        *,
        only_differing: bool,
    ) -> None:
        lines = lines_of(self._words, found, books, options)
        if only_differing:
            lines = (line for line in lines if line.verdict not in {"alike", "both_silent"})
        self.fill(lines)


def _ink(line: FoundLine) -> Ink:
    return "ink" if line.own else "quiet"
