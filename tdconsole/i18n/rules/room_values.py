"""The rules of balancing, halting, the button and the final table, as a director reads them."""

from collections.abc import Sequence
from typing import Any, assert_never

from tdconsole.domain.rules.values import (
    BalanceDuty,
    BalanceSource,
    BalanceWhere,
    BalanceWho,
    ButtonShown,
    CombineAt,
    DealtIn,
    DisqualifiedPrize,
    EqualStacks,
    RedrawTables,
    Ties,
    Tolerance,
)
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.bubble_values import bubble_rule


def floor_rule(words: Catalogue, option: str, value: Any) -> str:
    """The value in words; a later version's is shown as in the file."""
    say = words.pgettext
    match option:
        case "balance.who":
            return balance_who(words, value)
        case "balance.where":
            return balance_where(words, value)
        case "balance.source":
            return balance_source(words, value)
        case "balance.tolerance":
            return tolerance(words, value)
        case "balance.duty":
            return balance_duty(words, value)
        case "halt.deficit":
            if not value:
                return say("short table", "never")
            return words.ngettext(
                "{number} player short of the fullest",
                "{number} players short of the fullest",
                value,
            )
        case "halt.only_by_elimination":
            if value:
                return say("short table", "only if its players went out")
            return say("short table", "for whatever reason it is short")
        case "halt.when_blind_hits_open_seat":
            if value:
                return say("short table", "when the big blind comes to an empty seat")
            return say("short table", "after the hand being played")
        case "button.show_dead_at":
            return button_shown(words, value)
        case "button.known_for":
            return words.ngettext("{number} minute", "{number} minutes", value)
        case "dealt_in.barred":
            return dealt_in(words, value)
        case "final_table.combine_at":
            return combine_at(words, value)
        case "redraw.at_tables":
            return redraw_tables(words, value)
        case "redraw.at_players":
            return redraw_players(words, value)
        case "redraw.each_day":
            return say("redraw", "redrawn") if value else say("redraw", "as the evening before")
        case "ties.at_announcement" | "ties.later":
            return ties(words, value)
        case "ties.equal_stacks":
            return equal_stacks(words, value)
        case "disqualified.prize":
            return disqualified_prize(words, value)
        case _:
            return bubble_rule(words, option, value)


def balance_who(words: Catalogue, who: BalanceWho) -> str:
    say = words.pgettext
    match who:
        case "next_big_blind":
            return say("balancing", "the next big blind")
        case "high_card":
            return say("balancing", "drawn by high card")
        case _:
            assert_never(who)


def balance_where(words: Catalogue, where: BalanceWhere) -> str:
    say = words.pgettext
    match where:
        case "worst":
            return say("balancing", "the worst: big blind soonest")
        case "nearest_big_blind":
            return say("balancing", "the nearest to the big blind")
        case _:
            assert_never(where)


def balance_source(words: Catalogue, source: BalanceSource) -> str:
    say = words.pgettext
    match source:
        case "largest_then_break_order":
            return say("balancing", "the fullest; of several the one to break first")
        case "next_full_table":
            return say("balancing", "the next full one after the short one")
        case "largest_then_least_moved":
            return say("balancing", "the fullest; of several the one whose player moved least")
        case _:
            assert_never(source)


def tolerance(words: Catalogue, steps: Sequence[Tolerance]) -> str:
    """The steps of the tolerance, the one for the most tables first, the general one last."""
    told = sorted(steps, key=lambda step: -step.above)
    parts = [_apart(words, step) for step in told if step.above]
    rest = next((step.most for step in told if not step.above), 1)
    if not parts:
        return words.ngettext("{number} player", "{number} players", rest)
    return words.gettext("{before}, else {most}", before=", ".join(parts), most=words.number(rest))


def _apart(words: Catalogue, step: Tolerance) -> str:
    return words.ngettext(
        "{most} with more than {number} table",
        "{most} with more than {number} tables",
        step.above,
        most=words.number(step.most),
    )


def balance_duty(words: Catalogue, duty: BalanceDuty) -> str:
    say = words.pgettext
    match duty:
        case "may":
            return say("balancing", "the director may balance")
        case "should":
            return say("balancing", "the director should balance")
        case "must":
            return say("balancing", "the director has to balance")
        case _:
            assert_never(duty)


def button_shown(words: Catalogue, shown: ButtonShown) -> str:
    say = words.pgettext
    match shown:
        case "empty_seat":
            return say("dead button", "at the empty seat")
        case "last_player":
            return say("dead button", "at the last occupied seat")
        case _:
            assert_never(shown)


def dealt_in(words: Catalogue, rule: DealtIn) -> str:
    say = words.pgettext
    match rule:
        case "not_between_small_blind_and_button":
            return say("no cards", "between button and small blind")
        case "not_between_big_blind_and_button":
            return say("no cards", "between button and small blind; if balanced, also on it")
        case "not_on_small_blind":
            return say("no cards", "on the small blind")
        case _:
            assert_never(rule)


def combine_at(words: Catalogue, rule: CombineAt) -> str:
    say = words.pgettext
    match rule:
        case "full_table":
            return say("final table", "the number of players a table seats")
        case "one_more":
            return say("final table", "one player more than a table seats, at most 10")
        case "nine_or_seven":
            return say(
                "final table",
                "9 at tables of 8 or 9, 7 at those of 6 or 7, else a full table",
            )
        case _:
            assert_never(rule)


def redraw_tables(words: Catalogue, rule: RedrawTables) -> str:
    say = words.pgettext
    match rule:
        case "never":
            return say("redraw", "never")
        case "last_table":
            return say("redraw", "at the final table")
        case "by_field":
            return say(
                "redraw", "from 100 entries at 3, 2 and 1 tables, from 51 at 2 and 1, else 1"
            )
        case _:
            assert_never(rule)


def redraw_players(words: Catalogue, numbers: Sequence[int]) -> str:
    if not numbers:
        return words.pgettext("redraw", "never")
    listed = words.listed([words.number(number) for number in sorted(numbers, reverse=True)])
    return words.gettext("with {numbers} players left", numbers=listed)


def ties(words: Catalogue, rule: Ties) -> str:
    say = words.pgettext
    match rule:
        case "share_all":
            return say("out in one hand", "all share the places")
        case "share_across_tables":
            return say("out in one hand", "at one table by stack, otherwise they share")
        case "stack_decides":
            return say("out in one hand", "the larger stack ranks higher, at any table")
        case _:
            assert_never(rule)


def equal_stacks(words: Catalogue, rule: EqualStacks) -> str:
    say = words.pgettext
    match rule:
        case "share":
            return say("equal stacks", "they share the places")
        case "better_hand_then_lot":
            return say("equal stacks", "the better hand, then by lot")
        case _:
            assert_never(rule)


def disqualified_prize(words: Catalogue, rule: DisqualifiedPrize) -> str:
    say = words.pgettext
    match rule:
        case "none_moves_up":
            return say("disqualified", "no place: all behind move up")
        case "kept":
            return say("disqualified", "the prize of the place is kept")
        case _:
            assert_never(rule)
