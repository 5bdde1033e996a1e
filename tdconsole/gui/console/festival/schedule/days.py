"""The pane beside the schedule: its days beside each other."""

from PySide6.QtWidgets import QWidget

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.festival.schedule.board import Block, Column, DaysBoard
from tdconsole.gui.console.festival.schedule.page import SchedulePage
from tdconsole.gui.console.festival.schedule.rows import Shown, short_day
from tdconsole.gui.console.widgets.beside.pane import Pane
from tdconsole.i18n.entry.schedule import brief_words, cost_words, happening_name
from tdconsole.wall.theme import Theme


class DaysPane(Pane):
    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        self._page: SchedulePage | None = None
        self.board = DaysBoard(theme, view.words.gettext("The days beside each other"))
        self.down.addWidget(self.board, 1)

    def stand_beside(self, page: QWidget) -> None:
        if isinstance(page, SchedulePage):
            self._page = page
            page.looked.connect(self._follow)
            self.board.chosen.connect(page.listing.select)

    def take_in(self) -> None:
        if self._page is None:
            return
        words, today = self._view.words, "" if self._page.data is None else self._page.data.today
        days: dict[str, list[Shown]] = {}
        for at in range(self._page.rows.rowCount()):
            row = self._page.rows.at(at)
            days.setdefault(row.row.day, []).append(row)
        self.say(words.gettext("The days beside each other"))
        self.card.setVisible(bool(days))
        self.board.show_days(
            [
                Column(short_day(words, day), tuple(map(self._block, rows)), day == today)
                for day, rows in sorted(days.items())
            ],
            self._page.listing.key,
        )

    def _block(self, one: Shown) -> Block:
        words, row = self._view.words, one.row
        hours, minutes = row.time.split(":")
        return Block(
            one.key,
            60 * int(hours) + int(minutes),
            row.time,
            row.title,
            brief_words(words, row),
            " · ".join(
                part
                for part in (
                    happening_name(words, row.kind),
                    cost_words(words, row.price, row.currency),
                )
                if part
            ),
            quiet=row.state in {"over", "off", "begun"},
            going=row.state in {"playing", "break", "paused"},
        )
