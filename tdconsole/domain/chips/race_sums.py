"""The arithmetic of a colour-up: how many new chips the odd ones make."""

from typing import Final

from tdconsole.domain.rules.values import Rounding
from tdconsole.domain.values import RaceMethod

HALF: Final = 2


def is_larger(old: int, new: int) -> bool:
    """Whether the new chip is worth two or more whole old ones."""
    return new > old and new % old == 0


def rounded(value: int, new: int, rounding: Rounding) -> int:
    match rounding:
        case "half_up":
            return (HALF * value + new) // (HALF * new)
        case "up":
            return -(-value // new)
        case "down":
            return value // new


def chips_raced(
    odd: int, *, old: int, new: int, method: RaceMethod, rounding: Rounding
) -> int | None:
    """The number of new chips raced for, or None where everybody is rounded up."""
    match method:
        case "race":
            return rounded(odd * old, new, rounding)
        case "top_up":
            return odd * old // new
        case "round_up_all":
            return None


def correction(chips: int, odd: int, *, old: int, new: int) -> int:
    """The smallest change to the chips in play that leaves whole new chips plus the odd ones."""
    rest = (chips - odd * old) % new
    return -rest if 2 * rest <= new else new - rest
