"""The sentence of every refusal: what stands in the way, and where there is one, the way out."""

from collections.abc import Callable
from functools import cache
from string import Formatter
from types import NoneType
from typing import Any, Final, get_args, get_type_hints

from tdconsole.domain.language.rejections import Rejection
from tdconsole.domain.values import Chips, EntryId, Millis, Money, PersonId, Seat
from tdconsole.i18n.bubble import refusals as bubble
from tdconsole.i18n.catalogue import Catalogue, Plural, Sentence
from tdconsole.i18n.chips import refusals as chips
from tdconsole.i18n.clock import refusals as clock
from tdconsole.i18n.day import refusals as day
from tdconsole.i18n.discipline import refusals as discipline
from tdconsole.i18n.draw import refusals as draw
from tdconsole.i18n.engine import trail_refusals as trail
from tdconsole.i18n.entry import refusals as entry
from tdconsole.i18n.flights import refusals as flights
from tdconsole.i18n.naming import Kept, OwnWords, Sentences, Who, Wording
from tdconsole.i18n.payouts import refusals as payouts
from tdconsole.i18n.prizes import refusals as prizes
from tdconsole.i18n.room import refusals as room
from tdconsole.i18n.room.seats import seat_name
from tdconsole.i18n.setup import refusals as setup
from tdconsole.i18n.structure import refusals as structure

SUBJECTS: Final = (
    trail, structure, setup, flights, payouts, entry, draw, day, bubble, prizes, chips, discipline,
    clock, room,
)  # fmt: skip
SENTENCES: Final[Sentences] = {
    kind: sentence for subject in SUBJECTS for kind, sentence in subject.SENTENCES.items()
}
OWN_WORDS: Final[OwnWords] = {
    kind: words for subject in SUBJECTS for kind, words in subject.OWN_WORDS.items()
}


def refusal(words: Catalogue, rejection: Rejection, who: Who, kept: Kept | None = None) -> str:
    """Without what the house keeps, a person is a number and a note is left out."""
    wording, kind = Wording(words, who, kept), type(rejection)
    if (own := OWN_WORDS.get(kind)) is not None:
        return own(wording, rejection)
    sentence = SENTENCES[kind]
    said = {
        name: "" if (value := getattr(rejection, name)) is None else form(wording, value, rejection)
        for name, form in _forms(kind).items()
    }
    counted = getattr(rejection, sentence.counted) if isinstance(sentence, Plural) else 0
    return words.sentence(sentence, counted, **said)


class _Named:
    """A player or a person: the name, and behind a dot the number."""

    def __init__(self, name: str, number: int) -> None:
        self._name, self.number = name, number

    def __format__(self, _how: str) -> str:
        return self._name


_Form = Callable[[Wording, Any, Any], object]
_FORMS: Final[dict[object, _Form]] = {
    EntryId: lambda wording, entry, _one: _Named(wording.who(entry), entry),
    PersonId: lambda wording, person, _one: _Named(wording.name(person), person),
    Chips: lambda wording, chips, _one: wording.words.number(chips),
    int: lambda wording, number, _one: wording.words.number(number),
    Money: lambda wording, amount, one: wording.words.money(amount, one.currency),
    Seat: lambda wording, seat, _one: seat_name(wording.words, seat),
    Millis: lambda wording, time, _one: wording.words.duration(time),
}
"""How a field is worded by its type; one of any other type stands as it is."""


@cache
def _forms(kind: type) -> dict[str, _Form]:
    """Those of the fields that the sentence names."""
    named, hints = placeholders(SENTENCES[kind]), get_type_hints(kind)
    return {name: _FORMS.get(_alone(hints[name]), _plain) for name in hints if name in named}


def placeholders(sentence: Sentence) -> frozenset[str]:
    """The fields that a sentence names, without `number`, which is the one it counts."""
    forms = (sentence,) if isinstance(sentence, str) else (sentence.one, sentence.many)
    named = {name for form in forms for _, name, _, _ in Formatter().parse(form) if name}
    return frozenset(name.partition(".")[0] for name in named) - (
        frozenset() if isinstance(sentence, str) else {"number"}
    )


def _plain(_wording: Wording, value: Any, _one: Any) -> object:
    return value


def _alone(hint: object) -> object:
    """The type itself, where it may also be missing."""
    others = [one for one in get_args(hint) if one is not NoneType]
    return others[0] if len(others) == 1 and NoneType in get_args(hint) else hint
