"""The evenings and adjustments of the player selected in the table."""

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtWidgets import QWidget

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.season.rows import PlayedRows
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.shared.layout import button_of, column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.listing import Listing
from tdconsole.i18n.season.words import adjustment_words, player_words, standing_words
from tdconsole.projections.season.standing import SeasonStanding
from tdconsole.projections.season.table import AdjustmentLine, SeasonRow, SeasonTable
from tdconsole.wall.theme import Theme

MOST_OTHERS: Final = 4
"""The other seasons that there is room for."""


class PlayerPane(QWidget):
    def __init__(
        self,
        view: TournamentView,
        theme: Theme,
        adjust: Callable[[], None],
        take_back: Callable[[], None],
    ) -> None:
        super().__init__()
        words, space, faces = view.words, theme.console.space, theme.console.faces
        self._view = view
        self.row: SeasonRow | None = None
        self.given: tuple[AdjustmentLine, ...] = ()
        """The adjustments that can be taken back."""
        self.title = Elided()
        self.title.setFont(lettering(faces.strong, theme.console.type.title))
        self.said = label_of(role="quiet", wraps=True)
        self.rows = PlayedRows(view, theme)
        self.listing = Listing(self.rows, theme, words.gettext("Evenings of the player"))
        self.adjusted = label_of(wraps=True)
        self.others = label_of(role="quiet", wraps=True)
        self.adjust = button_of(words.pgettext("button", "Adjust points…"), press=adjust)
        self.back = button_of(words.pgettext("adjustment", "Take back…"), press=take_back)
        for button in (self.adjust, self.back):
            button.setAccessibleName(button.text())
        column_of(
            self.title,
            self.said,
            (self.listing, 1),
            self.adjusted,
            self.others,
            row_of(self.adjust, self.back, gap=space.gap),
            gap=space.gap,
            within=self,
        )
        self.show_player(None, None, open_=False)
        self.show_others(())

    def show_others(self, standings: Iterable[SeasonStanding]) -> None:
        """Show the player's other seasons, the latest ones."""
        told = [standing_words(self._view.words, one) for one in standings][:MOST_OTHERS]
        self.others.setText("\n".join(told))
        self.others.setVisible(bool(told))

    def show_player(self, table: SeasonTable | None, row: SeasonRow | None, *, open_: bool) -> None:
        words = self._view.words
        self.row = row
        lines = () if table is None or row is None else table.adjustments
        of_player = [one for one in lines if row is not None and one.person == row.person]
        self.given = tuple(one for one in of_player if not one.taken_back)
        self.title.say("" if row is None else row.name or words.gettext("erased"))
        empty = words.gettext("Select a player to see what the points are made of.")
        self.said.setText(empty if row is None else player_words(words, row))
        if table is not None:
            self.rows.show_player(table, row)
        else:
            self.rows.fill(())
        self.adjusted.setText("\n".join(adjustment_words(words, one) for one in of_player))
        self.adjusted.setVisible(bool(of_player))
        self.adjust.setEnabled(open_ and row is not None)
        self.back.setEnabled(open_ and bool(self.given))
