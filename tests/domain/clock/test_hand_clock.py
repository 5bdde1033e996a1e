"""What hands take off the clock, however many and across whatever comes, beside a slow count."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.domain.clock.reading import read
from tdconsole.domain.clock.structure import numbered_anew
from tdconsole.domain.state.tournament import Clock
from tdconsole.domain.values import (
    Break,
    ClockAnchor,
    Instant,
    Level,
    Mark,
    Millis,
    Period,
    Structure,
)
from tests.domain.at_the_bubble import levels
from tests.domain.floor import MINUTE

NOW = Instant(utc=Millis(1_000_000), boot="monday", uptime=Millis(50_000))
STOP = Mark(kind="end_of_day", stop=True)

_levels = st.builds(
    lambda length, hands, stop: replace(
        levels(length)[0], hands=hands, marks=(STOP,) if stop else ()
    ),
    st.integers(1, 7),
    st.none() | st.integers(1, 4),
    st.sampled_from((False, False, False, True)),
)
_periods: st.SearchStrategy[Period] = st.one_of(
    _levels, _levels, _levels, st.just(Break(minutes=5))
)
_structures = st.tuples(_levels, st.lists(_periods, max_size=6)).map(
    lambda told: numbered_anew((told[0], *told[1]))
)


@given(_structures, st.integers(0, 3), st.integers(0, 30), st.integers(1, 6 * 60_000))
def test_as_counted_hand_by_hand(structure: Structure, each: int, played: int, left: int) -> None:
    first = structure[0]
    assert isinstance(first, Level)
    anchor = ClockAnchor(period=first.id, left=Millis(left), hands=first.hands)
    clock = Clock(anchor=anchor, off=Millis(each * played * MINUTE), played=played)
    reading = read(structure, clock, NOW)
    assert reading is not None
    index, slow, hands = 0, left, first.hands
    for _ in range(played):
        if hands is not None:
            hands = max(0, hands - 1)
        else:
            slow -= each * MINUTE
        while (slow <= 0 if hands is None else hands == 0) and index + 1 < len(structure):
            after = structure[index + 1]
            if isinstance(after, Break) or structure[index].marks:
                break
            over = slow if hands is None else 0
            index, hands = index + 1, after.hands
            slow = after.minutes * MINUTE + (over if hands is None else 0)
    assert (reading.index, reading.left, reading.hands) == (index, max(0, slow), hands)
    assert not reading.running
