"""The groundwork of `bench`: a long trail, and the limits of disk and decoding."""

import secrets
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from statistics import median, quantiles
from typing import Final, Protocol

from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import PlayerMoved
from tdconsole.domain.values import FIRST_PLAY, Record, Seat, SeatNo, TournamentId
from tdconsole.house import Address, HouseFile
from tdconsole.journal import Append, Step, stream_of
from tdconsole.journal.ceiling import BareFacts, BareTrail, read_alone
from tdconsole.session.opening import SCHEMAS, Opened
from tdconsole.session.time_source import SystemTime

__all__ = [
    "Bare",
    "BareFacts",
    "BareTrail",
    "Figure",
    "bare_server",
    "decode_alone",
    "lengthen",
    "milliseconds",
    "rounded",
    "write",
    "write_evening",
]

AT_ONCE: Final = 1000

_GIVEN: Final = [first + last for first in ("Ma", "Jo", "Łu", "An") for last in "abcdefghij"]
_FAMILY: Final = [first + last for first in ("Ros", "Kow", "Smi") for last in "abcdefghijklm"]


class Bare(Protocol):
    """The limit of an engine."""

    def copy(self, first: int, last: int) -> Iterator[float]:
        """The seconds of each step copied by the engine alone."""


def bare_server(place: Address) -> AbstractContextManager[Bare]:
    """The limit of a server; the house there is dropped at the end."""
    from tdconsole.house.postgres.ceiling import BareServer  # noqa: PLC0415 -- few have a server

    return BareServer(place)


class Figure(Record, kw_only=True):
    """Our figure and the limit's, in the same unit; `ratio` is ours over the limit's."""

    unit: str
    ours: float
    ceiling: float
    ratio: float
    note: str
    p99: float | None = None


def milliseconds(ours: list[float], bare: list[float], note: str) -> Figure:
    """The median in milliseconds, with the slowest of a hundred in the note."""
    return Figure(
        unit="ms",
        ours=rounded(median(ours) * 1000),
        ceiling=rounded(median(bare) * 1000),
        ratio=rounded(median(ours) / median(bare)),
        p99=rounded(quantiles(ours, n=100)[98] * 1000),
        note=note,
    )


def rounded(figure: float) -> float:
    return float(f"{figure:.3g}")


def lengthen(opened: Opened, tournament: TournamentId, steps: int) -> None:
    """Make the trail this much longer by moving players about, with many steps per commit."""
    timeline = opened.session.timeline(tournament)
    if timeline.state is None:
        return
    seating = timeline.state.play.seating
    entries = sorted(seating.of)
    now, stream = SystemTime().now(), stream_of(tournament)
    version = len(timeline.steps)

    def walks() -> Iterator[Append]:
        for number in range(steps):
            entry = entries[number % len(entries)]
            seat = Seat(table=seating.of[entry].table, seat=SeatNo(1 + number % 9))
            step = Step(
                at=now,
                command="MovePlayer",
                request=secrets.token_hex(8),
                events=(PlayerMoved(play=FIRST_PLAY, entry=entry, seat=seat),),
            )
            yield Append(stream=stream, expected=version + number, step=step)

    opened.write_in_bulk(list(walks()), AT_ONCE)


def write(opened: Opened, tournament: TournamentId, command: str, events: Iterable[Event]) -> None:
    write_evening(opened, tournament, ((command, event) for event in events))


def write_evening(
    opened: Opened, tournament: TournamentId, told: Iterable[tuple[str, Event]]
) -> None:
    """Write each event as a step of its own, many per commit; open sessions won't see them."""
    now, stream = SystemTime().now(), stream_of(tournament)
    version = len(opened.session.timeline(tournament).steps)
    appends = [
        Append(
            stream=stream,
            expected=version + number,
            step=Step(at=now, command=command, request=secrets.token_hex(8), events=(event,)),
        )
        for number, (command, event) in enumerate(told)
    ]
    opened.write_in_bulk(appends, AT_ONCE)


def crowd(opened: Opened, people: int) -> None:
    """Add this many people to the file, none of whom plays."""
    known = opened.session.club.people
    with opened.in_one_go():
        for number in range(people):
            known.add(f"{_GIVEN[number % 40]}{number % 97} {_FAMILY[number % 37]}{number}")


def decode_alone(path: Path, tournament: TournamentId) -> int:
    house = HouseFile.open(path, SCHEMAS)
    steps = read_alone(house, stream_of(tournament))
    house.close()
    return steps
