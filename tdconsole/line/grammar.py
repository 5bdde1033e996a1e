"""Reading a typed line: a verb and what follows it, or else something to look for."""

import re
from collections.abc import Callable, Iterable
from typing import Final

from msgspec.structs import replace

from tdconsole.club.lists.pasted import is_list
from tdconsole.domain.values import EntryId
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError, ServerGone
from tdconsole.line.bubble.verbs import all_done, next_hand, release_next
from tdconsole.line.clock.running import adjust
from tdconsole.line.entry.registering import listed
from tdconsole.line.finding import find
from tdconsole.line.rules.verbs import look_up
from tdconsole.line.spoken import (
    Spoken,
    begun,
    behind,
    by_letters,
    by_words,
    elsewhere,
    long_words,
)
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import MOST, living_first, offered, tidy
from tdconsole.line.typing.reading import IDLE, Offer, Reading
from tdconsole.line.typing.typed_chips import readings, unclear, unreadable
from tdconsole.line.typing.verb import Verb
from tdconsole.spelling import folded

_HAND_FOR_HAND: Final[dict[str, Callable[[Desk], Reading]]] = {
    "n": next_hand,
    "d all": all_done,
    "done all": all_done,
    "release": release_next,
}
"""Verbs during hand-for-hand play; otherwise a name may begin with them."""
_TIME: Final = re.compile(r"([-+−])(.*)", re.DOTALL)
_ASKED: Final = re.compile(r"\?\s*(.*)", re.DOTALL)


def read(line: str, desk: Desk) -> Reading:
    """Read the line without doing anything; faults of the world are said like a refusal."""
    text = line.encode("utf-8", "ignore").decode().strip()
    if not text:
        return IDLE
    try:
        return _read(text, desk)
    except ServerGone:
        waits = desk.words.gettext("No connection to the server: Enter waits for it.")
        return replace(desk.refused(waits), unread=True)
    except KnownError as error:
        return desk.refused(mishap(desk.words, error))


def _read(text: str, desk: Desk) -> Reading:
    if (time := _TIME.fullmatch(text)) is not None:
        return adjust(desk, "+" if time[1] == "+" else "-", time[2])
    if (asked := _ASKED.fullmatch(text)) is not None:
        return look_up(desk, asked[1])
    if desk.state.play.board is not None and text.lower() in _HAND_FOR_HAND:
        return _HAND_FOR_HAND[text.lower()](desk)
    letters, worded = by_letters(text), by_words(desk.words, text)
    if letters is not None and letters.reads is not None and not _is_longer(worded, letters):
        return _also(desk, text, _reads(desk, letters), _called(desk, text, letters.verb.letters))
    if worded is not None and worded.reads is not None:
        called = _called(desk, text, worded.head)
        return _which(desk, (worded,), called) if called else _reads(desk, worded)
    if is_list(text):
        return listed(desk, text)
    after = behind(desk.words, text)
    if after:
        return _which(desk, after, tuple(living_first(desk, tidy(text))))
    return _looked_for(desk, text, worded or letters)


def _reads(desk: Desk, spoken: Spoken) -> Reading:
    """The reading of a verb, asking which number of chips is meant where that is not clear."""
    rest, words = spoken.rest, desk.words
    doubt = unclear(rest) if spoken.verb.chips else None
    if doubt is None:
        return IDLE if spoken.reads is None else spoken.reads(desk)
    each = [
        (f"{spoken.verb.letters} {rest[: doubt.start()]}{chips}{rest[doubt.end() :]}", chips)
        for chips in readings(doubt[0])
    ]
    return desk.asking(
        unreadable(words, doubt[0]),
        tuple(Offer(line=line, label=words.number(chips), detail=line) for line, chips in each),
    )


def _is_longer(worded: Spoken | None, letters: Spoken) -> bool:
    """Whether the words mean more than the letters: `hand for hand` is not a `hand`."""
    return worded is not None and worded.reads is not None and len(worded.rest) < len(letters.rest)


def _looked_for(desk: Desk, text: str, unfit: Spoken | None) -> Reading:
    """Look for a name, unless nobody has it and a verb is meant."""
    found = find(desk, text)
    foreign = tuple(one.fit for one in elsewhere(desk.words, text))
    if found.mood != "nothing":
        called = tuple(e for one in foreign for e in _called(desk, text, one.head))
        return _which(desk, foreign, tuple(dict.fromkeys(called))) if called else found
    if not any(sign.isalpha() for sign in text):
        return found
    if unfit is not None and (unfit.head or unfit.is_word):
        return unfit.asks(desk) if unfit.asks is not None else _which(desk, (unfit.bare,))
    if foreign:
        return _which(desk, foreign)
    offers = tuple(
        Offer(line=f"{one.letters} ", label=one.letters, detail=_meaning(desk, one))
        for one in begun(desk.words, text)[:MOST]
    )
    return replace(found, mood="asking", offers=offers) if offers else found


# Lines that may mean a verb or a name


def _called(desk: Desk, text: str, head: str) -> tuple[EntryId, ...]:
    """Return the players whom the line names and whose name has the verb as a whole word."""
    name = tidy(text)
    if len(folded(head)) < len("al"):
        return ()
    return tuple(e for e in living_first(desk, name) if desk.names.has_words(e, head))


def _which(desk: Desk, verbs: Iterable[Spoken], called: tuple[EntryId, ...] = ()) -> Reading:
    meant = tuple(_offer(desk, one) for one in verbs)
    players = tuple(offered(desk, one, f"#{one}") for one in called[:MOST])
    named = [
        *(desk.words.gettext("“{line}”", line=one.label) for one in meant),
        *(one.label for one in players[:2]),
    ]
    sentence = desk.words.gettext("Did you mean {choices}?", choices=_either(desk, named))
    return desk.asking(sentence, (*meant, *players))


def _either(desk: Desk, named: list[str]) -> str:
    if len(named) < len("ab"):
        return "".join(named)
    return desk.words.gettext("{before} or {last}", before=", ".join(named[:-1]), last=named[-1])


def _also(desk: Desk, text: str, reading: Reading, called: tuple[EntryId, ...]) -> Reading:
    """Return the verb's reading, as its letters are typed, and offer players of that name, too."""
    if not called:
        return reading
    players = tuple(offered(desk, one, f"#{one}") for one in called[:MOST])
    if reading.offers:
        return replace(reading, offers=(*reading.offers, *players))
    itself = Offer(line=text, label=text, detail=reading.sentence)
    return replace(reading, offers=(itself, *players), chosen=True)


def _offer(desk: Desk, one: Spoken) -> Offer:
    """Offer the verb, with a space if more is still to be typed."""
    asks = one.reads is None or (not one.rest and one.reads(desk).mood == "asking")
    line = f"{one.line} " if asks else one.line
    return Offer(line=line, label=one.line, detail=_meaning(desk, one.verb))


def _meaning(desk: Desk, verb: Verb) -> str:
    return ", ".join(long_words(desk.words, verb)[:3])
