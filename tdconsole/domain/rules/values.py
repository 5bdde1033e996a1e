"""What the options of a rulebook may be: words to choose from, bounds of numbers, small records."""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from tdconsole.domain.values import CurrencyTyped, Money, NameTyped, Record

Standing = Literal["article", "inherited", "house", "override"]
"""An article of the book itself; that of the book below it, where it is silent; house practice;
the director's own."""

HandBegins = Literal[
    "first_riffle", "shuffler_button", "dealer_push", "green_button", "blind_posted"
]
HAND_BEGINS: Final[tuple[HandBegins, ...]] = get_args(HandBegins)
AnteOrder = Literal["bb_first", "ante_first"]
AnteHeadsUp = Literal["unchanged", "none"]

FirstButton = Literal["drawn", "seat_1", "drawn_again_at_3_2_1"]
"""Seat 1 of each table; or drawn, and drawn again when three, two tables and one are left."""
Identity = Literal["no", "once", "each_day"]
NoShow = Literal["blinded_off", "removed_after_first_break", "removed_by_director"]
RebuyWhen = Literal["below", "at_or_below", "at_zero"]
"""Against the starting stack."""
RebuyPrice = Literal["full_entry", "without_fee", "any"]
Seated = Literal["by_hand", "at_once"]

BalanceWho = Literal["next_big_blind", "high_card"]
"""By high card where there are no blinds, whatever the book says."""
BalanceWhere = Literal["worst", "nearest_big_blind"]
BalanceSource = Literal["largest_then_break_order", "next_full_table", "largest_then_least_moved"]
"""The fullest table, of several the one that breaks first, or whose player was moved least; or
the next full one after the short one: by number above 20 tables, else in breaking order."""
BalanceDuty = Literal["may", "should", "must"]
ButtonShown = Literal["empty_seat", "last_player"]
DealtIn = Literal[
    "not_between_small_blind_and_button",
    "not_between_big_blind_and_button",
    "not_on_small_blind",
]
"""Where a newcomer gets no cards; the second is for who was balanced, others have the first."""
CombineAt = Literal["full_table", "one_more", "nine_or_seven"]
"""A full table; one player more, ten at most; nine of eight- and nine-handed, seven of six and
seven."""
RedrawTables = Literal["never", "last_table", "by_field"]
"""With three, two tables and one left from 100 entries on, two and one from 51, else one."""

Ties = Literal["share_all", "share_across_tables", "stack_decides"]
"""Of those who go out in one hand: all share; at one table the larger stack ranks higher and
others share; the larger stack ranks higher wherever they sat."""
EqualStacks = Literal["share", "better_hand_then_lot"]
DisqualifiedPrize = Literal["none_moves_up", "kept"]
"""Of a disqualified player's place: nobody holds it and all behind move up; or it is paid."""

NextHand = Literal["when_all_are_done"]
"""When hand for hand goes on; every book has it so, and each its own article."""

Rounding = Literal["half_up", "up", "down"]
Rescue = Literal["extra_chip", "served_first"]
"""Of a player the race leaves with nothing: his chip comes on top, or is served before the cards."""

SeatsDrawn = Literal["at_random"]
"""Over all open seats, the tables kept level; no book and no house has another."""
WrongSeat = Literal["moves_with_stack", "as_director_decides"]
LateEntry = Literal["dealt_in_at_once", "waits_for_big_blind"]
Unclaimed = Literal["at_its_seat", "brought_to_the_player"]
Absent = Literal["blinded_off", "left_alone"]

CompletedFrom = Literal["half_the_raise", "half_the_bet"]
"""Half of the least raise, or of the whole bet that is faced; what is less is a call."""
OverShortBet = Literal["least_bet_on_top", "twice_the_least_bet"]
"""The least raise over somebody's all-in for less than the least bet."""
OneChip = Literal["call", "its_worth"]
SeveralChips = Literal["call_if_all_are_needed", "their_worth"]
"""Pushed without a word; all are needed where without the smallest they are less than a call."""
ReopenedBy = Literal["all_together", "a_single_one"]
"""All-ins since a player acted that come to a full raise together, or one that is a full raise."""
LimitReopenedBy = Literal["half_a_bet", "a_full_bet"]
CapLifted = Literal["two_in_the_tournament", "two_in_the_round", "never"]
PotMost = Literal["the_pot_after_the_call"]
"""The most that may be bet in pot-limit; every book has it so, and each its own article."""
PotShortBlinds = Literal["as_full", "as_posted"]
PotInNoLimit = Literal["least_bet_or_raise", "nothing"]
"""What is binding once somebody has said “pot” where there is no limit."""
OddChip = Literal["by_game", "left_of_button"]
"""Left of the button, but in stud to the highest card by suit; or always left of the button."""
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
    """Seconds to think once the clock is called, and then counted down aloud."""

    seconds: Annotated[int, Meta(ge=1, le=600)]
    countdown: Annotated[int, Meta(ge=0, le=60)] = 0
    at_most: bool = False
    """The floor may give fewer seconds than these."""


class ShotClock(Record, kw_only=True):
    """Seconds for each decision; a time-bank card adds some more."""

    seconds: Annotated[int, Meta(ge=1, le=600)]
    cards: Annotated[int, Meta(ge=0, le=100)] = 0
    """To each player on each day."""
    card_seconds: Annotated[int, Meta(ge=1, le=600)] = 30
    reset_at_final_table: bool = False


class AloneThere(Record, kw_only=True):
    """Where one player is present: when the button first moves on, and how often from then."""

    after_minutes: Annotated[int, Meta(ge=0, le=60)]
    every_seconds: Annotated[int, Meta(ge=10, le=600)]


class Tolerance(Record, kw_only=True):
    """With more than so many tables, by how many players one may have more than another."""

    above: Annotated[int, Meta(ge=0, le=5000)] = 0
    most: Annotated[int, Meta(ge=1, le=9)]


class DayEnd(Record, kw_only=True):
    """Between so many minutes before the end the clock is stopped, and a card says how many hands."""

    from_minutes: Annotated[int, Meta(ge=0, le=240)]
    to_minutes: Annotated[int, Meta(ge=0, le=240)]
    cards: Annotated[tuple[CardTyped, ...], Meta(min_length=1, max_length=13)]
    short_cards: Annotated[tuple[CardTyped, ...], Meta(max_length=13)] = ()
    """Where fewer than nine sit at a table, if others."""
    above_tables: Annotated[int, Meta(ge=0, le=100)] = 0
    """Not after a redraw to this many tables or fewer: then the time runs out."""
    shut: bool = False
    """Meanwhile nobody enters late and nothing is balanced; redraws wait."""


class Sum(Record, kw_only=True):
    """A sum in a currency, in its smallest unit; it binds tournaments in that currency."""

    amount: Annotated[Money, Meta(ge=1, le=10**12)]
    currency: CurrencyTyped = "EUR"


TolerancesTyped = Annotated[tuple[Tolerance, ...], Meta(min_length=1, max_length=5)]


def ways(told: tuple[HandBegins, ...]) -> tuple[HandBegins, ...]:
    return tuple(way for way in HAND_BEGINS if way in told)
