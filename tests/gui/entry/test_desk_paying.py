"""What is typed about money, and what is said of it."""

import pytest

pytest.importorskip("PySide6")

from tdconsole.domain.values import Money, Payment, PayMethod, Price
from tdconsole.i18n.catalogue import LANGUAGES, Language, catalogue
from tdconsole.line.typing.typed_payments import (
    Paying,
    payment_words,
    price_words,
    read_payments,
    read_sums,
    spelt_out,
)

WORDS = catalogue("en")
DUE = Money(5500)


def paid(*amounts: tuple[PayMethod, int], change: int = 0) -> Paying:
    payments = tuple(Payment(method=method, amount=Money(amount)) for method, amount in amounts)
    return Paying(payments=payments, change=Money(change))


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", paid(("cash", 5500))),
        ("100", paid(("cash", 5500), change=4500)),
        ("60.50", paid(("cash", 5500), change=550)),
        ("card", paid(("card", 5500))),
        ("30 card", paid(("card", 3000), ("cash", 2500))),
        ("30k 25", paid(("card", 3000), ("cash", 2500))),
        ("30 card cash", paid(("card", 3000), ("cash", 2500))),
        ("20 cash 35 card", paid(("cash", 2000), ("card", 3500))),
        ("50 cash 20 card", paid(("cash", 3500), ("card", 2000), change=1500)),
        ("55 v", paid(("voucher", 5500))),
        ("20 cash", paid(("cash", 5500))),
        ("20 card 10 card", paid(("card", 3000), ("cash", 2500))),
        ("100 cash", paid(("cash", 5500), change=4500)),
    ],
)
def test_a_line_of_money_is_read(typed: str, found: Paying) -> None:
    assert read_payments(WORDS, typed, DUE, "EUR") == found


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("50", "€5.00 is missing."),
        ("60 card", "That is €5.00 too much."),
        ("ca", "“ca” is not a way to pay."),
        ("fish", "“fish” is not a way to pay."),
        ("5.555", "“5.555” is not a sum of money."),
        ("card cash", "Only one of the payments can be the rest: type the other amounts."),
        ("#7", "A number after # belongs to a ticket or a voucher."),
    ],
)
def test_what_cannot_be_is_said(typed: str, why: str) -> None:
    assert read_payments(WORDS, typed, DUE, "EUR") == why


def test_the_method_chosen_is_that_of_what_says_nothing_else() -> None:
    assert read_payments(WORDS, "", DUE, "EUR", "card") == paid(("card", 5500))
    assert read_payments(WORDS, "20 cash", DUE, "EUR", "card") == paid(
        ("cash", 2000), ("card", 3500)
    )


def test_a_ticket_keeps_its_number() -> None:
    found = read_payments(WORDS, "ticket #SAT-12", DUE, "EUR")
    assert found == Paying(payments=(Payment(method="ticket", amount=DUE, ref="SAT-12"),))
    assert isinstance(found, Paying)
    assert payment_words(WORDS, found.payments, "EUR") == "€55.00 ticket #SAT-12"


@pytest.mark.parametrize(
    ("typed", "usual", "said"),
    [
        ("voucher #S-1a-7", "cash", "€55.00 voucher #S-1a-7"),
        ("VOUCHER s-1a-7", "cash", "€55.00 voucher #s-1a-7"),
        ("30 card ticket 12", "cash", "€30.00 card, €25.00 ticket #12"),
        ("20 cash #A-7", "voucher", "€20.00 cash, €35.00 voucher #A-7"),
        ("55", "voucher", "€55.00 voucher #55"),
        ("c", "voucher", "€55.00 cash"),
        ("ticket -", "cash", "€55.00 ticket without a number"),
        ("55 v", "cash", "Type the number of the voucher after #, or a dash, -, if it has none."),
        ("t", "cash", "Type the number of the ticket after #, or a dash, -, if it has none."),
        ("", "ticket", "Type the number of the ticket after #, or a dash, -, if it has none."),
        ("fish", "voucher", "“fish” is not a way to pay."),
    ],
)
def test_what_is_taken_has_its_number_or_is_said_to_have_none(
    typed: str, usual: PayMethod, said: str
) -> None:
    read = read_payments(WORDS, typed, DUE, "EUR", usual, taken=True)
    assert said == (read if isinstance(read, str) else payment_words(WORDS, read.payments, "EUR"))


@pytest.mark.parametrize(
    ("language", "letter", "typed", "whole"),
    [
        ("en", "t", "i", "ti"),
        ("en", "v", "oucher", "voucher"),
        ("pl", "b", "i", "bi"),
        ("en", "b", "i", ""),
        ("en", "t", "12", ""),
        ("en", "", "i", ""),
    ],
)
def test_a_word_gets_back_the_letter_that_was_taken_for_a_choice(
    language: Language, letter: str, typed: str, whole: str
) -> None:
    assert spelt_out(catalogue(language), letter, typed) == whole


def test_a_refund_is_of_any_size_and_says_how() -> None:
    assert read_sums(WORDS, "20 card 5", "EUR") == paid(("card", 2000), ("cash", 500)).payments
    assert read_sums(WORDS, "card", "EUR") == "Type the amount before how it is given back."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_are_the_same_in_every_language(language: Language) -> None:
    words = catalogue(language)
    for letter, method in zip("cktvh", ("cash", "card", "ticket", "voucher", "house"), strict=True):
        found = read_payments(words, f"55 {letter}", DUE, "EUR")
        assert isinstance(found, Paying)
        assert [one.method for one in found.payments] == [method]


def test_a_price_is_told_part_by_part() -> None:
    price = Price(pool=Money(4500), fee=Money(500), bounty=Money(1000), staff=Money(300))
    assert price_words(WORDS, price, "EUR") == "€45.00 + €5.00 + €10.00 bounty + €3.00 staff"
