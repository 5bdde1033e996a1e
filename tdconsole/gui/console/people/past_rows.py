"""What is on record of a person, as rows: penalties and bars, the latest first."""

from collections.abc import Iterator

from tdconsole.domain.values import Millis, Record
from tdconsole.gui.console.watch import Watch
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.offences import offence_name
from tdconsole.i18n.person_record import about_bar, about_penalty, penalty_told
from tdconsole.projections.person_record import BarOnRecord, OnRecord, PersonRecord


class Past(Record, kw_only=True):
    rank: int
    at: Millis
    what: str
    why: str
    about: str
    """All that is known of it."""
    over: bool = False
    """Lifted, or run out: it counts no more."""
    grave: bool = False


class PastRows(Rows[Past]):
    def __init__(self, watch: Watch, theme: Theme) -> None:
        self._words = words = watch.words
        say = words.pgettext
        columns: tuple[Column[Past], ...] = (
            Column(
                say("column", "Day"),
                lambda row: words.day_at(row.at),
                words.day("2026-09-30"),
                ink=lambda _row: "quiet",
            ),
            Column(
                say("record", "What"),
                lambda row: row.what,
                order=lambda row: row.rank,
                ink=_ink,
                struck=lambda row: row.over,
            ),
            Column(
                say("column", "For what"),
                lambda row: row.why,
                "MMMMMMMMMM",
                spare=24,
                wish="M" * 20,
                ink=lambda _row: "quiet",
            ),
        )
        super().__init__(columns, lambda row: row.rank, theme, watch)
        self.sort(1)

    def show_record(self, record: PersonRecord) -> None:
        told = (
            *(_of_penalty(self._words, one) for one in record.penalties),
            *(_of_bar(self._words, one) for one in record.bars),
        )
        self.fill(_ranked(sorted(told, key=lambda one: -one.at)))


def _ranked(rows: list[Past]) -> Iterator[Past]:
    for rank, row in enumerate(rows):
        yield Past(
            rank=rank,
            at=row.at,
            what=row.what,
            why=row.why,
            about=row.about,
            over=row.over,
            grave=row.grave,
        )


def _of_penalty(words: Catalogue, one: OnRecord) -> Past:
    return Past(
        rank=0,
        at=one.at,
        what=penalty_told(words, one),
        why=offence_name(words, one.offence),
        about=about_penalty(words, one),
        over=one.lifted,
        grave=one.degree in {"disqualification", "struck"},
    )


def _of_bar(words: Catalogue, one: BarOnRecord) -> Past:
    return Past(
        rank=0,
        at=one.at,
        what=words.pgettext("record", "Barred: {series}", series=one.series)
        if one.series
        else words.pgettext("record", "Barred"),
        why=one.reason or "",
        about=about_bar(words, one),
        over=not one.holds,
        grave=True,
    )


def _ink(row: Past) -> Ink:
    if row.over:
        return "quiet"
    return "stopped" if row.grave else "ink"
