"""The advice in words, line by line, with how to ask for it or set it aside."""

from collections.abc import Callable
from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, Record
from tdconsole.i18n.advice import advice_words, urgency_name
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.advice import Advice, advice, facts_of, name_of


class AdviceTold(Record, kw_only=True):
    """A piece of advice in words, with the names by which it is set aside."""

    advice: str
    facts: str
    sentence: str
    reason: str


class AdviceShown(Record, kw_only=True):
    items: tuple[Advice, ...]
    told: tuple[AdviceTold, ...]


def advice_shown(
    words: Catalogue,
    tournament: Tournament,
    now: Instant,
    who: Callable[[EntryId], str],
    seen: Instant | None = None,
) -> AdviceShown:
    items = advice(tournament, now, seen)
    return AdviceShown(
        items=items, told=tuple(_advice_told(words, tournament, one, who) for one in items)
    )


def _advice_told(
    words: Catalogue, tournament: Tournament, one: Advice, who: Callable[[EntryId], str]
) -> AdviceTold:
    said = advice_words(words, one, who)
    return AdviceTold(
        advice=name_of(one),
        facts=facts_of(tournament, one),
        sentence=said.sentence,
        reason=said.reason,
    )


def advice_rows(words: Catalogue, data: AdviceShown) -> Rows:
    for one, told in zip(data.items, data.told, strict=True):
        yield (urgency_name(words, one.urgency), told.sentence, told.reason, one.cite or "")
    if not data.items:
        yield (words.gettext("Nothing is due."),)


ADVICE: Final = View(
    AdviceShown,
    lambda look: advice_shown(
        look.voice.words,
        look.state,
        look.now,
        look.voice.who(look.session, look.tournament),
        look.timeline.seen_before(look.now),
    ),
    lambda look, data: advice_rows(look.voice.words, data),
)
