"""The list of those who play in the final, on the page and where they are entered."""

from tdconsole.domain.values import Record
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.season import columns
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.i18n.eliminations.standings import place
from tdconsole.projections.season.entering import Candidate
from tdconsole.wall.theme import Theme


class FinalLine(Record, kw_only=True):
    """A player of the final, with what is to be said of the entry."""

    candidate: Candidate
    stack: str
    said: str
    digits: int


class FinalRows(Rows[FinalLine]):
    """The players of the final with their stacks; who doesn't come is struck out."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words = view.words
        say = words.pgettext

        def ink(one: FinalLine) -> Ink:
            return "ink" if one.candidate.comes else "quiet"

        def about(one: FinalLine) -> Ink:
            return "quiet" if one.candidate.enters or not one.candidate.comes else "done"

        shown: tuple[Column[FinalLine], ...] = (
            columns.place(
                words,
                lambda one: place(
                    words, one.candidate.qualifier.place, one.candidate.qualifier.shared_by
                ),
                "88–88",
                ink=ink,
                order=lambda one: (
                    one.candidate.qualifier.place,
                    one.candidate.qualifier.name or "",
                ),
            ),
            columns.name(
                words,
                lambda one: one.candidate.qualifier.name,
                ink=ink,
                struck=lambda one: not one.candidate.comes,
            ),
            columns.points(
                words,
                lambda one: one.candidate.qualifier.points,
                lambda one: one.digits,
                spare=44,
                ink=lambda _one: "quiet",
            ),
            Column(say("poker", "Stack"), lambda one: one.stack, "100,000", right=True, ink=ink),
            Column(
                "",
                lambda one: one.said,
                say("qualifier", "in {tournament}", tournament="0000"),
                spare=24,
                ink=about,
                wish=say("qualifier", "in {tournament}", tournament="0" * 18),
            ),
        )
        super().__init__(shown, lambda one: one.candidate.qualifier.person, theme, view)
        self.sort(0)
