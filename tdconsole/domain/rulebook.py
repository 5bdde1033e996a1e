"""The house's book: a value for each option of the rules, and where it comes from.

On the wire and in files an option goes by its dotted name, which is how a director reads it.
"""

from typing import Annotated, Final, Generic, Literal, TypeVar, get_args

from msgspec import Meta, field
from msgspec.structs import replace

from tdconsole.domain.values import (
    AnteKind,
    CurrencyTyped,
    Money,
    NameTyped,
    Off,
    RaceMethod,
    Record,
)

Value = TypeVar("Value")

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

Rounding = Literal["half_up", "up", "down"]
Rescue = Literal["extra_chip", "served_first"]
"""Of a player the race leaves with nothing: his chip comes on top, or is served before the cards."""

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
    """Not with so few."""
    shut: bool = False
    """Meanwhile nobody enters late and nothing is balanced; redraws wait."""


class Sum(Record, kw_only=True):
    """A sum in a currency, in its smallest unit; it binds tournaments in that currency."""

    amount: Annotated[Money, Meta(ge=1, le=10**12)]
    currency: CurrencyTyped = "EUR"


TolerancesTyped = Annotated[tuple[Tolerance, ...], Meta(min_length=1, max_length=5)]


class Ruled(Record, Generic[Value], kw_only=True):
    value: Value
    standing: Standing = "house"
    cite: CiteTyped | None = None


class Rulebook(Record, kw_only=True):
    """A profile with every option set; one that an older file did not know is TDA-2024's."""

    id: NameTyped
    title: NameTyped
    call: Ruled[CallClock] = field(
        name="clock.call",
        default=Ruled(
            value=CallClock(seconds=25, countdown=5), standing="article", cite="TDA-2024 29"
        ),
    )
    shot_clock: Ruled[ShotClock | Off] = field(default=Ruled(value="off"))
    hand_begins: Ruled[BeginsTyped] = field(
        name="level.hand_begins",
        default=Ruled(
            value=("first_riffle", "shuffler_button", "dealer_push"),
            standing="article",
            cite="TDA-2024 23",
        ),
    )
    deck_change: Ruled[bool] = field(
        name="level.deck_change",
        default=Ruled(value=True, standing="article", cite="TDA-2024 26"),
    )
    by_hands: Ruled[bool] = field(name="level.by_hands", default=Ruled(value=False))
    open_through_break: Ruled[bool] = field(
        name="registration.open_through_break", default=Ruled(value=False)
    )
    ante_kind: Ruled[AnteKind] = field(
        name="ante.kind",
        default=Ruled(value="big_blind", standing="article", cite="TDA-2024 RP-11"),
    )
    ante_order: Ruled[AnteOrder] = field(
        name="ante.order_when_short",
        default=Ruled(value="bb_first", standing="article", cite="TDA-2024 RP-11"),
    )
    ante_heads_up: Ruled[AnteHeadsUp] = field(
        name="ante.heads_up",
        default=Ruled(value="unchanged", standing="article", cite="TDA-2024 RP-11"),
    )
    ante_reduced_at: Ruled[AtMostTyped] = field(
        name="ante.reduce_when_all_tables_at_most",
        default=Ruled(value=0, standing="article", cite="TDA-2024 RP-11"),
    )
    min_players: Ruled[LeastTyped] = field(name="start.min_players", default=Ruled(value=0))
    first_button: Ruled[FirstButton] = field(
        name="start.first_button", default=Ruled(value="seat_1")
    )
    identity: Ruled[Identity] = field(name="identity.required", default=Ruled(value="no"))
    minimum_age: Ruled[AgeTyped] = field(name="limits.minimum_age", default=Ruled(value=0))
    most_spent: Ruled[Sum | Off] = field(name="limits.total_per_player", default=Ruled(value="off"))
    price_step: Ruled[Sum | Off] = field(name="limits.price_step", default=Ruled(value="off"))
    reentry_at_zero: Ruled[bool] = field(
        name="reentry.requires_zero_chips",
        default=Ruled(value=False, standing="article", cite="TDA-2024 8-B"),
    )
    rebuy_when: Ruled[RebuyWhen] = field(name="rebuy.when", default=Ruled(value="at_or_below"))
    rebuy_price: Ruled[RebuyPrice] = field(name="rebuy.price", default=Ruled(value="any"))
    rebuy_after_add_on: Ruled[bool] = field(name="rebuy.after_add_on", default=Ruled(value=False))
    add_on_at_most: Ruled[TimesTyped] = field(name="add_on.price_at_most", default=Ruled(value=0))
    double_chance_alone: Ruled[bool] = field(
        name="double_chance.excludes_rebuys", default=Ruled(value=False)
    )
    no_show: Ruled[NoShow] = field(name="no_show", default=Ruled(value="blinded_off"))
    alternates: Ruled[Seated] = field(name="alternates.seated", default=Ruled(value="by_hand"))
    balance_who: Ruled[BalanceWho] = field(
        name="balance.who",
        default=Ruled(value="next_big_blind", standing="article", cite="TDA-2024 11-A"),
    )
    balance_where: Ruled[BalanceWhere] = field(
        name="balance.where",
        default=Ruled(value="worst", standing="article", cite="TDA-2024 11-A"),
    )
    balance_source: Ruled[BalanceSource] = field(
        name="balance.source",
        default=Ruled(value="largest_then_break_order", standing="article", cite="TDA-2024 11-A"),
    )
    balance_tolerance: Ruled[TolerancesTyped] = field(
        name="balance.tolerance", default=Ruled(value=(Tolerance(most=1),))
    )
    balance_duty: Ruled[BalanceDuty] = field(
        name="balance.duty",
        default=Ruled(value="should", standing="article", cite="TDA-2024 11-D"),
    )
    halt_deficit: Ruled[DeficitTyped] = field(
        name="halt.deficit",
        default=Ruled(value=3, standing="article", cite="TDA-2024 11-D"),
    )
    halt_by_elimination: Ruled[bool] = field(
        name="halt.only_by_elimination",
        default=Ruled(value=True, standing="article", cite="TDA-2024 11-D"),
    )
    halt_at_open_seat: Ruled[bool] = field(
        name="halt.when_blind_hits_open_seat",
        default=Ruled(value=True, standing="article", cite="TDA-2024 11-D"),
    )
    button_shown: Ruled[ButtonShown] = field(
        name="button.show_dead_at",
        default=Ruled(value="empty_seat", standing="article", cite="TDA-2024 32"),
    )
    button_known_for: Ruled[MinutesKnown] = field(name="button.known_for", default=Ruled(value=3))
    dealt_in: Ruled[DealtIn] = field(
        name="dealt_in.barred",
        default=Ruled(
            value="not_between_small_blind_and_button", standing="article", cite="TDA-2024 10-A"
        ),
    )
    combine_at: Ruled[CombineAt] = field(
        name="final_table.combine_at",
        default=Ruled(value="nine_or_seven", standing="article", cite="TDA-2024 RP-9"),
    )
    redraw_tables: Ruled[RedrawTables] = field(
        name="redraw.at_tables", default=Ruled(value="last_table")
    )
    redraw_players: Ruled[PlayersAtTyped] = field(name="redraw.at_players", default=Ruled(value=()))
    ties_announced: Ruled[Ties] = field(
        name="ties.at_announcement",
        default=Ruled(value="share_all", standing="article", cite="TDA-2024 RP-8-A"),
    )
    ties_later: Ruled[Ties] = field(name="ties.later", default=Ruled(value="share_across_tables"))
    ties_equal: Ruled[EqualStacks] = field(name="ties.equal_stacks", default=Ruled(value="share"))
    disqualified: Ruled[DisqualifiedPrize] = field(
        name="disqualified.prize", default=Ruled(value="none_moves_up")
    )
    hand_minutes: Ruled[HandMinutes] = field(
        name="h4h.minutes_per_hand",
        default=Ruled(value=2, standing="article", cite="TDA-2024 RP-8"),
    )
    hold_all_in: Ruled[bool] = field(
        name="h4h.hold_all_in",
        default=Ruled(value=True, standing="article", cite="TDA-2024 RP-8-F"),
    )
    race_method: Ruled[RaceMethod] = field(
        name="race.method",
        default=Ruled(value="race", standing="article", cite="TDA-2024 24-A"),
    )
    race_rounding: Ruled[Rounding] = field(name="race.rounding", default=Ruled(value="half_up"))
    race_rescue: Ruled[Rescue] = field(
        name="race.rescue",
        default=Ruled(value="extra_chip", standing="article", cite="TDA-2024 24-A"),
    )
    day_end: Ruled[DayEnd | Off] = field(name="day.last_hands", default=Ruled(value="off"))


class RuleChanges(Record, kw_only=True, omit_defaults=True):
    """What a director decided otherwise; None leaves the option to the profile."""

    call: CallClock | None = field(name="clock.call", default=None)
    shot_clock: ShotClock | Off | None = None
    hand_begins: BeginsTyped | None = field(name="level.hand_begins", default=None)
    deck_change: bool | None = field(name="level.deck_change", default=None)
    by_hands: bool | None = field(name="level.by_hands", default=None)
    open_through_break: bool | None = field(name="registration.open_through_break", default=None)
    ante_kind: AnteKind | None = field(name="ante.kind", default=None)
    ante_order: AnteOrder | None = field(name="ante.order_when_short", default=None)
    ante_heads_up: AnteHeadsUp | None = field(name="ante.heads_up", default=None)
    ante_reduced_at: AtMostTyped | None = field(
        name="ante.reduce_when_all_tables_at_most", default=None
    )
    min_players: LeastTyped | None = field(name="start.min_players", default=None)
    first_button: FirstButton | None = field(name="start.first_button", default=None)
    identity: Identity | None = field(name="identity.required", default=None)
    minimum_age: AgeTyped | None = field(name="limits.minimum_age", default=None)
    most_spent: Sum | Off | None = field(name="limits.total_per_player", default=None)
    price_step: Sum | Off | None = field(name="limits.price_step", default=None)
    reentry_at_zero: bool | None = field(name="reentry.requires_zero_chips", default=None)
    rebuy_when: RebuyWhen | None = field(name="rebuy.when", default=None)
    rebuy_price: RebuyPrice | None = field(name="rebuy.price", default=None)
    rebuy_after_add_on: bool | None = field(name="rebuy.after_add_on", default=None)
    add_on_at_most: TimesTyped | None = field(name="add_on.price_at_most", default=None)
    double_chance_alone: bool | None = field(name="double_chance.excludes_rebuys", default=None)
    no_show: NoShow | None = None
    alternates: Seated | None = field(name="alternates.seated", default=None)
    balance_who: BalanceWho | None = field(name="balance.who", default=None)
    balance_where: BalanceWhere | None = field(name="balance.where", default=None)
    balance_source: BalanceSource | None = field(name="balance.source", default=None)
    balance_tolerance: TolerancesTyped | None = field(name="balance.tolerance", default=None)
    balance_duty: BalanceDuty | None = field(name="balance.duty", default=None)
    halt_deficit: DeficitTyped | None = field(name="halt.deficit", default=None)
    halt_by_elimination: bool | None = field(name="halt.only_by_elimination", default=None)
    halt_at_open_seat: bool | None = field(name="halt.when_blind_hits_open_seat", default=None)
    button_shown: ButtonShown | None = field(name="button.show_dead_at", default=None)
    button_known_for: MinutesKnown | None = field(name="button.known_for", default=None)
    dealt_in: DealtIn | None = field(name="dealt_in.barred", default=None)
    combine_at: CombineAt | None = field(name="final_table.combine_at", default=None)
    redraw_tables: RedrawTables | None = field(name="redraw.at_tables", default=None)
    redraw_players: PlayersAtTyped | None = field(name="redraw.at_players", default=None)
    ties_announced: Ties | None = field(name="ties.at_announcement", default=None)
    ties_later: Ties | None = field(name="ties.later", default=None)
    ties_equal: EqualStacks | None = field(name="ties.equal_stacks", default=None)
    disqualified: DisqualifiedPrize | None = field(name="disqualified.prize", default=None)
    hand_minutes: HandMinutes | None = field(name="h4h.minutes_per_hand", default=None)
    hold_all_in: bool | None = field(name="h4h.hold_all_in", default=None)
    race_method: RaceMethod | None = field(name="race.method", default=None)
    race_rounding: Rounding | None = field(name="race.rounding", default=None)
    race_rescue: Rescue | None = field(name="race.rescue", default=None)
    day_end: DayEnd | Off | None = field(name="day.last_hands", default=None)


OPTIONS: Final[dict[str, str]] = dict(
    zip(RuleChanges.__struct_encode_fields__, RuleChanges.__struct_fields__, strict=True)
)
"""The field of each option by its dotted name, in the order in which they are read."""

NO_CHANGES: Final = RuleChanges()
STANDARD: Final = Rulebook(id="tda-2024", title="Poker TDA 2024")


class Rules(Record, kw_only=True):
    """A tournament's own copy of its profile, what was overridden, and both in one book."""

    profile: Rulebook = STANDARD
    changes: RuleChanges = NO_CHANGES
    book: Rulebook = STANDARD


def rules(profile: Rulebook, changes: RuleChanges = NO_CHANGES) -> Rules:
    overridden = {
        option: Ruled(value=value, standing="override") for option, value in chosen(changes).items()
    }
    book = replace(profile, **overridden) if overridden else profile
    return Rules(profile=profile, changes=changes, book=book)


def chosen(changes: RuleChanges) -> dict[str, object]:
    """What is not left alone, by the option's field."""
    values = ((option, getattr(changes, option)) for option in RuleChanges.__struct_fields__)
    return {option: value for option, value in values if value is not None}


def differing(changes: RuleChanges, book: Rulebook) -> RuleChanges:
    """Only what is not in the book already."""
    told = in_order(changes)
    same = {
        option: None
        for option, value in chosen(told).items()
        if getattr(book, option).value == value
    }
    return replace(told, **same)


def overridden(before: Rules, changes: RuleChanges) -> Rules:
    """The profile's own value takes the override away."""
    merged = replace(before.changes, **chosen(changes))
    return rules(before.profile, differing(merged, before.profile))


def in_order(changes: RuleChanges) -> RuleChanges:
    """The ways in which a hand begins, each once and as they are always told."""
    if changes.hand_begins is None:
        return changes
    return replace(changes, hand_begins=ways(changes.hand_begins))


def is_inherited(book: Rulebook, cite: str) -> bool:
    """No article of the book itself says it: it goes by that of the book below."""
    options = (getattr(book, field) for field in OPTIONS.values())
    return {one.standing for one in options if one.cite == cite} == {"inherited"}


def ways(told: tuple[HandBegins, ...]) -> tuple[HandBegins, ...]:
    return tuple(way for way in HAND_BEGINS if way in told)
