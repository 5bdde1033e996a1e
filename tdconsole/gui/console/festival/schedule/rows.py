"""The rows of the schedule, day by day."""

from collections.abc import Iterable, Iterator
from datetime import date
from typing import Final, get_args

from babel.dates import format_skeleton

from tdconsole.domain.language.schedule import Happening
from tdconsole.domain.values import Record
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.entry.schedule import brief_words, cost_words, happening_name
from tdconsole.projections.festival.schedule import Schedule, ScheduleRow
from tdconsole.wall.theme import Theme

HAPPENINGS: Final[tuple[Happening, ...]] = get_args(Happening)


class Shown(Record, kw_only=True):
    """A row at its place in the list; the first of a day names it."""

    key: int
    at: int
    first: bool
    row: ScheduleRow


def short_day(words: Catalogue, day: str) -> str:
    return str(format_skeleton("MMMEd", date.fromisoformat(day), locale=words.locale))


class ScheduleRows(Rows[Shown]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words, say = view.words, view.words.pgettext

        def ink(one: Shown) -> Ink:
            return "quiet" if one.row.state in {"over", "off", "begun"} else "ink"

        def quiet(_one: Shown) -> Ink:
            return "quiet"

        columns: tuple[Column[Shown], ...] = (
            Column(
                say("column", "Day"),
                lambda one: short_day(words, one.row.day) if one.first else "",
                short_day(words, "2000-09-30") + "00",
                order=lambda one: one.at,
            ),
            Column(say("schedule", "Time"), lambda one: one.row.time, "00:00", ink=ink),
            Column(say("schedule", "Title"), lambda one: one.row.title, ink=ink),
            Column(
                say("schedule", "Kind"),
                lambda one: happening_name(words, one.row.kind),
                max((happening_name(words, kind) for kind in HAPPENINGS), key=len),
                spare=60,
                ink=quiet,
            ),
            Column(
                say("schedule", "Buy-in"),
                lambda one: cost_words(words, one.row.price, one.row.currency),
                "€ 0000 + € 000",
                right=True,
                spare=44,
                ink=quiet,
            ),
            Column(
                say("schedule", "Now"),
                lambda one: brief_words(words, one.row),
                "0000000000000000",
                spare=44,
                ink=lambda one: (
                    "ink" if one.row.state in {"playing", "break", "paused"} else "quiet"
                ),
                wish="00000000000000000000000000",
            ),
        )
        super().__init__(columns, lambda one: one.key, theme, view)
        self.sort(0)

    def show(self, data: Schedule) -> None:
        self.fill(_shown(row for day in data.days for row in day.rows))


def _shown(rows: Iterable[ScheduleRow]) -> Iterator[Shown]:
    day, unplanned = "", 0
    for at, row in enumerate(rows):
        unplanned -= row.row is None
        key = unplanned if row.row is None else row.row
        yield Shown(key=key, at=at, first=row.day != day, row=row)
        day = row.day
