"""Any structure that can be played: what its files have to bring back unchanged."""

from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.domain.clock.structure import numbered_anew, structure_fault
from tdconsole.domain.values import Break, Chips, Level, Mark, Period, Structure

chips = st.sampled_from((0, 1, 25, 500, 1000, 12_500, 1_000_000, 10**12)).map(Chips)
paid = chips.filter(bool)
marks = st.builds(
    Mark,
    kind=st.sampled_from(("registration_closes", "rebuys_end", "add_on", "end_of_day")),
    stop=st.booleans(),
) | st.builds(Mark, kind=st.just("colour_up"), chip=paid, stop=st.booleans())
many_marks = st.lists(marks, max_size=3).map(tuple)
minutes = st.integers(1, 1440)
times = st.builds("{:02}:{:02}".format, st.integers(0, 23), st.integers(0, 59))

levels = st.builds(
    Level,
    small_blind=chips,
    big_blind=chips,
    ante=chips,
    ante_kind=st.sampled_from(("none", "each", "big_blind")),
    bring_in=chips,
    small_bet=chips,
    big_bet=chips,
    minutes=minutes,
    hands=st.none() | st.integers(1, 10_000),
    marks=many_marks,
)
breaks = st.builds(Break, minutes=minutes, until=st.none() | times, marks=many_marks)


def _playable(periods: list[Period]) -> Structure:
    """The stakes put in order, where they were not."""
    kept: list[Period] = []
    for period in periods:
        if isinstance(period, Level) and period.small_blind > period.big_blind:
            small, big = period.big_blind, period.small_blind
            kept.append(replace(period, small_blind=small, big_blind=big))
        else:
            kept.append(period)
        fault = structure_fault(numbered_anew(tuple(kept)))
        if fault is not None and isinstance(kept[-1], Level):
            kept.pop()
    return numbered_anew(tuple(kept))


structures: st.SearchStrategy[Structure] = (
    st.lists(levels | breaks, min_size=1, max_size=12)
    .map(_playable)
    .filter(lambda structure: structure_fault(structure) is None)
)
