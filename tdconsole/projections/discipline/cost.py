"""What the hands that players still miss cost them: blinds and antes go in while they are away."""

from collections import defaultdict

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, Instant, Level, Record, Seat
from tdconsole.projections.clock.board import clock_board
from tdconsole.projections.discipline.away import away
from tdconsole.projections.people.names import People


class Cost(Record, kw_only=True):
    """A player who is away with a seat, and what the hands left cost on average."""

    entry: EntryId
    name: str | None
    seat: Seat
    hands: int
    chips: Chips


def costs(tournament: Tournament, people: People, now: Instant) -> tuple[Cost, ...]:
    """The players who miss hands, by seat; nobody in games without blinds."""
    board = clock_board(tournament, now)
    level = board.period if isinstance(board.period, Level) else board.next
    if level is None or not level.big_blind:
        return ()
    hands, found = defaultdict[EntryId, int](int), dict[EntryId, Cost]()
    for one in away(tournament, people, now).absent:
        if one.seat is None or one.step != "miss" or not one.left:
            continue
        hands[one.entry] += one.left
        table = tournament.play.seating.tables[one.seat.table]
        number = hands[one.entry]
        found[one.entry] = Cost(
            entry=one.entry,
            name=one.name,
            seat=one.seat,
            hands=number,
            chips=about(level, len(table.players), number),
        )
    return tuple(found.values())


def about(level: Level, players: int, hands: int) -> Chips:
    """What a player puts in over this many hands: the share of a round in which each hand is one."""
    antes = level.ante * (players if level.ante_kind == "each" else 1)
    if level.ante_kind == "none":
        antes = 0
    return Chips(round((level.small_blind + level.big_blind + antes) * hands / max(1, players)))
