"""The players of the final, with the stacks that their points bring, and where they were entered."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtWidgets import QWidget

from tdconsole.domain.values import PersonId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.season.final_rows import FinalLine, FinalRows
from tdconsole.gui.shared.layout import button_of, column_of, label_of
from tdconsole.gui.shared.listing import Listing
from tdconsole.i18n.season.words import final_words, points_digits, stack_words, too_many_words
from tdconsole.projections.season.entering import Candidate, EnteredFrom
from tdconsole.projections.season.qualifying import Qualifier, Qualifiers
from tdconsole.wall.theme import Theme


class FinalPane(QWidget):
    def __init__(self, view: TournamentView, theme: Theme, enter: Callable[[], None]) -> None:
        super().__init__()
        words = view.words
        self._view = view
        self.said = label_of(role="quiet", wraps=True)
        self.shared = label_of(role="waiting", wraps=True)
        self.rows = FinalRows(view, theme)
        empty = words.gettext("Nobody has qualified for the final.")
        self.listing = Listing(self.rows, theme, words.gettext("Players of the final"), empty)
        self.enter = button_of(
            words.pgettext("button", "Enter them into a tournament…"), press=enter
        )
        self.enter.setAccessibleName(self.enter.text())
        self.there = label_of(role="quiet", wraps=True)
        column_of(
            self.said,
            self.shared,
            (self.listing, 1),
            self.there,
            self.enter,
            gap=theme.console.space.gap,
            within=self,
        )

    def show_final(self, found: Qualifiers | None, entered: Mapping[PersonId, EnteredFrom]) -> None:
        words = self._view.words
        rows = () if found is None else found.rows
        self.rows.fill(self._lines(rows, entered))
        said = [] if found is None else [final_words(words, found.final)]
        if found is not None and found.final.is_played:
            said.append(stack_words(words, found.final))
        self.said.setText(" ".join(said))
        too_many = 0 if found is None else found.too_many
        self.shared.setText(too_many_words(words, too_many) if too_many else "")
        self.shared.setVisible(bool(too_many))
        there = sum(row.person in entered for row in rows)
        number, every = words.number(there), words.number(len(rows))
        self.there.setText(
            words.gettext("{number} of {every} are entered.", number=number, every=every)
        )
        self.there.setVisible(bool(there))
        self.enter.setEnabled(bool(rows))

    def _lines(
        self, rows: tuple[Qualifier, ...], entered: Mapping[PersonId, EnteredFrom]
    ) -> Iterator[FinalLine]:
        words, digits = self._view.words, points_digits(row.points for row in rows)
        for row in rows:
            found = entered.get(row.person)
            entry, name = (None, "") if found is None else (found.entry, found.name)
            yield FinalLine(
                candidate=Candidate(qualifier=row, entry=entry),
                stack=words.number(row.stack),
                said=words.pgettext("qualifier", "in {tournament}", tournament=name)
                if name
                else "",
                digits=digits,
            )
