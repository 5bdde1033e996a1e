"""Questions that can't be read: the field at fault, and what belongs there."""

import re
from typing import Final

import click
from msgspec import ValidationError

from tdconsole.i18n.catalogue import Catalogue

_AT: Final = re.compile(r"(.*?) - at `(?:key in )?\$\.?(.*)`", re.DOTALL)
_EXPECTED: Final = re.compile(r"Expected `([^`]+)`(?:, got `([^`]+)`| (>=|<=|>|<) (\S+))?")
_LENGTH: Final = re.compile(r"Expected `(?:array|str)` of length (>=|<=) ([0-9]+)")
_CHOICE: Final = re.compile(r"Invalid enum value '?(.*?)'?(?: - at .*)?$", re.DOTALL)
_PATTERN: Final = re.compile(r"Expected `str` matching regex ")
_NUMBERED: Final = re.compile(r"\[([0-9]+)\]")
_MISSING: Final = re.compile(r"Object missing required field `([^`]+)`")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `([^`]+)`")


class Misread(click.ClickException):
    """A misread question, reported without the usage line: the command was right."""

    exit_code = 2


def misread(words: Catalogue, name: str, error: Exception) -> Misread:
    return _with_hint(words, name, fault_words(words, error))


def twice(words: Catalogue, name: str, field: str) -> Misread:
    fault = words.gettext("“{field}” is there twice: leave one of them out.", field=field)
    return _with_hint(words, name, fault)


def too_long(words: Catalogue, name: str) -> Misread:
    return _with_hint(words, name, words.gettext("This is far too long for a question."))


def _with_hint(words: Catalogue, name: str, fault: str) -> Misread:
    hint = words.gettext("What goes into it: tdconsole schema calc {name}", name=name)
    return Misread(f"{fault}\n{hint}")


def fault_words(words: Catalogue, error: Exception) -> str:
    """The fault in words; a question can be readable JSON and still be impossible."""
    detail = str(error)
    if not isinstance(error, ValidationError):
        return words.gettext("This can't be read as JSON: {detail}.", detail=detail.rstrip("."))
    return _in_words(words, detail)


def _in_words(words: Catalogue, detail: str) -> str:
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
    if (choice := _CHOICE.match(detail)) is not None:
        return say(
            "{field}: “{written}” is not one of the possible values.",
            field=field,
            written=choice[1],
        )
    if _PATTERN.match(detail) is not None:
        return say("{field}: it is not written as expected here.", field=field)
    if (expected := _EXPECTED.match(detail)) is None:
        plain = detail if found is None else found[1]
        crossed = _crossed(words, plain) or f"{plain.rstrip('.')}."
        return crossed if found is None else f"{field}: {crossed}"
    wanted, got, sign, bound = expected.groups()
    if sign is not None:
        return _beyond(words, field, sign, bound)
    if got is None:
        return say("{field}: {detail}.", field=field, detail=detail)
    return say(
        "{field}: {wanted} is expected, and {got} was written.",
        field=field,
        wanted=_kinds(words, wanted),
        got=_kinds(words, got),
    )


def _crossed(words: Catalogue, fault: str) -> str:
    """Fields that are right one by one but not together; empty for unknown faults."""
    say = words.gettext
    match fault:
        case "bets rise":
            return say("Each of the bets has to be more than the one before.")
        case "chips without a word":
            return say("chips are pushed without a word: leave out put and said.")
        case "acted at a bet":
            return say("acted_at can't be more than the last of the bets.")
        case "bet with all-in":
            return say("bet and all_in_over belong together: give both or neither.")
        case "round in tournament":
            return say("in_round can't be more than in_tournament.")
        case "own in facing in pot":
            return say("own can't be more than facing, nor facing more than the pot.")
        case "blinds in pot":
            return say("The blinds that were posted can't be more than the pot.")
        case "posted in blinds":
            return say("A blind can't be posted for more than its amount.")
        case "misdeals in served":
            return say("misdeals can't be more than the hands that were served.")
        case "no such day":
            return say("There is no such day in the calendar.")
        case _:
            return ""


def _beyond(words: Catalogue, field: str, sign: str, bound: str) -> str:
    say = words.gettext
    match sign:
        case ">=":
            return say("{field}: {bound} is the minimum.", field=field, bound=bound)
        case "<=":
            return say("{field}: {bound} is the maximum.", field=field, bound=bound)
        case ">":
            return say("{field}: it has to be more than {bound}.", field=field, bound=bound)
        case _:
            return say("{field}: it has to be less than {bound}.", field=field, bound=bound)


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
    """The field in words: `prizes[2]` is the third of the prizes."""
    named = _NUMBERED.sub(
        lambda found: ", " + words.gettext("number {number}", number=int(found[1]) + 1), path
    )
    return named.removeprefix(", ") or words.gettext("the question")
