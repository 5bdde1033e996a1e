"""The seven books that come with the program, and what is said of a house's own that has a slip."""

import tomllib
from pathlib import Path

import pytest

from tdconsole.domain.rules.book import OPTIONS, STANDARD, Rulebook, Ruled
from tdconsole.domain.rules.values import AloneThere, CallClock, DayEnd, ShotClock, Sum, Tolerance
from tdconsole.domain.values import Money
from tdconsole.files import resource
from tdconsole.flaws import (
    FieldMissing,
    FieldTwice,
    Flaw,
    NotAList,
    NotANumber,
    NotASwitch,
    NotATable,
    NotAWord,
    NothingToInherit,
    NotOneOf,
    NotReadable,
    NotUtf8,
    RuleWithoutArticle,
    TooMany,
    UnknownField,
)
from tdconsole.known_errors import BadData, FileMissing
from tdconsole.library.rulebooks import rulebook, rulebook_title, rulebooks_named

SHIPPED = [
    "figp-2014",
    "goldbet-it",
    "pl-club",
    "pokerclub-it",
    "tda-2022",
    "tda-2024",
    "wsop-2026",
]
HEAD = 'title = "Ours"\non = "pl-club"\n'


def ours(tmp_path: Path, lines: str, head: str = HEAD) -> Rulebook:
    """The option under test stands on line 3."""
    path = tmp_path / "ours.toml"
    path.write_text(head + lines, encoding="utf-8")
    return rulebook(str(path))


def flaw(tmp_path: Path, lines: str, head: str = HEAD) -> tuple[int | None, Flaw | None]:
    with pytest.raises(BadData) as raised:
        ours(tmp_path, lines, head)
    assert raised.value.path == str(tmp_path / "ours.toml")
    return raised.value.line, raised.value.flaw


# What comes with the program


def test_there_are_seven() -> None:
    assert rulebooks_named() == SHIPPED


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_book_leaves_no_option_unsaid(name: str) -> None:
    file = tomllib.loads(resource("rulebooks", f"{name}.toml").read_text(encoding="utf-8"))
    flat = dict[str, object]()
    for key, value in file.items():
        if key in OPTIONS:
            flat[key] = value
        elif isinstance(value, dict):
            flat |= {f"{key}.{inner}": one for inner, one in value.items()}
    assert list(flat) == list(OPTIONS)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_book_cites_an_article_or_says_that_there_is_none(name: str) -> None:
    book = rulebook(name)
    assert (book.id, book.title) == (name, rulebook_title(name))
    for field in OPTIONS.values():
        rule: Ruled[object] = getattr(book, field)
        below: Ruled[object] = getattr(STANDARD, field)
        match rule.standing:
            case "article":
                assert rule.cite
            case "house":
                assert rule.cite is None
            case "inherited":
                assert name != "tda-2024"
                assert (rule.value, rule.cite) == (below.value, below.cite)
            case "override":
                pytest.fail(field)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("tda-2022", "TDA-2022"),
        ("wsop-2026", "WSOP"),
        ("figp-2014", "FIGP"),
        ("pl-club", "PL"),
        ("pokerclub-it", "PC"),
        ("goldbet-it", "GB"),
        ("tda-2024", "TDA-2024"),
    ],
)
def test_a_book_cites_itself(name: str, source: str) -> None:
    book = rulebook(name)
    for field in OPTIONS.values():
        rule: Ruled[object] = getattr(book, field)
        if rule.standing == "article":
            assert rule.cite is not None
            assert rule.cite.startswith(source)


def test_the_default_is_the_constant_of_the_domain() -> None:
    assert rulebook("tda-2024") == STANDARD


@pytest.mark.parametrize(
    ("name", "seconds", "countdown", "at_most", "cite"),
    [
        ("tda-2024", 25, 5, False, "TDA-2024 29"),
        ("tda-2022", 25, 5, False, "TDA-2022 29"),
        ("wsop-2026", 25, 5, True, "WSOP 80"),
        ("figp-2014", 50, 10, True, "FIGP 23"),
        ("pl-club", 60, 10, False, "PL 19"),
        ("pokerclub-it", 25, 5, False, "TDA-2024 29"),
    ],
)
def test_the_clock_that_is_called(
    name: str, seconds: int, countdown: int, at_most: bool, cite: str
) -> None:
    """TM-1."""
    call = rulebook(name).call
    assert call.value == CallClock(seconds=seconds, countdown=countdown, at_most=at_most)
    assert call.cite == cite


@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("tda-2024", ("first_riffle", "shuffler_button", "dealer_push")),
        ("wsop-2026", ("first_riffle", "green_button")),
        ("figp-2014", ("first_riffle", "green_button")),
        ("pl-club", ("blind_posted",)),
    ],
)
def test_how_a_hand_begins(name: str, ways: tuple[str, ...]) -> None:
    """TM-4."""
    assert rulebook(name).hand_begins.value == ways


@pytest.mark.parametrize(
    ("option", "differently"),
    [
        ("seating.draw", {}),
        ("seating.wrong_seat", {}),
        ("seating.late", {}),
        ("absent.stack", {}),
        ("button.repair_next_hand", {"pl-club": (True, "PL-NS 1")}),
        (
            "raise.must_complete",
            {"pl-club": ("half_the_bet", "PL-OB 5"), "wsop-2026": ("half_the_bet", "WSOP 95")},
        ),
        ("raise.one_chip", {}),
        ("raise.several_chips", {}),
        (
            "raise.reopened_by",
            {
                "figp-2014": ("a_single_one", "FIGP 19"),
                "pl-club": ("a_single_one", "PL 33"),
                "goldbet-it": ("a_single_one", "GB Rilanciare"),
            },
        ),
        ("raise.reopened_in_limit_by", {}),
        (
            "raise.cap_lifted",
            {
                "figp-2014": ("two_in_the_round", "FIGP 8.b"),
                "pokerclub-it": ("never", "PC Limiti di puntata"),
            },
        ),
        ("h4h.next_hand", {}),
        ("pot.most", {}),
        ("pot.short_blinds", {"wsop-2026": ("as_posted", "WSOP Section VIII")}),
        ("pot.in_no_limit", {"figp-2014": ("nothing", "FIGP 21")}),
        ("odd_chip.goes_to", {"pl-club": ("left_of_button", "PL-Podział")}),
        ("odd_chip.high_low", {}),
    ],
)
def test_what_is_an_article_of_tda_2024_and_which_books_differ(
    option: str, differently: dict[str, tuple[object, str]]
) -> None:
    standard: Ruled[object] = getattr(STANDARD, OPTIONS[option])
    assert standard.standing == "article"
    found = dict[str, tuple[object, str | None]]()
    for name in SHIPPED:
        rule: Ruled[object] = getattr(rulebook(name), OPTIONS[option])
        if rule.value != standard.value:
            found[name] = rule.value, rule.cite
    assert found == differently


@pytest.mark.parametrize(
    ("option", "cite"),
    [
        ("level.deck_change", "WSOP 78"),
        ("raise.one_chip", "WSOP 97"),
        ("raise.several_chips", "WSOP 95"),
        ("raise.reopened_by", "WSOP 96"),
        ("raise.reopened_in_limit_by", "WSOP 96"),
        ("raise.cap_lifted", "WSOP 100.b"),
        ("pot.in_no_limit", "WSOP 102"),
        ("odd_chip.goes_to", "WSOP 73"),
        ("odd_chip.high_low", "WSOP 73"),
    ],
)
def test_the_wsop_says_in_its_own_articles_what_the_tda_says(option: str, cite: str) -> None:
    rule: Ruled[object] = getattr(rulebook("wsop-2026"), OPTIONS[option])
    standard: Ruled[object] = getattr(STANDARD, OPTIONS[option])
    assert rule == Ruled(value=standard.value, standing="article", cite=cite)


def test_the_ante_of_the_books() -> None:
    kinds = {name: rulebook(name).ante_kind.value for name in SHIPPED}
    assert {name for name, kind in kinds.items() if kind == "each"} == {"figp-2014", "pokerclub-it"}
    polish = rulebook("pl-club")
    assert polish.ante_order == Ruled(value="ante_first", standing="article", cite="PL 36")
    assert polish.ante_heads_up == Ruled(value="none", standing="article", cite="PL-intro")


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("start.min_players", {"pl-club": (3, "PL 6")}),
        (
            "start.first_button",
            {
                "figp-2014": ("drawn", "FIGP 1.c"),
                "pl-club": ("seat_1", "PL 6"),
                "wsop-2026": ("drawn_again_at_3_2_1", "WSOP 85"),
            },
        ),
        (
            "identity.required",
            {"figp-2014": ("each_day", "FIGP 51"), "wsop-2026": ("once", "WSOP 9")},
        ),
        (
            "limits.minimum_age",
            {"goldbet-it": (18, "GB intro"), "wsop-2026": (21, "WSOP 2")},
        ),
        (
            "limits.total_per_player",
            {
                "pokerclub-it": (
                    Sum(amount=Money(25_000), currency="EUR"),
                    "PC Importi del diritto di partecipazione",
                ),
                "goldbet-it": (Sum(amount=Money(10_000), currency="EUR"), "GB Re-Buy"),
            },
        ),
        (
            "limits.price_step",
            {
                "pokerclub-it": (
                    Sum(amount=Money(50), currency="EUR"),
                    "PC Importi del diritto di partecipazione",
                )
            },
        ),
        (
            "reentry.requires_zero_chips",
            {
                "tda-2024": (False, "TDA-2024 8-B"),
                "tda-2022": (False, "TDA-2022 8-B"),
                "wsop-2026": (True, "WSOP 13"),
            },
        ),
        ("registration.open_through_break", {"wsop-2026": (True, "WSOP 12")}),
        (
            "rebuy.when",
            {"pokerclub-it": ("below", "PC Il re-buy"), "goldbet-it": ("below", "GB Re-Buy")},
        ),
        (
            "rebuy.price",
            {
                "pokerclub-it": ("full_entry", "PC Il re-buy"),
                "goldbet-it": ("without_fee", "GB Re-Buy"),
            },
        ),
        ("rebuy.after_add_on", {"goldbet-it": (False, "GB Rebuy + Add-on")}),
        (
            "add_on.price_at_most",
            {
                "pokerclub-it": (1, "PC Importi del diritto di partecipazione"),
                "goldbet-it": (2, "GB Rebuy + Add-on"),
            },
        ),
        ("double_chance.excludes_rebuys", {"goldbet-it": (True, "GB Double Chance")}),
        (
            "no_show",
            {
                "wsop-2026": ("removed_after_first_break", "WSOP 16"),
                "figp-2014": ("blinded_off", "FIGP 56"),
                "pl-club": ("removed_by_director", "PL 3"),
            },
        ),
        ("alternates.seated", {}),
        ("unclaimed.stack", {"pl-club": ("at_its_seat", "PL 2")}),
        (
            "absent.alone",
            {"wsop-2026": (AloneThere(after_minutes=5, every_seconds=120), "WSOP 36")},
        ),
        ("raise.over_short_bet", {"figp-2014": ("twice_the_least_bet", "FIGP 9.b")}),
        (
            "raise.cap",
            {
                "figp-2014": (4, "FIGP 8.a"),
                "pokerclub-it": (4, "PC Limiti di puntata"),
                "wsop-2026": (5, "WSOP 100.b"),
            },
        ),
    ],
)
def test_who_says_what_of_seating_entry_and_money(
    option: str, told: dict[str, tuple[object, str]]
) -> None:
    """Where a book is silent its value is that of TDA-2024, which has it from house practice."""
    for name in SHIPPED:
        rule: Ruled[object] = getattr(rulebook(name), OPTIONS[option])
        if name in told:
            assert (rule.value, rule.cite) == told[name]
            assert rule.standing == "article"
        else:
            below: Ruled[object] = getattr(STANDARD, OPTIONS[option])
            assert rule.value == below.value
            assert rule.standing == ("house" if name == "tda-2024" else "inherited")


Told = tuple[object, str | None]
"""A value and its article; None is house practice of the book itself."""


@pytest.mark.parametrize(
    ("option", "told"),
    [
        (
            "balance.who",
            {
                "tda-2024": ("next_big_blind", "TDA-2024 11-A"),
                "tda-2022": ("next_big_blind", "TDA-2022 11-A"),
                "wsop-2026": ("next_big_blind", "WSOP 67"),
                "figp-2014": ("next_big_blind", "FIGP 53"),
                "pl-club": ("next_big_blind", "PL 13"),
            },
        ),
        (
            "balance.where",
            {
                "tda-2024": ("worst", "TDA-2024 11-A"),
                "tda-2022": ("worst", "TDA-2022 11-A"),
                "figp-2014": ("worst", "FIGP 53"),
                "pl-club": ("nearest_big_blind", "PL 13"),
            },
        ),
        (
            "balance.source",
            {
                "tda-2024": ("largest_then_break_order", "TDA-2024 11-A"),
                "tda-2022": ("largest_then_break_order", "TDA-2022 11-A"),
                "wsop-2026": ("next_full_table", "WSOP 67"),
                "figp-2014": ("largest_then_break_order", "FIGP 53"),
            },
        ),
        (
            "balance.tolerance",
            {
                "tda-2024": ((Tolerance(most=1),), None),
                "wsop-2026": ((Tolerance(above=12, most=2), Tolerance(most=1)), "WSOP 67"),
                "goldbet-it": ((Tolerance(most=1),), "GB Programmati"),
            },
        ),
        (
            "balance.duty",
            {
                "tda-2024": ("should", "TDA-2024 11-D"),
                "tda-2022": ("should", "TDA-2022 11-D"),
                "wsop-2026": ("must", "WSOP 67"),
                "figp-2014": ("may", "FIGP 53"),
                "goldbet-it": ("must", "GB Programmati"),
            },
        ),
        (
            "halt.deficit",
            {
                "tda-2024": (3, "TDA-2024 11-D"),
                "tda-2022": (3, "TDA-2022 11-D"),
                "wsop-2026": (3, "WSOP 67"),
                "figp-2014": (3, "FIGP 53"),
            },
        ),
        (
            "halt.only_by_elimination",
            {
                "tda-2024": (True, "TDA-2024 11-D"),
                "tda-2022": (True, "TDA-2022 11-D"),
                "wsop-2026": (True, "WSOP 67"),
                "figp-2014": (False, "FIGP 53"),
            },
        ),
        (
            "halt.when_blind_hits_open_seat",
            {
                "tda-2024": (True, "TDA-2024 11-D"),
                "tda-2022": (True, "TDA-2022 11-D"),
                "wsop-2026": (False, "WSOP 67"),
                "figp-2014": (False, "FIGP 53"),
            },
        ),
        (
            "button.show_dead_at",
            {
                "tda-2024": ("empty_seat", "TDA-2024 32"),
                "tda-2022": ("empty_seat", "TDA-2022 32"),
                "wsop-2026": ("empty_seat", "WSOP 85"),
                "figp-2014": ("last_player", "FIGP 3"),
                "pokerclub-it": ("last_player", "PC Casi particolari"),
                "goldbet-it": ("last_player", "GB Rotazione del dealer e dei bui"),
            },
        ),
        ("button.known_for", {"tda-2024": (3, None)}),
        (
            "dealt_in.barred",
            {
                "tda-2024": ("not_between_small_blind_and_button", "TDA-2024 10-A"),
                "tda-2022": ("not_between_small_blind_and_button", "TDA-2022 10-A"),
                "wsop-2026": ("not_between_small_blind_and_button", "WSOP 66"),
                "figp-2014": ("not_between_big_blind_and_button", "FIGP 6/52"),
                "pl-club": ("not_between_small_blind_and_button", "PL 14"),
                "goldbet-it": ("not_on_small_blind", "GB Rotazione del dealer e dei bui"),
            },
        ),
        (
            "final_table.combine_at",
            {
                "tda-2024": ("nine_or_seven", "TDA-2024 RP-9"),
                "tda-2022": ("nine_or_seven", "TDA-2022 RP-9"),
                "wsop-2026": ("one_more", "WSOP 68"),
                "figp-2014": ("one_more", "FIGP 54"),
                "pl-club": ("full_table", None),
            },
        ),
        (
            "redraw.at_tables",
            {
                "tda-2024": ("last_table", None),
                "wsop-2026": ("by_field", "WSOP 67.c"),
                "pl-club": ("last_table", "PL 15"),
            },
        ),
        ("redraw.at_players", {"tda-2024": ((), None)}),
        (
            "ties.at_announcement",
            {
                "tda-2024": ("share_all", "TDA-2024 RP-8-A"),
                "tda-2022": ("share_all", "TDA-2022 RP-8-A"),
                "wsop-2026": ("share_across_tables", "WSOP 126"),
                "figp-2014": ("share_across_tables", "FIGP 60"),
                "goldbet-it": ("stack_decides", "GB Eliminazione progressiva dei partecipanti"),
            },
        ),
        (
            "ties.later",
            {
                "tda-2024": ("share_across_tables", None),
                "wsop-2026": ("share_across_tables", "WSOP 126"),
                "figp-2014": ("share_across_tables", "FIGP 60"),
                "pl-club": ("share_across_tables", "PL 29"),
                "goldbet-it": ("stack_decides", "GB Eliminazione progressiva dei partecipanti"),
            },
        ),
        (
            "ties.equal_stacks",
            {
                "tda-2024": ("share", None),
                "goldbet-it": ("better_hand_then_lot", "GB Parità"),
            },
        ),
        (
            "disqualified.prize",
            {
                "tda-2024": ("none_moves_up", None),
                "wsop-2026": ("none_moves_up", "WSOP 114"),
                "figp-2014": ("none_moves_up", "FIGP 87.e"),
                "goldbet-it": ("none_moves_up", "GB Somme percepite indebitamente"),
            },
        ),
        (
            "h4h.minutes_per_hand",
            {
                "tda-2024": (2, "TDA-2024 RP-8"),
                "tda-2022": (2, "TDA-2022 RP-8"),
                "wsop-2026": (2, "WSOP 126"),
            },
        ),
        (
            "h4h.hold_all_in",
            {
                "tda-2024": (True, "TDA-2024 RP-8-F"),
                "tda-2022": (True, "TDA-2022 RP-8-F"),
                "wsop-2026": (True, "WSOP 126.g"),
                "figp-2014": (True, "FIGP 60.a"),
            },
        ),
        (
            "race.method",
            {
                "tda-2024": ("race", "TDA-2024 24-A"),
                "tda-2022": ("race", "TDA-2022 24-A"),
                "wsop-2026": ("race", "WSOP 77"),
                "figp-2014": ("race", "FIGP 58"),
                "pl-club": ("top_up", "PL 8"),
            },
        ),
        (
            "race.rescue",
            {
                "tda-2024": ("extra_chip", "TDA-2024 24-A"),
                "tda-2022": ("extra_chip", "TDA-2022 24-A"),
                "wsop-2026": ("extra_chip", "WSOP 77"),
                "figp-2014": ("extra_chip", "FIGP 58"),
                "pl-club": ("served_first", "PL 8"),
            },
        ),
        (
            "day.last_hands",
            {
                "tda-2024": ("off", None),
                "figp-2014": (
                    DayEnd(from_minutes=15, to_minutes=5, cards=(3, 4, 5, 6, 7)),
                    "FIGP 59",
                ),
                "wsop-2026": (
                    DayEnd(
                        from_minutes=13,
                        to_minutes=7,
                        cards=(3, 4, 5, 6, 7),
                        short_cards=(2, 3, 4, 5),
                        above_tables=3,
                        shut=True,
                    ),
                    "WSOP 125",
                ),
            },
        ),
    ],
)
def test_who_says_what_of_the_floor(option: str, told: dict[str, Told]) -> None:
    """Where a book is silent it has the value and the article of TDA-2024."""
    below = told["tda-2024"]
    for name in SHIPPED:
        rule: Ruled[object] = getattr(rulebook(name), OPTIONS[option])
        assert (rule.value, rule.cite) == told.get(name, below)
        own = "house" if rule.cite is None else "article"
        assert rule.standing == (own if name in told else "inherited")


# A house's own


def test_only_what_differs_need_be_said(tmp_path: Path) -> None:
    book = ours(tmp_path, 'clock.call = { value = { seconds = 40 }, cite = "House 3" }\n')
    assert (book.id, book.title) == ("ours", "Ours")
    assert book.call == Ruled(value=CallClock(seconds=40), standing="article", cite="House 3")
    assert book.ante_order == Ruled(value="ante_first", standing="inherited", cite="PL 36")
    assert book.by_hands == Ruled(value=False, standing="inherited")


def test_a_dotted_name_may_be_written_in_each_of_tomls_ways(tmp_path: Path) -> None:
    lines = """
    "clock.call" = { value = { seconds = 40 }, cite = "house practice" }
    shot_clock.value = { seconds = 30, cards = 4, reset_at_final_table = true }
    shot_clock.cite = "House 4"
    [ante]
    kind = "inherited"
    [ante.heads_up]
    value = "unchanged"
    cite = "House 5"
    """
    book = ours(tmp_path, lines)
    assert book.call == Ruled(value=CallClock(seconds=40), standing="house")
    assert book.shot_clock.value == ShotClock(seconds=30, cards=4, reset_at_final_table=True)
    assert book.ante_kind == Ruled(value="big_blind", standing="inherited", cite="PL-intro")
    assert book.ante_heads_up.cite == "House 5"


def test_lists_are_read_as_they_stand(tmp_path: Path) -> None:
    lines = """
    redraw.at_players = { value = [24, 16, 9], cite = "House 6" }
    [balance.tolerance]
    cite = "House 7"
    [[balance.tolerance.value]]
    above = 4
    most = 2
    [[balance.tolerance.value]]
    most = 1
    """
    book = ours(tmp_path, lines)
    assert book.redraw_players == Ruled(value=(24, 16, 9), standing="article", cite="House 6")
    assert book.balance_tolerance.value == (Tolerance(above=4, most=2), Tolerance(most=1))


def test_the_ways_a_hand_begins_are_told_in_the_order_of_all_books(tmp_path: Path) -> None:
    line = 'level.hand_begins = { value = ["dealer_push", "first_riffle"], cite = "House 1" }'
    assert ours(tmp_path, line).hand_begins.value == ("first_riffle", "dealer_push")


def test_a_book_of_its_own_has_to_be_whole(tmp_path: Path) -> None:
    assert flaw(tmp_path, "", 'title = "Ours"\n') == (1, FieldMissing(field="clock.call"))


def test_what_builds_on_nothing_inherits_nothing(tmp_path: Path) -> None:
    told = flaw(tmp_path, 'clock.call = "inherited"\n', 'title = "Ours"\n\n')
    assert told == (3, NothingToInherit(field="clock.call"))


def test_a_book_has_a_title(tmp_path: Path) -> None:
    assert flaw(tmp_path, "", 'on = "pl-club"\n') == (1, FieldMissing(field="title"))
    assert flaw(tmp_path, "", 'on = "pl-club"\ntitle = 3\n') == (2, NotAWord(field="title"))


def test_a_book_builds_on_one_of_the_seven(tmp_path: Path) -> None:
    line, wrong = flaw(tmp_path, "", 'title = "Ours"\n\non = "tda2024"\n')
    assert line == 3
    assert wrong == NotOneOf(field="on", given="tda2024", choices=tuple(SHIPPED), near="tda-2024")


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        ("clock.cal = {}", UnknownField(field="clock.cal", near="clock.call")),
        ("zzz = 1", UnknownField(field="zzz", near=None)),
        ("tittle = 1", UnknownField(field="tittle", near="title")),
        ("clock = 1", UnknownField(field="clock", near="shot_clock")),
        (
            'clock.call = "inherit"',
            NotOneOf(field="clock.call", given="inherit", choices=("inherited",), near="inherited"),
        ),
        ("clock.call = 25", NotATable(field="clock.call", keys=("value", "cite"))),
        ('clock.call = { cite = "House 3" }', FieldMissing(field="clock.call.value")),
        (
            "clock.call = { value = { seconds = 40 } }",
            RuleWithoutArticle(field="clock.call"),
        ),
        (
            'clock.call = { value = { seconds = 40 }, cite = "" }',
            NotAWord(field="clock.call.cite"),
        ),
        (
            'clock.call = { valu = { seconds = 40 }, cite = "House 3" }',
            UnknownField(field="valu", near="value"),
        ),
        (
            'clock.call = { value = { secnds = 40 }, cite = "House 3" }',
            UnknownField(field="secnds", near="seconds"),
        ),
        (
            'clock.call = { value = { countdown = 5 }, cite = "House 3" }',
            FieldMissing(field="clock.call.value.seconds"),
        ),
        (
            'clock.call = { value = 25, cite = "House 3" }',
            NotATable(field="clock.call.value", keys=("seconds", "countdown", "at_most")),
        ),
        (
            'clock.call = { value = { seconds = 0 }, cite = "House 3" }',
            NotANumber(field="clock.call.value.seconds", given="0", least=1, most=600),
        ),
        (
            'clock.call = { value = { seconds = true }, cite = "House 3" }',
            NotANumber(field="clock.call.value.seconds", given="true", least=1, most=600),
        ),
        (
            'level.by_hands = { value = "yes", cite = "House 3" }',
            NotASwitch(field="level.by_hands.value", given="yes"),
        ),
        (
            'shot_clock = { value = "of", cite = "House 3" }',
            NotOneOf(field="shot_clock.value", given="of", choices=("off",), near="off"),
        ),
        (
            'level.hand_begins = { value = "first_riffle", cite = "House 3" }',
            NotAList(field="level.hand_begins.value"),
        ),
        (
            'level.hand_begins = { value = [], cite = "House 3" }',
            NotAList(field="level.hand_begins.value"),
        ),
        (
            f'level.hand_begins = {{ value = {["blind_posted"] * 6}, cite = "House 3" }}',
            TooMany(field="level.hand_begins.value", most=5),
        ),
        (
            'ante.reduce_when_all_tables_at_most = { value = 40, cite = "House 3" }',
            NotANumber(
                field="ante.reduce_when_all_tables_at_most.value", given="40", least=0, most=22
            ),
        ),
        (
            'limits.price_step = { value = { amount = 0 }, cite = "House 3" }',
            NotANumber(field="limits.price_step.value.amount", given="0", least=1, most=10**12),
        ),
        (
            'rebuy.when = { value = "above", cite = "House 3" }',
            NotOneOf(
                field="rebuy.when.value",
                given="above",
                choices=("at_or_below", "at_zero", "below"),
                near=None,
            ),
        ),
        (
            'balance.tolerance = { value = 1, cite = "House 3" }',
            NotAList(field="balance.tolerance.value"),
        ),
        (
            'balance.tolerance = { value = [], cite = "House 3" }',
            NotAList(field="balance.tolerance.value"),
        ),
        (
            'balance.tolerance = { value = [2, 1], cite = "House 3" }',
            NotATable(field="balance.tolerance.value", keys=("above", "most")),
        ),
        (
            'balance.tolerance = { value = [{ above = 4 }], cite = "House 3" }',
            FieldMissing(field="balance.tolerance.value.most"),
        ),
        (
            'balance.tolerance = { value = [{ most = 0 }], cite = "House 3" }',
            NotANumber(field="balance.tolerance.value.most", given="0", least=1, most=9),
        ),
        (
            'redraw.at_players = { value = [24, 1], cite = "House 3" }',
            NotANumber(field="redraw.at_players.value", given="1", least=2, most=10_000),
        ),
        (
            f'redraw.at_players = {{ value = {[9] * 21}, cite = "House 3" }}',
            TooMany(field="redraw.at_players.value", most=20),
        ),
        (
            'dealt_in = { value = "not_on_small_blind", cite = "House 3" }',
            UnknownField(field="dealt_in.value", near="dealt_in.barred"),
        ),
        ("clock.call = { value = ", NotReadable(detail="Invalid value")),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_a_slip_is_told_with_its_line(tmp_path: Path, lines: str, wrong: Flaw) -> None:
    assert flaw(tmp_path, lines + "\n") == (3, wrong)


def test_the_line_is_that_of_the_value_itself(tmp_path: Path) -> None:
    lines = """
[clock.call]
cite = "House 3"

[clock.call.value]
seconds = 30
countdown = 99
"""
    line, wrong = flaw(tmp_path, lines)
    assert line == 9
    assert isinstance(wrong, NotANumber)


def test_a_way_is_named_among_several_on_its_own_line(tmp_path: Path) -> None:
    lines = """
level.hand_begins.cite = "House 3"
level.hand_begins.value = [
    "first_riffle",
    "first_rifle",
]
"""
    line, wrong = flaw(tmp_path, lines)
    assert line == 7
    assert isinstance(wrong, NotOneOf)
    assert wrong.near == "first_riffle"


def test_the_same_option_twice(tmp_path: Path) -> None:
    lines = 'clock.call = "inherited"\n"clock.call" = "inherited"\n'
    assert flaw(tmp_path, lines) == (4, FieldTwice(field="clock.call"))
    line, wrong = flaw(tmp_path, 'shot_clock = "inherited"\n' * 2)
    assert line == 4
    assert isinstance(wrong, NotReadable)


def test_a_file_that_ends_too_early(tmp_path: Path) -> None:
    line, wrong = flaw(tmp_path, 'ante.kind = { value = "each"\n\n')
    assert isinstance(wrong, NotReadable)
    assert line is not None
    assert line >= 3


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_bytes(HEAD.encode() + b"# caff\xe8\n")
    with pytest.raises(BadData) as raised:
        rulebook(str(path))
    assert (raised.value.line, raised.value.flaw) == (3, NotUtf8())


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileMissing):
        rulebook(str(tmp_path / "ours.toml"))


def test_a_file_named_as_a_shipped_one_is_reached_by_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tda-2024.toml").write_text(HEAD, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert rulebook("tda-2024") == STANDARD
    assert rulebook("./tda-2024.toml").title == "Ours"
    assert rulebook("tda-2024.toml").title == "Ours"


@pytest.mark.parametrize(
    "lines",
    ["on = 0x{0}", "shot_clock = {{ value = 0x{0}, cite = 'x' }}", "ante = {{ x = 0x{0} }}"],
)
def test_a_number_that_nobody_can_write_out(lines: str, tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    head = 'title = "Ours"\n' + ("" if lines.startswith("on") else 'on = "tda-2024"\n')
    path.write_text(head + lines.format("f" * 5000), encoding="utf-8")
    with pytest.raises(BadData) as raised:
        rulebook(str(path))
    assert raised.value.line in {2, 3}


def test_of_something_long_only_its_beginning_is_told(tmp_path: Path) -> None:
    _line, wrong = flaw(tmp_path, f'shot_clock = {{ value = "{"x" * 9000}", cite = "1" }}')
    assert isinstance(wrong, NotOneOf)
    assert len(wrong.given) < 100
