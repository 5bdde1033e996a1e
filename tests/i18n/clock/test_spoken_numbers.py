import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.i18n.catalogue import LANGUAGES, Language
from tdconsole.i18n.clock.spoken_numbers import MOST, spoken


@pytest.mark.parametrize(
    ("number", "english", "italian", "polish"),
    [
        (0, "zero", "zero", "zero"),
        (1, "one", "uno", "jeden"),
        (3, "three", "tre", "trzy"),
        (9, "nine", "nove", "dziewięć"),
        (13, "thirteen", "tredici", "trzynaście"),
        (18, "eighteen", "diciotto", "osiemnaście"),
        (21, "twenty-one", "ventuno", "dwadzieścia jeden"),
        (23, "twenty-three", "ventitré", "dwadzieścia trzy"),
        (28, "twenty-eight", "ventotto", "dwadzieścia osiem"),
        (40, "forty", "quaranta", "czterdzieści"),
        (88, "eighty-eight", "ottantotto", "osiemdziesiąt osiem"),
        (100, "one hundred", "cento", "sto"),
        (103, "one hundred three", "centotré", "sto trzy"),
        (108, "one hundred eight", "centotto", "sto osiem"),
        (113, "one hundred thirteen", "centotredici", "sto trzynaście"),
        (118, "one hundred eighteen", "centodiciotto", "sto osiemnaście"),
        (180, "one hundred eighty", "centottanta", "sto osiemdziesiąt"),
        (250, "two hundred fifty", "duecentocinquanta", "dwieście pięćdziesiąt"),
        (600, "six hundred", "seicento", "sześćset"),
        (1000, "one thousand", "mille", "tysiąc"),
        (1003, "one thousand three", "milletré", "tysiąc trzy"),
        (1100, "eleven hundred", "millecento", "tysiąc sto"),
        (1200, "twelve hundred", "milleduecento", "tysiąc dwieście"),
        (1500, "fifteen hundred", "millecinquecento", "tysiąc pięćset"),
        (1250, "one thousand two hundred fifty", "milleduecentocinquanta",
         "tysiąc dwieście pięćdziesiąt"),
        (2000, "two thousand", "duemila", "dwa tysiące"),
        (2500, "twenty-five hundred", "duemilacinquecento", "dwa tysiące pięćset"),
        (3000, "three thousand", "tremila", "trzy tysiące"),
        (5000, "five thousand", "cinquemila", "pięć tysięcy"),
        (10_000, "ten thousand", "diecimila", "dziesięć tysięcy"),
        (12_000, "twelve thousand", "dodicimila", "dwanaście tysięcy"),
        (12_500, "twelve thousand five hundred", "dodicimilacinquecento",
         "dwanaście tysięcy pięćset"),
        (21_000, "twenty-one thousand", "ventunomila", "dwadzieścia jeden tysięcy"),
        (22_000, "twenty-two thousand", "ventiduemila", "dwadzieścia dwa tysiące"),
        (23_000, "twenty-three thousand", "ventitremila", "dwadzieścia trzy tysiące"),
        (112_000, "one hundred twelve thousand", "centododicimila", "sto dwanaście tysięcy"),
        (101_000, "one hundred one thousand", "centounomila", "sto jeden tysięcy"),
        (1_000_000, "one million", "un milione", "milion"),
        (1_500_000, "one million five hundred thousand", "un milione cinquecentomila",
         "milion pięćset tysięcy"),
        (1_000_003, "one million three", "un milione tre", "milion trzy"),
        (2_001_000, "two million one thousand", "due milioni mille", "dwa miliony tysiąc"),
        (25_000_000, "twenty-five million", "venticinque milioni", "dwadzieścia pięć milionów"),
        (MOST,
         "nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine",
         "novecentonovantanove milioni novecentonovantanovemilanovecentonovantanove",
         "{0} milionów {0} tysięcy {0}".format("dziewięćset dziewięćdziesiąt dziewięć")),
    ],
)  # fmt: skip
def test_as_a_floor_says_them(number: int, english: str, italian: str, polish: str) -> None:
    said = tuple(spoken(language, number) for language in LANGUAGES)
    assert said == (english, italian, polish)


@pytest.mark.parametrize(
    ("number", "minutes", "hands"),
    [
        (1, "jedna", "jedno"),
        (2, "dwie", "dwa"),
        (5, "pięć", "pięć"),
        (12, "dwanaście", "dwanaście"),
        (21, "dwadzieścia jeden", "dwadzieścia jeden"),
        (22, "dwadzieścia dwie", "dwadzieścia dwa"),
        (90, "dziewięćdziesiąt", "dziewięćdziesiąt"),
        (101, "sto jeden", "sto jeden"),
        (102, "sto dwie", "sto dwa"),
        (2000, "dwa tysiące", "dwa tysiące"),
    ],
)
def test_minutes_and_hands_in_polish(number: int, minutes: str, hands: str) -> None:
    assert (spoken("pl", number, "minute"), spoken("pl", number, "hand")) == (minutes, hands)


def test_one_minute_and_one_hand_in_italian() -> None:
    assert (spoken("it", 1, "minute"), spoken("it", 1, "hand")) == ("un", "una")
    assert spoken("it", 21, "minute") == spoken("it", 21, "hand") == "ventuno"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_numbers_sound_alike(language: Language) -> None:
    said = [spoken(language, number) for number in range(30_000)]
    said += [spoken(language, number * 1000) for number in range(30, 30_000)]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
@given(millions=st.integers(1, 999), thousands=st.integers(2, 999), rest=st.integers(1, 999))
def test_a_long_number_is_said_piece_by_piece(
    language: Language, millions: int, thousands: int, rest: int
) -> None:
    whole = spoken(language, (millions * 1000 + thousands) * 1000 + rest)
    million = spoken(language, millions * 1_000_000)
    below = spoken(language, thousands * 1000 + rest)
    if not (language == "en" and thousands < 10 and rest % 100 == 0):
        assert whole == f"{million} {below}"
    assert whole.startswith(million + " ")
    assert not any(sign.isdigit() for sign in whole)


@pytest.mark.parametrize("number", [-1, MOST + 1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_nobody_says_stays_in_figures(language: Language, number: int) -> None:
    assert spoken(language, number) == str(number)
