"""The players of the final, with the stacks that their points bring."""

from PySide6.QtWidgets import QWidget

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.season.rows import FinalRows
from tdconsole.gui.shared.layout import column_of, label_of
from tdconsole.gui.shared.listing import Listing
from tdconsole.i18n.season.words import final_words, stack_words, too_many_words
from tdconsole.projections.season.qualifying import Qualifiers
from tdconsole.wall.theme import Theme


class FinalPane(QWidget):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        words = view.words
        self._view = view
        self.said = label_of(role="quiet", wraps=True)
        self.shared = label_of(role="waiting", wraps=True)
        self.rows = FinalRows(view, theme)
        empty = words.gettext("Nobody has qualified for the final.")
        self.listing = Listing(self.rows, theme, words.gettext("Players of the final"), empty)
        column_of(
            self.said, self.shared, (self.listing, 1), gap=theme.console.space.gap, within=self
        )

    def show_final(self, found: Qualifiers | None) -> None:
        words = self._view.words
        self.rows.fill(() if found is None else found.rows)
        said = [] if found is None else [final_words(words, found.final)]
        if found is not None and found.final.is_played:
            said.append(stack_words(words, found.final))
        self.said.setText(" ".join(said))
        too_many = 0 if found is None else found.too_many
        self.shared.setText(too_many_words(words, too_many) if too_many else "")
        self.shared.setVisible(bool(too_many))
