"""A line of JSON as a request, which other programs and the hall's pages send.

Keys that are twice in one object are refused: msgspec would silently take the last.
"""

import json as text
from typing import Any, Final

from msgspec import DecodeError, ValidationError, json

from tdconsole.domain.house.device_numbers import MARK
from tdconsole.domain.language.rejections.engine import FieldTwice, NotUnderstood

LONGEST_NUMBER: Final = 200
Unread = NotUnderstood | FieldTwice


def fields_of(line: bytes) -> tuple[str | None, dict[str, Any] | Unread]:
    """The request's number as far as it can be read, and its content, or why it is refused."""
    try:
        fields = json.decode(line, type=dict[str, Any])
        check_keys(line)
    except KeyTwice as error:
        return None, FieldTwice(field=error.key)
    except (DecodeError, ValidationError, RecursionError, UnicodeDecodeError) as error:
        return None, NotUnderstood(detail=str(error))
    number = fields.pop("request", None)
    if number is not None and not (isinstance(number, str) and 0 < len(number) <= LONGEST_NUMBER):
        return None, NotUnderstood(detail="request: a text of 1 to 200 characters")
    if number is not None and number.startswith(MARK):
        return None, NotUnderstood(detail=f"request: {MARK} begins the numbers of devices")
    return number, fields


class KeyTwice(ValueError):
    """The key is twice in one object, so nobody can tell which value is meant."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def check_keys(written: bytes) -> None:
    """Check a text that can be read as JSON; numbers don't matter and stay as they are."""
    text.loads(written, object_pairs_hook=_once, parse_int=str, parse_float=str)


def _once(pairs: list[tuple[str, Any]]) -> None:
    keys = set()
    for key, _ in pairs:
        if key in keys:
            raise KeyTwice(key)
        keys.add(key)
