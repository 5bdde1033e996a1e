"""The values that options of a rulebook take: choices, bounded numbers, small records."""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from tdconsole.domain.values import CurrencyTyped, Money, NameTyped, Record

Standing = Literal["article", "inherited", "house", "override"]
"""An article of the book itself; one of the book beneath, where it is silent; house practice; or
the director's override."""

HandBegins = Literal[
    "first_riffle", "shuffler_button", "dealer_push", "green_button", "blind_posted"
]
HAND_BEGINS: Final[tuple[HandBegins, ...]] = get_args(HandBegins)
AnteOrder = Literal["bb_first", "ante_first"]
AnteHeadsUp = Literal["unchanged", "none"]

FirstButton = Literal["drawn", "seat_1", "drawn_again_at_3_2_1"]
"""Seat 1 of each table; or drawn, and drawn again when three, two and one tables are left."""
Identity = Literal["no", "once", "each_day"]
NoShow = Literal["blinded_off", "removed_after_first_break", "removed_by_director"]
RebuyWhen = Literal["below", "at_or_below", "at_zero"]
"""Compared with the starting stack."""
RebuyPrice = Literal["full_entry", "without_fee", "any"]
Seated = Literal["by_hand", "at_once"]

BalanceWho = Literal["next_big_blind", "high_card"]
"""By high card in games without blinds, whatever the book says."""
BalanceWhere = Literal["worst", "nearest_big_blind"]
BalanceSource = Literal["largest_then_break_order", "next_full_table", "largest_then_least_moved"]
"""The fullest table, among equals the one that breaks first or whose player has moved least; or the
next full one after the short one, by number above 20 tables, else in breaking order."""
BalanceDuty = Literal["may", "should", "must"]
ButtonShown = Literal["empty_seat", "last_player"]
DealtIn = Literal[
    "not_between_small_blind_and_button",
    "not_between_big_blind_and_button",
    "not_on_small_blind",
]
"""Where a newcomer gets no cards; the second applies to balanced players, the first to others."""
CombineAt = Literal["full_table", "one_more", "nine_or_seven"]
"""A full table; one player more, up to ten; nine with eight or nine seats, seven with six or seven.
"""
RedrawTables = Literal["never", "last_table", "by_field"]
"""With three, two and one tables left from 100 entries, two and one from 51, otherwise one."""

Ties = Literal["share_all", "share_across_tables", "stack_decides"]
"""Busts of one hand all share; or at one table the larger stack ranks higher and others share; or
the larger stack ranks higher wherever they sat."""
EqualStacks = Literal["share", "better_hand_then_lot"]
DisqualifiedPrize = Literal["none_moves_up", "kept"]
"""A disqualified player's place: vacated, with everybody below moving up, or paid."""

NextHand = Literal["when_all_are_done"]
"""When the next hand-for-hand hand is dealt; every book agrees, each by its own article."""

Rounding = Literal["half_up", "up", "down"]
Rescue = Literal["extra_chip", "served_first"]
"""A player whom a race leaves with nothing gets an extra chip, or is served before the cards."""

SeatsDrawn = Literal["at_random"]
"""Over all open seats, with the tables kept level; no book and no house does it otherwise."""
WrongSeat = Literal["moves_with_stack", "as_director_decides"]
LateEntry = Literal["dealt_in_at_once", "waits_for_big_blind"]
Unclaimed = Literal["at_its_seat", "brought_to_the_player"]
Absent = Literal["blinded_off", "left_alone"]

CompletedFrom = Literal["half_the_raise", "half_the_bet"]
"""Half of the minimum raise, or half of the whole bet faced; anything less is a call."""
OverShortBet = Literal["least_bet_on_top", "twice_the_least_bet"]
"""The minimum raise over an all-in that is less than the minimum bet."""
OneChip = Literal["call", "its_worth"]
SeveralChips = Literal["call_if_all_are_needed", "their_worth"]
"""Chips pushed in silently: a call if every one of them is needed for it, or what they are worth.
"""
ReopenedBy = Literal["all_together", "a_single_one"]
"""All-ins since the player acted that come to a full raise together, or one that does alone."""
LimitReopenedBy = Literal["half_a_bet", "a_full_bet"]
CapLifted = Literal["two_in_the_tournament", "two_in_the_round", "never"]
PotMost = Literal["the_pot_after_the_call"]
"""The largest bet in pot-limit; every book agrees, each by its own article."""
PotShortBlinds = Literal["as_full", "as_posted"]
PotInNoLimit = Literal["least_bet_or_raise", "nothing"]
"""What is binding once a player says “pot” in a game without that limit."""
OddChip = Literal["by_game", "left_of_button"]
"""Left of the button, or in stud to the highest card by suit; or always left of the button."""
OddHalf = Literal["high", "low"]

CiteTyped = Annotated[NameTyped, Meta(description="The article, such as 'FIGP 23'.")]
BeginsTyped = Annotated[tuple[HandBegins, ...], Meta(min_length=1, max_length=5)]
AtMostTyped = Annotated[int, Meta(ge=0, le=22)]
LeastTyped = Annotated[int, Meta(ge=0, le=22)]
AgeTyped = Annotated[int, Meta(ge=0, le=99)]
TimesTyped = Annotated[int, Meta(ge=0, le=100)]
DeficitTyped = Annotated[int, Meta(ge=0, le=9)]
MinutesKnown = Annotated[int, Meta(ge=1, le=60)]
CardTyped = Annotated[int, Meta(ge=1, le=13)]
HandMinutes = Annotated[int, Meta(ge=0, le=10)]
CapTyped = Annotated[int, Meta(ge=0, le=20)]
PlayersAtTyped = Annotated[tuple[Annotated[int, Meta(ge=2, le=10_000)], ...], Meta(max_length=20)]


class CallClock(Record, kw_only=True):
    """The seconds to think once the clock is called, and those then counted down aloud."""

    seconds: Annotated[int, Meta(ge=1, le=600)]
    countdown: Annotated[int, Meta(ge=0, le=60)] = 0
    at_most: bool = False
    """Whether the floor may give fewer seconds."""


class ShotClock(Record, kw_only=True):
    """The seconds for each decision; a time-bank card adds more."""

    seconds: Annotated[int, Meta(ge=1, le=600)]
    cards: Annotated[int, Meta(ge=0, le=100)] = 0
    """The cards for each player on each day."""
    card_seconds: Annotated[int, Meta(ge=1, le=600)] = 30
    reset_at_final_table: bool = False


class AloneThere(Record, kw_only=True):
    """With one player present, the wait before the button first moves and the interval after."""

    after_minutes: Annotated[int, Meta(ge=0, le=60)]
    every_seconds: Annotated[int, Meta(ge=10, le=600)]


class Tolerance(Record, kw_only=True):
    """With more than this many tables, the players by which two of them may differ."""

    above: Annotated[int, Meta(ge=0, le=5000)] = 0
    most: Annotated[int, Meta(ge=1, le=9)]


class DayEnd(Record, kw_only=True):
    """The minutes before the end when the clock stops and a card decides the last hands."""

    from_minutes: Annotated[int, Meta(ge=0, le=240)]
    to_minutes: Annotated[int, Meta(ge=0, le=240)]
    cards: Annotated[tuple[CardTyped, ...], Meta(min_length=1, max_length=13)]
    short_cards: Annotated[tuple[CardTyped, ...], Meta(max_length=13)] = ()
    """The cards to use with fewer than nine at a table, if they differ."""
    above_tables: Annotated[int, Meta(ge=0, le=100)] = 0
    """After a redraw to this many tables or fewer no card is drawn: time runs out instead."""
    shut: bool = False
    """Whether late entry and balancing stop meanwhile, and redraws wait."""


class Sum(Record, kw_only=True):
    """An amount in a currency's smallest unit; it binds tournaments in that currency."""

    amount: Annotated[Money, Meta(ge=1, le=10**12)]
    currency: CurrencyTyped = "EUR"


TolerancesTyped = Annotated[tuple[Tolerance, ...], Meta(min_length=1, max_length=5)]


def ways(told: tuple[HandBegins, ...]) -> tuple[HandBegins, ...]:
    return tuple(way for way in HAND_BEGINS if way in told)
