"""The lists of a season: its table, a player's evenings, all evenings, and the trial of a formula."""

from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Final

from tdconsole.domain.state.house import Season
from tdconsole.domain.values import PersonId, Record, TournamentId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.season import columns
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.i18n.eliminations.standings import place
from tdconsole.i18n.season.words import played_words, points_digits, row_words
from tdconsole.projections.season.evening import Evening
from tdconsole.projections.season.table import SeasonRow, SeasonTable
from tdconsole.wall.theme import Theme


class Stand(Record, kw_only=True):
    """A row of the table, with how many digits all points have."""

    rank: int
    row: SeasonRow
    digits: int


class TableRows(Rows[Stand]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words, say = view.words, view.words.pgettext

        def ink(one: Stand) -> Ink:
            return "ink" if one.row.place is not None else "quiet"

        shown: tuple[Column[Stand], ...] = (
            columns.place(
                words,
                lambda one: (
                    columns.NONE
                    if one.row.place is None
                    else place(words, one.row.place, one.row.shared_by)
                ),
                "88–88",
                ink=ink,
                order=lambda one: one.rank,
                wish="100–100",
            ),
            columns.name(words, lambda one: one.row.name, ink=ink),
            columns.points(
                words,
                lambda one: one.row.points,
                lambda one: one.digits,
                ink=ink,
                wish="10,000.00",
            ),
            Column(
                say("season", "Evenings"),
                lambda one: played_words(words, one.row),
                say("evenings", "{counted} of {played}", counted="88", played="88"),
                right=True,
                spare=28,
                ink=ink,
            ),
            Column(
                say("season", "Wins"),
                lambda one: words.number(one.row.wins),
                "88",
                right=True,
                spare=44,
                ink=ink,
            ),
            Column(
                say("season", "Prizes"),
                lambda one: words.number(one.row.cashes),
                "88",
                right=True,
                spare=44,
                ink=ink,
            ),
            Column(
                "",
                lambda one: ", ".join(row_words(words, one.row)),
                "88",
                spare=60,
                ink=lambda _one: "quiet",
                wish=say("season", "behind by: {rule}", rule="0000000000000000"),
            ),
        )
        super().__init__(shown, lambda one: one.row.person, theme, view)
        self.sort(0)

    def show_table(self, table: SeasonTable) -> None:
        digits = points_digits(one.points for one in (*table.rows, *table.below))
        self.fill(
            Stand(rank=rank, row=row, digits=digits)
            for rank, row in enumerate((*table.rows, *table.below))
        )


_NAMED: Final = 28
"""The least room for a tournament's name beside its day, in units: evenings of a league are named alike."""


class PlayedLine(Record, kw_only=True):
    """An evening of the selected player."""

    key: int
    day: str
    name: str
    place: int
    points: Decimal | None
    digits: int
    counts: bool


class PlayedRows(Rows[PlayedLine]):
    """A player's evenings, the latest first; those dropped are struck out."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words = view.words

        def ink(one: PlayedLine) -> Ink:
            if one.points is None:
                return "stopped"
            return "ink" if one.counts else "quiet"

        shown: tuple[Column[PlayedLine], ...] = (
            columns.day(words, lambda one: one.day, lambda one: one.key, spare=0),
            columns.tournament(words, lambda one: one.name, ink, spare=_NAMED),
            columns.place(words, lambda one: words.number(one.place), ink=ink),
            columns.points(
                words,
                lambda one: one.points,
                lambda one: one.digits,
                ink=ink,
                struck=lambda one: one.points is not None and not one.counts,
            ),
        )
        super().__init__(shown, lambda one: one.key, theme, view)
        self.sort(0)

    def show_player(self, table: SeasonTable, row: SeasonRow | None) -> None:
        evenings = {one.tournament: one for one in table.evenings}
        results = () if row is None else row.results
        digits = points_digits(one.points for one in results)
        self.fill(
            PlayedLine(
                key=-number,
                day=evenings[one.tournament].day,
                name=evenings[one.tournament].name,
                place=one.place,
                points=one.points,
                digits=digits,
                counts=one.counts,
            )
            for number, one in enumerate(results)
        )


class EveningLine(Record, kw_only=True):
    """A tournament that is over, and whether it counts."""

    key: int
    tournament: TournamentId
    day: str
    name: str
    players: int
    counts: bool
    by_hand: bool | None


class EveningRows(Rows[EveningLine]):
    """All tournaments of the house that are over, the latest first."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words, say = view.words, view.words.pgettext

        def ink(one: EveningLine) -> Ink:
            return "ink" if one.counts else "quiet"

        def counting(one: EveningLine) -> str:
            if one.by_hand is None:
                return say("evening", "counts") if one.counts else ""
            return say("evening", "counted in") if one.by_hand else say("evening", "left out")

        shown: tuple[Column[EveningLine], ...] = (
            columns.day(words, lambda one: one.day, lambda one: one.key),
            columns.tournament(words, lambda one: one.name, ink),
            Column(
                say("season", "Players"),
                lambda one: words.number(one.players),
                "1,000",
                right=True,
                spare=36,
                ink=ink,
            ),
            Column(
                "",
                counting,
                max(say("evening", "counted in"), say("evening", "left out"), key=len),
                ink=ink,
            ),
        )
        super().__init__(shown, lambda one: one.key, theme, view)
        self.sort(0)

    def show_season(self, season: Season, table: SeasonTable, evenings: Iterable[Evening]) -> None:
        counted = {one.tournament for one in table.evenings}
        by_day = sorted(evenings, key=lambda one: one.day)
        self.fill(
            EveningLine(
                key=-number,
                tournament=one.tournament,
                day=one.day,
                name=one.name,
                players=one.players,
                counts=one.tournament in counted,
                by_hand=season.by_hand.get(one.tournament),
            )
            for number, one in enumerate(by_day)
        )


class Previewed(Record, kw_only=True):
    """A player of the evening on which a formula is tried."""

    key: int
    name: str
    place: int
    points: Decimal | None
    digits: int


class PreviewRows(Rows[Previewed]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words = view.words
        shown: tuple[Column[Previewed], ...] = (
            columns.place(words, lambda one: words.number(one.place), order=lambda one: one.key),
            columns.name(words, lambda one: one.name),
            columns.points(
                words,
                lambda one: one.points,
                lambda one: one.digits,
                ink=lambda one: "stopped" if one.points is None else "ink",
            ),
        )
        super().__init__(shown, lambda one: one.key, theme, view)
        self.sort(0)

    def show_points(
        self, evening: Evening, won: Mapping[PersonId, object], names: Mapping[PersonId, str]
    ) -> None:
        points = {one: found if isinstance(found, Decimal) else None for one, found in won.items()}
        digits = points_digits(points.values())
        self.fill(
            Previewed(
                key=number,
                name=names[one.person],
                place=one.place,
                points=points[one.person],
                digits=digits,
            )
            for number, one in enumerate(evening.played)
        )
