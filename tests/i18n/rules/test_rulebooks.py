"""Every rule, and every value of every book, can be read."""

from typing import get_args

import pytest
from msgspec.structs import replace

from tdconsole.domain.rules.book import OPTIONS, STANDARD, RuleChanges, Ruled
from tdconsole.domain.rules.values import (
    Absent,
    AloneThere,
    BalanceDuty,
    BalanceSource,
    BalanceWhere,
    BalanceWho,
    ButtonShown,
    CallClock,
    CapLifted,
    CombineAt,
    CompletedFrom,
    DealtIn,
    DisqualifiedPrize,
    EqualStacks,
    LateEntry,
    LimitReopenedBy,
    OddChip,
    OddHalf,
    OneChip,
    OverShortBet,
    PotInNoLimit,
    PotShortBlinds,
    RedrawTables,
    ReopenedBy,
    Rescue,
    Rounding,
    SeveralChips,
    ShotClock,
    Standing,
    Ties,
    Tolerance,
    Unclaimed,
    WrongSeat,
)
from tdconsole.domain.values import RaceMethod
from tdconsole.i18n.catalogue import Catalogue, catalogue
from tdconsole.i18n.rules.books import (
    book_says,
    cited,
    rule_name,
    rule_source,
    rule_value,
    rules_told,
    standing_name,
)
from tdconsole.library.rulebooks import rulebook, rulebooks_named
from tdconsole.projections.rules.listed import RuleLine

WORDS = [catalogue("en"), catalogue("it"), catalogue("pl")]
ENGLISH = WORDS[0]


@pytest.mark.parametrize("words", WORDS, ids=lambda words: words.language)
def test_every_option_has_a_name_of_its_own(words: Catalogue) -> None:
    names = {rule_name(words, option) for option in OPTIONS}
    assert len(names) == len(OPTIONS)
    assert names.isdisjoint(OPTIONS)


@pytest.mark.parametrize("option", OPTIONS)
def test_different_values_read_differently(option: str) -> None:
    values = {getattr(rulebook(name), OPTIONS[option]).value for name in rulebooks_named()}
    for words in WORDS:
        said = {rule_value(words, option, value) for value in values}
        assert len(said) == len(values)
        assert all(text.strip() and "{" not in text for text in said)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (CallClock(seconds=25, countdown=5), "25 s, then 5 s counted down"),
        (CallClock(seconds=50, countdown=10, at_most=True), "up to 50 s, then 10 s counted down"),
        (CallClock(seconds=60), "60 s"),
        (CallClock(seconds=60, at_most=True), "up to 60 s"),
    ],
)
def test_the_clock_that_is_called(value: CallClock, said: str) -> None:
    assert rule_value(ENGLISH, "clock.call", value) == said


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("off", "off"),
        (ShotClock(seconds=20), "20 s for each decision"),
        (ShotClock(seconds=30, cards=1), "30 s for each decision, 1 card of 30 s a day"),
        (
            ShotClock(seconds=30, cards=4, card_seconds=60, reset_at_final_table=True),
            "30 s for each decision, 4 cards of 60 s a day, given again at the final table",
        ),
    ],
)
def test_the_shot_clock(value: object, said: str) -> None:
    assert rule_value(ENGLISH, "shot_clock", value) == said


@pytest.mark.parametrize(
    ("ways", "said"),
    [
        (("blind_posted",), "a blind posted"),
        (("first_riffle", "green_button"), "the first riffle or the shuffler's green button"),
        (
            ("dealer_push", "first_riffle", "shuffler_button"),
            "the first riffle, the shuffler's button or the dealer push",
        ),
    ],
)
def test_a_hand_begins_with_one_of_several(ways: tuple[str, ...], said: str) -> None:
    assert rule_value(ENGLISH, "level.hand_begins", ways) == said


def test_the_ante_at_short_tables() -> None:
    option = "ante.reduce_when_all_tables_at_most"
    assert rule_value(ENGLISH, option, 0) == "never reduced"
    assert rule_value(ENGLISH, option, 6) == (
        "the small blind, once no table has more than 6 players"
    )


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ((Tolerance(most=1),), "1 player"),
        ((Tolerance(most=2),), "2 players"),
        ((Tolerance(above=4, most=2), Tolerance(most=1)), "2 with more than 4 tables, else 1"),
        (
            (Tolerance(most=1), Tolerance(above=1, most=2), Tolerance(above=20, most=3)),
            "3 with more than 20 tables, 2 with more than 1 table, else 1",
        ),
        ((Tolerance(above=4, most=2),), "2 with more than 4 tables, else 1"),
    ],
)
def test_how_much_tables_may_differ(value: object, said: str) -> None:
    assert rule_value(ENGLISH, "balance.tolerance", value) == said


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ((), "never"),
        ((9,), "with 9 players left"),
        ((9, 24, 1600), "with 1,600, 24 and 9 players left"),
    ],
)
def test_a_redraw_by_the_players_left(value: object, said: str) -> None:
    assert rule_value(ENGLISH, "redraw.at_players", value) == said


def test_a_table_stops_by_how_short_it_is() -> None:
    assert rule_value(ENGLISH, "halt.deficit", 0) == "never"
    assert rule_value(ENGLISH, "halt.deficit", 1) == "1 player short of the fullest"
    assert rule_value(ENGLISH, "halt.deficit", 3) == "3 players short of the fullest"


@pytest.mark.parametrize(
    ("option", "kind"),
    [
        ("balance.who", BalanceWho),
        ("balance.where", BalanceWhere),
        ("balance.source", BalanceSource),
        ("balance.duty", BalanceDuty),
        ("button.show_dead_at", ButtonShown),
        ("dealt_in.barred", DealtIn),
        ("final_table.combine_at", CombineAt),
        ("redraw.at_tables", RedrawTables),
        ("ties.at_announcement", Ties),
        ("ties.later", Ties),
        ("ties.equal_stacks", EqualStacks),
        ("disqualified.prize", DisqualifiedPrize),
        ("race.method", RaceMethod),
        ("race.rounding", Rounding),
        ("race.rescue", Rescue),
        ("seating.wrong_seat", WrongSeat),
        ("seating.late", LateEntry),
        ("unclaimed.stack", Unclaimed),
        ("absent.stack", Absent),
        ("raise.must_complete", CompletedFrom),
        ("raise.over_short_bet", OverShortBet),
        ("raise.one_chip", OneChip),
        ("raise.several_chips", SeveralChips),
        ("raise.reopened_by", ReopenedBy),
        ("raise.reopened_in_limit_by", LimitReopenedBy),
        ("raise.cap_lifted", CapLifted),
        ("pot.short_blinds", PotShortBlinds),
        ("pot.in_no_limit", PotInNoLimit),
        ("odd_chip.goes_to", OddChip),
        ("odd_chip.high_low", OddHalf),
    ],
)
def test_every_choice_of_the_floor_reads_differently(option: str, kind: object) -> None:
    values = get_args(kind)
    for words in WORDS:
        said = {rule_value(words, option, value) for value in values}
        assert len(said) == len(values)
        assert not any("_" in text for text in said)


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("raise.cap", 4, "4 in all"),
        ("raise.cap", 0, "any number"),
        ("absent.alone", "off", "as the director decides"),
        (
            "absent.alone",
            AloneThere(after_minutes=5, every_seconds=120),
            "after 5 min the button moves on every 120 s, the blinds go to the player there",
        ),
        ("redraw.each_day", True, "redrawn"),
        ("redraw.each_day", False, "as the evening before"),
        ("button.repair_next_hand", True, "corrected in the next hand"),
        ("button.repair_next_hand", False, "left where it is after action"),
    ],
)
def test_rules_of_a_number_or_a_switch(option: str, value: object, said: str) -> None:
    assert rule_value(ENGLISH, option, value) == said


def test_every_standing_has_a_word() -> None:
    assert len({standing_name(ENGLISH, one) for one in get_args(Standing)}) == 4


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        (STANDARD.call, "TDA-2024 29"),
        (STANDARD.by_hands, "house practice"),
        (Ruled(value=1, standing="inherited", cite="TDA-2024 29"), "inherited (TDA-2024 29)"),
        (Ruled(value=1, standing="inherited"), "inherited"),
        (Ruled(value=1, standing="override"), "overridden"),
    ],
)
def test_where_a_rule_comes_from(rule: Ruled[object], said: str) -> None:
    assert rule_source(ENGLISH, rule) == said


def test_what_the_book_says_beside_an_override() -> None:
    line = RuleLine(option="clock.call", now=Ruled(value=1), book=STANDARD.call, overridden=True)
    assert book_says(ENGLISH, line.option, line.book) == (
        "The book: 25 s, then 5 s counted down (TDA-2024 29)"
    )


def test_the_log_names_each_option_that_was_changed() -> None:
    changes = RuleChanges(by_hands=True, ante_kind="each")
    assert rules_told(ENGLISH, changes) == (
        "Levels by number of hands: allowed; Who posts the ante: each player"
    )


def test_an_option_of_a_later_version_keeps_its_name() -> None:
    assert rule_name(ENGLISH, "seating.colour") == "seating.colour"
    assert rule_value(ENGLISH, "seating.colour", "by_rank") == "by_rank"


def test_an_article_that_a_book_only_inherits_says_so() -> None:
    below, own = (
        Ruled(value=2, standing="inherited", cite="TDA-2024 RP-8"),
        Ruled(value=True, standing="article", cite="FIGP 60"),
    )
    book = replace(STANDARD, hand_minutes=below, hold_all_in=own)
    assert cited(ENGLISH, book, "TDA-2024 RP-8") == "TDA-2024 RP-8, inherited"
    assert cited(ENGLISH, book, "FIGP 60") == "FIGP 60"
    assert cited(ENGLISH, STANDARD, "TDA-2024 RP-8") == "TDA-2024 RP-8"
    assert not cited(ENGLISH, book, None)
