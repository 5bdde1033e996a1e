"""The pane beside the schedule: its days hour by hour."""

from PySide6.QtWidgets import QWidget

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.festival.schedule.board import Block, Day, DaysBoard
from tdconsole.gui.console.festival.schedule.page import SchedulePage
from tdconsole.gui.console.festival.schedule.rows import Shown, short_day
from tdconsole.gui.console.widgets.beside.pane import Pane
from tdconsole.i18n.entry.schedule import brief_words, cost_words, happening_name
from tdconsole.session.local_time import on_the_wall
from tdconsole.wall.theme import Theme


class DaysPane(Pane):
    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        self._page: SchedulePage | None = None
        self.board = DaysBoard(theme, view.words.gettext("The days hour by hour"))
        self.down.addWidget(self.board, 1)

    def stand_beside(self, page: QWidget) -> None:
        if isinstance(page, SchedulePage):
            self._page = page
            page.looked.connect(self._follow)
            self.board.chosen.connect(page.listing.select)

    def take_in(self) -> None:
        if self._page is None:
            return
        view, words = self._view, self._view.words
        here = on_the_wall(view.now().utc)
        today, minute = here.date().isoformat(), 60 * here.hour + here.minute
        days: dict[str, list[Shown]] = {}
        for at in range(self._page.rows.rowCount()):
            row = self._page.rows.at(at)
            days.setdefault(row.row.day, []).append(row)
        self.say(
            words.gettext("The days hour by hour"),
            words.gettext(
                "A bar is full while registration is open, and fades where nothing says when it ends."
            ),
        )
        self.card.setVisible(bool(days))
        self.board.show_days(
            [
                Day(
                    short_day(words, day),
                    tuple(map(self._block, rows)),
                    minute if day == today else None,
                )
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
            closes=row.lasts.closed if row.lasts.closes is None else row.lasts.closes,
            ends=row.lasts.ends,
            quiet=row.state in {"over", "off", "begun"},
            going=row.state in {"playing", "break", "paused"},
        )
