"""The chips of the house next to a set-up: the chips of a stack, and how many stacks they make."""

from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from tdconsole.club import Club
from tdconsole.domain.chip_sets import ChipSet
from tdconsole.domain.values import Structure
from tdconsole.gui.console.setup.forms.fields import figure, note, say_in
from tdconsole.gui.console.setup.forms.plan import Plan
from tdconsole.gui.console.setup.forms.typed import number
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.shared.layout import button_of, column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.setup.chips import stack_words, suffices_words
from tdconsole.library.chipsets import chipset, chipsets_named
from tdconsole.projections.chips.inventory import ChipInventory, Pile, chip_inventory, handed
from tdconsole.wall.theme import Theme

USUAL: Final = "club-1000"
MOST_ENTRIES: Final = 1_000_000
MOST_REBUYS: Final = 20


class Piles(QWidget):
    """A line for each denomination: its colour, how many in a stack, and for how many stacks."""

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words, self._theme = words, theme
        self._piles: tuple[Pile, ...] = ()
        self._runs_out = 0
        self._text = lettering(theme.console.faces.text, theme.console.type.small)
        self._strong = lettering(theme.console.faces.strong, theme.console.type.small)
        self._high = QFontMetrics(self._text).height() + 2 * theme.console.space.unit
        self.show_inventory(None)

    def show_inventory(self, inventory: ChipInventory | None) -> None:
        self._piles = () if inventory is None or not inventory.made else inventory.piles
        self._runs_out = 0 if inventory is None else inventory.runs_out or 0
        rows = len(self._piles) + 1 if self._piles else 0
        self.setFixedHeight(rows * self._high)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        say = self._words.pgettext
        heads = (
            say("chip", "Chip"),
            say("chip", "Stack"),
            say("chip", "Later"),
            say("chip", "For"),
        )
        self._row(painter, 0, heads, strong=False, quiet=True)
        for place, pile in enumerate(self._piles, start=1):
            self._chip(painter, place, pile)
            out = pile.value == self._runs_out
            cells = (
                self._words.number(pile.value),
                str(pile.stack or "–"),
                str(pile.after or "–"),
                "–" if pile.entries is None else self._words.number(pile.entries),
            )
            self._row(painter, place, cells, strong=out, quiet=False)
        painter.end()

    def _chip(self, painter: QPainter, place: int, pile: Pile) -> None:
        side = 3 * self._theme.console.space.unit
        top = place * self._high + (self._high - side) // 2
        painter.setPen(QColor(self._theme.colours.ink))
        painter.setBrush(QColor(pile.colour))
        painter.drawEllipse(1, top, side, side)

    def _row(
        self, painter: QPainter, place: int, cells: tuple[str, ...], *, strong: bool, quiet: bool
    ) -> None:
        colours, space = self._theme.colours, self._theme.console.space
        painter.setFont(self._strong if strong else self._text)
        painter.setPen(QColor(colours.quiet if quiet else colours.ink))
        first = 5 * space.unit
        wide = (self.width() - first) // len(cells)
        for column, cell in enumerate(cells):
            at = QRect(first + column * wide, place * self._high, wide, self._high)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(at, right, cell)


LEAST_NAME: Final = 12
"""The least letters of a chip set's name."""


class ChipsCard(QFrame):
    changed = Signal()
    sets_kept = Signal()
    """Emitted when the house has a chip set more, or one fewer."""

    def __init__(self, words: Catalogue, theme: Theme, club: Club) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        say, space = words.gettext, theme.console.space
        self._words, self._theme, self._club = words, theme, club
        self._plan: Plan | None = None
        self._structure: Structure = ()
        self._entered = 0
        self.inventory: ChipInventory | None = None
        self.sets = Choice(theme)
        self.sets.setAccessibleName(say("Chip set for the calculation"))
        self.sets.cut(LEAST_NAME)
        self.edit = button_of(
            say("Chip sets…"),
            name=say("Edit the chip sets of the house"),
            press=self._ask_sets,
            default=False,
        )
        self.entries = figure(say("Entries expected"), 16, theme)
        self.rebuys = figure(say("Rebuys for each"), 10, theme)
        self.rebuys.setText("1")
        self.stack, self.suffices = label_of(wraps=True), label_of(wraps=True)
        self.trial = note(theme, say("This tournament has no chip set: tried here with"))
        self.piles = Piles(words, theme)
        self._rebuys_word = note(theme, say("Rebuys for each"))
        self.title = title = QLabel(say("Chips"))
        title.setWordWrap(True)
        title.setFont(lettering(theme.console.faces.strong, theme.console.type.text))
        head = row_of((title, 1), self.edit)
        inside = column_of(
            head, self.trial, self.sets, gap=space.gap, margin=space.margin, within=self
        )
        for word, field in (
            (note(theme, say("Entries expected")), self.entries),
            (self._rebuys_word, self.rebuys),
        ):
            across = row_of((word, 1), field)
            inside.addLayout(across)
        for part in (self.stack, self.piles, self.suffices):
            inside.addWidget(part)
        self._offer(None)
        self.sets.currentIndexChanged.connect(self._look)
        self.entries.textChanged.connect(self._look)
        self.rebuys.textChanged.connect(self._look)

    def show_plan(self, plan: Plan, structure: Structure, entered: int = 0) -> None:
        """Show the plan, with that many entries so far; while it can't be read, the last stays."""
        if (plan, entered) != (self._plan, self._entered) or structure is not self._structure:
            self._plan, self._structure, self._entered = plan, structure, entered
            self._look()

    @property
    def chosen(self) -> ChipSet | None:
        """Return the set-up's own set, or if it has none the one looked at here."""
        if self._plan is not None and self._plan.terms.chip_set != "off":
            return self._plan.terms.chip_set
        kind, name = self.sets.currentData() or ("", "")
        if kind == "house":
            return self._club.chip_sets.get(name)
        return chipset(name, self._words.language) if name else None

    def _offer(self, wanted: str | None) -> None:
        """Offer the house's own sets first; if it has none, a common one."""
        self.sets.blockSignals(True)
        self.sets.clear()
        for name in self._club.chip_sets.named():
            self.sets.addItem(name, ("house", name))
        for name in chipsets_named():
            self.sets.addItem(chipset(name, self._words.language).name, ("shipped", name))
        at = self.sets.findText(wanted) if wanted is not None else -1
        if at < 0:
            at = 0 if self._club.chip_sets.named() else self.sets.findData(("shipped", USUAL))
        self.sets.setCurrentIndex(max(at, 0))
        self.sets.blockSignals(False)
        self._look()

    def _look(self, *_changed: object) -> None:
        plan, chosen = self._plan, self.chosen
        if plan is None or chosen is None:
            return
        own = plan.terms.chip_set != "off"
        for part in (self.trial, self.sets):
            part.setVisible(not own)
        say = self._words.gettext
        self.title.setText(say("Chips: {name}", name=chosen.name) if own else say("Chips"))
        wanted = number(self.entries.text(), MOST_ENTRIES) or max(plan.terms.cap, self._entered)
        has_rebuys = plan.terms.rebuys != "off"
        self.rebuys.setVisible(has_rebuys)
        self._rebuys_word.setVisible(has_rebuys)
        rebuys = number(self.rebuys.text(), MOST_REBUYS) or 0
        given = handed(plan.stack, plan.terms, rebuys)
        found = chip_inventory(chosen.chips, given, self._structure, wanted)
        self.inventory = found
        self.stack.setText(stack_words(self._words, found))
        self.piles.show_inventory(found)
        short = not found.made or found.entries < wanted
        mark = "⚠ " if short else ""
        told = suffices_words(self._words, found, wanted)
        say_in(self.suffices, f"{mark}{told}" if told else "", "waiting" if short else "quiet")
        self.changed.emit()

    def _ask_sets(self) -> None:
        from tdconsole.gui.console.setup.chip_sets import ChipSetsDialog  # noqa: PLC0415 -- seldom asked for

        dialog = ChipSetsDialog(self._words, self._theme, self._club, self.chosen, self)
        dialog.kept.connect(self._offer)
        dialog.kept.connect(self.sets_kept)
        dialog.open()
