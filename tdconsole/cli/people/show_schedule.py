"""The views of the schedule: all days of the festival, and today with how each row stands."""

from collections.abc import Iterable
from typing import Final

from tdconsole.cli.voice.tables import Rows, Said
from tdconsole.cli.voice.view import HouseView
from tdconsole.cli.voice.voice import Voice
from tdconsole.i18n.entry.schedule import (
    cost_words,
    happening_name,
    long_day,
    state_words,
    terms_words,
)
from tdconsole.projections.festival.schedule import Schedule, ScheduleRow, Today
from tdconsole.session import Session
from tdconsole.session.festival.schedule import schedule_of, today_of


def _schedule(voice: Voice, _session: Session, data: Schedule) -> Rows:
    if not data.days:
        yield (voice.words.gettext("Nothing is on the schedule yet."),)
    for at, day in enumerate(data.days):
        if at:
            yield ()
        yield Said(long_day(voice.words, day.day))
        yield from _rows(voice, day.rows)


def _today(voice: Voice, _session: Session, data: Today) -> Rows:
    yield Said(long_day(voice.words, data.day))
    if not data.rows:
        yield (voice.words.gettext("Nothing is on today."),)
    yield from _rows(voice, data.rows)


def _rows(voice: Voice, rows: Iterable[ScheduleRow]) -> Rows:
    words = voice.words
    for row in rows:
        number = "–" if row.row is None else str(row.row)
        yield (
            number,
            row.time,
            row.title,
            happening_name(words, row.kind),
            cost_words(words, row.price, row.currency),
            terms_words(words, row),
            state_words(words, row),
        )
        if row.note:
            yield ("", "", " ".join(row.note.split()))


SCHEDULE: Final = HouseView(
    Schedule, lambda _voice, session, _sought: schedule_of(session), _schedule
)
TODAY: Final = HouseView(Today, lambda _voice, session, _sought: today_of(session), _today)
