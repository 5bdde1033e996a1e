"""The price and the stack of an entry, for everybody and for special groups."""

from functools import partial
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tdconsole.domain.entry.prices import STANDARD_PRICE
from tdconsole.domain.language.terms import Profile
from tdconsole.gui.console.setup.forms.fields import figure
from tdconsole.gui.console.setup.forms.plan import Plan, with_terms
from tdconsole.gui.console.setup.forms.prices import PRICE, WIDE, Cell, PriceTable, fill, heading
from tdconsole.gui.console.setup.forms.profile_line import ProfileLine
from tdconsole.gui.shared.layout import button_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.setup.terms import term_name
from tdconsole.wall.theme import Theme

CELLS: Final[tuple[Cell, ...]] = ("chips", *PRICE)
MOST_PROFILES: Final = 20


class EntryPrices(PriceTable):
    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__(words, theme, CELLS)
        label = term_name(words, "price")
        self.entry = self.line("price", self.named(label), CELLS, label)
        self.profiles: list[ProfileLine] = []
        self._profiles_at = self._next
        self.more = button_of(words.gettext("Another price…"), press=self._another, default=False)
        self.more.setAccessibleName(self.more.text())
        self.more.setToolTip(
            words.gettext("For early or late entrants, members, or anybody you choose")
        )
        self.watch_over((), "profiles")  # the words name the profile concerned
        self._place_end()

    def put(self, plan: Plan) -> None:
        self.entry["chips"].setText(self.words.number(plan.stack))
        fill(self.entry, plan.price, plan.currency)
        while len(self.profiles) > len(plan.terms.profiles):
            self._drop(self.profiles[-1])
        while len(self.profiles) < len(plan.terms.profiles):
            self._add()
        for line, profile in zip(self.profiles, plan.terms.profiles, strict=True):
            line.put(profile)
            line.cells["chips"].setText(self.words.number(profile.bonus))
            fill(line.cells, profile.price, plan.currency)

    def read(self, plan: Plan) -> Plan | None:
        price = self.price(self.entry, "price", plan.currency)
        stack = self.chips(self.entry, "price")
        profiles = [self._profile(line, plan.currency) for line in self.profiles]
        found = [profile for profile in profiles if profile is not None]
        if price is None or stack is None or len(found) < len(profiles):
            return None
        return replace(with_terms(plan, profiles=tuple(found)), price=price, stack=stack)

    def _profile(self, line: ProfileLine, currency: str) -> Profile | None:
        say, name = self.words.gettext, line.name.text().strip()
        price = self.price(line.cells, "profiles", currency)
        bonus = self.chips(line.cells, "profiles", least=0)
        level = line.from_level()
        if not name or not name.isprintable() or name == STANDARD_PRICE:
            self.refuse("profiles", say("Each of the other prices needs a name of its own."))
            return None
        if level is None:
            self.refuse("profiles", say("A level is its number, such as 4."))
        if price is None or bonus is None or level is None:
            return None
        return Profile(
            name=name,
            price=price,
            bonus=bonus,
            early=line.early.isChecked(),
            from_level=level,
            members=line.members.isChecked(),
        )

    # Lines

    def _another(self) -> None:
        """Add a profile like the entry; its name and the differences are left to type."""
        line = self._add()
        line.cells["chips"].setText("0")
        for cell in PRICE:
            line.cells[cell].setText(self.entry[cell].text())
        line.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.touched()

    def _add(self) -> ProfileLine:
        place = len(self.profiles) + 1
        line = ProfileLine(self.words, self.theme, place)
        row = self._profiles_at + 2 * (place - 1)
        self.grid.addWidget(line.name, row, 0)
        for column, cell in enumerate(CELLS, start=1):
            called = self.words.gettext(
                "Price {number}: {condition}", number=place, condition=heading(self.words, cell)
            )
            line.cells[cell] = figure(called, WIDE[cell], self.theme)
            self.grid.addWidget(line.cells[cell], row, column)
        self.grid.addWidget(line, row + 1, 0, 1, len(CELLS) + 1)
        line.removed.connect(partial(self._remove, line))
        self.follow(line.name, line.level, *line.cells.values())
        for box in (line.early, line.members):
            box.toggled.connect(self.touched)
        self.profiles.append(line)
        self._place_end()
        return line

    def _remove(self, line: ProfileLine) -> None:
        """Remove a line; those below move up, so that no row stays empty."""
        at = self.profiles.index(line)
        for upper, lower in zip(self.profiles[at:], self.profiles[at + 1 :], strict=False):
            _copy(lower, upper)
        self._drop(self.profiles[-1])
        self.more.setFocus(Qt.FocusReason.OtherFocusReason)
        self.touched()

    def _drop(self, line: ProfileLine) -> None:
        self.profiles.remove(line)
        gone: list[QWidget] = [line, line.name, *line.cells.values()]
        for part in gone:
            part.hide()
            self.grid.removeWidget(part)
            part.deleteLater()
        self._place_end()

    def _place_end(self) -> None:
        row = self._profiles_at + 2 * len(self.profiles)
        self.grid.addWidget(self.more, row, 0, Qt.AlignmentFlag.AlignLeft)
        self.more.setEnabled(len(self.profiles) < MOST_PROFILES)
        self._in_order()

    def _in_order(self) -> None:
        """Put the tab order along the lines, whenever they were added."""
        before: QWidget = self.entry["staff"]
        for line in self.profiles:
            parts = (
                line.name,
                *line.cells.values(),
                line.early,
                line.members,
                line.level,
                line.remove,
            )
            for part in parts:
                QWidget.setTabOrder(before, part)
                before = part
        QWidget.setTabOrder(before, self.more)


def _copy(one: ProfileLine, to: ProfileLine) -> None:
    to.name.setText(one.name.text())
    to.early.setChecked(one.early.isChecked())
    to.members.setChecked(one.members.isChecked())
    to.level.setText(one.level.text())
    for cell, field in one.cells.items():
        to.cells[cell].setText(field.text())
