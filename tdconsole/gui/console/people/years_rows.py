"""A player's evenings as rows, the latest first."""

from collections.abc import Iterable
from typing import Final

from tdconsole.domain.values import Money, Record
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.lettering import ems
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.eliminations.years import amount, place_in_field
from tdconsole.projections.eliminations.years import EveningPlayed
from tdconsole.wall.theme import Theme

_PLACE: Final = 88
_FIELD: Final = 888
_WON: Final = Money(888_800)


class Played(Record, kw_only=True):
    rank: int
    evening: EveningPlayed


class YearsRows(Rows[Played]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words = view.words
        say = words.pgettext
        columns: tuple[Column[Played], ...] = (
            Column(
                say("column", "Day"),
                lambda row: words.day(row.evening.day),
                _longest_day(words, theme),
                order=lambda row: row.rank,
                ink=lambda _row: "quiet",
            ),
            Column(
                say("results", "Evening"),
                lambda row: row.evening.name,
                order=lambda row: (row.evening.name.casefold(), row.rank),
            ),
            Column(
                say("results", "Place"),
                lambda row: place_in_field(words, row.evening),
                say("results", "{place} of {field}", place=_PLACE, field=_FIELD),
                right=True,
                order=_place,
                ink=_ink,
            ),
            Column(
                say("results", "Won"),
                lambda row: amount(words, row.evening.won, row.evening.currency),
                words.money(_WON, "EUR"),
                right=True,
                spare=20,
                order=lambda row: (-row.evening.won, row.rank),
            ),
        )
        super().__init__(columns, lambda row: row.rank, theme, view)
        self.sort(0)

    def show_evenings(self, evenings: Iterable[EveningPlayed]) -> None:
        self.fill(Played(rank=rank, evening=one) for rank, one in enumerate(evenings))


def _longest_day(words: Catalogue, theme: Theme) -> str:
    days = (words.day(f"2026-{month:02}-28") for month in range(1, 13))
    return max(days, key=lambda day: ems(day, theme.console.faces.text)) + " "


def _place(row: Played) -> tuple[bool, int, int]:
    """The order by place; evenings without one come last."""
    place = row.evening.place
    return place is None, place or 0, row.rank


def _ink(row: Played) -> Ink:
    return "ink" if row.evening.place is not None else "quiet"
