"""Speeds of money in the middle of a large evening, each next to the bare disk."""

from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.money import PayOut, PlanPrizes, PostPrizes
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import Elimination, PlayersEliminated
from tdconsole.domain.language.prize_plan import Curve, PrizePlan
from tdconsole.domain.language.terms import Progressive, Terms
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.prizes.dues import totals
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    FIRST_PLAY,
    Chips,
    EntryId,
    Instant,
    Millis,
    Money,
    PersonId,
    Price,
    TournamentId,
)
from tdconsole.library.payouts import payouts
from tdconsole.library.structures import structure
from tdconsole.session import Done, Session, create, open_house
from tdconsole.session.speed import BareTrail, Figure, milliseconds, write

PAID: Final = 1_500
"""The places paid, of ten thousand."""
IN: Final = 900
"""The players still in."""
HOUR: Final = 3_600_000
PRICE: Final = Price(pool=Money(100_00), fee=Money(10_00), bounty=Money(25_00))


def money(folder: Path, entries: int, times: int) -> dict[str, Figure]:
    path = folder / "money.house"
    tournament = _in_the_money(path, entries)
    with open_house(path) as house:
        session = house.session
        state = _state(session, tournament)
        out = sorted(state.exits.by_entry.items(), key=lambda one: -one[1].hand)
        paid = [PayOut(entry=entry) for entry, _exit in out[times : 2 * times]]
        busts = [_bust(state, entry) for entry in _thick(state)][:times]
        return {
            "payment while played": milliseconds(
                *_timed(session, tournament, path, paid, totals),
                f"{entries} entries, {PAID * entries // 10_000} places posted, "
                f"{state.left} in; and what is owed then; against bare rows",
            ),
            "bust with heads": milliseconds(
                *_timed(session, tournament, path, busts, heads),
                f"{entries} entries, in the money, progressive; and the heads and what is owed "
                "then; against bare rows",
            ),
        }


def _timed(
    session: Session,
    tournament: TournamentId,
    path: Path,
    gestures: list[PayOut] | list[EliminatePlayers],
    seen: Callable[[Tournament], object],
) -> tuple[list[float], list[float]]:
    """The times on disk and for what a screen needs afterwards."""
    ours, first = [], len(session.timeline(tournament).steps) + 1
    seen(_state(session, tournament))
    totals(_state(session, tournament))
    for gesture in gestures:
        began = perf_counter()
        _do(session, tournament, gesture)
        seen(_state(session, tournament))
        totals(_state(session, tournament))
        ours.append(perf_counter() - began)
    with BareTrail(path, path.with_name(f"bare-{first}.db")) as trail:
        return ours, list(trail.copy(first, first + len(ours) - 1))


def _in_the_money(path: Path, entries: int) -> TournamentId:
    wanted = CreateTournament(
        name="Great evening",
        price=PRICE,
        stack=Chips(30_000),
        structure=structure("main-event"),
        payouts=payouts("main-event"),
        terms=Terms(heads=Progressive()),
    )
    curve = Curve(places=PAID * entries // 10_000)
    with create(path) as house:
        answer = house.session.submit(None, wanted)
        if not isinstance(answer, Done):
            raise TypeError(answer)
        tournament = answer.tournament
        write(house, tournament, "RegisterEntry", _entries(entries))
    with open_house(path) as house:
        for command in (PlanPrizes(plan=PrizePlan(curve=curve)), DrawSeats(), StartClock()):
            _do(house.session, tournament, command)
        state, now = _state(house.session, tournament), house.session.now()
        write(house, tournament, "EliminatePlayers", _hands(state, now, IN * entries // 10_000))
    with open_house(path) as house:
        _do(house.session, tournament, PostPrizes())
    return tournament


def _entries(number: int) -> Iterator[Event]:
    for one in range(1, number + 1):
        yield EntryRegistered(
            entry=EntryId(one), person=PersonId(one), paid=PRICE, stack=Chips(30_000)
        )


def _hands(state: Tournament, now: Instant, left: int) -> Iterator[Event]:
    """Hands of an hour ago, each won by an entry that busts later or not at all."""
    at = replace(now, utc=Millis(now.utc - HOUR), uptime=Millis(now.uptime - HOUR))
    seats = sorted(state.play.seating.of.items(), key=lambda one: one[1], reverse=True)
    for number, (entry, seat) in enumerate(seats[:-left], start=1):
        by = seats[number + (number * 7919) % (len(seats) - number)][0]
        hand = (Elimination(entry=entry, seat=seat, by=(by,)),)
        yield PlayersEliminated(play=FIRST_PLAY, hand=hand, at=at)


def _thick(state: Tournament) -> Iterator[EntryId]:
    """The entries that can bust with somebody left at the table to win the hand."""
    for table in state.play.seating.tables.values():
        for seat in sorted(table.players)[1:]:
            yield table.players[seat]


def _bust(state: Tournament, entry: EntryId) -> EliminatePlayers:
    table = state.play.seating.tables[state.play.seating.of[entry].table]
    winner = table.players[min(table.players)]
    return EliminatePlayers(hand=(Bust(entry=entry, by=(winner,)),))


def _state(session: Session, tournament: TournamentId) -> Tournament:
    state = session.state(tournament)
    if state is None:
        raise TypeError
    return state


def _do(session: Session, tournament: TournamentId, command: Command) -> None:
    answer = session.submit(tournament, command)
    if not isinstance(answer, Done):
        raise TypeError(answer)
