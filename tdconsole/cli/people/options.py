"""Options that describe a person, read like the cells of a list."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

import click

from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.club.lists.csv_cells import Unreadable, value_of
from tdconsole.domain.values import PersonId
from tdconsole.i18n.people.people import country_names, field_name, line_flaw
from tdconsole.projections.people.lines import Field, LineFlaw, NameMissing, RefusedLine
from tdconsole.spelling import folded

Function = TypeVar("Function", bound=Callable[..., Any])

_OPTIONS: Final[dict[str, tuple[Field, str]]] = {
    "--family-name": ("family_name", "The part of the name that is the family's; else guessed."),
    "--country": ("country", "By two letters, three, or its name."),
    "--member-no": ("member_no", "No two people have the same."),
    "--nickname": ("nickname", "What the player is called at the table."),
    "--born": ("born", "Birth date, as 1987-03-21 or 21/03/1987."),
    "--email": ("email", "E-mail address."),
    "--phone": ("phone", "Telephone number."),
    "--notes": ("notes", "Free text."),
    "--consent": ("consent", "Yes or no: results may be published under the name."),
}


def person_options(function: Function) -> Function:
    for flag, (field, told) in reversed(_OPTIONS.items()):
        function = click.option(flag, field, default=None, help=told)(function)
    return function


def told_of_person(voice: Voice, given: Mapping[str, str | None]) -> dict[str, Any]:
    """The fields that were given; an empty one is removed."""
    fields: dict[str, Field] = {field: field for field, _help in _OPTIONS.values()}
    fields["name"] = "name"
    today = datetime.now(UTC).astimezone().date()
    countries = {folded(name): letters for name, letters in country_names().items()}
    told: dict[str, Any] = {}
    for name, cell in given.items():
        if cell is None:
            continue
        field = fields[name]
        try:
            told[name] = value_of(field, cell, today, countries) if cell.strip() else None
        except Unreadable as unreadable:
            raise refusing(voice, unreadable.why, field, cell) from None
        if field == "name" and not folded(told[name] or ""):
            raise refusing(voice, NameMissing(), field, cell)
    if "consent" in told:
        told["consent"] = bool(told["consent"])
    return told


def refusing(
    voice: Voice,
    why: LineFlaw,
    field: Field,
    value: str,
    who: Callable[[PersonId], str] = str,
) -> Refusing:
    refused = RefusedLine(line=1, field=field, why=why, value=value)
    said = line_flaw(voice.words, refused, who)
    return Refusing(f"{type(why).__name__}: {field_name(voice.words, field)}: {said}")
