"""The terms of a tournament as a director reads them."""

from typing import Any, Final, get_args

import pytest

from tdconsole.domain.chip_sets import Chip, ChipSet
from tdconsole.domain.language.terms import (
    AddOn,
    Deduction,
    Profile,
    Rebuys,
    Reentries,
    Satellite,
    StaffBonus,
    Target,
    TermsChanges,
    Withholding,
)
from tdconsole.domain.values import (
    BetLimit,
    Chips,
    DrawAt,
    Game,
    Money,
    Payment,
    Price,
    SeatUse,
)
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.entry.cash import payments_words, price_words
from tdconsole.i18n.room.seats import tables_named, use_name
from tdconsole.i18n.setup.terms import (
    TERMS,
    betting_name,
    draw_at_words,
    game_name,
    term_name,
    term_value,
    terms_given,
    terms_told,
)
from tests.domain.floor import table_numbers
from tests.i18n.dummies import dummies

ENGLISH: Final = catalogue("en")
PRICE: Final = Price(pool=Money(5_000), fee=Money(500))


def test_every_term_has_a_name_of_its_own() -> None:
    names = {term_name(ENGLISH, term) for term in TERMS}
    assert len(names) == len(TERMS)
    assert names.isdisjoint(TERMS)


def test_a_term_of_a_later_version_keeps_its_name() -> None:
    assert term_name(ENGLISH, "mystery") == "mystery"


def test_every_value_can_be_read() -> None:
    every = [pair for one in dummies(TermsChanges) for pair in terms_given(one).items()]
    assert {term for term, _ in every} == set(TERMS)
    for term, value in every:
        said = term_value(ENGLISH, term, value, "EUR")
        assert said.strip() == said != ""
        assert not set("{}") & set(said)
        assert "None" not in said


@pytest.mark.parametrize(
    ("kind", "named"),
    [(Game, game_name), (BetLimit, betting_name), (DrawAt, draw_at_words), (SeatUse, use_name)],
    ids=("game", "limit", "draw", "seat"),
)
def test_what_can_be_chosen_reads_differently(kind: Any, named: Any) -> None:
    values = get_args(kind)
    assert len({named(ENGLISH, value) for value in values}) == len(values)


@pytest.mark.parametrize(
    ("term", "value", "said"),
    [
        ("guarantee", Money(100_000), "€1,000.00"),
        ("guarantee", Money(0), "none"),
        ("cap", 0, "none"),
        ("cap", 1200, "1,200"),
        ("second_half", Chips(10_000), "10,000 chips on demand"),
        ("second_half", Chips(0), "none"),
        ("reentries", "off", "none"),
        ("reentries", Reentries(), "any number for one player"),
        ("reentries", Reentries(most=2, price=PRICE), "2 for one player, for €50.00 + €5.00"),
        (
            "rebuys",
            Rebuys(price=PRICE, chips=Chips(5_000), most=1),
            "5,000 chips for €50.00 + €5.00, 1 for one entry",
        ),
        ("add_on", AddOn(price=PRICE, chips=Chips(8_000)), "8,000 chips for €50.00 + €5.00"),
        ("staff_bonus", StaffBonus(price=Money(500), chips=Chips(2_000)), "2,000 chips for €5.00"),
        (
            "profiles",
            (
                Profile(name="Early bird", price=PRICE, bonus=Chips(1_000), early=True),
                Profile(name="Club", price=PRICE, members=True),
                Profile(name="Late", price=PRICE, from_level=5),
            ),
            (
                "Early bird: €50.00 + €5.00, 1,000 more chips, before the start; "
                "Club: €50.00 + €5.00, for members; "
                "Late: €50.00 + €5.00, from level 5 on"
            ),
        ),
        ("tables", table_numbers(), "1, 2, 3 and so on"),
        ("tables", table_numbers(4, 5, 6, 1, 9), "4–6, 1, 9"),
        ("answer_within", 90, "90 seconds"),
        ("draw_at", "entry", "each at its entry"),
        ("satellite", "off", "none"),
        (
            "satellite",
            Satellite(seat=Money(30_000), target="Main Event"),
            "seats of €300.00 in Main Event, the rest in blocks of two entries",
        ),
        (
            "satellite",
            Satellite(seat=Money(30_000), block=Money(6_000)),
            "seats of €300.00, the rest in blocks of €60.00",
        ),
        (
            "satellite",
            Satellite(seat=Money(30_000), remainder="shared"),
            "seats of €300.00, the rest shared by the seat winners",
        ),
        ("targets", (), "none"),
        (
            "targets",
            (
                Target(name="Royal flush", amount=Money(50_000)),
                Target(name="Bad beat", amount=Money(10_000)),
            ),
            "Royal flush €500.00; Bad beat €100.00",
        ),
        ("deductions", (), "none"),
        (
            "deductions",
            (Deduction(name="Staff", share=300), Deduction(name="League", share=125)),
            "Staff 3%; League 1.25%",
        ),
        ("added", 0, "none"),
        ("added", 10_050, "€100.50"),
        ("withholding", "off", "none"),
        ("withholding", Withholding(share=2_000), "20% of each prize"),
        (
            "withholding",
            Withholding(share=2_000, above=Money(50_000)),
            "20% of what a prize has above €500.00",
        ),
        (
            "withholding",
            Withholding(share=2_000, above=Money(50_000), of="whole"),
            "20% of each prize above €500.00",
        ),
        ("chip_set", "off", "none"),
        (
            "chip_set",
            ChipSet(
                name="Ours",
                chips=(
                    Chip(value=Chips(25), colour="#2f7d4f", count=1200),
                    Chip(value=Chips(1_000), colour="#d9a521", count=80),
                ),
            ),
            "Ours: 1,200 × 25, 80 × 1,000",
        ),
        ("chip_set", ChipSet(name="Ours", chips=()), "Ours"),
        ("shoot_out", False, "by the rules"),
        ("shoot_out", True, "no: a shoot-out, each plays to its winner"),
    ],
)
def test_values_as_they_are_read(term: str, value: Any, said: str) -> None:
    assert term_value(ENGLISH, term, value, "EUR") == said


def test_a_price_names_its_parts() -> None:
    whole = Price(pool=Money(5_000), fee=Money(500), bounty=Money(1_000), staff=Money(300))
    assert price_words(ENGLISH, whole, "EUR") == "€50.00 + €5.00 + €10.00 bounty + €3.00 staff"
    assert price_words(ENGLISH, Price(pool=Money(0)), "EUR") == "€0.00"


def test_payments_name_their_method_and_number() -> None:
    ticket = Payment(method="ticket", amount=Money(3_000), ref="77")
    paid = (Payment(amount=Money(2_500)), ticket)
    assert payments_words(ENGLISH, paid, "EUR") == "cash €25.00, ticket 77 €30.00"


def test_of_a_large_room_the_first_tables_are_named() -> None:
    odd = table_numbers(*range(1, 41, 2))
    assert tables_named(ENGLISH, odd).endswith("21, 23, 8 more")


def test_what_was_changed_is_told_term_by_term() -> None:
    given = terms_given(TermsChanges(cap=90, staff_bonus="off"))
    assert terms_told(ENGLISH, given, "EUR") == "Staff bonus: none; Most entries: 90"
