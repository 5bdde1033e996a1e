"""The effects of a setup edit, on later entries and on those already in."""

from collections.abc import Iterator
from typing import Final, Literal

from tdconsole.domain.clock.reading import read
from tdconsole.domain.clock.registration import is_closed
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.room.tables import all_seats, is_open
from tdconsole.domain.state.flight_in_hand import entries_in_all, floors
from tdconsole.domain.state.tournament import Setup, Tournament
from tdconsole.domain.values import Break, Instant, MarkKind, Money, Record, Structure

Figure = Literal[
    "price",
    "chips",
    "pool",
    "fees",
    "bounties",
    "staff",
    "overlay",
    "paid",
    "first_prize",
    "places",
]
MONEY: Final[frozenset[Figure]] = frozenset(
    {"price", "pool", "fees", "bounties", "staff", "overlay", "first_prize"}
)
FIELDS: Final = (
    "name",
    "currency",
    "price",
    "cash_unit",
    "seats_per_table",
    "stack",
    "payouts",
)
"""The fields of the setup, apart from its terms."""


class FigureChanged(Record, kw_only=True):
    figure: Figure
    before: int
    after: int


class EndsAt(Record, kw_only=True):
    """The end of a sale, with this level or with the break after it."""

    kind: MarkKind
    level: int
    in_break: bool


class SetupChanges(Record, kw_only=True):
    currency: str
    fields: tuple[str, ...]
    """The fields of the setup and its terms that change."""
    figures: tuple[FigureChanged, ...] = ()
    changed: int = 0
    """The entries in, of any flight, that get another price, stack or half."""
    kept: int = 0
    """The entries in that stay as they are, though price or stack changes."""
    owed: Money = Money(0)
    """The extra sum owed by entries in; negative if money is due back."""
    closed: bool | None = None
    """Whether it closes registration or opens it again; None for neither."""
    posted: Money | None = None
    """The posted sum, if the pool would differ from it."""
    ends: tuple[EndsAt, ...] = ()
    """The marks the structure gets for new rebuys and a new add-on."""


def setup_changes(before: Tournament, after: Tournament, now: Instant) -> SetupChanges:
    earlier = floors(before)
    changed = sum(
        1
        for play, floor in floors(after).items()
        for number, entry in floor.entries.by_id.items()
        if play not in earlier or entry is not earlier[play].entries.by_id.get(number)
    )
    old, new = before.setup, after.setup
    others = 0
    if (old.price, old.stack) != (new.price, new.stack):
        others = entries_in_all(before) - changed
    was, is_now = _closed(before, now), _closed(after, now)
    return SetupChanges(
        currency=new.currency,
        fields=fields_changed(old, new),
        figures=tuple(_figures(before, after)),
        changed=changed,
        kept=others,
        owed=Money(after.takings.total - before.takings.total),
        closed=None if was == is_now else is_now,
        posted=_posted(before, after),
        ends=tuple(_new_ends(old, new)),
    )


def _new_ends(old: Setup, new: Setup) -> Iterator[EndsAt]:
    was = {(one.kind, one.level, one.in_break) for one in ends_of(old.structure)}
    for one in ends_of(new.structure):
        if (one.kind, one.level, one.in_break) not in was:
            yield one


def ends_of(structure: Structure) -> Iterator[EndsAt]:
    """The ends of rebuys and the add-on's sale."""
    level = 0
    for row, period in enumerate(structure, start=1):
        level += not isinstance(period, Break)
        for mark in period.marks:
            if mark.kind in {"rebuys_end", "add_on"}:
                after = structure[row : row + 1]
                in_break = isinstance(period, Break) or (
                    mark.kind == "add_on" and bool(after) and isinstance(after[0], Break)
                )
                yield EndsAt(kind=mark.kind, level=level, in_break=in_break)


def _posted(before: Tournament, after: Tournament) -> Money | None:
    posted = after.prizes.posted
    if posted is None or after.prizes.deal is not None or before.pool == after.pool:
        return None
    total = Money(sum(posted.amounts))
    return total if total != after.pool else None


def fields_changed(before: Setup, after: Setup) -> tuple[str, ...]:
    own = (name for name in FIELDS if getattr(before, name) != getattr(after, name))
    terms = (
        name
        for name in Terms.__struct_fields__
        if getattr(before.terms, name) != getattr(after.terms, name)
    )
    return (*own, *terms)


def _figures(before: Tournament, after: Tournament) -> Iterator[FigureChanged]:
    old, new = _values(before), _values(after)
    for figure, value in new.items():
        if value != old[figure]:
            yield FigureChanged(figure=figure, before=old[figure], after=value)


def _values(tournament: Tournament) -> dict[Figure, int]:
    setup, takings, prizes = tournament.setup, tournament.takings, prize_list(tournament)
    return {
        "price": setup.price.total,
        "chips": sum(floor.chips for floor in floors(tournament).values()),
        "pool": tournament.pool,
        "fees": takings.fees,
        "bounties": takings.bounties,
        "staff": takings.staff,
        "overlay": tournament.pool - setup.terms.played_for(takings.pool),
        "paid": len(prizes),
        "first_prize": prizes[0] if prizes else 0,
        "places": _places(tournament),
    }


def _places(tournament: Tournament) -> int:
    """The seats at open tables."""
    tables = tournament.play.seating.tables.values()
    return sum(len(all_seats(tournament, table)) for table in tables if is_open(table))


def _closed(tournament: Tournament, now: Instant) -> bool:
    reading = read(tournament.setup.structure, tournament.play.clock, now)
    return is_closed(tournament, reading, now)
