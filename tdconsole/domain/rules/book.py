"""The house's book: a value for each option of the rules, and its source.

On the wire and in files an option goes by its dotted name, which is how a director reads it.
"""

from typing import Final, Generic, TypeVar

from msgspec import field
from msgspec.structs import replace

from tdconsole.domain.rules.values import (
    Absent,
    AgeTyped,
    AloneThere,
    AnteHeadsUp,
    AnteOrder,
    AtMostTyped,
    BalanceDuty,
    BalanceSource,
    BalanceWhere,
    BalanceWho,
    BeginsTyped,
    ButtonShown,
    CallClock,
    CapLifted,
    CapTyped,
    CiteTyped,
    CombineAt,
    CompletedFrom,
    DayEnd,
    DealtIn,
    DeficitTyped,
    DisqualifiedPrize,
    EqualStacks,
    FirstButton,
    HandMinutes,
    Identity,
    LateEntry,
    LeastTyped,
    LimitReopenedBy,
    MinutesKnown,
    NextHand,
    NoShow,
    OddChip,
    OddHalf,
    OneChip,
    OverShortBet,
    PlayersAtTyped,
    PotInNoLimit,
    PotMost,
    PotShortBlinds,
    RebuyPrice,
    RebuyWhen,
    RedrawTables,
    ReopenedBy,
    Rescue,
    Rounding,
    Seated,
    SeatsDrawn,
    SeveralChips,
    ShotClock,
    Standing,
    Sum,
    Ties,
    TimesTyped,
    Tolerance,
    TolerancesTyped,
    Unclaimed,
    WrongSeat,
    ways,
)
from tdconsole.domain.values import AnteKind, NameTyped, Off, RaceMethod, Record

Value = TypeVar("Value")


class Ruled(Record, Generic[Value], kw_only=True):
    value: Value
    standing: Standing = "house"
    cite: CiteTyped | None = None


class Rulebook(Record, kw_only=True):
    """A profile with every option set; one missing from an older file is TDA-2024's."""

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
    seats_drawn: Ruled[SeatsDrawn] = field(
        name="seating.draw", default=Ruled(value="at_random", standing="article", cite="TDA-2024 7")
    )
    wrong_seat: Ruled[WrongSeat] = field(
        name="seating.wrong_seat",
        default=Ruled(value="moves_with_stack", standing="article", cite="TDA-2024 7"),
    )
    late: Ruled[LateEntry] = field(
        name="seating.late",
        default=Ruled(value="dealt_in_at_once", standing="article", cite="TDA-2024 8-A"),
    )
    unclaimed: Ruled[Unclaimed] = field(name="unclaimed.stack", default=Ruled(value="at_its_seat"))
    absent: Ruled[Absent] = field(
        name="absent.stack",
        default=Ruled(value="blinded_off", standing="article", cite="TDA-2024 30"),
    )
    alone: Ruled[AloneThere | Off] = field(name="absent.alone", default=Ruled(value="off"))
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
    repair_button: Ruled[bool] = field(
        name="button.repair_next_hand",
        default=Ruled(value=False, standing="article", cite="TDA-2024 34-A"),
    )
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
    redraw_each_day: Ruled[bool] = field(name="redraw.each_day", default=Ruled(value=True))
    ties_announced: Ruled[Ties] = field(
        name="ties.at_announcement",
        default=Ruled(value="share_all", standing="article", cite="TDA-2024 RP-8-A"),
    )
    ties_later: Ruled[Ties] = field(name="ties.later", default=Ruled(value="share_across_tables"))
    ties_equal: Ruled[EqualStacks] = field(name="ties.equal_stacks", default=Ruled(value="share"))
    disqualified: Ruled[DisqualifiedPrize] = field(
        name="disqualified.prize", default=Ruled(value="none_moves_up")
    )
    next_hand: Ruled[NextHand] = field(
        name="h4h.next_hand",
        default=Ruled(value="when_all_are_done", standing="article", cite="TDA-2024 RP-8"),
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
    completed_from: Ruled[CompletedFrom] = field(
        name="raise.must_complete",
        default=Ruled(value="half_the_raise", standing="article", cite="TDA-2024 43-A"),
    )
    over_short_bet: Ruled[OverShortBet] = field(
        name="raise.over_short_bet", default=Ruled(value="least_bet_on_top")
    )
    one_chip: Ruled[OneChip] = field(
        name="raise.one_chip", default=Ruled(value="call", standing="article", cite="TDA-2024 44")
    )
    several_chips: Ruled[SeveralChips] = field(
        name="raise.several_chips",
        default=Ruled(value="call_if_all_are_needed", standing="article", cite="TDA-2024 45"),
    )
    reopened_by: Ruled[ReopenedBy] = field(
        name="raise.reopened_by",
        default=Ruled(value="all_together", standing="article", cite="TDA-2024 47-A"),
    )
    reopened_in_limit_by: Ruled[LimitReopenedBy] = field(
        name="raise.reopened_in_limit_by",
        default=Ruled(value="half_a_bet", standing="article", cite="TDA-2024 47-B"),
    )
    raise_cap: Ruled[CapTyped] = field(name="raise.cap", default=Ruled(value=4))
    cap_lifted: Ruled[CapLifted] = field(
        name="raise.cap_lifted",
        default=Ruled(value="two_in_the_tournament", standing="article", cite="TDA-2024 48"),
    )
    pot_most: Ruled[PotMost] = field(
        name="pot.most",
        default=Ruled(value="the_pot_after_the_call", standing="article", cite="TDA-2024 54-B"),
    )
    pot_short_blinds: Ruled[PotShortBlinds] = field(
        name="pot.short_blinds",
        default=Ruled(value="as_full", standing="article", cite="TDA-2024 54-B"),
    )
    pot_in_no_limit: Ruled[PotInNoLimit] = field(
        name="pot.in_no_limit",
        default=Ruled(value="least_bet_or_raise", standing="article", cite="TDA-2024 54-D"),
    )
    odd_chip: Ruled[OddChip] = field(
        name="odd_chip.goes_to",
        default=Ruled(value="by_game", standing="article", cite="TDA-2024 20-A/B"),
    )
    odd_high_low: Ruled[OddHalf] = field(
        name="odd_chip.high_low",
        default=Ruled(value="high", standing="article", cite="TDA-2024 20-C"),
    )


class RuleChanges(Record, kw_only=True, omit_defaults=True):
    """The director's overrides; None leaves the option to the profile."""

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
    seats_drawn: SeatsDrawn | None = field(name="seating.draw", default=None)
    wrong_seat: WrongSeat | None = field(name="seating.wrong_seat", default=None)
    late: LateEntry | None = field(name="seating.late", default=None)
    unclaimed: Unclaimed | None = field(name="unclaimed.stack", default=None)
    absent: Absent | None = field(name="absent.stack", default=None)
    alone: AloneThere | Off | None = field(name="absent.alone", default=None)
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
    repair_button: bool | None = field(name="button.repair_next_hand", default=None)
    dealt_in: DealtIn | None = field(name="dealt_in.barred", default=None)
    combine_at: CombineAt | None = field(name="final_table.combine_at", default=None)
    redraw_tables: RedrawTables | None = field(name="redraw.at_tables", default=None)
    redraw_players: PlayersAtTyped | None = field(name="redraw.at_players", default=None)
    redraw_each_day: bool | None = field(name="redraw.each_day", default=None)
    ties_announced: Ties | None = field(name="ties.at_announcement", default=None)
    ties_later: Ties | None = field(name="ties.later", default=None)
    ties_equal: EqualStacks | None = field(name="ties.equal_stacks", default=None)
    disqualified: DisqualifiedPrize | None = field(name="disqualified.prize", default=None)
    next_hand: NextHand | None = field(name="h4h.next_hand", default=None)
    hand_minutes: HandMinutes | None = field(name="h4h.minutes_per_hand", default=None)
    hold_all_in: bool | None = field(name="h4h.hold_all_in", default=None)
    race_method: RaceMethod | None = field(name="race.method", default=None)
    race_rounding: Rounding | None = field(name="race.rounding", default=None)
    race_rescue: Rescue | None = field(name="race.rescue", default=None)
    day_end: DayEnd | Off | None = field(name="day.last_hands", default=None)
    completed_from: CompletedFrom | None = field(name="raise.must_complete", default=None)
    over_short_bet: OverShortBet | None = field(name="raise.over_short_bet", default=None)
    one_chip: OneChip | None = field(name="raise.one_chip", default=None)
    several_chips: SeveralChips | None = field(name="raise.several_chips", default=None)
    reopened_by: ReopenedBy | None = field(name="raise.reopened_by", default=None)
    reopened_in_limit_by: LimitReopenedBy | None = field(
        name="raise.reopened_in_limit_by", default=None
    )
    raise_cap: CapTyped | None = field(name="raise.cap", default=None)
    cap_lifted: CapLifted | None = field(name="raise.cap_lifted", default=None)
    pot_most: PotMost | None = field(name="pot.most", default=None)
    pot_short_blinds: PotShortBlinds | None = field(name="pot.short_blinds", default=None)
    pot_in_no_limit: PotInNoLimit | None = field(name="pot.in_no_limit", default=None)
    odd_chip: OddChip | None = field(name="odd_chip.goes_to", default=None)
    odd_high_low: OddHalf | None = field(name="odd_chip.high_low", default=None)


OPTIONS: Final[dict[str, str]] = dict(
    zip(RuleChanges.__struct_encode_fields__, RuleChanges.__struct_fields__, strict=True)
)
"""The field of each option by its dotted name, in reading order."""

NO_CHANGES: Final = RuleChanges()
STANDARD: Final = Rulebook(id="tda-2024", title="Poker TDA 2024")


class Rules(Record, kw_only=True):
    """A tournament's copy of its profile, the overrides, and the book they make together."""

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
    """The options that are changed, by field."""
    values = ((option, getattr(changes, option)) for option in RuleChanges.__struct_fields__)
    return {option: value for option, value in values if value is not None}


def differing(changes: RuleChanges, book: Rulebook) -> RuleChanges:
    """Only the changes that differ from the book."""
    told = in_order(changes)
    same = {
        option: None
        for option, value in chosen(told).items()
        if getattr(book, option).value == value
    }
    return replace(told, **same)


def overridden(before: Rules, changes: RuleChanges) -> Rules:
    """The rules with these changes; the profile's own value removes an override."""
    merged = replace(before.changes, **chosen(changes))
    return rules(before.profile, differing(merged, before.profile))


def in_order(changes: RuleChanges) -> RuleChanges:
    """The changes with the ways in which a hand begins in their usual order, each once."""
    if changes.hand_begins is None:
        return changes
    return replace(changes, hand_begins=ways(changes.hand_begins))


def is_inherited(book: Rulebook, cite: str) -> bool:
    """Whether no article of the book itself says it, but one of the book beneath it.

    A tournament's older copy lacks some options; their defaults are not the book's own.
    """
    options = (getattr(book, field) for field in OPTIONS.values())
    return any(one.standing == "inherited" for one in options if one.cite == cite)
