"""Whole numbers in words, as a floor says them: twelve hundred, milleduecento, tysiąc dwieście."""

from typing import Final, Literal, assert_never

from tdconsole.i18n.catalogue import Language

MOST: Final = 999_999_999
_MILLION: Final = 1_000_000

_ENGLISH: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
)  # fmt: skip
_ENGLISH_TENS: Final = (
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
)  # fmt: skip

_ITALIAN: Final = (
    "zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci",
    "undici", "dodici", "tredici", "quattordici", "quindici", "sedici", "diciassette",
    "diciotto", "diciannove",
)  # fmt: skip
_ITALIAN_TENS: Final = (
    "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta",
)  # fmt: skip

_POLISH: Final = (
    "zero", "jeden", "dwa", "trzy", "cztery", "pięć", "sześć", "siedem", "osiem", "dziewięć",
    "dziesięć", "jedenaście", "dwanaście", "trzynaście", "czternaście", "piętnaście",
    "szesnaście", "siedemnaście", "osiemnaście", "dziewiętnaście",
)  # fmt: skip
_POLISH_TENS: Final = (
    "dwadzieścia", "trzydzieści", "czterdzieści", "pięćdziesiąt", "sześćdziesiąt",
    "siedemdziesiąt", "osiemdziesiąt", "dziewięćdziesiąt",
)  # fmt: skip
_POLISH_HUNDREDS: Final = (
    "sto", "dwieście", "trzysta", "czterysta", "pięćset", "sześćset", "siedemset", "osiemset",
    "dziewięćset",
)  # fmt: skip
_POLISH_THOUSANDS: Final = ("tysiąc", "tysiące", "tysięcy")
_POLISH_MILLIONS: Final = ("milion", "miliony", "milionów")

Counted = Literal["minute", "hand"]
"""What is counted, which decides the gender: minuto and mano, minuta and rozdanie."""

_ITALIAN_ONE: Final[dict[Counted, str]] = {"minute": "un", "hand": "una"}
_POLISH_ONE: Final[dict[Counted, str]] = {"minute": "jedna", "hand": "jedno"}


def spoken(language: Language, number: int, of: Counted | None = None) -> str:
    """The number as spoken before what is counted; a large one stays in figures."""
    if not 0 <= number <= MOST:
        return str(number)
    match language:
        case "en":
            return _english(number)
        case "it":
            return _ITALIAN_ONE[of] if number == 1 and of else _italian(number)
        case "pl":
            return _POLISH_ONE[of] if number == 1 and of else _polish(number, of)
        case _:
            assert_never(language)


def _english(number: int) -> str:
    """English without "and": two hundred and fifty might be two blinds."""
    if 1000 < number < 10_000 and number % 100 == 0 and number % 1000:
        return f"{_english(number // 100)} hundred"
    words = []
    for size, name in ((_MILLION, "million"), (1000, "thousand"), (100, "hundred")):
        count, number = divmod(number, size)
        if count:
            words.append(f"{_english(count)} {name}")
    if number >= 20:
        tens, ones = divmod(number, 10)
        words.append(_ENGLISH_TENS[tens - 2] + (f"-{_ENGLISH[ones]}" if ones else ""))
    elif number or not words:
        words.append(_ENGLISH[number])
    return " ".join(words)


def _italian(number: int) -> str:
    millions, number = divmod(number, _MILLION)
    words = []
    if millions:
        words.append("un milione" if millions == 1 else f"{_italian(millions)} milioni")
    thousands, rest = divmod(number, 1000)
    whole = ""
    if thousands:
        whole = "mille" if thousands == 1 else _italian_hundreds(thousands) + "mila"
    if rest:
        whole += _italian_hundreds(rest)
    if whole:
        words.append(f"{whole.removesuffix('tre')}tré" if _ends_in_three(number) else whole)
    return " ".join(words) or _ITALIAN[0]


def _ends_in_three(number: int) -> bool:
    """Whether an accent is needed: tre alone has none, and neither has tredici."""
    return number > 3 and number % 10 == 3 and number % 100 != 13


def _italian_hundreds(number: int) -> str:
    """Italian hundreds in one word; vowels are dropped before otto and uno as in speech."""
    hundreds, below = divmod(number, 100)
    start = "" if not hundreds else "cento" if hundreds == 1 else f"{_ITALIAN[hundreds]}cento"
    if start and 8 in {below, below // 10}:
        start = start.removesuffix("o")
    if below < 20:
        return start + (_ITALIAN[below] if below else "")
    tens, ones = divmod(below, 10)
    ten = _ITALIAN_TENS[tens - 2]
    if ones in {1, 8}:
        ten = ten[:-1]
    return start + ten + (_ITALIAN[ones] if ones else "")


def _polish(number: int, of: Counted | None) -> str:
    millions, number = divmod(number, _MILLION)
    thousands, rest = divmod(number, 1000)
    words = []
    for count, names in ((millions, _POLISH_MILLIONS), (thousands, _POLISH_THOUSANDS)):
        if count > 1:
            words += _polish_hundreds(count)
        if count:
            words.append(names[_polish_form(count)])
    below = _polish_hundreds(rest)
    if of == "minute" and below[-1:] == ["dwa"]:
        below[-1] = "dwie"
    return " ".join(words + below) or _POLISH[0]


def _polish_hundreds(number: int) -> list[str]:
    hundreds, below = divmod(number, 100)
    words = [_POLISH_HUNDREDS[hundreds - 1]] if hundreds else []
    if below >= 20:
        tens, below = divmod(below, 10)
        words.append(_POLISH_TENS[tens - 2])
    if below:
        words.append(_POLISH[below])
    return words


def _polish_form(count: int) -> int:
    """The Polish form for one thousand, for two to four of them, and the genitive for the rest."""
    if count == 1:
        return 0
    return 1 if count % 10 in {2, 3, 4} and count % 100 not in {12, 13, 14} else 2
