"""The calculators of a hand: minimum raise, raises left in limit, pot-limit, short blinds."""

from itertools import pairwise
from typing import Annotated, Final

from msgspec import Meta

from tdconsole.cli.calc.book import ByTheBook
from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import blinds_rise
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.hand.pot_limit import PostedBlinds, most_bet
from tdconsole.domain.hand.raises import (
    BetTyped,
    Pushed,
    again,
    cap,
    counts_in_limit,
    least_raise,
    pushed,
    silent,
)
from tdconsole.domain.hand.short_stacks import Position, ShortPosted, ShortQuestion, posted
from tdconsole.domain.rules.values import PotInNoLimit
from tdconsole.domain.values import MOST_SEATS, AnteKind, BetLimit, Chips, ChipsTyped, Record

BetsTyped = Annotated[tuple[BetTyped, ...], Meta(max_length=100)]


class MinRaiseAsked(ByTheBook, kw_only=True):
    """The bets of the round in turn, as totals; before the flop the big blind is the first.

    `put` is a total announced or pushed, `chips` are those pushed in silence. `said`: a raise was
    announced. `last_chips`: nothing is left behind them. `acted_at`: the total at which the player
    had acted before the others went over it.
    """

    bets: BetsTyped = ()
    big_blind: BetTyped
    put: ChipsTyped | None = None
    chips: Annotated[tuple[BetTyped, ...], Meta(max_length=200)] = ()
    said: bool = False
    last_chips: bool = False
    acted_at: ChipsTyped | None = None

    def __post_init__(self) -> None:
        if any(one >= two for one, two in pairwise(self.bets)):
            raise ValueError("bets rise")
        if self.chips and (self.put is not None or self.said):
            raise ValueError("chips without a word")
        if self.acted_at is not None and self.acted_at > (self.bets or (self.big_blind,))[-1]:
            raise ValueError("acted at a bet")


class MinRaiseTold(Record, kw_only=True):
    """The call, the minimum raise, and where it is completed, as totals of the round.

    `may_raise` is null unless `acted_at` was given.
    """

    call: Chips
    least: Chips
    by: Chips
    completed_from: Chips
    cite: str | None
    ruled: Pushed | None
    may_raise: bool | None
    again_cite: str | None


class RaiseCapAsked(ByTheBook, kw_only=True):
    """A limit round: the bets and raises made, counting the big blind before the flop.

    `in_round`: players in the hand at its start and not all-in. `all_in_over` is by how much an
    uncounted all-in exceeded the last bet, `bet` the bet of this round.
    """

    made: Annotated[int, Meta(ge=0, le=100)]
    in_round: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    in_tournament: Annotated[int, Meta(ge=2, le=1_000_000)]
    bet: BetTyped | None = None
    all_in_over: BetTyped | None = None

    def __post_init__(self) -> None:
        if (self.bet is None) != (self.all_in_over is None):
            raise ValueError("bet with all-in")
        if self.in_round > self.in_tournament:
            raise ValueError("round in tournament")


class RaiseCapTold(Record, kw_only=True):
    """The raises left; `left` is null if there is no cap."""

    made: int
    left: int | None
    cite: str | None
    all_in_counts: bool | None
    all_in_cite: str | None


class PotLimitAsked(ByTheBook, kw_only=True):
    """Everything in the pot, with every bet of the round.

    `facing` is the total of the bet, `own` what the player has put in of it. `blinds` are for
    before the flop only, if one is short or dead.
    """

    pot: ChipsTyped
    facing: ChipsTyped = Chips(0)
    own: ChipsTyped = Chips(0)
    blinds: PostedBlinds | None = None
    limit: BetLimit = "pot"

    def __post_init__(self) -> None:
        if self.own > self.facing or self.facing > self.pot:
            raise ValueError("own in facing in pot")
        if self.blinds is not None and self.blinds.posted > self.pot:
            raise ValueError("blinds in pot")


class PotLimitTold(Record, kw_only=True):
    """The largest bet; in other games `binding` is what “pot” commits to, without `most`."""

    most: Chips | None
    call: Chips
    pot: Chips
    binding: PotInNoLimit | None
    cite: str | None
    blinds_cite: str | None = None
    """The article that counts a short or dead blind; null if there is none."""


class ShortBlindsAsked(ByTheBook, kw_only=True):
    """A player's whole stack before anything is posted; `ante` is the ante due.

    It is that of a big blind who posts it for all, or each player's own.
    """

    stack: BetTyped
    position: Position = "big_blind"
    small_blind: ChipsTyped
    big_blind: BetTyped
    ante: ChipsTyped = Chips(0)
    ante_kind: AnteKind = "big_blind"


def min_raise(_voice: Voice, asked: MinRaiseAsked) -> MinRaiseTold:
    book = asked.book
    found = least_raise(asked.bets, asked.big_blind, book)
    ruled = None
    if asked.chips:
        ruled = silent(asked.chips, found, book, last=asked.last_chips)
    elif asked.put is not None:
        ruled = pushed(asked.put, found, said=asked.said, last=asked.last_chips)
    back = None
    if asked.acted_at is not None:
        back = again(asked.bets, asked.acted_at, asked.big_blind, book)
    return MinRaiseTold(
        call=found.call,
        least=found.to,
        by=found.by,
        completed_from=found.completed_from,
        cite=found.cite,
        ruled=ruled,
        may_raise=None if back is None else back.may_raise,
        again_cite=None if back is None else back.cite,
    )


def raise_cap(_voice: Voice, asked: RaiseCapAsked) -> RaiseCapTold:
    book, made, counts = asked.book, asked.made, None
    if asked.bet is not None and asked.all_in_over is not None:
        counts = counts_in_limit(asked.all_in_over, asked.bet, book)
        made += counts
    found = cap(made, asked.in_round, asked.in_tournament, book)
    return RaiseCapTold(
        made=made,
        left=found.left,
        cite=found.cite,
        all_in_counts=counts,
        all_in_cite=None if counts is None else book.reopened_in_limit_by.cite,
    )


def pot_limit(voice: Voice, asked: PotLimitAsked) -> PotLimitTold:
    book = asked.book
    if asked.blinds is not None:
        blinds_rise(voice, asked.blinds.small_blind, asked.blinds.big_blind)
    found = most_bet(asked.pot, asked.facing, asked.own, book, asked.blinds)
    if asked.limit != "pot":
        rule = book.pot_in_no_limit
        return PotLimitTold(
            most=None, call=found.call, pot=found.pot, binding=rule.value, cite=rule.cite
        )
    return PotLimitTold(
        most=found.to,
        call=found.call,
        pot=found.pot,
        binding=None,
        cite=found.cite,
        blinds_cite=found.blinds_cite,
    )


def short_blinds(voice: Voice, asked: ShortBlindsAsked) -> ShortPosted:
    blinds_rise(voice, asked.small_blind, asked.big_blind)
    question = ShortQuestion(
        position=asked.position,
        stack=asked.stack,
        small_blind=asked.small_blind,
        big_blind=asked.big_blind,
        ante=asked.ante,
        ante_kind=asked.ante_kind,
    )
    return posted(question, asked.book)


MIN_RAISE: Final = Calculator(MinRaiseAsked, MinRaiseTold, min_raise)
POT_LIMIT: Final = Calculator(PotLimitAsked, PotLimitTold, pot_limit)
RAISE_CAP: Final = Calculator(RaiseCapAsked, RaiseCapTold, raise_cap)
SHORT_BLINDS: Final = Calculator(ShortBlindsAsked, ShortPosted, short_blinds)
