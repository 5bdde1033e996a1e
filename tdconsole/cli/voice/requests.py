"""A line of JSON as a request."""

from typing import Any, Final

from msgspec import DecodeError, ValidationError, json

from tdconsole.cli.voice.json_keys import KeyTwice, check_keys
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
