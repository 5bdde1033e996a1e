"""The form for a row of the schedule: a new one, or one that is changed or linked."""

from typing import Any, Final

from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from tdconsole.domain.language.commands.house import AddToSchedule, EditSchedule, HouseCommand
from tdconsole.domain.language.schedule import Planned
from tdconsole.domain.values import NOTHING, Chips, ScheduleNo, TournamentId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.festival.schedule.typed import (
    cost_typed,
    cost_written,
    late_typed,
    time_typed,
)
from tdconsole.gui.console.people.house_dialog import HouseDialog
from tdconsole.gui.console.season.asked import day_typed
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.shared.layout import STRETCH, column_of, row_of
from tdconsole.i18n.entry.schedule import happening_name
from tdconsole.line.typing.typed_chips import amount
from tdconsole.projections.festival.schedule import ScheduleRow
from tdconsole.wall.theme import Theme

WIDE: Final = 176
"""The width of the dialog, in units; it fits a small screen."""
LATEST: Final = 30
"""The tournaments that a row can be linked to: the latest ones."""
_TITLE, _NOTE, _MINUTES = 120, 400, 1440


class ScheduleDialog(HouseDialog):
    def __init__(
        self,
        view: TournamentView,
        theme: Theme,
        row: ScheduleRow | None,
        day: str,
        parent: QWidget,
    ) -> None:
        """Open it on a row, or on nothing but the day of a new one."""
        words, planned = view.words, None
        if row is not None and row.row is not None:
            planned = view.session.house.schedule.get(row.row)
        title = words.gettext("New row of the schedule") if row is None else row.title
        say = words.pgettext
        label = say("action", "Add") if planned is None else say("action", "Change")
        super().__init__(view, title, label, "row", parent)
        self._theme, self._row = theme, row
        self._planned: Planned | None = planned
        self.resize(WIDE * theme.console.space.unit, self.height())
        self.day, self.time, self.title = QLineEdit(), QLineEdit(), QLineEdit()
        self.cost, self.stack, self.minutes = QLineEdit(), QLineEdit(), QLineEdit()
        self.late, self.flight, self.note = QLineEdit(), QLineEdit(), QLineEdit()
        self.kind, self.tournament = Choice(theme), Choice(theme)
        self._fill_choices()
        self.title.setMaxLength(_TITLE)
        self.flight.setMaxLength(_TITLE)
        self.note.setMaxLength(_NOTE)
        self._lay_out()
        self._show(row, day)
        for field in self._lines():
            field.textChanged.connect(lambda _text: self._look())
        for choice in (self.kind, self.tournament):
            choice.currentIndexChanged.connect(lambda _at: self._look())
        self._look()
        (self.time if row is None else self.title).setFocus()

    def _lines(self) -> tuple[QLineEdit, ...]:
        return (
            *(self.day, self.time, self.title, self.cost, self.stack),
            *(self.minutes, self.late, self.flight, self.note),
        )

    def _fill_choices(self) -> None:
        words, session = self._view.words, self._view.session
        for kind in ("tournament", "satellite", "cash", "other"):
            self.kind.addItem(happening_name(words, kind), kind)
        self.tournament.addItem(words.pgettext("schedule", "none yet"), "")
        self.tournament.cut(16)
        linked = "" if self._row is None else self._row.tournament or ""
        latest = session.tournaments()[-LATEST:][::-1]
        for number in dict.fromkeys((*([TournamentId(linked)] if linked else []), *latest)):
            state = session.state(number)
            name = number if state is None else state.setup.name
            self.tournament.addItem(name, number)

    def _lay_out(self) -> None:
        words, space = self._view.words, self._theme.console.space
        say, also = words.gettext, words.pgettext
        grid = QGridLayout()
        grid.setSpacing(space.gap)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        rows: tuple[tuple[tuple[str, QWidget, str], ...], ...] = (
            (
                (also("column", "Day"), self.day, "2027-12-31"),
                (also("schedule", "Time"), self.time, "14:00"),
            ),
            ((also("schedule", "Title"), self.title, ""),),
            (
                (also("schedule", "Kind"), self.kind, ""),
                (also("schedule", "Buy-in"), self.cost, "500+50"),
            ),
            (
                (also("poker", "Stack"), self.stack, "30000"),
                (say("Minutes of a level"), self.minutes, "40"),
            ),
            ((say("Registration until"), self.late, say("8, or 21:30")),),
            (
                (also("column", "Tournament"), self.tournament, ""),
                (also("schedule", "Flight"), self.flight, "1A"),
            ),
            ((also("schedule", "Note"), self.note, ""),),
        )
        for at, pairs in enumerate(rows):
            for nth, (label, field, example) in enumerate(pairs):
                grid.addWidget(QLabel(label), at, 2 * nth)
                grid.addWidget(field, at, 2 * nth + 1, 1, 3 if len(pairs) == 1 else 1)
                field.setAccessibleName(label)
                if isinstance(field, QLineEdit):
                    field.setPlaceholderText(example)
        column_of(
            grid,
            self.said,
            STRETCH,
            row_of(STRETCH, self.cancel, self.keep, gap=space.gap),
            gap=space.gap,
            margin=space.margin,
            within=self,
        )

    def _show(self, row: ScheduleRow | None, day: str) -> None:
        self.day.setText(day if row is None else row.day)
        if row is None:
            return
        one = self._planned
        self.time.setText(row.time)
        self.title.setText(row.title)
        self.kind.setCurrentIndex(self.kind.findData(row.kind))
        self.tournament.setCurrentIndex(max(0, self.tournament.findData(row.tournament or "")))
        self.flight.setText(row.flight)
        self.note.setText(" ".join(row.note.split()))
        if one is not None:
            self.cost.setText(cost_written(one.price, one.currency))
            self.stack.setText(self._view.words.number(one.stack) if one.stack else "")
            self.minutes.setText(str(one.minutes or ""))
            self.late.setText(one.late)

    # What is typed

    def read(self) -> dict[str, Any] | str:
        """The fields as they are typed, or which of them can't be read."""
        say = self._view.words.gettext
        day, time, late = (
            day_typed(self.day.text()),
            time_typed(self.time.text()),
            late_typed(self.late.text()),
        )
        title = " ".join(self.title.text().split())
        currency = (
            self._view.state.setup.currency if self._planned is None else self._planned.currency
        )
        cost = cost_typed(self.cost.text(), currency)
        stack = amount(self.stack.text()) if self.stack.text().strip() else Chips(0)
        minutes = self.minutes.text().strip() or "0"
        if not day:
            return say("A day is written 2027-12-31 or 31.12.2027.")
        if time is None:
            return say("A time is written 14:00.")
        if not title or not title.isprintable():
            return say("What is it called?")
        if cost is None:
            return say("A buy-in is written 500+50, or 500+50+250 with a bounty.")
        if stack is None:
            return say("Chips are written 10000, 10 000 or 10k.")
        if not minutes.isdecimal() or int(minutes) > _MINUTES:
            return say("The minutes of a level are a whole number, such as 40.")
        if late is None:
            return say("Registration closes with a level, such as 8, or at a time, such as 21:30.")
        return {
            "day": day,
            "time": time,
            "title": title,
            "kind": self.kind.currentData(),
            "price": cost.price,
            "currency": cost.currency,
            "stack": stack,
            "minutes": int(minutes),
            "late": late,
            "note": " ".join(self.note.text().split()),
            "tournament": TournamentId(self.tournament.currentData()),
            "flight": " ".join(self.flight.text().split()),
        }

    def _request(self, typed: dict[str, Any]) -> HouseCommand | None:
        """The request for what is typed; None if it changes nothing."""
        one, row = self._planned, self._row
        if one is None or row is None or row.row is None:
            return AddToSchedule(**typed | {"tournament": typed["tournament"] or None})
        before = {name: getattr(one, name) for name in Planned.__struct_fields__}
        before |= {
            "price": one.price or NOTHING,
            "note": " ".join(row.note.split()),
            "tournament": one.tournament or "",
        }
        changed = {name: value for name, value in typed.items() if value != before[name]}
        return EditSchedule(row=ScheduleNo(row.row), **changed) if changed else None

    def _look(self) -> None:
        typed = self.read()
        self.flight.setEnabled(bool(self.tournament.currentData()))
        if isinstance(typed, str):
            self._say(typed, ready=False)
        elif self._request(typed) is None:
            self._say(self._view.words.gettext("Nothing is changed."), ready=False)
        else:
            self._say("", ready=True)

    def _asked(self) -> HouseCommand | None:
        typed = self.read()
        return None if isinstance(typed, str) else self._request(typed)
