"""The fields that a sentence of a table names, each worded by its type."""

from collections.abc import Callable, Mapping
from string import Formatter
from types import NoneType
from typing import Any, Final, Protocol, get_args, get_type_hints

from tdconsole.domain.values import Chips, ClockAnchor, EntryId, Millis, Money, Seat, TableNo
from tdconsole.i18n.catalogue import Catalogue, InContext, Plural, Sentence
from tdconsole.i18n.naming import Who
from tdconsole.i18n.room.seats import seat_name, seats_named, tables_named


class Named:
    """A name, and behind a dot the number it stands for."""

    def __init__(self, name: str, number: int) -> None:
        self._name, self.number = name, number

    def __format__(self, _how: str) -> str:
        return self._name


class Worded(Protocol):
    """What every wording has: a language, and the names of the players."""

    @property
    def words(self) -> Catalogue: ...
    @property
    def who(self) -> Who: ...


Form = Callable[[Any, Any, Any], object]
"""A wording, the value of the field and the whole it is a field of make what is said."""
Forms = Mapping[object, Form]


def _entry(wording: Worded, entry: EntryId, _one: object) -> Named:
    return Named(wording.who(entry), entry)


def _figure(wording: Worded, number: int, _one: object) -> str:
    return wording.words.number(number)


FORMS: Final[Forms] = {
    EntryId: _entry,
    Chips: _figure,
    int: _figure,
    Money: lambda wording, amount, one: wording.words.money(amount, one.currency),
    Millis: lambda wording, time, _one: wording.words.duration(time),
    ClockAnchor: lambda wording, anchor, _one: wording.words.duration(anchor.left),
    Seat: lambda wording, seat, _one: seat_name(wording.words, seat),
    tuple[Seat, ...]: lambda wording, seats, _one: seats_named(wording.words, seats),
    tuple[TableNo, ...]: lambda wording, tables, _one: tables_named(wording.words, tables),
}
"""One of any other type stands as it is."""


Part = Sentence | Callable[[Any, Any], str]
"""A sentence of fields, or where more is needed a function of the wording and the whole."""


class Fields:
    """A sentence with its fields, by the forms of one table and those that all tables share."""

    def __init__(self, forms: Forms) -> None:
        self._forms = {**FORMS, **forms}
        self._of: dict[tuple[type, Sentence], dict[str, Form]] = {}

    def said(self, wording: Worded, one: object, part: Part, **besides: object) -> str:
        return part(wording, one) if callable(part) else self.worded(wording, one, part, **besides)

    def worded(self, wording: Worded, one: object, sentence: Sentence, **besides: object) -> str:
        """The sentence; what is named `besides` the fields is worded already."""
        said = {
            name: "" if (value := getattr(one, name)) is None else form(wording, value, one)
            for name, form in self._named(type(one), sentence).items()
            if name not in besides
        }
        counted = getattr(one, sentence.counted) if isinstance(sentence, Plural) else 0
        number = counted if isinstance(counted, int) else len(counted)
        return wording.words.sentence(sentence, number, **said, **besides)

    def _named(self, kind: type, sentence: Sentence) -> dict[str, Form]:
        if (kind, sentence) not in self._of:
            hints = get_type_hints(kind)
            self._of[kind, sentence] = {
                name: self._forms.get(_alone(hints.get(name)), _plain)
                for name in placeholders(sentence)
            }
        return self._of[kind, sentence]


def placeholders(sentence: Sentence) -> frozenset[str]:
    """The fields that a sentence names, without `number`, which is the one it counts."""
    plural = isinstance(sentence, Plural)
    named = {name for text in _texts(sentence) for _, name, _, _ in Formatter().parse(text) if name}
    return frozenset(name.partition(".")[0] for name in named if not (plural and name == "number"))


def _texts(sentence: Sentence) -> tuple[str, ...]:
    if isinstance(sentence, str):
        return (sentence,)
    return (sentence.message,) if isinstance(sentence, InContext) else (sentence.one, sentence.many)


def _plain(_wording: object, value: object, _one: object) -> object:
    return value


def _alone(hint: object) -> object:
    """The type itself, where it may also be missing."""
    others = [one for one in get_args(hint) if one is not NoneType]
    return others[0] if len(others) == 1 and NoneType in get_args(hint) else hint
