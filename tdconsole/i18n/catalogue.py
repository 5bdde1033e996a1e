"""A language as an object to pass around: sentences, and how it writes numbers, money and time."""

import re
from datetime import date, datetime, tzinfo
from decimal import Decimal
from functools import lru_cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from typing import Final, Literal, NamedTuple

from babel import Locale
from babel.core import UnknownLocaleError
from babel.dates import format_date, format_datetime, format_skeleton
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.numbers import format_decimal, format_percent, get_currency_precision

from tdconsole.domain.values import WHOLE, Instant, Millis, Money
from tdconsole.files import resource
from tdconsole.i18n import figures

Language = Literal["en", "it", "pl"]
_SAME_DAY: Final = 12 * 3_600_000
"""Nearer than this a time of day is never taken for one of another day."""
_WAVERING: Final = 2000
LANGUAGES: Final[tuple[Language, ...]] = ("en", "it", "pl")


class Plural(NamedTuple):
    """A sentence that counts one of its fields."""

    one: str
    many: str
    counted: str


class InContext(NamedTuple):
    """A text that is translated as its context asks, such as that of a button."""

    context: str
    message: str


Sentence = str | Plural | InContext


def N_(message: str) -> str:  # noqa: N802 -- gettext's own name for it
    """Marks a sentence that is said later, from a table."""
    return message


def P_(one: str, many: str, counted: str) -> Plural:  # noqa: N802 -- as above
    """Marks one that counts: the field is `{number}` in it."""
    return Plural(one, many, counted)


def C_(context: str, message: str) -> InContext:  # noqa: N802 -- as above
    """Marks one with a context."""
    return InContext(context, message)


class Catalogue:
    """A catalogue; English is the message itself, and every placeholder has a name."""

    def __init__(self, language: Language, zone: tzinfo | None = None) -> None:
        self.language = language
        self.locale = Locale.parse("en_GB" if language == "en" else language)
        self.zone = zone
        self._translations = _translations(language)

    def gettext(self, message: str, **named: object) -> str:
        return self._translations.gettext(message).format(**named)

    def ngettext(self, one: str, many: str, number: int, **named: object) -> str:
        text = self._translations.ngettext(one, many, number)
        return text.format(number=self.number(number), **named)

    def pgettext(self, context: str, message: str, **named: object) -> str:
        return self._translations.pgettext(context, message).format(**named)

    def sentence(self, marked: Sentence, counted: int = 0, /, **named: object) -> str:
        """A sentence from a table, marked with `N_`; with `P_` it counts, `C_` has a context."""
        if isinstance(marked, str):
            return self._translations.gettext(marked).format(**named)
        if isinstance(marked, InContext):
            return self._translations.pgettext(*marked).format(**named)
        text = self._translations.ngettext(marked.one, marked.many, counted)
        return text.format(number=self.number(counted), **named)

    def number(self, number: int) -> str:
        return figures.number(number, self.locale)

    def tenths(self, tenths: int) -> str:
        return format_decimal(Decimal(tenths) / 10, "#,##0.0", locale=self.locale)

    def share(self, share: int) -> str:
        """Ten-thousandths as percent, with as many digits as they need."""
        return format_percent(Decimal(share) / WHOLE, "#,##0.##%", locale=self.locale)

    def aligned_share(self, share: int) -> str:
        """Ten-thousandths as percent for a column, always with both digits."""
        return format_percent(Decimal(share) / WHOLE, "#,##0.00%", locale=self.locale)

    def money(self, amount: Money, currency: str, *, cents: bool = True) -> str:
        """The amount; without its cents only where all that stand beside it have none."""
        return figures.money(amount, currency, self.locale, cents=cents)

    def moment(self, instant: Instant) -> str:
        """The local date and time, to the minute."""
        return format_datetime(self._local(instant.utc), "short", locale=self.locale)

    def day(self, day: str) -> str:
        """A day of the calendar, given as 2026-12-31; anything else stays as it is."""
        try:
            return format_date(date.fromisoformat(day), "medium", locale=self.locale)
        except ValueError:
            return day

    def day_and_month(self, day: str) -> str:
        """The day without its year, the month in short."""
        try:
            return str(format_skeleton("MMMd", date.fromisoformat(day), locale=self.locale))
        except ValueError:
            return day

    def day_at(self, utc: int) -> str:
        """The date in the hall."""
        return format_date(self._local(utc), "medium", locale=self.locale)

    def time_of_day(self, instant: Instant) -> str:
        return f"{self._local(instant.utc):%H:%M}"

    def time_to_the_second(self, instant: Instant) -> str:
        return f"{self._local(instant.utc):%H:%M:%S}"

    def time_after(self, now: Instant, left: Millis) -> str:
        """The time, rounded down so that nobody comes late and milliseconds don't make it waver."""
        return f"{self._local(now.utc + left + _WAVERING):%H:%M}"

    def time_at(self, moment: Millis) -> str:
        """The time, rounded as in `time_after`, for moments worked out from the clock."""
        return f"{self._local(moment + _WAVERING):%H:%M}"

    def time_from(self, now: Millis, moment: Millis) -> str:
        """The time, with its day where it is so far ahead that another day could be meant."""
        if moment - now < _SAME_DAY:
            return self.time_at(moment)
        return self.day_and_time(moment)

    def day_and_time(self, moment: Millis) -> str:
        """The day of the week, short, and the time."""
        day = format_date(self._local(moment + _WAVERING), "EEE", locale=self.locale)
        return f"{day} {self.time_at(moment)}"

    def ahead_of_utc(self, instant: Instant) -> Millis:
        """How far the time of day in the hall is ahead of UTC at this moment."""
        ahead = self._local(instant.utc).utcoffset()
        return Millis(0 if ahead is None else round(ahead.total_seconds() * 1000))

    def _local(self, utc: int) -> datetime:
        return datetime.fromtimestamp(utc / 1000, tz=self.zone).astimezone(self.zone)

    def duration(self, left: Millis) -> str:
        """Minutes and seconds, and hours if any, as a clock shows them."""
        seconds = -(-left // 1000)  # a second that has begun still shows: 0:00 is the end
        hours, minutes, seconds = seconds // 3600, seconds // 60 % 60, seconds % 60
        if hours:
            return f"{hours}:{minutes:02}:{seconds:02}"
        return f"{minutes}:{seconds:02}"

    def listed(self, words: list[str]) -> str:
        """A short list as prose."""
        if len(words) < 2:
            return "".join(words)
        return self.gettext("{before} and {last}", before=", ".join(words[:-1]), last=words[-1])


def catalogue(language: Language, zone: tzinfo | None = None) -> Catalogue:
    return Catalogue(language, zone)


def currency_digits(currency: str) -> int:
    return get_currency_precision(currency)


def minor(written: str, currency: str) -> Money | None:
    """An amount as typed, 50 or 50.00 or 50,00, in the smallest unit; None if it isn't one."""
    digits = currency_digits(currency)
    parts = re.fullmatch(r"([0-9]{1,13})(?:[.,]([0-9]+))?", written.strip(), re.ASCII)
    if parts is None or len(parts[2] or "") > digits:
        return None
    return Money(int(parts[1] + (parts[2] or "").ljust(digits, "0")))


@lru_cache(maxsize=len(LANGUAGES))
def _translations(language: Language) -> NullTranslations:
    if language == "en":
        return NullTranslations()
    path = resource("locale", language, "LC_MESSAGES", "tdconsole.po")
    with path.open("rb") as file:
        messages = read_po(file, locale=language)
    compiled = BytesIO()
    write_mo(compiled, messages)
    compiled.seek(0)
    return GNUTranslations(compiled)


def known_language(tag: str | None) -> Language:
    """The language of a tag such as it_IT.UTF-8; English if it isn't one of ours."""
    try:
        found = Locale.parse((tag or "en").split(".")[0].replace("-", "_")).language
    except (UnknownLocaleError, ValueError):
        return "en"
    return found if found in LANGUAGES else "en"
