"""The panel next to the table: its length, the depth of stacks for a field, and its faults."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.design.check import defects
from tdconsole.domain.design.course import stake
from tdconsole.domain.design.defects import Terms
from tdconsole.domain.values import Chips, Level, Millis, Structure
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.structure.chart import DepthChart
from tdconsole.gui.console.structure.effect import Standing
from tdconsole.gui.console.structure.fault_list import FaultList
from tdconsole.gui.console.structure.leaving_list import LeavingList, plan_of_draft
from tdconsole.gui.console.structure.mending import Mending
from tdconsole.gui.console.structure.past import Past
from tdconsole.gui.console.structure.table.cells import whole
from tdconsole.gui.console.structure.timing import totals
from tdconsole.gui.console.structure.wording import ends_at, hours, total_texts
from tdconsole.gui.console.widgets.field import mark_wrong
from tdconsole.gui.console.widgets.turned import Turned
from tdconsole.gui.shared.chart_view import ChartView
from tdconsole.gui.shared.layout import column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.structure.charts import blinds_chart
from tdconsole.i18n.structure.depths import depth_words
from tdconsole.line.typing.typed_chips import amount
from tdconsole.projections.structure.course import NONE_PLAYED, Depth, course
from tdconsole.projections.structure.depth import Field, StackDepth, stack_depth
from tdconsole.wall.theme import Theme

MOST_ENTRIES: Final = 1_000_000
MOST_CHIPS: Final = 20
EXPECTED: Final = 30
"""Entries assumed while nobody is registered."""
_LONG: Final = 10_000
"""The least chip written in thousands."""
_LISTED: Final = 11
"""The least height of the lists, in units."""
_MINUTE: Final = 60_000


class Beside(QFrame):
    wanted_row = Signal(int)
    field_changed = Signal()

    def __init__(self, view: TournamentView, mending: Mending, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._view, self._mending, self._theme = view, mending, theme
        words, say = view.words, view.words.gettext
        self._judged: tuple[object, ...] | None = None
        self.course: StackDepth | None = None
        self._real: tuple[Standing, dict[int, Depth]] | None = None
        self._past = Past(view, self)
        self._past.known.connect(self.field_changed)
        self._figures: list[tuple[QLabel, QLabel]] = []
        self.entries, self.chips = QLineEdit(), QLineEdit()
        self.entries.setAccessibleName(say("Entries that the chart and the check expect"))
        self.chips.setAccessibleName(say("Chips that the blinds are paid with"))
        self.chart = DepthChart(words, theme)
        self.blinds = ChartView(words, theme)
        self.blinds.hide()
        self._wide = self.wrong = False
        self.leaving, self.faults = LeavingList(words, theme), FaultList(words, theme)
        for part in (self.faults, self.leaving):
            part.setMinimumHeight(_LISTED * theme.console.space.unit)
        self.count = label_of(font=lettering(theme.console.faces.strong, theme.console.type.text))
        self._write_chips()
        self._lay_out()
        self.entries.textChanged.connect(self._typed_entries)
        self.chips.editingFinished.connect(self._typed_chips)
        self.faults.wanted_row.connect(self.wanted_row)
        self.leaving.wanted_row.connect(self.wanted_row)
        self.chart.wanted_row.connect(self.wanted_row)

    def _lay_out(self) -> None:
        space, words = self._theme.console.space, self._view.words
        self._sums = QVBoxLayout()
        self._sums.setSpacing(space.unit)
        title = label_of(
            words.gettext("Average stack in big blinds, by level"),
            font=lettering(self._theme.console.faces.strong, self._theme.console.type.text),
            wraps=True,
        )
        entries = label_of(words.pgettext("structure", "Entries"))
        chips = label_of(words.pgettext("structure", "Chips"))
        entries.setBuddy(self.entries)
        chips.setBuddy(self.chips)
        first = row_of(entries, (self.entries, 1), gap=space.gap)
        self._paid_with = column_of(chips, (self.chips, 1), gap=space.unit)
        fields = column_of(first, self._paid_with, gap=space.unit)
        checked = QWidget()
        column_of(self.count, (self.faults, 1), within=checked)
        check, leave = (
            words.pgettext("structure", "Check"),
            words.pgettext("structure", "Colour-up"),
        )
        self.turned = Turned(self._theme, (check, checked), (leave, self.leaving))
        upper = column_of(
            self._sums, self._rule(), title, (self.chart, 1), (self.blinds, 1), gap=space.gap
        )
        lower = column_of(fields, self._rule(), (self.turned, 1), gap=space.gap)
        self._halves = column_of(
            (upper, 2), (lower, 1), gap=space.gap, margin=space.margin, within=self
        )

    def _rule(self) -> QWidget:
        rule = QFrame()
        rule.setProperty("kind", "rule")
        rule.setFixedHeight(1)
        return rule

    def spread(self, *, wide: bool) -> None:
        """Show the blinds as well and the charts large, where there is room for it."""
        self._wide, way = wide, QBoxLayout.Direction
        self._paid_with.setDirection(way.LeftToRight if wide else way.TopToBottom)
        self.chart.make_large(large=wide)
        self.blinds.setVisible(wide and self.blinds.chart is not None)
        self._share()

    def lie(self, *, flat: bool) -> None:
        """Put its halves side by side, or one below the other."""
        way = QBoxLayout.Direction
        self._halves.setDirection(way.LeftToRight if flat else way.TopToBottom)
        space = self._theme.console.space
        self._halves.setSpacing(2 * space.margin if flat else space.gap)
        self._share()

    def _share(self) -> None:
        """Give the charts the most where they are large, and half where both halves lie flat."""
        flat = self._halves.direction() is QBoxLayout.Direction.LeftToRight
        self._halves.setStretch(0, 1 if flat else 3 if self._wide else 2)

    # Typing

    @property
    def expected(self) -> int:
        """Return the entries typed, or those registered."""
        return whole(self.entries.text(), MOST_ENTRIES) or self._present_entries()

    def _present_entries(self) -> int:
        there = len(self._view.state.entries.by_id)
        return there if there > 1 else EXPECTED

    def _typed_entries(self, typed: str) -> None:
        wrong = bool(typed.strip()) and (whole(typed, MOST_ENTRIES) or 0) < 2
        self._mark_wrong(self.entries, wrong=wrong)
        if not wrong:
            self.field_changed.emit()

    def _typed_chips(self) -> None:
        chips = _chips(self.chips.text())
        self._mark_wrong(self.chips, wrong=chips is None)
        if chips is not None:
            self._mending.set_chips(chips)
            self._write_chips()

    def _mark_wrong(self, field: QLineEdit, *, wrong: bool) -> None:
        mark_wrong(field, wrong=wrong)
        say = self._view.words.gettext
        told = ""
        if wrong:
            told = (
                say("Write a number of entries from 2 on.")
                if field is self.entries
                else say("Write the chips one after the other, such as 25 100 500 1000.")
            )
        field.setToolTip(told)
        field.setAccessibleDescription(told)

    def _write_chips(self) -> None:
        self.chips.setText(" ".join(map(_short, self._mending.chips)))
        self.chips.setCursorPosition(0)

    # Display

    def show_standing(self, standing: Standing) -> None:
        """Show the standing, once a second at most; the check is redone only for a new draft."""
        by_hands = self._view.state.rules.by_hands.value
        state = self._view.state
        held = (state.terms.chip_set, state.counts.races, state.chips)
        self.entries.setPlaceholderText(self._view.words.number(self._present_entries()))
        judged = (standing.structure, self.expected, self._mending.chips, by_hands, *held)
        if judged != self._judged:
            self._judge(standing.structure)
            self._judged = judged
        self._show_totals(standing)
        self._show_chart(standing)

    def _judge(self, structure: Structure) -> None:
        setup, words = self._view.state.setup, self._view.words
        field = Field(entries=max(2, self.expected))
        self.course = stack_depth(structure, setup.stack, field, setup.seats_per_table)
        terms = Terms(
            stack=setup.stack,
            chips=self._mending.chips,
            entries=max(2, self.expected),
            by_hands=self._view.state.rules.by_hands.value,
        )
        found = defects(structure, terms)
        self.count.setText(
            words.ngettext("{number} thing to look at", "{number} things to look at", len(found))
            if found
            else words.gettext("Nothing is wrong with it.")
        )
        self.faults.show_faults(found)
        state, entries = self._view.state, max(2, self.expected)
        plan = plan_of_draft(state, structure, self._mending.chips, entries)
        self.leaving.show_plan(plan, named=state.terms.chip_set != "off")
        self.turned.warn(0, wrong=bool(found))
        self.turned.warn(1, wrong=self.leaving.wrong)
        self.wrong = bool(found) or self.leaving.wrong

    def _show_totals(self, standing: Standing) -> None:
        for number, (label, figure) in enumerate(self._totals(standing)):
            if number == len(self._figures):
                self._add_figure()
            name, value = self._figures[number]
            name.setText(label)
            value.setText(figure)

    def _add_figure(self) -> None:
        name, value = QLabel(), QLabel()
        name.setProperty("role", "quiet")
        name.setWordWrap(True)
        value.setAlignment(Qt.AlignmentFlag.AlignRight)
        value.setFont(lettering(self._theme.console.faces.strong, self._theme.console.type.text))
        name.setMinimumHeight(self._theme.console.space.icon)
        across = row_of(
            (name, 1), (value, 0, Qt.AlignmentFlag.AlignTop), gap=self._theme.console.space.gap
        )
        self._sums.addLayout(across)
        self._figures.append((name, value))

    def _totals(self, standing: Standing) -> Iterator[tuple[str, str]]:
        words = self._view.words
        yield from total_texts(words, totals(standing.structure, standing.table))
        say = words.pgettext
        yield (
            say("structure totals", "Day ends")
            if standing.table.ends_day
            else say("structure totals", "Last level ends"),
            self._ends(standing),
        )
        yield words.pgettext("structure totals", "Expected end"), self._expected_end(standing)

    def _ends(self, standing: Standing) -> str:
        if standing.reading is None:
            return hours(self._view.words, Millis(standing.table.ends - standing.table.begun))
        return ends_at(self._view.words, standing, self._view.now())

    def _expected_end(self, standing: Standing) -> str:
        """Say in which level the tournament ends, and when."""
        words, end = self._view.words, None if self.course is None else self.course.end
        if end is None:
            return words.gettext("after the last level")
        level = words.pgettext("clock", "Level {level}", level=end.level)
        begins = standing.table.begins
        present = -1 if standing.reading is None else standing.reading.index
        if end.row - 1 < present:
            return level
        if standing.reading is None:
            return f"{level} · {hours(words, Millis(end.minutes * _MINUTE))}"
        following = begins[end.row] if end.row < len(begins) else standing.table.ends
        if following is None:
            return level
        now = self._view.now()
        return f"{level} · {words.time_after(now, Millis(following - now.utc))}"

    def _show_chart(self, standing: Standing) -> None:
        if self.course is None:
            return
        end = self.course.end
        last = len(standing.structure) if end is None else end.row
        points = tuple(point for point in self.course.points if point.row <= last)
        ends = self.course.minutes if end is None else end.minutes
        real = self._real_course(standing)
        now = self._now(standing)
        self.chart.show_depths(points, ends, real, now)
        if self._wide:
            at = None if now is None else now[0]
            words = self._view.words
            self.blinds.show_chart(blinds_chart(words, standing.structure, points, ends, at))

    def _real_course(self, standing: Standing) -> dict[int, Depth]:
        """The real course so far and what is expected from it; none before the start."""
        if self._real is None or self._real[0] is not standing:
            reading = standing.reading
            played = NONE_PLAYED if reading is None else self._past.averages()
            found = course(self._view.state, standing.structure, reading, played)
            self._real = (standing, found)
        return self._real[1]

    def _now(self, standing: Standing) -> tuple[float, float] | None:
        """Return the minutes played so far, and the average stack in the present or next blinds."""
        reading, depth = standing.reading, self.present_depth(standing)
        if reading is None or depth is None:
            return None
        before = sum(period.minutes for period in standing.structure[: reading.index])
        played = max(0, reading.period.minutes * _MINUTE - reading.left)
        return before + played / _MINUTE, depth

    def present_depth(self, standing: Standing) -> float | None:
        reading, state = standing.reading, self._view.state
        if reading is None or reading.starts_in is not None or not state.left:
            return None
        coming = (one for one in standing.structure[reading.index :] if isinstance(one, Level))
        level = next(coming, None)
        blind = 0 if level is None else stake(level)
        return state.chips / state.left / blind if blind else None

    def depths(self, standing: Standing) -> dict[int, str]:
        """Return the depths by row in words: planned before the start, then past, now, expected."""
        words, reading = self._view.words, standing.reading
        found = self._real_course(standing)
        if found:
            return {row: depth_words(words, depth) for row, depth in found.items()}
        if self.course is None or reading is not None:
            return {}
        end = self.course.end
        return {
            point.row - 1: words.number(round(point.depth / 100))
            for point in self.course.points
            if end is None or point.row <= end.row
        }


def _short(chip: Chips) -> str:
    """Return the chip as it is typed in few letters, so that a whole set can be read."""
    return f"{chip // 1_000}k" if chip >= _LONG and chip % 1_000 == 0 else str(chip)


def _chips(typed: str) -> tuple[Chips, ...] | None:
    parts = typed.replace(";", " ").split()
    read = [amount(part) for part in parts]
    found = sorted({chip for chip in read if chip})
    whole_list = 0 < len(found) <= MOST_CHIPS and all(read)
    return tuple(found) if whole_list else None
