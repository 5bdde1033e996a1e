"""`later` puts the first advice off, `later 15` for so long; `no seats are short` dismisses it.

`mine` takes it on, `theirs` leaves it to others again.
"""

import re
from typing import Final

from tdconsole.domain.language.commands.floor import (
    DismissAdvice,
    HandBackAdvice,
    PostponeAdvice,
    TakeOnAdvice,
)
from tdconsole.i18n.advice import advice_words
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import Reading
from tdconsole.line.typing.verb import Verb
from tdconsole.projections.advice import Advice, advice, facts_of, name_of

LATER: Final = 5
"""Minutes."""
_MINUTES: Final = re.compile(r"([0-9]{1,3})\s*(?:m|min)?", re.IGNORECASE)


def later(desk: Desk, arguments: str = "") -> Reading:
    text = arguments.strip()
    found = _MINUTES.fullmatch(text)
    if text and found is None:
        return desk.asking(desk.words.gettext("For how many minutes? later 15"))
    first = _first(desk)
    if first is None:
        return _nothing(desk)
    minutes = int(found[1]) if found else LATER
    return desk.judged(
        PostponeAdvice(advice=name_of(first), facts=facts_of(desk.state, first), minutes=minutes),
        lambda _events: desk.words.ngettext(
            "Again in {number} minute: {advice}",
            "Again in {number} minutes: {advice}",
            minutes,
            advice=_sentence(desk, first),
        ),
    )


def dismiss(desk: Desk, arguments: str) -> Reading:
    first, reason = _first(desk), arguments.strip()
    if first is None:
        return _nothing(desk)
    if not reason:
        return desk.asking(
            desk.words.gettext(
                "Why not? no, and the reason: {advice}", advice=_sentence(desk, first)
            )
        )
    return desk.judged(
        DismissAdvice(advice=name_of(first), facts=facts_of(desk.state, first), reason=reason),
        lambda _events: desk.words.gettext(
            "Dismiss: {advice}. Why: {reason}", advice=_sentence(desk, first), reason=reason
        ),
    )


def _first(desk: Desk) -> Advice | None:
    looking, now = desk.looking, desk.looking.now()
    seen = looking.session.timeline(looking.tournament).seen_before(now)
    return next(iter(advice(desk.state, now, seen)), None)


def _sentence(desk: Desk, first: Advice) -> str:
    return advice_words(desk.words, first, desk.looking.who).sentence


def _nothing(desk: Desk) -> Reading:
    return desk.refused(desk.words.gettext("Nothing is due."))


def mine(desk: Desk) -> Reading:
    """Take the first advice on."""
    first = _first(desk)
    if first is None:
        return _nothing(desk)
    return desk.judged(
        TakeOnAdvice(advice=name_of(first), facts=facts_of(desk.state, first)),
        lambda _events: desk.words.gettext("Take on: {advice}", advice=_sentence(desk, first)),
    )


def others(desk: Desk) -> Reading:
    """Leave the first advice to others again."""
    first = _first(desk)
    if first is None:
        return _nothing(desk)
    return desk.judged(
        HandBackAdvice(advice=name_of(first)),
        lambda _events: desk.words.gettext(
            "Leave to others again: {advice}", advice=_sentence(desk, first)
        ),
    )


VERBS: Final = (
    Verb("later", lambda w: w.pgettext("typed", "later, not now"), counted=later, alone=later),
    Verb("no", lambda w: w.pgettext("typed", "dismiss, not needed"), about=dismiss),
    Verb("mine", lambda w: w.pgettext("typed", "mine, I take this"), alone=mine),
    Verb("theirs", lambda w: w.pgettext("typed", "theirs, not mine"), alone=others),
)
