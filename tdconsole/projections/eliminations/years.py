"""A player's page over the years: evenings with their places, and what they add up to."""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.state.house import folded_series
from tdconsole.domain.values import (
    WHOLE,
    Money,
    PersonId,
    Place,
    Record,
    TournamentId,
)
from tdconsole.projections.eliminations.evenings import Evening, Part, Stands

BEST: Final = 3
"""The best places that are named."""


class EveningPlayed(Record, kw_only=True):
    """A person's evening. What was spent is None where the house doesn't show it."""

    tournament: TournamentId
    name: str
    series: str
    day: str
    currency: str
    field: int
    """The number of entries, which is what places count."""
    stands: Stands
    place: Place | None = None
    shared_by: int = 1
    entries: int = 1
    rebuys: int = 0
    add_ons: int = 0
    heads: int = 0
    prize: Money = Money(0)
    special: Money = Money(0)
    bounty: Money = Money(0)
    spent: Money | None = None

    @property
    def won(self) -> Money:
        return Money(self.prize + self.special + self.bounty)

    @property
    def counts(self) -> bool:
        """Whether it was played to the end: one that was called off, or still goes on, was not."""
        return self.stands in {"placed", "struck"}

    @property
    def profit(self) -> Money | None:
        """What was won less what was spent; None if that is not shown, or not known yet."""
        if self.spent is None or self.stands == "open":
            return None
        return Money(self.won - self.spent)


class Sums(Record, kw_only=True):
    """Amounts in one currency."""

    currency: str
    prizes: Money
    """Prizes and shares of deals, with special prizes."""
    bounties: Money
    spent: Money | None = None
    profit: Money | None = None


class Figures(Record, kw_only=True):
    """What some evenings add up to."""

    played: int = 0
    wins: int = 0
    cashes: int = 0
    cashed: int | None = None
    """The share of the evenings that paid a prize, in ten-thousandths."""
    average_place: int | None = None
    """The average place, in tenths; evenings that end without a place don't count."""
    average_share: int | None = None
    """The average of each place as a share of its field, in ten-thousandths: lower is better."""
    entries: int = 0
    rebuys: int = 0
    add_ons: int = 0
    heads: int = 0
    sums: tuple[Sums, ...] = ()
    """The amounts, the currency of most evenings first."""


class Stretch(Record, kw_only=True):
    """The evenings of one year, or of one series."""

    name: str
    figures: Figures


class PlayerYears(Record, kw_only=True):
    """The page; the name is None for a person who was erased."""

    person: PersonId
    name: str | None
    figures: Figures = Figures()
    best: tuple[EveningPlayed, ...] = ()
    """The best places, of equal ones that of the largest field."""
    years: tuple[Stretch, ...] = ()
    """The years, latest first."""
    series: tuple[Stretch, ...] = ()
    """The series by name; their points are the season's to tell."""
    evenings: tuple[EveningPlayed, ...] = ()
    """The evenings, latest first."""


def player_years(
    person: PersonId,
    name: str | None,
    same: Collection[PersonId],
    evenings: Iterable[Evening],
    *,
    profit: bool,
) -> PlayerYears:
    """The page of a person who may have had several numbers."""
    ordered = sorted(evenings, key=lambda one: (one.day, one.at), reverse=True)
    played = tuple(
        _played(one, parts, profit=profit)
        for one in ordered
        if (parts := [one.parts[number] for number in same if number in one.parts])
    )
    return narrowed(PlayerYears(person=person, name=name), played)


def narrowed(years: PlayerYears, played: tuple[EveningPlayed, ...]) -> PlayerYears:
    """The page as if these had been all of the evenings."""
    return PlayerYears(
        person=years.person,
        name=years.name,
        figures=figures(played),
        best=best(played),
        years=tuple(
            Stretch(name=year, figures=figures(of_year(played, year)))
            for year in dict.fromkeys(one.day[:4] for one in played)
        ),
        series=tuple(
            Stretch(name=one, figures=figures(of_series(played, one))) for one in _series(played)
        ),
        evenings=played,
    )


def of_year(evenings: Iterable[EveningPlayed], year: str) -> tuple[EveningPlayed, ...]:
    return tuple(one for one in evenings if one.day[:4] == year)


def of_series(evenings: Iterable[EveningPlayed], series: str) -> tuple[EveningPlayed, ...]:
    """The evenings of the series, however it was spelt."""
    meant = folded_series(series)
    return tuple(one for one in evenings if folded_series(one.series) == meant)


def best(evenings: Iterable[EveningPlayed]) -> tuple[EveningPlayed, ...]:
    placed = [one for one in evenings if one.place is not None]
    return tuple(sorted(placed, key=lambda one: (one.place or 0, -one.field))[:BEST])


def figures(evenings: Collection[EveningPlayed]) -> Figures:
    over = [one for one in evenings if one.counts]
    placed = [(one.place, one.field) for one in over if one.place is not None]
    cashes = sum(one.prize > 0 for one in over)
    return Figures(
        played=len(over),
        wins=sum(one.place == 1 and one.shared_by == 1 for one in over),
        cashes=cashes,
        cashed=_average(cashes * WHOLE, len(over)),
        average_place=_average(sum(10 * place for place, _field in placed), len(placed)),
        average_share=_average(
            sum(_average(place * WHOLE, field) or 0 for place, field in placed), len(placed)
        ),
        entries=sum(one.entries for one in over),
        rebuys=sum(one.rebuys for one in over),
        add_ons=sum(one.add_ons for one in over),
        heads=sum(one.heads for one in over),
        sums=tuple(_sums(evenings)),
    )


def _average(total: int, number: int) -> int | None:
    """The average, halves rounded up."""
    return None if not number else (2 * total + number) // (2 * number)


def _sums(evenings: Collection[EveningPlayed]) -> Iterable[Sums]:
    """The sums by currency; money put into what still goes on is not lost yet."""
    settled = [one for one in evenings if one.stands != "open"]
    for currency, _number in Counter(one.currency for one in settled).most_common():
        those = [one for one in settled if one.currency == currency]
        spent = [one.spent for one in those if one.spent is not None]
        profit = [one.profit for one in those if one.profit is not None]
        yield Sums(
            currency=currency,
            prizes=Money(sum(one.prize + one.special for one in those)),
            bounties=Money(sum(one.bounty for one in those)),
            spent=Money(sum(spent)) if spent else None,
            profit=Money(sum(profit)) if profit else None,
        )


def _series(evenings: Iterable[EveningPlayed]) -> list[str]:
    """The names of the series, each as it was spelt last."""
    found = dict[str, str]()
    for one in evenings:
        if one.series:
            found.setdefault(folded_series(one.series), one.series)
    return sorted(found.values(), key=folded_series)


def _played(evening: Evening, parts: list[Part], *, profit: bool) -> EveningPlayed:
    part = parts[0]
    for other in parts[1:]:
        part = _together(part, other)
    return EveningPlayed(
        tournament=evening.tournament,
        name=evening.name,
        series=evening.series,
        day=evening.day,
        currency=evening.currency,
        field=evening.field,
        stands=part.stands,
        place=part.place,
        shared_by=part.shared_by,
        entries=part.entries,
        rebuys=part.rebuys,
        add_ons=part.add_ons,
        heads=part.heads,
        prize=part.prize,
        special=part.special,
        bounty=part.bounty,
        spent=part.spent if profit else None,
    )


def _together(one: Part, other: Part) -> Part:
    """The parts of two numbers in one evening that turned out to be one person: the better place."""
    better = min(one, other, key=lambda part: (part.place is None, part.place or 0))
    return replace(
        better,
        entries=one.entries + other.entries,
        rebuys=one.rebuys + other.rebuys,
        add_ons=one.add_ons + other.add_ons,
        heads=one.heads + other.heads,
        prize=Money(one.prize + other.prize),
        special=Money(one.special + other.special),
        bounty=Money(one.bounty + other.bounty),
        spent=Money(one.spent + other.spent),
    )
