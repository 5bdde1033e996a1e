"""A person's record as rows: penalties, bars and rulings, the latest first."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Millis, Record
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.discipline.offences import offence_name
from tdconsole.i18n.people.record import about_bar, about_penalty, about_ruling, penalty_told
from tdconsole.projections.people.record import BarOnRecord, OnRecord, PersonRecord, RulingOnRecord
from tdconsole.wall.theme import Theme

_WAITS: Final = "●"
"""The sign of a pending ruling, as among the rulings; its tooltip has it in words."""


class Past(Record, kw_only=True):
    rank: int
    at: Millis
    what: str
    why: str
    about: str
    """All that is known of it."""
    over: bool = False
    """Whether it was lifted or has expired, and no longer counts."""
    ink: Ink = "ink"


class PastRows(Rows[Past]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._words = words = view.words
        say = words.pgettext
        columns: tuple[Column[Past], ...] = (
            Column(
                say("column", "Day"),
                lambda row: words.day_at(row.at),
                _longest_day(words),
                ink=lambda _row: "quiet",
            ),
            Column(
                say("record", "What"),
                lambda row: row.what,
                order=lambda row: row.rank,
                ink=lambda row: "quiet" if row.over else row.ink,
                struck=lambda row: row.over,
            ),
            Column(
                say("column", "For what"),
                lambda row: row.why,
                "MMMMMM",
                spare=24,
                wish="M" * 20,
                ink=lambda _row: "quiet",
            ),
        )
        super().__init__(columns, lambda row: row.rank, theme, view)
        self.sort(1)

    def show_record(self, record: PersonRecord) -> None:
        told = (
            *(_of_penalty(self._words, one) for one in record.penalties),
            *(_of_bar(self._words, one) for one in record.bars),
            *(_of_ruling(self._words, one) for one in record.rulings),
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
            ink=row.ink,
        )


def _of_penalty(words: Catalogue, one: OnRecord) -> Past:
    return Past(
        rank=0,
        at=one.at,
        what=penalty_told(words, one),
        why=offence_name(words, one.offence) or one.words or "",
        about=about_penalty(words, one),
        over=one.lifted,
        ink="stopped" if one.degree in {"disqualification", "struck"} else "ink",
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
        ink="stopped",
    )


def _of_ruling(words: Catalogue, one: RulingOnRecord) -> Past:
    """Return the ruling's row in a quiet colour: it is not a penalty."""
    told = words.gettext("Ruling {ruling}", ruling=one.ruling)
    happened = words.gettext("erased") if one.happened is None else one.happened
    return Past(
        rank=0,
        at=one.at,
        what=f"{_WAITS} {told}" if one.pending else told,
        why=" ".join(happened.split()),
        about=about_ruling(words, one),
        ink="waiting" if one.pending else "quiet",
    )


def _longest_day(words: Catalogue) -> str:
    """Return the longest date, with a space that separates it from the next column."""
    return max((words.day(f"2026-{month:02}-28") for month in range(1, 13)), key=len) + " "
