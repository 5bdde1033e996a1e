"""A cell of a list of players, read as what its column holds."""

import re
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Final

from tdconsole.club.countries import country
from tdconsole.projections.people.lines import (
    ControlSigns,
    DateInFuture,
    DateTooLongAgo,
    DateUnreadable,
    Field,
    LineFlaw,
    NotAnEmail,
    NotYesOrNo,
    TooLong,
    UnknownCountry,
)
from tdconsole.visible import visible

LONGEST: Final[dict[Field, int]] = {
    "name": 120,
    "first_name": 120,
    "family_name": 120,
    "nickname": 120,
    "member_no": 40,
    "country": 80,
    "born": 40,
    "email": 254,
    "phone": 40,
    "notes": 4000,
    "consent": 40,
    "document_checked_on": 40,
}
_OLDEST: Final = 1900
_YES: Final = frozenset(
    ["yes", "y", "true", "1", "x", "si", "sì", "s", "vero", "tak", "t", "prawda", "✓"]
)
_NO: Final = frozenset(["no", "n", "false", "0", "falso", "nie", "fałsz", "-"])

# Nothing that ends a line, turns the direction of writing, is half a character or stands for
# one that was lost; notes have lines.
_UNSEEN: Final = "\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufffd"
_CONTROL: Final = re.compile(f"[{_UNSEEN}\\t\\r\\n]")
_CONTROL_IN_NOTES: Final = re.compile(f"[{_UNSEEN}]")
_SPACES: Final = re.compile("[ \u00a0\u202f]+")
_EMAIL: Final = re.compile(r"[^\s@]+@[^\s@]+")
_ISO: Final = re.compile(r"(\d{4})-(\d\d?)-(\d\d?)(?:[ T]00:00(?::00(?:\.0+)?)?)?", re.ASCII)
_DAY_FIRST: Final = re.compile(r"(\d\d?)([/.-])(\d\d?)\2(\d{4})", re.ASCII)

# A text that a spreadsheet would take for a formula has a sign before it that isn't part of it.
_FORMULA: Final = re.compile(r"'*[=+\-@\t\r\n]")
_SHIELDED: Final = re.compile(r"'+[=+\-@\t\r\n]")


class Unreadable(Exception):
    def __init__(self, why: LineFlaw) -> None:
        super().__init__(why)
        self.why = why


def shielded(text: str) -> str:
    return f"'{text}" if _FORMULA.match(text) else text


def unshielded(text: str) -> str:
    return text[1:] if _SHIELDED.match(text) else text


def value_of(field: Field, cell: str, today: date, countries: Mapping[str, str]) -> object:
    """The value in the cell; `countries` are by folded name."""
    text = text_of(field, cell)
    match field:
        case "country":
            return country_of(text, countries)
        case "born":
            return day_of(text, today)
        case "document_checked_on":
            return moment_of(text, today)
        case "email":
            return email_of(text)
        case "consent":
            return yes_or_no(text)
        case _:
            return text


def text_of(field: Field, cell: str) -> str:
    """One line of text with single spaces; notes keep their lines."""
    text = unshielded(cell.strip()).strip()
    if field == "notes":
        text, control = re.sub("\r\n?", "\n", text), _CONTROL_IN_NOTES
    else:
        text, control = _SPACES.sub(" ", text), _CONTROL
    if control.search(text):
        raise Unreadable(ControlSigns())
    text = text if field == "notes" else visible(text).strip()
    if len(text) > LONGEST[field]:
        raise Unreadable(TooLong(most=LONGEST[field]))
    return text


def country_of(text: str, names: Mapping[str, str]) -> str:
    found = country(text, names)
    if found is None:
        raise Unreadable(UnknownCountry())
    return found


def day_of(text: str, today: date) -> str:
    return _day(text, today).isoformat()


def moment_of(text: str, today: date) -> int:
    """The moment in milliseconds UTC; a date means the beginning of that day."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        day = _day(text, today)
        moment = datetime(day.year, day.month, day.day, tzinfo=UTC)
    moment = moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment
    _check(moment.date(), today + timedelta(days=1))  # it may be tomorrow there already
    return round(moment.timestamp() * 1000)


def email_of(text: str) -> str:
    if not _EMAIL.fullmatch(text):
        raise Unreadable(NotAnEmail())
    return text


def yes_or_no(text: str) -> bool:
    said = text.casefold()
    if said not in _YES and said not in _NO:
        raise Unreadable(NotYesOrNo())
    return said in _YES


def _day(text: str, today: date) -> date:
    if (iso := _ISO.fullmatch(text)) is not None:
        year, month, day = iso[1], iso[2], iso[3]
    elif (ours := _DAY_FIRST.fullmatch(text)) is not None:
        day, month, year = ours[1], ours[3], ours[4]
    else:
        raise Unreadable(DateUnreadable())
    try:
        found = date(int(year), int(month), int(day))
    except ValueError:
        raise Unreadable(DateUnreadable()) from None
    _check(found, today)
    return found


def _check(day: date, today: date) -> None:
    if day > today:
        raise Unreadable(DateInFuture())
    if day.year < _OLDEST:
        raise Unreadable(DateTooLongAgo())
