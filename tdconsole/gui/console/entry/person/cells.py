"""Typed fields of a person, read like a line of an imported list."""

from collections.abc import Mapping
from datetime import date
from functools import cache

from tdconsole.club.lists.csv_cells import Unreadable, country_of, day_of, email_of, text_of
from tdconsole.i18n.people.people import country_names
from tdconsole.projections.people.lines import Field, LineFlaw, NameMissing
from tdconsole.spelling import folded


def read_cell(field: Field, typed: str, today: date) -> str | LineFlaw | None:
    """Read a field; None if nothing is typed and that is allowed."""
    try:
        text = text_of(field, typed)
        if not text:
            return NameMissing() if field == "name" else None
        match field:
            case "country":
                return country_of(text, _countries())
            case "born":
                return day_of(text, today)
            case "email":
                return email_of(text)
            case _:
                return text
    except Unreadable as unreadable:
        return unreadable.why


@cache
def _countries() -> Mapping[str, str]:
    return {folded(name): letters for name, letters in country_names().items()}
