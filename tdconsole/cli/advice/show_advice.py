"""The advice in words, line by line, with how to ask for it or set it aside."""

from collections.abc import Callable
from typing import Final, NamedTuple

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, Record, StaffId
from tdconsole.i18n.advice import advice_words, urgency_name
from tdconsole.i18n.advice.refusals import taken_on_words
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.advice import Advice, advice, facts_of, name_of, taken_on


class AdviceTold(Record, kw_only=True):
    """A piece of advice in words, with the names by which it is set aside."""

    advice: str
    facts: str
    sentence: str
    reason: str
    taken_on: str = ""
    """The one who is on the way to it, and since when."""


class AdviceShown(Record, kw_only=True):
    items: tuple[Advice, ...]
    told: tuple[AdviceTold, ...]


class Speaking(NamedTuple):
    """A language, and the names of players and staff."""

    words: Catalogue
    who: Callable[[EntryId], str]
    staff: Callable[[StaffId], str]


def advice_shown(
    speaking: Speaking, tournament: Tournament, now: Instant, seen: Instant | None = None
) -> AdviceShown:
    items = advice(tournament, now, seen)
    return AdviceShown(
        items=items, told=tuple(_advice_told(speaking, tournament, one) for one in items)
    )


def _advice_told(speaking: Speaking, tournament: Tournament, one: Advice) -> AdviceTold:
    words, who, staff = speaking
    said, taken = advice_words(words, one, who), taken_on(tournament, one)
    return AdviceTold(
        advice=name_of(one),
        facts=facts_of(tournament, one),
        sentence=said.sentence,
        reason=said.reason,
        taken_on="" if taken is None else taken_on_words(words, taken, staff(taken.by)),
    )


def advice_rows(words: Catalogue, data: AdviceShown) -> Rows:
    for one, told in zip(data.items, data.told, strict=True):
        reason = " ".join(filter(None, (told.taken_on, told.reason)))
        yield (urgency_name(words, one.urgency), told.sentence, reason, one.cite or "")
    if not data.items:
        yield (words.gettext("Nothing is due."),)


ADVICE: Final = View(
    AdviceShown,
    lambda look: advice_shown(
        Speaking(
            look.voice.words,
            look.voice.who(look.session, look.tournament),
            lambda one: look.session.club.staff.named().get(one, look.voice.erased),
        ),
        look.state,
        look.now,
        look.timeline.seen_before(look.now),
    ),
    lambda look, data: advice_rows(look.voice.words, data),
)
