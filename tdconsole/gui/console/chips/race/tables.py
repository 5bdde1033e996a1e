"""The tables of a colour-up: which are done, and what each of them got."""

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.listing import Listing
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.projections.chips.race_board import RaceTable
from tdconsole.wall.theme import Theme


class TableRows(Rows[RaceTable]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words = view.words
        say = words.pgettext
        columns: tuple[Column[RaceTable], ...] = (
            Column(
                say("poker", "Table"), lambda row: str(row.table), "00000", right=True, ink=_ink
            ),
            Column(
                say("race", "Odd"),
                lambda row: words.number(row.odd) if row.done else "",
                "000",
                right=True,
                ink=_ink,
            ),
            Column(
                say("race", "New"),
                lambda row: words.number(row.got) if row.done else "",
                "000",
                right=True,
                ink=_ink,
            ),
            Column(
                "",
                lambda row: say("race", "done") if row.done else "",
                ink=lambda row: "done" if row.done else "quiet",
            ),
        )
        super().__init__(columns, lambda row: row.table, theme, view)

    def show(self, tables: tuple[RaceTable, ...]) -> None:
        """Show the tables; only the changed ones are repainted."""
        gone: list[int] = []
        if self.total != len(tables) or any(self.get(one.table) is None for one in tables):
            there = {one.table for one in tables}
            shown = (self.at(row).table for row in range(self.rowCount()))
            gone = [table for table in shown if table not in there]
        self.take([one for one in tables if self.get(one.table) != one], gone)


def _ink(row: RaceTable) -> Ink:
    return "quiet" if row.done else "ink"


class TableList(Listing):
    def __init__(self, rows: TableRows, view: TournamentView, theme: Theme) -> None:
        words = view.words
        super().__init__(
            rows, theme, words.gettext("Tables of the colour-up"), words.gettext("Nobody sits yet.")
        )
