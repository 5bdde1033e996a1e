"""The log: a line for each fact, from the tables of the subjects."""

from collections.abc import Iterable, Iterator
from typing import Final

from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import AdviceTaken
from tdconsole.domain.state.tournament import Setup
from tdconsole.domain.values import Money, NoteId, PenaltyNo
from tdconsole.i18n.advice import log as advice
from tdconsole.i18n.advice.log import and_advised
from tdconsole.i18n.bubble import log as bubble
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.chips import log as chips
from tdconsole.i18n.clock import calling
from tdconsole.i18n.clock import log as clock
from tdconsole.i18n.day import log as day
from tdconsole.i18n.discipline import log as discipline
from tdconsole.i18n.eliminations import log as eliminations
from tdconsole.i18n.entry import log as entry
from tdconsole.i18n.fields import Fields, placeholders
from tdconsole.i18n.flights import log as flights
from tdconsole.i18n.naming import LogWording, Names, OwnLog, Sentences
from tdconsole.i18n.passed import and_passed, with_reason
from tdconsole.i18n.payouts import log as payouts
from tdconsole.i18n.room import log as room
from tdconsole.i18n.setup import log as setup_log

SUBJECTS: Final = (
    clock, calling, room, entry, eliminations, discipline, bubble, day, flights,
    chips, payouts, setup_log, advice,
)  # fmt: skip
SENTENCES: Final[Sentences] = {
    kind: sentence for subject in SUBJECTS for kind, sentence in subject.SENTENCES.items()
}
OWN_WORDS: Final[OwnLog] = {
    kind: words for subject in SUBJECTS for kind, words in subject.OWN_WORDS.items()
}
_FIELDS: Final = Fields(
    {
        Money: lambda wording, amount, _one: wording.words.money(amount, wording.setup.currency),
        NoteId: lambda wording, note, _one: wording.note(note),
        PenaltyNo: lambda wording, penalty, _one: _Penalty(penalty, wording.whose(penalty)),
    }
)


class _Penalty:
    """Its number, and behind a dot the player it was given to."""

    def __init__(self, number: int, player: str) -> None:
        self._number, self.player = number, player

    def __format__(self, _how: str) -> str:
        return str(self._number)


def log_sentence(words: Catalogue, event: Event, names: Names, setup: Setup) -> str:
    """The event's sentence; levels are named as in the present structure.

    What is passed or given a reason for says so at its end, where the sentence does not.
    """
    wording, kind = LogWording(words, names, setup), type(event)
    if (own := OWN_WORDS.get(kind)) is not None:
        return own(wording, event)
    sentence = SENTENCES[kind]
    told = _FIELDS.worded(wording, event, sentence)
    reason = None if "reason" in placeholders(sentence) else getattr(event, "reason", None)
    if (passed := getattr(event, "overrode", None)) is not None:
        return and_passed(words, told, passed, reason, names.note)
    return with_reason(words, told, reason, names.note)


def log_sentences(
    words: Catalogue,
    events: Iterable[Event],
    names: Names,
    setup: Setup,
) -> Iterator[str]:
    """The sentences of one step; advice it followed is named with the last event."""
    last: str | None = None
    for event in events:
        if isinstance(event, AdviceTaken) and last is not None:
            last = and_advised(words, last, event)
            continue
        if last is not None:
            yield last
        last = log_sentence(words, event, names, setup)
    if last is not None:
        yield last
