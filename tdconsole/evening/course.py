"""The course of the evening: what happens, and when."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from math import sqrt
from typing import Final

from tdconsole.domain.clock.reading import length
from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock, StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import SeePlayers
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.values import (
    Chips,
    Level,
    Millis,
    Money,
    Price,
    Record,
    Structure,
    TournamentId,
)
from tdconsole.evening.floor import Floor
from tdconsole.evening.past import Past
from tdconsole.evening.people import people
from tdconsole.library.payouts import payouts
from tdconsole.library.structures import structure
from tdconsole.session import Session

LEFT: Final = Millis((14 * 60 + 32) * 1000)
MINUTE: Final = 60_000
ALARM: Final = Millis(6 * MINUTE)
SPILT: Final = Millis(2 * MINUTE)

Deed = tuple[int, Callable[[], object]]


class Stage(Record, kw_only=True):
    """The progress of an evening of this size; late entrants missed the first draw."""

    level: int
    out: int
    late: int = 0


def stage(entries: int) -> Stage:
    """The stage: well advanced if the field fits a hall, early if it is tiny or huge."""
    if entries <= 9:
        return Stage(level=2, out=min(1, entries - 2))
    if entries <= 60:
        return Stage(level=3, out=entries * 5 // 27)
    if entries <= 1000:
        return Stage(level=9, out=entries - entries * 87 // 214, late=entries * 3 // 40)
    return Stage(level=3, out=entries // 50)


def play(session: Session, time: Past, entries: int) -> TournamentId:
    """Play the evening for two players or more; the session's time is `time`."""
    plan, periods = stage(entries), structure("main-event")
    played = Millis(_until(periods, plan.level) - LEFT)
    past = _on_the_clock(periods, played)
    floor = Floor(session, time, started=Millis(past + ALARM + SPILT))
    arriving = iter(people(entries))
    _before(floor, periods, islice(arriving, entries - plan.late))
    deeds: list[Deed] = sorted(
        [
            *_hands(floor, plan.out, played - 4 * MINUTE),
            *_late(floor, list(arriving), _until(periods, 1)),
            (played * 2 // 5, partial(_alarm, floor)),
            (played * 3 // 5, partial(floor.do, IssuePaper(document="payout-sheet"))),
            (played * 4 // 5, partial(floor.do, SeePlayers())),
        ],
        key=lambda deed: deed[0],
    )
    for at, deed in deeds:
        floor.wait_until(_on_the_clock(periods, Millis(at)))
        deed()
    floor.wait_until(past)
    floor.do(PauseClock(reason="A drink on table 1: the felt is dried"))
    floor.stand_still(SPILT)
    floor.do(ResumeClock())
    return floor.tournament


def _before(floor: Floor, periods: Structure, arriving: Iterable[Newcomer]) -> None:
    """Before play: the doors open two and a half hours before the first card is dealt."""
    floor.wait_until(Millis(-180 * MINUTE))
    floor.do(
        CreateTournament(
            name="Spring Main",
            price=Price(pool=Money(100_00), fee=Money(10_00)),
            cash_unit=Money(10_00),
            stack=Chips(30_000),
            structure=periods,
            payouts=payouts("main-event"),
        )
    )
    queue = list(arriving)
    moments = sorted(floor.dice.randrange(-150 * MINUTE, -10 * MINUTE) for _ in queue)
    for at, newcomer in zip(moments, queue, strict=True):
        floor.wait_until(Millis(at))
        floor.do(RegisterEntry(person=newcomer))
    floor.wait_until(Millis(-8 * MINUTE))
    floor.do(DrawSeats(word="primavera"))
    floor.wait_until(Millis(-6 * MINUTE))
    floor.do(IssuePaper(document="seat-cards"))
    floor.wait_until(Millis(0))
    floor.do(StartClock())


def _late(floor: Floor, late: list[Newcomer], until: Millis) -> Iterator[Deed]:
    """Late entries during the first level, seated where there is a free seat."""
    for number, newcomer in enumerate(late, start=1):
        request = RegisterEntry(person=newcomer)
        yield until * number // (len(late) + 1), partial(floor.do, request)
    yield until, floor.seat_who_waits


def _hands(floor: Floor, out: int, until: int) -> Iterator[Deed]:
    """The busts, more of them as the blinds rise; once two tie, and the last shortens a table.

    Each has its own share of the evening, so that chance makes no hour of many busts after one of few.
    """
    shared = out >= 3
    hands = out - shared
    moments = [int(until * sqrt((at + floor.dice.random()) / hands)) for at in range(hands)]
    for number, at in enumerate(moments):
        if number == hands // 4:
            yield at, floor.out_in_doubt
        elif shared and number == hands // 2:
            yield at, floor.two_out
        elif number == hands - 1:
            yield at, floor.out_and_short
        else:
            yield at, floor.one_out


def _alarm(floor: Floor) -> None:
    floor.do(PauseClock(reason="Fire alarm: a false one, nobody left the room"))
    floor.stand_still(ALARM)
    floor.do(ResumeClock())


def _until(periods: Structure, level: int) -> Millis:
    """The playing time until this level ends, without the breaks."""
    levels = [period for period in periods if isinstance(period, Level)]
    return Millis(sum(length(period) for period in levels[:level]))


def _on_the_clock(periods: Structure, played: Millis) -> Millis:
    """The time on the clock after its start when this much has been played."""
    at = played
    for period in periods:
        if not isinstance(period, Level):
            at = Millis(at + length(period))
        elif played < length(period):
            break
        else:
            played = Millis(played - length(period))
    return at
