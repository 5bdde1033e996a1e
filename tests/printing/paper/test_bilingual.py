from datetime import UTC

import pytest

from tdconsole.domain.values import Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.paper.bilingual import Bilingual

BOTH = Bilingual(Catalogue("it", UTC), "en")


def test_a_label_is_said_in_both() -> None:
    assert BOTH.pgettext("poker", "Table") == "Tavolo · Table"
    assert BOTH.gettext("Name") == "Nome · Name"


def test_what_both_say_alike_is_said_once() -> None:
    assert Bilingual(Catalogue("en", UTC), "en").gettext("Entry {entry}", entry=7) == "Entry 7"


def test_a_word_beside_a_value_is_doubled_and_the_value_is_not() -> None:
    assert BOTH.gettext("Entry {entry}", entry=7) == "Iscrizione/Entry 7"
    assert BOTH.gettext("Page {page} of {pages}", page=1, pages=9) == "Pagina/Page 1 di/of 9"


def test_a_word_with_an_apostrophe_is_a_word() -> None:
    said = BOTH.gettext("Inputs {inputs}", inputs="0f3a")
    assert said == "Dati d’ingresso/Inputs 0f3a"


def test_a_whole_sentence_is_said_twice() -> None:
    said = BOTH.gettext("The prizes are {amount} less than the prize pool.", amount="1 €")
    assert said.endswith(" · The prizes are 1 € less than the prize pool.")
    assert said.startswith("I premi")


def test_a_count_is_written_as_in_the_first_language() -> None:
    assert BOTH.ngettext("{number} card", "{number} cards", 1200) == "1.200 tagliandi/cards"


def test_a_sign_between_two_values_makes_a_sentence_of_it() -> None:
    """Polish has no word there."""
    words = Bilingual(Catalogue("pl", UTC), "en")
    said = words.gettext("Printed {moment} by {name}", moment="10:00", name="Jo")
    assert said == "Wydruk: 10:00, Jo · Printed 10:00 by Jo"


def test_what_a_person_typed_is_never_read_as_a_placeholder() -> None:
    said = BOTH.gettext("Printed {moment} by {name}", moment="10:00", name="{moment}")
    assert said.endswith("{moment}")


@pytest.mark.parametrize("number", [0, 1_234_567])
def test_numbers_and_money_are_those_of_the_first_language(number: int) -> None:
    first = Catalogue("it", UTC)
    assert BOTH.number(number) == first.number(number)
    assert BOTH.money(Money(number), "EUR") == first.money(Money(number), "EUR")
