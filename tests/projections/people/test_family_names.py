"""Which part of a name is the family's, and where lists have it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.projections.people.family_names import (
    fits,
    given_name,
    guessed,
    initialled,
    listed,
    typed_in_parts,
)
from tdconsole.projections.people.names import Known
from tdconsole.spelling import folded, letters_of, words_of

NAMES = st.lists(
    st.sampled_from(
        sorted(
            words_of(
                "Anna Maria José de del la van 't den Luca Presti Lo O' y e - – Jr. II Carmen ROSSI x, ,"
            )
        )
    ),
    min_size=1,
    max_size=7,
).map(" ".join)


@pytest.mark.parametrize(
    ("name", "country", "family"),
    [
        ("Sofia De Luca", "IT", "De Luca"),
        ("Anna Maria Lo Presti", "IT", "Lo Presti"),
        ("Luca Dell' Acqua", "IT", "Dell' Acqua"),
        ("Sofia D'Angelo", "IT", "D'Angelo"),
        ("Jan van den Berg", None, "van den Berg"),
        ("Pieter in 't Veld", "NL", "in 't Veld"),
        ("An De Smet", "BE", "De Smet"),
        ("Ludwig von Berg", "DE", "von Berg"),
        ("Charles de Gaulle", "FR", "de Gaulle"),
        ("Maria José García Márquez", "ES", "García Márquez"),
        ("Maria José García Márquez", None, "Márquez"),
        ("Ana García Márquez", "ES", "García Márquez"),
        ("Juan Carlos García", "ES", "García"),
        ("Juan Pérez", "ES", "Pérez"),
        ("Óscar de la Hoya", "MX", "de la Hoya"),
        ("José Luis de la Fuente", "ES", "de la Fuente"),
        ("Juan García de la Torre", "ES", "García de la Torre"),
        ("María del Carmen García López", "ES", "García López"),
        ("José Ortega y Gasset", "ES", "Ortega y Gasset"),
        ("Maria de Fátima Sousa", "PT", "Sousa"),
        ("Maria da Silva Santos", "BR", "da Silva Santos"),
        ("Antonio Costa e Silva", "PT", "Costa e Silva"),
        ("Anna Nowak-Kowalska", "PL", "Nowak-Kowalska"),
        ("Anna Nowak - Kowalska", "PL", "Nowak - Kowalska"),
        ("Anna Nowak- Kowalska", "PL", "Nowak- Kowalska"),
        ("Anna Te Rossi", None, "Rossi"),
        ("Mohammed bin Salman", None, "bin Salman"),
        ("Yusuf al Rashid", None, "al Rashid"),
        ("Sean O' Brien", None, "O' Brien"),
        ("Ewan Mac Gregor", None, "Mac Gregor"),
        ("Al Pacino", "US", "Pacino"),
        ("John Smith Jr.", None, "Smith Jr."),
        ("Nguyen Van Anh", "VN", "Anh"),
        ("Sofia DE LUCA", None, "DE LUCA"),
        ("SOFIA DE LUCA", None, "DE LUCA"),
        ("sofia de luca", None, "de luca"),
        ("AJ Rossi", None, "Rossi"),
        ("Henry Tudor VII", None, "VII"),
        ("De Luca", "IT", "De Luca"),
        ("Madonna", None, "Madonna"),
        ("Anna -", None, "Anna -"),
        ("", None, ""),
    ],
)
def test_the_family_name_of_one_typed_name(name: str, country: str | None, family: str) -> None:
    assert guessed(name, country) == family


@given(NAMES, st.sampled_from([None, "IT", "ES", "BR", "VN"]))
def test_a_guess_is_a_part_of_the_name_with_a_letter_in_it(name: str, country: str | None) -> None:
    family = guessed(name, country)

    assert fits(name, family)
    assert folded(family) or not folded(name)


@pytest.mark.parametrize(
    ("typed", "parts"),
    [
        ("De Luca, Sofia", ("Sofia De Luca", "De Luca")),
        (" García Márquez ,  Maria  José", ("Maria José García Márquez", "García Márquez")),
        ("John Smith, Jr.", None),
        ("Rossi,", None),
        (", Anna", None),
        ("Rossi, Anna, Dr.", None),
        ("Anna Rossi", None),
    ],
)
def test_a_comma_says_which_part_it_is(typed: str, parts: tuple[str, str] | None) -> None:
    assert typed_in_parts(typed) == parts


def test_names_are_short_and_listed_by_their_parts() -> None:
    assert initialled("Sofia De Luca", "De Luca") == "S. De Luca"
    assert initialled("Maria del Carmen López", "López") == "M. C. López"
    assert initialled("Zhang Wei", "Zhang") == "Zhang W."
    assert initialled("Madonna", "Madonna") == "Madonna"
    assert listed("Sofia De Luca", "De Luca") == "De Luca, Sofia"
    assert listed("Zhang Wei", "Zhang") == "Zhang, Wei"
    assert listed("Madonna", "Madonna") == "Madonna"
    assert given_name("Anna  Maria Rossi", "Rossi") == "Anna Maria"


def ordered(language: str, *people: tuple[str, str | None]) -> list[str]:
    known = [Known(name=name, country=country) for name, country in people]
    return [one.name for one in sorted(known, key=lambda one: one.sorted_by(language))]


def first_letter(name: str, country: str | None, language: str = "en") -> str:
    return letters_of(Known(name=name, country=country).sorted_by(language))


@pytest.mark.parametrize(
    ("name", "country", "letter"),
    [
        ("Sofia De Luca", "IT", "D"),
        ("Jan van den Berg", "NL", "B"),
        ("Jan van den Berg", "BE", "V"),
        ("Ludwig von Berg", "DE", "B"),
        ("Ludwig von Berg", "CH", "V"),
        ("Óscar de la Hoya", "MX", "H"),
        ("Maria dos Santos", "PT", "S"),
        ("Charles de Gaulle", "FR", "G"),
        ("Jean de La Fontaine", "FR", "L"),
        ("Jean d'Ormesson", "FR", "O"),
        ("Dick Van Dyke", "US", "V"),
        ("Łucja Łuczak", "PL", "L"),
        ("-", None, ""),
    ],
)
def test_each_country_has_its_letter(name: str, country: str | None, letter: str) -> None:
    assert first_letter(name, country) == letter


def test_an_accent_counts_where_the_language_has_the_letter() -> None:
    people = [("A Łoś", "PL"), ("B Lot", "PL"), ("C Luz", "PL"), ("D Żak", "PL"), ("E Źle", "PL")]
    more = [("F Zych", "PL"), ("G Müller", "DE"), ("H Mullen", "IE"), ("I Nèri", "IT")]

    polish = ordered("pl", *people, *more)
    assert [name[0] for name in polish] == list("BCAHGIFED")
    assert [name[0] for name in ordered("it", *people, *more)] == list("ABCHGIDEF")
    assert first_letter("Łucja Łuczak", "PL", "pl") == "Ł"
    assert letters_of(Known(name="A Łoś").sorted_by("pl"), 2) == "ŁO"


def test_a_family_name_comes_before_a_longer_one_and_the_given_name_decides() -> None:
    people = [("Anna Rossini", None), ("Zoe Rossi", None), ("Bea Rossi", None)]

    assert ordered("it", *people) == ["Bea Rossi", "Zoe Rossi", "Anna Rossini"]
    accents = [("Ísold Rossi", "IS"), ("Élodie Rossi", "FR"), ("Fabio Rossi", "IT")]
    assert ordered("it", *accents) == ["Élodie Rossi", "Fabio Rossi", "Ísold Rossi"]


@pytest.mark.parametrize("sign", ["'", "’", "ʼ"])
def test_an_apostrophe_parts_nothing_in_a_list(sign: str) -> None:
    people = [("Ida Dario", None), ("Lea Danieli", None), ("Zoe Dandolo", None)]

    order = ["Zoe Dandolo", f"Sofia D{sign}Angelo", "Lea Danieli", "Ida Dario"]
    assert ordered("it", (f"Sofia D{sign}Angelo", "IT"), *people) == order


def test_a_known_name_has_its_family_name() -> None:
    assert Known(name="Sofia De Luca").family == "De Luca"
    mended = Known(name="Sofia De Luca", family_name="Luca")
    assert (mended.family, mended.listed, mended.initialled) == (
        "Luca",
        "Luca, Sofia De",
        "S. D. Luca",
    )
    assert Known(name="Zhang Wei", family_name="Zhang").listed == "Zhang, Wei"
