"""The clocks called on players, in the order in which time runs out."""

from typing import Final, Literal

from tdconsole.domain.player_clock.calling import CallPhase, read_call
from tdconsole.domain.state.tournament import Call, Tournament
from tdconsole.domain.values import CallNo, EntryId, Instant, Millis, Record, SeatNo, TableNo
from tdconsole.projections.people.names import People, of_entry

CallSignal = Literal["tick", "over"]


class CalledClock(Record, kw_only=True):
    """A call; `left` is the rest of the phase, `in_all` the time until the hand is dead."""

    call: CallNo
    table: TableNo
    seat: SeatNo | None
    entry: EntryId | None
    name: str | None
    phase: CallPhase
    left: Millis
    in_all: Millis
    seconds: int
    countdown: int
    cite: str | None = None


class CallBoard(Record, kw_only=True):
    calls: tuple[CalledClock, ...] = ()


NO_CALLS: Final = CallBoard()


def call_board(tournament: Tournament, people: People, now: Instant) -> CallBoard:
    """The calls; the article cited is that of the present rules."""
    calls = tournament.play.calls
    if not calls:
        return NO_CALLS
    told = [_called_clock(tournament, people, call, now) for call in calls.values()]
    return CallBoard(calls=tuple(sorted(told, key=lambda one: (one.in_all, one.call))))


def _called_clock(tournament: Tournament, people: People, call: Call, now: Instant) -> CalledClock:
    reading = read_call(call, now)
    counted = call.countdown * 1000 if reading.phase == "thinking" else 0
    known = None if call.entry is None else of_entry(tournament, people, call.entry)
    return CalledClock(
        call=call.id,
        table=call.table,
        seat=call.seat,
        entry=call.entry,
        name=None if known is None else known.name,
        phase=reading.phase,
        left=reading.left,
        in_all=Millis(reading.left + counted),
        seconds=call.seconds,
        countdown=call.countdown,
        cite=tournament.rules.call.cite,
    )


def until_next_second(board: CallBoard) -> Millis | None:
    """How long the seconds shown stay the same; None if no call is running."""
    running = [one.left for one in board.calls if one.phase != "over"]
    return min((Millis((left - 1) % 1000 + 1) for left in running), default=None)


def call_signals(before: CallBoard, after: CallBoard) -> tuple[CallSignal, ...]:
    """The sounds of the calls, each kind once however many there are.

    A second counted down sounds as it begins; a call already over when first seen is silent.
    """
    seen = {one.call: one for one in before.calls}
    heard = set[CallSignal]()
    for one in after.calls:
        was = seen.get(one.call)
        if was is None:
            continue
        if one.phase == "over" != was.phase:
            heard.add("over")
        elif one.phase == "countdown" and (was.phase, _shown(was)) != (one.phase, _shown(one)):
            heard.add("tick")
    kinds: tuple[CallSignal, ...] = ("over", "tick")
    return tuple(kind for kind in kinds if kind in heard)


def _shown(one: CalledClock) -> int:
    return -(-one.left // 1000)
