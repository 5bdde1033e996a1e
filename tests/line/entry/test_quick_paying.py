"""An entry and how it is paid, in one line; and of several people nobody is taken unasked."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.values import Money, Payment, PayMethod
from tdconsole.i18n.catalogue import Language
from tdconsole.line.grammar import read
from tdconsole.line.typing.line_context import Desk
from tests.line.evening import viewing
from tests.line.table import Table, lines, ready

DUE = 5500


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with viewing(tmp_path) as view:
        yield Table(view)


def paid(*parts: tuple[PayMethod, int], ref: str | None = None) -> tuple[Payment, ...]:
    return tuple(
        Payment(method=method, amount=Money(amount), ref=ref if method == "ticket" else None)
        for method, amount in parts
    )


@pytest.mark.parametrize(
    ("typed", "payments"),
    [
        ("card", paid(("card", DUE))),
        ("50 cash 5 card", paid(("cash", 5000), ("card", 500))),
        ("50cash 5card", paid(("cash", 5000), ("card", 500))),
        ("5 card cash", paid(("card", 500), ("cash", 5000))),
        ("ticket A17", paid(("ticket", DUE), ref="A17")),
        ("ticket #17", paid(("ticket", DUE), ref="17")),
        (": house", paid(("house", DUE))),
        ("60 cash", paid(("cash", DUE))),
        ("60", paid(("cash", DUE))),
    ],
)
def test_a_new_person_pays(table: Table, typed: str, payments: tuple[Payment, ...]) -> None:
    reading = table.read(f"r + Paul Smith GB {typed}")
    expected = Newcomer(name="Paul Smith", country="GB")
    assert ready(reading) == RegisterEntry(person=expected, payments=payments)
    assert "NEW person, Paul Smith (GB)" in reading.sentence


def test_somebody_known_pays_and_it_is_said(table: Table) -> None:
    person = table.view.session.club.people.add("Ugo Verdi", "IT")
    reading = table.read("r verdi card")
    assert ready(reading) == RegisterEntry(person=person, payments=paid(("card", DUE)))
    assert reading.sentence == "Register Ugo Verdi (IT): entry 13, €55.00; €55.00 card"
    assert lines(reading)[0] == f"r @{person} Ugo Verdi card"
    assert ready(table.read(lines(reading)[0])) == ready(reading)
    change = table.read("r verdi 60")
    assert change.sentence.endswith("; €55.00 cash, €5.00 to give back")


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("50 cash", "The entry is €55.00. €5.00 is missing."),
        ("40 cash 10 card", "The entry is €55.00. €5.00 is missing."),
        ("40 card 20 card", "The entry is €55.00. That is €5.00 too much."),
        ("ticket", "The entry is €55.00. Type the number of the ticket after #"),
    ],
)
def test_what_does_not_add_up_is_refused_with_the_sum(table: Table, typed: str, why: str) -> None:
    table.view.session.club.people.add("Ugo Verdi", "IT")
    for line in (f"r verdi {typed}", f"r + Paul Smith {typed}"):
        reading = table.read(line)
        assert (reading.mood, reading.request) == ("refused", None)
        assert reading.sentence.startswith(why)


@pytest.mark.parametrize(
    ("language", "typed"),
    [("it", "carta"), ("it", "card"), ("pl", "karta"), ("pl", "KARTA"), ("pl", "card")],
)
def test_the_ways_to_pay_are_the_windows(tmp_path: Path, language: Language, typed: str) -> None:
    with viewing(tmp_path, language) as view:
        request = ready(read(f"r + Paul Smith {typed}", Desk(view)))
        assert request.payments == paid(("card", DUE))
        assert request.person.name == "Paul Smith"


@pytest.mark.parametrize("sum_", ["€50", "50€", "-5", "$50", "(50)"])
def test_a_sum_that_can_not_be_read_is_no_part_of_a_name(table: Table, sum_: str) -> None:
    reading = table.read(f"r + Paul Smith {sum_} card")
    assert (reading.mood, reading.request) == ("refused", None)
    assert reading.sentence == f"“{sum_}” is not a sum of money."
    named = ready(table.read(f"r + Paul Smith {sum_}: card"))
    assert named.person.name == f"Paul Smith {sum_}"


@pytest.mark.parametrize("line", ["r 4711", "r + 4711", "r + 50 card", "r 4711 card", "r ²"])
def test_a_number_that_nobody_has_is_no_new_person(table: Table, line: str) -> None:
    reading = table.read(line)
    assert (reading.mood, reading.request) == ("refused", None)
    assert "and a new person needs a name." in reading.sentence


# A name that reads like a payment


def test_a_name_that_ends_like_a_way_to_pay_is_asked_about(table: Table) -> None:
    reading = table.read("r + Anna House")
    assert reading.mood == "asking"
    assert lines(reading) == ["r + Anna House:", "r + Anna: House"]
    as_name, as_payment = (ready(table.read(line)) for line in lines(reading))
    assert as_name == RegisterEntry(person=Newcomer(name="Anna House"))
    assert as_payment.person == Newcomer(name="Anna")
    assert as_payment.payments == paid(("house", DUE))


def test_in_small_letters_both_are_offered(table: Table) -> None:
    reading = table.read("r + anna card")
    assert ready(reading).person == Newcomer(name="anna")
    assert lines(reading) == ["r + anna card", "r + anna card:"]
    assert ready(table.read("r + anna card:")).person == Newcomer(name="anna card")


def test_a_number_that_pays_for_no_entry_belongs_to_the_name(table: Table) -> None:
    assert ready(table.read("r + Player Number 7")).person == Newcomer(name="Player Number 7")
    assert ready(table.read("r + Louis 14: card")).payments == paid(("card", DUE))


def test_somebody_known_who_is_called_so_is_found(table: Table) -> None:
    people = table.view.session.club.people
    card = people.add("John Card", "GB")
    assert ready(table.read("r card")) == RegisterEntry(person=card)
    reading = table.read("r john card")  # John Smith may pay by card
    assert reading.mood == "asking"
    assert lines(reading)[1:] == [f"r @{card} John Card", "r + john card"]
    assert lines(reading)[0].endswith("John Smith card")
    assert ready(table.read(f"r @{card} John Card")) == RegisterEntry(person=card)
    assert ready(table.read(f"r @{card} John Card card")).payments == paid(("card", DUE))


def test_a_namesake_is_named_before_a_second_one_comes_in(table: Table) -> None:
    person = table.view.session.club.people.add("Paul Smith", "GB")
    reading = table.read("r + smith paul card")
    assert ready(reading).person == Newcomer(name="smith paul")
    assert "smith paul, one of several of that name" in reading.sentence
    assert f"r @{person} Paul Smith card" in lines(reading)
    assert "beside another" not in table.read("r + Paula Smith").sentence


# Which of several


def test_who_is_called_exactly_so_is_meant(table: Table) -> None:
    people = table.view.session.club.people
    eva = people.add("Eva García", "ES")
    people.add("Eva García López", "ES")
    reading = table.read("r eva garcia")
    assert ready(reading) == RegisterEntry(person=eva)
    assert len(reading.offers) == 3
    people.add("García Eva", "MX")
    assert table.read("r eva garcia").mood == "asking"
