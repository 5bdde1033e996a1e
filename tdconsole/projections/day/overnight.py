"""The report on a day that is over: who goes on with how much, and how the next day begins."""

from tdconsole.domain.clock.reading import Reading, hands_of, read, span
from tdconsole.domain.day.bagging import last_day_bagged
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Instant,
    Level,
    Millis,
    Money,
    Period,
    Place,
    Record,
    Structure,
)
from tdconsole.projections.clock.board import level_number
from tdconsole.projections.engine.titles import title_of
from tdconsole.projections.people.names import People, of_entry


class Overnighter(Record, kw_only=True):
    place: Place
    """The rank by chips; equal stacks share it."""
    entry: EntryId
    name: str | None
    country: str | None
    chips: Chips
    big_blinds: int
    """The stack in whole big blinds of the level in which play resumes."""
    seal: str
    hands: int = 0
    """The hands the player still has to miss."""


class Resuming(Record, kw_only=True):
    """Where the clock resumes; a break has no level."""

    level: int | None
    period: Period
    left: Millis
    hands: int | None


class Overnight(Record, kw_only=True):
    event: str
    currency: str
    day: int
    over: bool
    """False if some may still be missing."""
    entries: int
    left: int
    chips: Chips
    """The chips in play."""
    average: Chips
    resuming: Resuming | None
    prizes: int
    """The prizes nobody has won yet."""
    prize_money: Money
    first: Money
    least: Money
    rows: tuple[Overnighter, ...]


def overnight(tournament: Tournament, people: People, now: Instant) -> Overnight | None:
    """The report on the last day that has bags."""
    play, setup = tournament.play, tournament.setup
    day = last_day_bagged(tournament)
    if not day:
        return None
    resuming = _resuming(tournament, now)
    prizes, left = prize_list(tournament), tournament.left
    open_ = prizes if tournament.in_flights else prizes[: min(left, len(prizes))]
    return Overnight(
        event=title_of(tournament),
        currency=setup.currency,
        day=day,
        over=day < play.day,
        entries=len(tournament.entries.by_id),
        left=left,
        chips=tournament.chips,
        average=Chips(tournament.chips // left) if left else Chips(0),
        resuming=resuming,
        prizes=len(open_),
        prize_money=Money(sum(open_)),
        first=open_[0] if open_ else Money(0),
        least=open_[-1] if open_ else Money(0),
        rows=_rows(tournament, people, day, _big_blind(setup.structure, resuming)),
    )


def _rows(
    tournament: Tournament, people: People, day: int, big_blind: int
) -> tuple[Overnighter, ...]:
    out, owed = tournament.exits.by_entry, dict[EntryId, int]()
    for penalty in tournament.penalties.values():
        owed[penalty.entry] = owed.get(penalty.entry, 0) + penalty.left
    bags = [
        (entry, bag)
        for entry, bag in tournament.play.bags.items()
        if bag.day == day and entry not in out and entry in tournament.entries.by_id
    ]
    bags.sort(key=lambda one: (-one[1].chips, one[0]))
    rows, place, before = list[Overnighter](), 0, None
    for nth, (entry, bag) in enumerate(bags, 1):
        place = place if bag.chips == before else nth
        before, known = bag.chips, of_entry(tournament, people, entry)
        rows.append(
            Overnighter(
                place=Place(place),
                entry=entry,
                name=known.name if known else None,
                country=known.country if known else None,
                chips=bag.chips,
                big_blinds=bag.chips // big_blind if big_blind else 0,
                seal=bag.seal,
                hands=owed.get(entry, 0),
            )
        )
    return tuple(rows)


def _resuming(tournament: Tournament, now: Instant) -> Resuming | None:
    """Where the clock resumes; one stopped by itself resumes with what follows."""
    structure, clock = tournament.setup.structure, tournament.play.clock
    reading: Reading | None = read(structure, clock, now)
    if reading is None or clock.anchor is None:
        return None
    index, period = reading.index, reading.period
    left, hands = reading.left, reading.hands
    if reading.held is not None and index + 1 < len(structure):
        index += 1
        period = structure[index]
        left, hands = span(period, now.utc, clock.anchor.zone), hands_of(period)
    number = level_number(structure, index) if isinstance(period, Level) else None
    return Resuming(level=number, period=period, left=left, hands=hands)


def _big_blind(structure: Structure, resuming: Resuming | None) -> int:
    """The big blind of the level in which play resumes, or of the one after a break."""
    if resuming is None:
        return 0
    begins = next(i for i, period in enumerate(structure) if period.id == resuming.period.id)
    levels = (period for period in structure[begins:] if isinstance(period, Level))
    level = next(levels, None)
    return 0 if level is None else level.big_blind
