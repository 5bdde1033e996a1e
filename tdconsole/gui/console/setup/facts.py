"""A set-up in words: a line for each agreed term."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from tdconsole.domain.language.terms import USUAL
from tdconsole.gui.console.setup.forms.fields import note
from tdconsole.gui.console.setup.forms.plan import TERMS, Plan
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.setup.terms import term_name, term_value
from tdconsole.projections.setup.changes import FIELDS
from tdconsole.wall.theme import Theme

MOST: Final = 32
NAMES: Final = 36
"""The width of the column of names, in units."""

Told = tuple[str, str]


def agreed_terms(words: Catalogue, plan: Plan, names: Sequence[str]) -> Iterator[Told]:
    """Return the agreed terms; those a tournament does without get no line.

    The names are those of the structure, the payouts and the rulebook.
    """
    titles = (words.gettext("Structure"), term_name(words, "payouts"), words.gettext("Rulebook"))
    yield from zip(titles, names, strict=True)
    for field in FIELDS:
        if field not in {"currency", "name", "payouts"}:
            value = getattr(plan, field)
            yield term_name(words, field), term_value(words, field, value, plan.currency)
    for term in TERMS:
        value = getattr(plan.terms, term)
        if value != getattr(USUAL, term) or term == "draw_at":
            yield term_name(words, term), term_value(words, term, value, plan.currency)


class Facts(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        space = theme.console.space
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(space.margin)
        grid.setVerticalSpacing(space.unit)
        grid.setColumnMinimumWidth(0, NAMES * space.unit)
        grid.setColumnStretch(1, 1)
        self._pairs: list[tuple[QLabel, QLabel]] = []
        for row in range(MOST):
            name, value = note(theme), QLabel()
            value.setTextFormat(Qt.TextFormat.PlainText)
            value.setWordWrap(True)
            grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, row, 1)
            self._pairs.append((name, value))
        grid.setRowStretch(MOST, 1)

    def tell(self, lines: Iterable[Told]) -> None:
        every = list(lines)
        for place, (name, value) in enumerate(self._pairs):
            shown = place < len(every)
            name.setVisible(shown)
            value.setVisible(shown)
            if shown:
                name.setText(every[place][0])
                value.setText(every[place][1])
