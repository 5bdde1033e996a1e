"""The options of the rules, their values and sources, as a director reads them."""

from typing import Any, assert_never

from tdconsole.domain.rules.book import OPTIONS, Rulebook, RuleChanges, Ruled, chosen, is_inherited
from tdconsole.domain.rules.values import (
    HAND_BEGINS,
    AnteHeadsUp,
    AnteOrder,
    CallClock,
    HandBegins,
    ShotClock,
    Standing,
)
from tdconsole.domain.values import AnteKind
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.entry_values import desk_rule

_DOTTED = {field: option for option, field in OPTIONS.items()}


def rule_name(words: Catalogue, option: str) -> str:
    """The name of an option; a later version's keeps its dotted name."""
    say = words.pgettext
    names = {
        "clock.call": say("rule", "Clock called on a player"),
        "shot_clock": say("rule", "Shot clock"),
        "level.hand_begins": say("rule", "A hand begins with"),
        "level.deck_change": say("rule", "Change of decks at a new level"),
        "level.by_hands": say("rule", "Levels by number of hands"),
        "registration.open_through_break": say("rule", "Registration through the last break"),
        "ante.kind": say("rule", "Who posts the ante"),
        "ante.order_when_short": say("rule", "Big blind short of chips"),
        "ante.heads_up": say("rule", "Ante of the last two"),
        "ante.reduce_when_all_tables_at_most": say("rule", "Ante at short tables"),
        "start.min_players": say("rule", "Players needed to start"),
        "start.first_button": say("rule", "First button"),
        "identity.required": say("rule", "Photo document"),
        "limits.minimum_age": say("rule", "Youngest player"),
        "limits.total_per_player": say("rule", "Spending limit for one player"),
        "limits.price_step": say("rule", "Steps of prices"),
        "reentry.requires_zero_chips": say("rule", "Re-entry with chips left"),
        "rebuy.when": say("rule", "Stack that may rebuy"),
        "rebuy.price": say("rule", "Price of a rebuy"),
        "rebuy.after_add_on": say("rule", "Rebuy after the add-on"),
        "add_on.price_at_most": say("rule", "Price of the add-on"),
        "double_chance.excludes_rebuys": say("rule", "Double chance and rebuys"),
        "no_show": say("rule", "Players who never come"),
        "alternates.seated": say("rule", "Alternates get a seat"),
        "seating.draw": say("rule", "Seats are drawn"),
        "seating.wrong_seat": say("rule", "Player in a wrong seat"),
        "seating.late": say("rule", "Late entrants get"),
        "unclaimed.stack": say("rule", "Stack of a player still to come"),
        "absent.stack": say("rule", "Stack of an absent player"),
        "absent.alone": say("rule", "One player alone at a table"),
        "balance.who": say("rule", "Balancing: which player"),
        "balance.where": say("rule", "Balancing: to which seat"),
        "balance.source": say("rule", "Balancing: from which table"),
        "balance.tolerance": say("rule", "Maximum difference between tables"),
        "balance.duty": say("rule", "Duty to balance"),
        "halt.deficit": say("rule", "A short table stops"),
        "halt.only_by_elimination": say("rule", "Why a short table stops"),
        "halt.when_blind_hits_open_seat": say("rule", "When a short table stops"),
        "button.show_dead_at": say("rule", "Where a dead button is shown"),
        "button.known_for": say("rule", "Button is remembered for"),
        "button.repair_next_hand": say("rule", "Button that was in the wrong place"),
        "dealt_in.barred": say("rule", "Newcomers get no cards"),
        "final_table.combine_at": say("rule", "Final table is formed with"),
        "redraw.at_tables": say("rule", "Redraw by tables left"),
        "redraw.at_players": say("rule", "Redraw by players left"),
        "redraw.each_day": say("rule", "Seats of a later day"),
        "ties.at_announcement": say("rule", "Out in the hand in which hand-for-hand is announced"),
        "ties.later": say("rule", "Out in one hand"),
        "ties.equal_stacks": say("rule", "Out in one hand with equal stacks"),
        "disqualified.prize": say("rule", "Place of a disqualified player"),
        "h4h.next_hand": say("rule", "Hand for hand, the next hand"),
        "h4h.minutes_per_hand": say("rule", "Hand for hand, each hand takes off the clock"),
        "h4h.hold_all_in": say("rule", "Hand for hand, a called all-in is"),
        "race.method": say("rule", "Odd chips of a colour-up"),
        "race.rounding": say("rule", "New chips in a race are rounded"),
        "race.rescue": say("rule", "A player left with nothing in a race"),
        "day.last_hands": say("rule", "Last hands of a day"),
        "raise.must_complete": say("rule", "Raise below the minimum"),
        "raise.over_short_bet": say("rule", "Raise over an all-in below the minimum bet"),
        "raise.one_chip": say("rule", "One chip pushed without a word"),
        "raise.several_chips": say("rule", "Several chips pushed without a word"),
        "raise.reopened_by": say("rule", "A player who has acted may raise again after"),
        "raise.reopened_in_limit_by": say(
            "rule", "A player who has acted may raise again in limit after"
        ),
        "raise.cap": say("rule", "Bets and raises in a round of limit"),
        "raise.cap_lifted": say("rule", "Limit without a last raise"),
        "pot.most": say("rule", "Maximum bet in pot-limit"),
        "pot.short_blinds": say("rule", "Pot-limit, a short or dead blind"),
        "pot.in_no_limit": say("rule", "“Pot” said in no-limit"),
        "odd_chip.goes_to": say("rule", "Odd chip of a shared pot goes to"),
        "odd_chip.high_low": say("rule", "Odd chip between high and low goes to"),
    }
    return names.get(option, option)


def rule_value(words: Catalogue, option: str, value: Any) -> str:
    say = words.pgettext
    match option:
        case "clock.call":
            return _call(words, value)
        case "shot_clock":
            return say("shot clock", "off") if value == "off" else _shot_clock(words, value)
        case "level.hand_begins":
            return _either(words, [begins(words, way) for way in HAND_BEGINS if way in value])
        case "level.deck_change":
            return say("decks", "called out") if value else say("decks", "not called out")
        case "level.by_hands":
            return say("levels", "allowed") if value else say("levels", "by time alone")
        case "registration.open_through_break":
            if value:
                return say("registration", "open until play goes on")
            return say("registration", "closed when its level ends")
        case "ante.kind":
            return ante_kind(words, value)
        case "ante.order_when_short":
            return ante_order(words, value)
        case "ante.heads_up":
            return ante_heads_up(words, value)
        case "ante.reduce_when_all_tables_at_most":
            if not value:
                return say("ante", "never reduced")
            return words.ngettext(
                "the small blind, once no table has more than {number} player",
                "the small blind, once no table has more than {number} players",
                value,
            )
        case _:
            return desk_rule(words, option, value)


def begins(words: Catalogue, way: HandBegins) -> str:
    say = words.pgettext
    match way:
        case "first_riffle":
            return say("a hand begins with", "the first riffle")
        case "shuffler_button":
            return say("a hand begins with", "the shuffler's button")
        case "dealer_push":
            return say("a hand begins with", "the dealer push")
        case "green_button":
            return say("a hand begins with", "the shuffler's green button")
        case "blind_posted":
            return say("a hand begins with", "a blind posted")
        case _:
            assert_never(way)


def ante_kind(words: Catalogue, kind: AnteKind) -> str:
    say = words.pgettext
    match kind:
        case "none":
            return say("ante", "nobody")
        case "each":
            return say("ante", "each player")
        case "big_blind":
            return say("ante", "the big blind, for all")
        case _:
            assert_never(kind)


def ante_order(words: Catalogue, order: AnteOrder) -> str:
    say = words.pgettext
    match order:
        case "bb_first":
            return say("ante", "the blind first, then the ante")
        case "ante_first":
            return say("ante", "the ante first, then the blind")
        case _:
            assert_never(order)


def ante_heads_up(words: Catalogue, ante: AnteHeadsUp) -> str:
    say = words.pgettext
    match ante:
        case "unchanged":
            return say("ante", "unchanged")
        case "none":
            return say("ante", "no ante at all")
        case _:
            assert_never(ante)


def standing_name(words: Catalogue, standing: Standing) -> str:
    say = words.pgettext
    match standing:
        case "article":
            return say("rule", "article")
        case "inherited":
            return say("rule", "inherited")
        case "house":
            return say("rule", "house practice")
        case "override":
            return say("rule", "overridden")
        case _:
            assert_never(standing)


def rule_source(words: Catalogue, rule: Ruled[Any]) -> str:
    """The article, and how the book comes by it if it isn't its own."""
    say = words.gettext
    match rule.standing:
        case "article" if rule.cite is not None:
            return rule.cite
        case "inherited" if rule.cite is not None:
            return say("inherited ({cite})", cite=rule.cite)
        case _:
            return standing_name(words, rule.standing)


def cited(words: Catalogue, book: Rulebook, cite: str | None) -> str:
    """The article behind a rule; empty if there is none."""
    if cite is None or not is_inherited(book, cite):
        return cite or ""
    return words.gettext("{article}, inherited", article=cite)


def book_says(words: Catalogue, option: str, rule: Ruled[Any]) -> str:
    return words.gettext(
        "The book: {value} ({source})",
        value=rule_value(words, option, rule.value),
        source=rule_source(words, rule),
    )


def rules_told(words: Catalogue, changes: RuleChanges) -> str:
    """The changes from what to what, for the log."""
    told = ((_DOTTED[field], value) for field, value in chosen(changes).items())
    return "; ".join(
        words.gettext(
            "{rule}: {value}",
            rule=rule_name(words, option),
            value=rule_value(words, option, value),
        )
        for option, value in told
    )


def _either(words: Catalogue, ways: list[str]) -> str:
    if len(ways) < 2:
        return "".join(ways)
    return words.gettext("{before} or {last}", before=", ".join(ways[:-1]), last=ways[-1])


def _call(words: Catalogue, call: CallClock) -> str:
    say = words.gettext
    seconds, countdown = words.number(call.seconds), words.number(call.countdown)
    match call.at_most, call.countdown > 0:
        case True, True:
            return say(
                "up to {seconds} s, then {countdown} s counted down",
                seconds=seconds,
                countdown=countdown,
            )
        case True, False:
            return say("up to {seconds} s", seconds=seconds)
        case False, True:
            return say(
                "{seconds} s, then {countdown} s counted down",
                seconds=seconds,
                countdown=countdown,
            )
        case _:
            return say("{seconds} s", seconds=seconds)


def _shot_clock(words: Catalogue, clock: ShotClock) -> str:
    say = words.gettext
    seconds = words.number(clock.seconds)
    if not clock.cards:
        return say("{seconds} s for each decision", seconds=seconds)
    cards = words.ngettext(
        "{number} card of {seconds} s a day",
        "{number} cards of {seconds} s a day",
        clock.cards,
        seconds=words.number(clock.card_seconds),
    )
    if clock.reset_at_final_table:
        return say(
            "{seconds} s for each decision, {cards}, given again at the final table",
            seconds=seconds,
            cards=cards,
        )
    return say("{seconds} s for each decision, {cards}", seconds=seconds, cards=cards)
