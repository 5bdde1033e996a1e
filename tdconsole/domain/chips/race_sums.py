"""A colour-up's sums: how many new chips the odd ones make, and to whom they go."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeVar

from tdconsole.domain.draw.lots import RANKS, SUITS
from tdconsole.domain.rules.values import Rescue, Rounding
from tdconsole.domain.values import RaceMethod, Record

Who = TypeVar("Who", bound=int)
"""A seat, or whoever sits there."""

Cards = Sequence[str]

HALF: Final = 2


class Racer(Record, kw_only=True, omit_defaults=True):
    """The odd chips of a seat; `alone` means that nothing else lies there."""

    odd: int
    alone: bool = False


def is_larger(old: int, new: int) -> bool:
    """The new chip makes up some whole number of old ones, more than one."""
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
    """The new chips that the cards give away; none where everybody is rounded up."""
    match method:
        case "race":
            return rounded(odd * old, new, rounding)
        case "top_up":
            return odd * old // new
        case "round_up_all":
            return None


def card_rank(card: str) -> tuple[int, int]:
    return RANKS.index(card[0]), SUITS.index(card[1])


def ranked(cards: Mapping[Who, Cards]) -> list[Who]:
    """The highest card first; of two alike from several decks the one that was dealt earlier.

    Seats are dealt to in their order, whatever the order they are told in here.
    """
    dealt = {who: max(map(card_rank, cards[who])) for who in sorted(cards) if cards[who]}
    return sorted(dealt, key=lambda who: dealt[who], reverse=True)


def winners(cards: Mapping[Who, Cards], number: int) -> tuple[Who, ...]:
    """At most one new chip each (TDA-2024 24-A)."""
    return tuple(ranked(cards)[:number])


def least_and_most(racers: Iterable[Racer], number: int | None, rescue: Rescue) -> tuple[int, int]:
    """How many new chips may come, whoever had the highest cards."""
    racing = [one for one in racers if one.odd]
    if number is None:
        return len(racing), len(racing)
    alone = sum(one.alone for one in racing)
    if rescue == "served_first":
        number = max(number, alone)
        return number, number
    # At best those who have nothing else win by their cards, at worst none of them does.
    saved = max(0, alone - number)
    return number + saved, min(number + alone, len(racing))


def given(
    racers: Mapping[Who, Racer], cards: Mapping[Who, Cards], number: int | None, rescue: Rescue
) -> dict[Who, int]:
    """The new chips of each who races, for the cards before him."""
    racing = {who: racers[who] for who in sorted(racers) if racers[who].odd}
    if number is None:
        return dict.fromkeys(racing, 1)
    alone = [who for who, one in racing.items() if one.alone]
    if rescue == "served_first":
        others = {who: cards.get(who, ()) for who in racing if who not in alone}
        won = {*alone, *winners(others, max(0, number - len(alone)))}
    else:
        won = {*winners({who: cards.get(who, ()) for who in racing}, number), *alone}
    return {who: int(who in won) for who in racing}


def correction(chips: int, odd: int, *, old: int, new: int) -> int:
    """The smallest change of what is in play by which all but the odd chips are whole new ones."""
    rest = (chips - odd * old) % new
    return -rest if 2 * rest <= new else new - rest
