"""A structure made to measure: for how many players, with which chips, and for how long."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QWidget,
)

from tdconsole.domain.design.maker import make
from tdconsole.domain.design.wish import Wish
from tdconsole.domain.values import AnteKind, Chips, Level, Millis, Structure
from tdconsole.gui.console.structure.chips_box import ChipsBox
from tdconsole.gui.console.structure.wording import hours
from tdconsole.gui.console.widgets.choice import Choice, Number
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.structure.defects import impossible_words
from tdconsole.projections.structure.depth import Field, stack_depth
from tdconsole.wall.theme import Theme

_MINUTE: Final = 60_000
ANY: Final = 0
"""Minutes of a level, meaning that the best ones are looked for."""


class MakerDialog(QDialog):
    wanted = Signal(object)
    """Emitted with a `Structure`, all of whose rows are new."""

    def __init__(self, words: Catalogue, theme: Theme, wish: Wish, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say = words.gettext
        self.setWindowTitle(say("Make a structure"))
        self._words, self._theme, self._wish = words, theme, wish
        self.players = self._number(2, 20_000, wish.players)
        self.stack = ChipsBox(words, wish.stack, self)
        self.hours = self._number(0, 333, wish.minutes // 60)
        self.minutes = self._number(0, 59, wish.minutes % 60)
        self.level = self._number(ANY, 1440, wish.level_minutes or ANY)
        self.level.setSpecialValueText(say("as it fits"))
        self.every = self._number(20, 150, wish.break_every)
        self.rest = self._number(5, 240, wish.break_minutes)
        self.late = self._number(0, 100, wish.late_levels)
        self.ante = Choice(theme)
        antes: tuple[tuple[AnteKind, str], ...] = (
            ("big_blind", words.pgettext("antes", "The big blind, for the whole table")),
            ("each", words.pgettext("antes", "Each player")),
            ("none", words.pgettext("antes", "No antes")),
        )
        for kind, label in antes:
            self.ante.addItem(label, kind)
        self.ante.setCurrentIndex(self.ante.findData(wish.ante))
        self.ante_from = self._number(1, 100, wish.ante_from)
        self.rebuys = Tick(say("Rebuys"), theme)
        self.add_on = Tick(say("Add-on"), theme)
        self.said = label_of(wraps=True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.go = button_of(say("Put it into the draft"), kind="chief", press=self._make)
        self.go.setDefault(True)
        self.cancel = button_of(say("Cancel"), press=self.reject, default=False)
        for part in (self.rebuys, self.add_on, self.go, self.cancel):
            part.setAccessibleName(part.text())
        self._lay_out()
        for spin in self.findChildren(Number):
            spin.valueChanged.connect(self._look)
        self.stack.lineEdit().textChanged.connect(self._look)
        for box in (self.rebuys, self.add_on):
            box.toggled.connect(self._look)
        self.ante.currentIndexChanged.connect(self._look)
        self._made: Structure | None = None
        self._look()
        self.players.setFocus(Qt.FocusReason.OtherFocusReason)
        self.players.selectAll()

    def _number(self, least: int, most: int, value: int) -> Number:
        spin = Number()
        spin.setRange(least, most)
        spin.setValue(value)
        spin.setGroupSeparatorShown(True)
        return spin

    def _lay_out(self) -> None:
        say, space = self._words.gettext, self._theme.console.space
        form = QFormLayout()
        form.setHorizontalSpacing(space.margin)
        form.setVerticalSpacing(space.gap)
        lasts = QHBoxLayout()
        lasts.setSpacing(space.gap)
        for spin, unit, name in (
            (self.hours, self._words.pgettext("unit", "h"), say("Desired length, hours")),
            (self.minutes, self._words.pgettext("unit", "min"), say("Desired length, minutes")),
        ):
            spin.setAccessibleName(name)
            lasts.addWidget(spin)
            lasts.addWidget(QLabel(unit))
        lasts.addStretch(1)
        more = row_of(self.rebuys, self.add_on, (STRETCH, 1), gap=space.margin)
        rows: tuple[tuple[str, QWidget | QHBoxLayout], ...] = (
            (say("Players"), self.players),
            (say("Starting stack"), self.stack),
            (say("It shall last"), lasts),
            (say("Minutes of a level"), self.level),
            (say("Minutes of play until a break"), self.every),
            (say("Minutes of a break"), self.rest),
            (say("Levels with late registration"), self.late),
            (say("Antes"), self.ante),
            (say("First level with an ante"), self.ante_from),
            ("", more),
        )
        for label, part in rows:
            form.addRow(label, part)
            if isinstance(part, QWidget):
                part.setAccessibleName(label)
        chips = " ".join(self._words.number(chip) for chip in self._wish.chips)
        form.addRow(say("Chips"), QLabel(chips))
        self.said.setMinimumHeight(4 * space.icon)
        self.said.setMinimumWidth(5 * space.unit * space.icon)
        ends = row_of((STRETCH, 1), self.cancel, self.go, gap=space.gap)
        column_of(form, self.said, ends, gap=space.margin, margin=2 * space.margin, within=self)

    def wish(self) -> Wish:
        kind: AnteKind = self.ante.currentData()
        return Wish(
            players=self.players.value(),
            stack=Chips(self.stack.value()),
            chips=self._wish.chips,
            minutes=max(10, self.hours.value() * 60 + self.minutes.value()),
            level_minutes=self.level.value() or None,
            break_every=self.every.value(),
            break_minutes=self.rest.value(),
            ante=kind,
            ante_from=self.ante_from.value(),
            late_levels=self.late.value(),
            rebuys=self.rebuys.isChecked(),
            add_on=self.add_on.isChecked(),
        )

    def _look(self) -> None:
        """Show the outcome, or why there is none."""
        words, wish, fault = self._words, self.wish(), self.stack.fault
        made = make(wish)
        self._made = made if isinstance(made, tuple) and not fault else None
        self.go.setEnabled(self._made is not None)
        role = "quiet" if self._made is not None else "waiting"
        if self.said.property("role") != role:
            self.said.setProperty("role", role)
            self.said.style().polish(self.said)
        if fault:
            self.said.setText(fault)
            return
        if not isinstance(made, tuple):
            self.said.setText(impossible_words(words, made))
            return
        levels = [period for period in made if isinstance(period, Level)]
        course = stack_depth(made, wish.stack, Field(entries=wish.players))
        lasts = course.minutes if course.end is None else course.end.minutes
        self.said.setText(
            words.gettext(
                "{levels} levels of {minutes} min, {first} big blinds to begin with; it is expected to be over after {time}.",
                levels=len(levels),
                minutes=levels[0].minutes,
                first=wish.stack // max(1, levels[0].big_blind),
                time=hours(words, Millis(lasts * _MINUTE)),
            )
        )

    def _make(self) -> None:
        if self._made is not None:
            self.wanted.emit(self._made)
            self.accept()
