"""The winners of a chip race: who gets the new chips that the odd ones make."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from tdconsole.domain.draw.lots import RANKS, SUITS
from tdconsole.domain.rules.values import Rescue
from tdconsole.domain.values import Record

Who = TypeVar("Who", bound=int)
"""A seat, or the player in it."""

Cards = Sequence[str]


class Racer(Record, kw_only=True, omit_defaults=True):
    """The odd chips of a seat; `alone` means that the player has nothing else."""

    odd: int
    alone: bool = False


def card_rank(card: str) -> tuple[int, int]:
    return RANKS.index(card[0]), SUITS.index(card[1])


def ranked(cards: Mapping[Who, Cards]) -> list[Who]:
    """Racers by their best card, highest first; of two equal cards the one dealt earlier wins.

    Seats are dealt in seat order, whatever the order of the mapping.
    """
    dealt = {who: max(map(card_rank, cards[who])) for who in sorted(cards) if cards[who]}
    return sorted(dealt, key=lambda who: dealt[who], reverse=True)


def winners(cards: Mapping[Who, Cards], number: int) -> tuple[Who, ...]:
    """The winners of that many new chips, at most one each (TDA-2024 24-A)."""
    return tuple(ranked(cards)[:number])


def least_and_most(racers: Iterable[Racer], number: int | None, rescue: Rescue) -> tuple[int, int]:
    """The least and the most new chips that can come, over all possible cards."""
    racing = [one for one in racers if one.odd]
    if number is None:
        return len(racing), len(racing)
    alone = sum(one.alone for one in racing)
    if rescue == "served_first":
        number = max(number, alone)
        return number, number
    # At best the players with nothing else win by their cards, at worst none of them does.
    saved = max(0, alone - number)
    return number + saved, min(number + alone, len(racing))


def given(
    racers: Mapping[Who, Racer], cards: Mapping[Who, Cards], number: int | None, rescue: Rescue
) -> dict[Who, int]:
    """The number of new chips each racer gets, given the cards dealt."""
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
