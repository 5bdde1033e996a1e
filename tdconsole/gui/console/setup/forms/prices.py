"""A table of prices: a line for each thing sold, its chips and the parts of its price."""

from typing import Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from tdconsole.domain.values import Chips, Money, Price
from tdconsole.gui.console.setup.forms.fields import Section, figure, note
from tdconsole.gui.console.setup.forms.typed import chips, money, money_shown, number
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import label_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.line.typing.typed_chips import readings, unreadable
from tdconsole.wall.theme import Theme

Cell = Literal["most", "chips", "pool", "fee", "bounty", "staff"]
CELLS: Final[tuple[Cell, ...]] = ("most", "chips", "pool", "fee", "bounty", "staff")
PRICE: Final[tuple[Cell, ...]] = ("pool", "fee", "bounty", "staff")
WIDE: Final[dict[Cell, int]] = {
    "most": 14, "chips": 22, "pool": 18, "fee": 15, "bounty": 16, "staff": 15,
}  # fmt: skip
MOST_CHIPS: Final = 10**9
MOST_TIMES: Final = 1_000_000
MOST_MONEY: Final = 10**12

Line = dict[Cell, QLineEdit]


def heading(words: Catalogue, cell: Cell) -> str:
    say = words.pgettext
    names: dict[Cell, str] = {
        "most": say("price", "at most"),
        "chips": say("price", "chips"),
        "pool": say("price", "to the pool"),
        "fee": say("price", "fee"),
        "bounty": say("price", "bounty"),
        "staff": say("price", "staff"),
    }
    return names[cell]


class PriceTable(Section):
    def __init__(self, words: Catalogue, theme: Theme, cells: tuple[Cell, ...] = CELLS) -> None:
        super().__init__(theme)
        self.words, self.cells = words, cells
        space = theme.console.space
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(space.unit)
        self.grid.setVerticalSpacing(space.unit)
        self.grid.setColumnStretch(0, 1)
        for column, cell in enumerate(cells, start=1):
            head = note(theme, heading(words, cell))
            head.setWordWrap(False)
            head.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
            self.grid.addWidget(head, 0, column)
        self._next = 1

    def line(self, name: str, head: QWidget, cells: tuple[Cell, ...], label: str) -> Line:
        """Add a line in a row of its own."""
        made: Line = {}
        self.grid.addWidget(head, self._next, 0)
        for cell in cells:
            called = f"{label}: {heading(self.words, cell)}"
            made[cell] = figure(called, WIDE[cell], self.theme)
            self.grid.addWidget(made[cell], self._next, 1 + self.cells.index(cell))
        self.watch_over(tuple(made.values()), name)
        self._next += 1
        self.follow(*made.values())
        return made

    def named(self, text: str) -> QLabel:
        return label_of(text, wraps=True)

    def offered(self, text: str) -> Tick:
        made = Tick(text, self.theme)
        made.toggled.connect(self.touched)
        return made

    # Contents of a line

    def price(self, line: Line, name: str, currency: str) -> Price | None:
        parts = {}
        for cell in PRICE:
            if cell in line:
                found = money(line[cell].text(), currency)
                if found is None or found > MOST_MONEY:
                    self.refuse(name, self._amount(currency), line[cell])
                    return None
                parts[cell] = found
        return Price(
            pool=parts.get("pool", Money(0)),
            fee=parts.get("fee", Money(0)),
            bounty=parts.get("bounty", Money(0)),
            staff=parts.get("staff", Money(0)),
        )

    def chips(self, line: Line, name: str, *, least: int = 1) -> Chips | None:
        found = chips(line["chips"].text(), MOST_CHIPS)
        if found is None or found < least:
            typed = line["chips"].text()
            asked = self.words.gettext("A number of chips, such as 20000 or 20k.")
            why = unreadable(self.words, typed) if len(readings(typed)) > 1 else asked
            self.refuse(name, why, line["chips"])
            return None
        return found

    def most(self, line: Line, name: str) -> int | None:
        found = number(line["most"].text(), MOST_TIMES)
        if found is None:
            why = self.words.gettext("How often at most; 0 is as often as wanted.")
            self.refuse(name, why, line["most"])
        return found

    def _amount(self, currency: str) -> str:
        return self.words.gettext("An amount in {currency}, such as 50 or 7.50.", currency=currency)


def fill(line: Line, price: Price | None, currency: str) -> None:
    """Fill the line, leaving nothing empty except what the entry's own price covers."""
    for cell in PRICE:
        if cell in line:
            shown = "" if price is None else money_shown(getattr(price, cell), currency)
            line[cell].setText(shown)
