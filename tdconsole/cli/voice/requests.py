"""A line of JSON as a request."""

from typing import Any, Final

from msgspec import DecodeError, ValidationError, json

from tdconsole.domain.language.rejections.engine import NotUnderstood

LONGEST_NUMBER: Final = 200


def fields_of(line: bytes) -> tuple[str | None, dict[str, Any] | NotUnderstood]:
    """The request's number as far as it can be read, and its content, or why it can't be read."""
    try:
        fields = json.decode(line, type=dict[str, Any])
    except (DecodeError, ValidationError, RecursionError, UnicodeDecodeError) as error:
        return None, NotUnderstood(detail=str(error))
    number = fields.pop("request", None)
    if number is not None and not (isinstance(number, str) and 0 < len(number) <= LONGEST_NUMBER):
        return None, NotUnderstood(detail="request: a text of 1 to 200 characters")
    return number, fields
