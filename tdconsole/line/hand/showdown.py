"""Stakes and shown hands as typed on the floor: `1:400 3:1.2k 7:250f w 3=5`."""

import re
from typing import Final

from tdconsole.domain.hand.side_pots import Ranked, Stake
from tdconsole.domain.values import MOST_SEATS, Chips, Record, SeatNo
from tdconsole.line.typing.typed_chips import amount

_PARTED: Final = re.compile(r"[\s/]+")
_SECTION: Final = re.compile(r"\s([wlbdc])(?![a-z])", re.IGNORECASE)
_PUT: Final = re.compile(r"(?:([0-9]{1,2}):)?([0-9][0-9.,'’]*[km]?)(f?)", re.IGNORECASE)
_GROUP: Final = re.compile(r"[0-9]{1,2}(?:=[0-9]{1,2})*")
_FEWEST: Final = 2


class Showdown(Record, kw_only=True):
    stakes: tuple[Stake, ...]
    ranked: Ranked = ()
    """The high hands, best first: `w`."""
    low: Ranked = ()
    """The qualifying low hands: `l`."""
    button: SeatNo | None = None
    """The button: `b`."""
    dead: Chips = Chips(0)
    """Dead money such as the big blind ante: `d`."""
    chip: Chips | None = None
    """The smallest chip in play: `c`."""


class _NotWholeError(ValueError):
    pass


def showdown(typed: str) -> Showdown | None:
    """Read the text; None while a part is missing or can't be read."""
    put, *more = _SECTION.split(f" {typed.strip()}")
    named = {
        letter.lower(): text.strip() for letter, text in zip(more[::2], more[1::2], strict=True)
    }
    if len(named) * 2 < len(more) or ("l" in named and "w" not in named):
        return None
    try:
        return Showdown(
            stakes=_stakes([word for word in _PARTED.split(put) if word]),
            ranked=_groups(named["w"]) if "w" in named else (),
            low=_groups(named["l"]) if "l" in named else (),
            button=SeatNo(int(_chips(named["b"]))) if "b" in named else None,
            dead=_chips(named["d"]) if "d" in named else Chips(0),
            chip=_chips(named["c"]) if "c" in named else None,
        )
    except _NotWholeError:
        return None


def _stakes(words: list[str]) -> tuple[Stake, ...]:
    """Return the stakes, either all with their seats or numbered in turn."""
    read = [_PUT.fullmatch(word) for word in words]
    found = [one for one in read if one is not None]
    if not _FEWEST <= len(words) <= MOST_SEATS or len(found) < len(words):
        raise _NotWholeError
    if len({one[1] is None for one in found}) > 1:
        raise _NotWholeError
    return tuple(
        Stake(seat=SeatNo(int(one[1] or turn)), put=_chips(one[2]), folded=bool(one[3]))
        for turn, one in enumerate(found, start=1)
    )


def _groups(typed: str) -> Ranked:
    words = _PARTED.split(typed)
    if not all(_GROUP.fullmatch(word) for word in words):
        raise _NotWholeError
    return tuple(tuple(SeatNo(int(seat)) for seat in word.split("=")) for word in words)


def _chips(typed: str) -> Chips:
    found = amount(typed)
    if found is None:
        raise _NotWholeError
    return found
