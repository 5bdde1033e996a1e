"""What was written for a calculation and can't be read, told by the field and what belongs there."""

import re
from typing import Final

import click

from tdconsole.i18n.catalogue import Catalogue

_AT: Final = re.compile(r"(.*?) - at `(?:key in )?\$\.?(.*)`", re.DOTALL)
_EXPECTED: Final = re.compile(r"Expected `([^`]+)`(?:, got `([^`]+)`| (>=|<=|>|<) (\S+))?")
_LENGTH: Final = re.compile(r"Expected `(?:array|str)` of length (>=|<=) ([0-9]+)")
_NUMBERED: Final = re.compile(r"\[([0-9]+)\]")
_MISSING: Final = re.compile(r"Object missing required field `([^`]+)`")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `([^`]+)`")


class Misread(click.ClickException):
    """Without how the command is called: that was right."""

    exit_code = 2


def misread(words: Catalogue, name: str, error: Exception) -> Misread:
    fault = _told(words, str(error))
    hint = words.gettext("What belongs into it: tdconsole schema calc {name}", name=name)
    return Misread(f"{fault}\n{hint}")


def _told(words: Catalogue, detail: str) -> str:
    say = words.gettext
    found = _AT.fullmatch(detail)
    field = _field(words, "" if found is None else found[2])
    if (missing := _MISSING.match(detail)) is not None:
        if found is None:
            return say("{field} is missing.", field=missing[1])
        return say("{field}: {part} is missing.", field=field, part=missing[1])
    if (unknown := _UNKNOWN.match(detail)) is not None:
        return say("There is no field {field} here.", field=unknown[1])
    if (length := _LENGTH.match(detail)) is not None:
        if length[1] == ">=":
            return say("{field}: it is too short, {bound} at least.", field=field, bound=length[2])
        return say("{field}: it is too long, {bound} at most.", field=field, bound=length[2])
    if (expected := _EXPECTED.match(detail)) is None:
        return say("This can't be read as JSON: {detail}.", detail=detail.rstrip("."))
    wanted, got, sign, bound = expected.groups()
    if sign is not None:
        return _beyond(words, field, sign, bound)
    if got is None:
        return say("{field}: {detail}.", field=field, detail=detail)
    return say(
        "{field}: {wanted} belongs here, and {got} was written.",
        field=field,
        wanted=_kinds(words, wanted),
        got=_kinds(words, got),
    )


def _beyond(words: Catalogue, field: str, sign: str, bound: str) -> str:
    say = words.gettext
    match sign:
        case ">=":
            return say("{field}: {bound} is the least there may be.", field=field, bound=bound)
        case "<=":
            return say("{field}: {bound} is the most there may be.", field=field, bound=bound)
        case ">":
            return say("{field}: more than {bound} belongs here.", field=field, bound=bound)
        case _:
            return say("{field}: less than {bound} belongs here.", field=field, bound=bound)


def _kinds(words: Catalogue, kinds: str) -> str:
    say = words.pgettext
    names = {
        "array": say("json", "a list"),
        "object": say("json", "an object"),
        "str": say("json", "a text"),
        "int": say("json", "a whole number"),
        "float": say("json", "a number"),
        "bool": say("json", "true or false"),
        "null": say("json", "nothing (null)"),
    }
    return " / ".join(names.get(kind, kind) for kind in kinds.split(" | "))


def _field(words: Catalogue, path: str) -> str:
    """`prizes[2]` is the third of the prizes."""
    named = _NUMBERED.sub(
        lambda found: ", " + words.gettext("number {number}", number=int(found[1]) + 1), path
    )
    return named.removeprefix(", ") or words.gettext("the question")
