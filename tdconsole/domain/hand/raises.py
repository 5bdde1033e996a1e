"""The minimum raise, what chips pushed forward in silence mean, and who may raise again."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal

from msgspec import Meta

from tdconsole.domain.rules.book import Rulebook
from tdconsole.domain.rules.values import CompletedFrom
from tdconsole.domain.values import Chips, Record

TWO: Final = 2

BetTyped = Annotated[Chips, Meta(ge=1, le=10**12)]
Action = Literal["check", "undercall", "call", "bet", "completed", "raise", "all_in"]
"""An undercall is less than the call; completed means made up to a minimum bet or raise; an all-in
is less than that and stands."""


class LeastRaise(Record, kw_only=True):
    """The options of a player who faces a bet or none, all in totals of the round."""

    call: Chips
    to: Chips
    """The minimum raise, or the minimum bet if there is none yet."""
    by: Chips
    completed_from: Chips
    """Less than this is a call; between this and a raise, it is made up to a raise."""
    cite: str | None


class Pushed(Record, kw_only=True):
    action: Action
    stands_at: Chips
    """The total that the bet is ruled to be."""
    cite: str | None


def steps(bets: Sequence[Chips]) -> Iterator[Chips]:
    """The amount by which each bet exceeds the one before."""
    before = Chips(0)
    for bet in bets:
        yield Chips(bet - before)
        before = bet


def full_raise(bets: Sequence[Chips], least_bet: Chips) -> Chips:
    """The largest full bet or raise of the round; smaller all-ins don't count."""
    full = least_bet
    for step in steps(bets):
        full = max(full, step)
    return full


def least_raise(bets: Sequence[Chips], least_bet: Chips, book: Rulebook) -> LeastRaise:
    """The minimum raise; `bets` are the round's totals, each higher than the one before.

    Before the flop the big blind is the first of them, and counts in full even if posted short.
    """
    rule = book.completed_from
    if not bets:
        return LeastRaise(
            call=Chips(0),
            to=least_bet,
            by=least_bet,
            completed_from=Chips(1),
            cite=book.over_short_bet.cite,
        )
    facing, by = bets[-1], full_raise(bets, least_bet)
    cite = rule.cite
    if facing < least_bet:
        cite = book.over_short_bet.cite
        if book.over_short_bet.value == "twice_the_least_bet":
            by = Chips(2 * least_bet - facing)
    to = Chips(facing + by)
    half = _half(rule.value, facing, by)
    return LeastRaise(
        call=facing, to=to, by=by, completed_from=min(to, Chips(facing + half)), cite=cite
    )


def _half(rule: CompletedFrom, facing: Chips, by: Chips) -> Chips:
    return Chips(-(-(by if rule == "half_the_raise" else facing) // 2))


def pushed(total: Chips, found: LeastRaise, *, said: bool = False, last: bool = False) -> Pushed:
    """The action that a total in front of a player amounts to.

    `said`: the player announced a raise or a bet. `last`: these are his last chips.
    """
    if total >= found.to:
        action: Action = "raise" if found.call else "bet"
        return Pushed(action=action, stands_at=total, cite=found.cite)
    if last and total != found.call:
        return Pushed(action="all_in", stands_at=total, cite=found.cite)
    if said or total >= found.completed_from:
        return Pushed(action="completed", stands_at=found.to, cite=found.cite)
    if not found.call:
        return Pushed(action="check", stands_at=total, cite=None)
    if total < found.call:
        return Pushed(action="undercall", stands_at=found.call, cite=None)
    return Pushed(action="call", stands_at=found.call, cite=found.cite)


def silent(
    chips: Sequence[Chips], found: LeastRaise, book: Rulebook, *, last: bool = False
) -> Pushed:
    """The action of chips pushed in together silently, with none of the player's there before."""
    total = Chips(sum(chips))
    if not found.call or total <= found.call:
        return pushed(total, found, last=last)
    if len(chips) == 1:
        cite, is_call = book.one_chip.cite, book.one_chip.value == "call"
    else:
        cite = book.several_chips.cite
        needed = total - min(chips) < found.call
        is_call = needed and book.several_chips.value == "call_if_all_are_needed"
    if is_call:
        return Pushed(action="call", stands_at=found.call, cite=cite)
    return pushed(total, found, last=last)


class Again(Record, kw_only=True):
    """Whether a player who has acted may raise when the action comes back."""

    may_raise: bool
    cite: str | None


def again(bets: Sequence[Chips], acted_at: Chips, least_bet: Chips, book: Rulebook) -> Again:
    """Whether the player may raise again; `acted_at` is the total at which he last acted.

    In limit see `counts_in_limit`.
    """
    before = [bet for bet in bets if bet <= acted_at]
    full, rule = full_raise(before, least_bet), book.reopened_by
    if rule.value == "all_together":
        facing = (bets[-1] if bets else acted_at) - acted_at
        return Again(may_raise=facing >= full, cite=rule.cite)
    since = list(steps(bets))[len(before) :]
    return Again(may_raise=any(step >= full for step in since), cite=rule.cite)


class Cap(Record, kw_only=True):
    """The bets and raises left in a limit round; None means no cap."""

    left: int | None
    cite: str | None


def counts_in_limit(over: Chips, bet: Chips, book: Rulebook) -> bool:
    """Whether an all-in this far over the last bet is a raise, to which everybody may raise."""
    return over * 2 >= bet if book.reopened_in_limit_by.value == "half_a_bet" else over >= bet


def cap(made: int, in_round: int, in_tournament: int, book: Rulebook) -> Cap:
    """The cap after `made` bets, counting the big blind as the first one before the flop.

    `in_round` players are in the hand when the round begins and not all-in.
    """
    lifted = book.cap_lifted.value
    free = (lifted == "two_in_the_tournament" and in_tournament <= TWO) or (
        lifted == "two_in_the_round" and in_round <= TWO
    )
    if free:
        return Cap(left=None, cite=book.cap_lifted.cite)
    most = book.raise_cap
    return Cap(left=max(0, most.value - made) if most.value else None, cite=most.cite)
