"""The tables of the house and of its tournaments as a whole."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.state.flight_in_hand import entries_in_all, floors
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.values import Level
from tdconsole.exports.relational.schema import OF_TOURNAMENT, TOURNAMENT, Column, Key, Row, Table
from tdconsole.exports.relational.told import HouseTold, TournamentTold

STAFF: Final = Key(("actor",), "staff", ("staff",))


def _people(house: HouseTold) -> Iterator[Row]:
    for one in house.people:
        yield one.id, one.name, one.country, one.member_no


def _staff(house: HouseTold) -> Iterator[Row]:
    numbers = set(house.staff)
    numbers |= {step.actor for one in house.tournaments for step in one.trail if step.actor}
    numbers |= {one.staff for one in house.shifts}
    for number in sorted(numbers):
        yield number, house.staff.get(number)


def _tournaments(told: TournamentTold) -> Iterator[Row]:
    state = told.state
    setup, takings = state.setup, state.takings
    yield (
        setup.name,
        setup.currency,
        told.precision,
        "finished" if state.finished else "running",
        told.trail[0].at if told.trail else None,
        setup.price.pool,
        setup.price.fee,
        setup.price.bounty,
        setup.stack,
        setup.seats_per_table,
        entries_in_all(state),
        sum(len(one.entries.by_id) - len(one.exits.by_entry) for one in floors(state).values()),
        state.pool,
        takings.fees,
        takings.total,
        state.terms.series or None,
        None if setup.origin is None else f"{setup.origin.program} {setup.origin.version}".strip(),
    )


def _flights(told: TournamentTold) -> Iterator[Row]:
    for number in sorted({*told.state.plays, *floors(told.state)}):
        play = told.state.plays.get(number)
        yield number, flight_name(told.state, number), 1 if play is None else play.day


def _levels(told: TournamentTold) -> Iterator[Row]:
    level = 0
    for position, period in enumerate(told.state.setup.structure, start=1):
        marks = " ".join(mark.kind for mark in period.marks) or None
        if isinstance(period, Level):
            level += 1
            blinds = (period.small_blind, period.big_blind, period.ante, period.ante_kind)
            rest = (period.bring_in, period.small_bet, period.big_bet, period.hands)
            yield position, period.id, "level", level, *blinds, *rest, period.minutes, marks
        else:
            nothing = (None,) * 8
            yield position, period.id, "break", None, *nothing, period.minutes, marks


def _prizes(told: TournamentTold) -> Iterator[Row]:
    yield from enumerate(prize_list(told.state), start=1)


def _steps(told: TournamentTold) -> Iterator[Row]:
    for step in told.trail:
        yield step.no, step.at, step.command, step.actor, step.device, step.undoes, step.undone_by


PEOPLE: Final = Table(
    "people",
    "Everybody the house knows, a number for each. Names are filled only with --people.",
    ("person",),
    (
        Column("person", "number", "The person's number in the house."),
        Column("name", "text", "The name.", personal=True),
        Column("country", "text", "The country, in two letters.", personal=True),
        Column("member_number", "text", "The member number.", personal=True),
    ),
    _people,
    of_house=True,
)
STAFF_TABLE: Final = Table(
    "staff",
    "The members of staff, a number for each. Names are filled only with --people.",
    ("staff",),
    (
        Column("staff", "number", "The member's number."),
        Column("name", "text", "The name.", personal=True),
    ),
    _staff,
    of_house=True,
)
TOURNAMENTS: Final = Table(
    "tournaments",
    "The tournaments of the house, as they stand now.",
    ("tournament",),
    (
        TOURNAMENT,
        Column("name", "text", "What it is called."),
        Column("currency", "text", "The currency of its sums, in three letters."),
        Column("decimals", "number", "How many decimals the currency has."),
        Column("status", "text", "running or finished."),
        Column("created_at", "moment", "When it was set up."),
        Column("price_pool", "money", "The part of an entry's price that is played for."),
        Column("price_fee", "money", "The house's fee in it."),
        Column("price_bounty", "money", "The bounty in it."),
        Column("stack", "number", "The starting stack, in chips."),
        Column("seats_per_table", "number", "The seats at a table."),
        Column("entries", "number", "The entries that count."),
        Column("players_left", "number", "The entries still in."),
        Column("pool", "money", "The prize pool."),
        Column("fees", "money", "The fees taken."),
        Column("takings", "money", "Everything that purchases came to."),
        Column("series", "text", "The series it belongs to, by which a season counts it."),
        Column("taken_over_from", "text", "The program that ran it, if it was run elsewhere."),
    ),
    _tournaments,
    facets=("currency", "status", "series"),
)
FLIGHTS: Final = Table(
    "flights",
    "The first days of a tournament; one that has no flights has a single row.",
    ("tournament", "flight"),
    (
        TOURNAMENT,
        Column("flight", "number", "The flight's number."),
        Column("name", "text", "What it is called."),
        Column("day", "number", "The day it is on."),
    ),
    _flights,
    (OF_TOURNAMENT,),
)
LEVELS: Final = Table(
    "levels",
    "The structure: levels and breaks in their order.",
    ("tournament", "position"),
    (
        TOURNAMENT,
        Column("position", "number", "Where it comes, from 1."),
        Column("period", "number", "The number that the level or break keeps for good."),
        Column("kind", "text", "level or break."),
        Column("level", "number", "The level's number; none for a break."),
        Column("small_blind", "number", "The small blind, in chips."),
        Column("big_blind", "number", "The big blind, in chips."),
        Column("ante", "number", "The ante, in chips."),
        Column("ante_kind", "text", "Who pays it: none, each or big_blind."),
        Column("bring_in", "number", "The bring-in, in chips."),
        Column("small_bet", "number", "The small bet, in chips, where bets are fixed."),
        Column("big_bet", "number", "The big bet, in chips, where bets are fixed."),
        Column("hands", "number", "The hands it lasts, if it is played by hands."),
        Column("minutes", "number", "The minutes it lasts."),
        Column("marks", "text", "What happens at its end, such as registration_closes."),
    ),
    _levels,
    (OF_TOURNAMENT,),
    facets=("kind",),
)
PRIZES: Final = Table(
    "prizes",
    "The prize list by place, as posted or as it would be now.",
    ("tournament", "place"),
    (
        TOURNAMENT,
        Column("place", "number", "The place."),
        Column("amount", "money", "The prize for it."),
    ),
    _prizes,
    (OF_TOURNAMENT,),
)
STEPS: Final = Table(
    "steps",
    "Every step on the trail, including those that were undone.",
    ("tournament", "step"),
    (
        TOURNAMENT,
        Column("step", "number", "The step's number."),
        Column("at", "moment", "When it was done."),
        Column("command", "text", "What was asked."),
        Column("actor", "number", "Who of the staff did it, if that is known."),
        Column("device", "number", "The paired device it was done from, if any."),
        Column("undoes", "number", "The step that it undoes or redoes."),
        Column("undone_by", "number", "The step that undid it, if it no longer counts."),
    ),
    _steps,
    (OF_TOURNAMENT, STAFF),
    facets=("command", "actor"),
)
