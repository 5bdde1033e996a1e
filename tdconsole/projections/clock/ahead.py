"""When play will have gone on for so long, by the breaks ahead; and how long it went on so far."""

from collections.abc import Iterator

from tdconsole.domain.clock.reading import Reading, bears, length
from tdconsole.domain.values import Instant, Level, Millis, Structure

Moments = tuple[tuple[Millis, Millis], ...]
"""The play from now on, and the moment in UTC at which it is over: ends of levels and of breaks."""


def play_so_far(structure: Structure, reading: Reading) -> Millis:
    """The time in levels until this reading, as the structure has them."""
    before = sum(length(one) for one in structure[: reading.index] if isinstance(one, Level))
    played = length(reading.period) - reading.left if isinstance(reading.period, Level) else 0
    return Millis(before + max(0, played))


def moments_ahead(structure: Structure, reading: Reading, now: Instant) -> Moments:
    """The moments from now on, if nobody touches the clock from here."""
    return tuple(_moments(structure, reading, now))


def _moments(
    structure: Structure, reading: Reading, now: Instant
) -> Iterator[tuple[Millis, Millis]]:
    play, at = 0, now.utc
    yield Millis(play), Millis(at)
    lasting = (reading.left, *(length(one) for one in structure[reading.index + 1 :]))
    for period, left in zip(structure[reading.index :], lasting, strict=True):
        at = Millis(at + left)
        play += left if isinstance(period, Level) else 0
        yield Millis(play), at


def moment_of(moments: Moments, play: float) -> Millis:
    """The moment at which there was that much more play; after the structure without a break."""
    before = moments[0]
    for one in moments:
        if one[0] > play:
            break
        before = one
    return Millis(round(before[1] + play - before[0]))


def until_night(structure: Structure, reading: Reading) -> Millis | None:
    """The play until the end of the day; None if no day ends ahead."""
    play = reading.left if isinstance(reading.period, Level) else 0
    if bears(reading.period, "end_of_day"):
        return Millis(play)
    for period in structure[reading.index + 1 :]:
        play += length(period) if isinstance(period, Level) else 0
        if bears(period, "end_of_day"):
            return Millis(play)
    return None
