"""`ruling 7 two players table cards / both play (TDA 45)`, `ruling 7-4 …`; `decide 3 split (F 12)`."""

import re
from typing import Final

from tdconsole.domain.discipline.rulings import article_fault, articles, pending
from tdconsole.domain.language.commands.rulings import DecideRuling, MakeRuling
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.rulings import RulingMade
from tdconsole.domain.values import EntryId, Record, RulingNo, TableNo
from tdconsole.i18n.discipline.rulings import held_from
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import (
    MOST,
    Unsure,
    by_number,
    offered_each,
    seat_of,
    table_of,
    whom,
)
from tdconsole.line.typing.reading import Offer, Reading

_DECISION: Final = re.compile(r"\s+/\s+")
_ARTICLES: Final = re.compile(r"(.*?)\s*\(([^()]*)\)", re.DOTALL)
_NUMBERED: Final = re.compile(r"([0-9]{1,9})(?:\s+(.*))?", re.DOTALL)


class _Said(Record, kw_only=True):
    text: str
    cites: tuple[str, ...] = ()


def ruling(desk: Desk, arguments: str) -> Reading:
    """Record a ruling; without a decision after the slash it is pending."""
    say, (first, _, rest) = desk.words.gettext, arguments.strip().partition(" ")
    if not first:
        return desk.asking(
            say("What happened, and where? ruling 7 two players table cards / both hands play")
        )
    table, entries, text = table_of(first), tuple[EntryId, ...](), rest.strip()
    if by_number(first):
        entry = whom(desk, first, desk.state.entries.by_id.__contains__)
        if isinstance(entry, Unsure):
            return entry.reading(
                offered_each(desk, entry.candidates, lambda one: f"ruling #{one} {rest}")
            )
        table, entries = _table_of(desk, first, entry), (entry,)
    elif table is None:
        text = arguments.strip()
    if not text:
        return desk.asking(say("What happened? The decision goes after a slash: / no bet"))
    happened, *decided = _DECISION.split(text, maxsplit=1)
    said = _cited(decided[0] if decided else happened)
    request = MakeRuling(
        happened=happened if decided else said.text,
        decided=said.text if decided and said.text else None,
        table=table,
        entries=entries,
        cites=said.cites,
    )
    return desk.judged(request, lambda events: _made(desk, events))


def _table_of(desk: Desk, typed: str, entry: EntryId) -> TableNo | None:
    """Return the table of the player, who is named by number."""
    seat = seat_of(typed) or desk.state.play.seating.of.get(entry)
    return None if seat is None else seat.table


def _cited(text: str) -> _Said:
    """Split off brackets at the end that contain articles only."""
    found = _ARTICLES.fullmatch(text.strip())
    if found is None:
        return _Said(text=text.strip())
    cites = articles(found[2].replace(";", ",").split(","))
    if not cites or article_fault(cites):
        return _Said(text=text.strip())
    return _Said(text=found[1], cites=cites)


def _made(desk: Desk, events: tuple[Event, ...]) -> str:
    words = desk.words
    for event in events:
        if isinstance(event, RulingMade):
            number = event.ruling
            told = (
                words.gettext("Ruling {ruling}, decided", ruling=number)
                if event.decided is not None
                else words.gettext("Ruling {ruling}, pending", ruling=number)
            )
            facts = [
                "" if event.table is None else words.gettext("Table {table}", table=event.table),
                words.listed([desk.looking.who(entry) for entry in event.entries]),
                ", ".join(event.cites),
            ]
            return " · ".join((told, *(fact for fact in facts if fact)))
    return ""


def decide(desk: Desk, arguments: str) -> Reading:
    say, found = desk.words.gettext, _NUMBERED.fullmatch(arguments.strip())
    if found is None:
        waiting = pending(desk.state)
        if not waiting:
            return desk.refused(say("No ruling is pending."))
        return desk.asking(say("Which ruling is decided, and how? decide 3 split pot"), _each(desk))
    number = RulingNo(int(found[1]))
    said = _cited(found[2] or "")
    ruling = desk.state.rulings.get(number)
    if ruling is not None and ruling.pending and not said.text:
        return desk.asking(say("What is decided in ruling {ruling}?", ruling=number))
    request = DecideRuling(ruling=number, decided=said.text or "–", cites=said.cites)
    return desk.judged(request, lambda _events: _decided(desk, number, said.cites))


def _each(desk: Desk) -> tuple[Offer, ...]:
    words = desk.words
    offers = []
    for number in pending(desk.state)[:MOST]:
        ruling = desk.state.rulings[number]
        detail = "" if ruling.table is None else words.gettext("Table {table}", table=ruling.table)
        label = words.gettext("Ruling {ruling}", ruling=number)
        offers.append(Offer(line=f"decide {number} ", label=label, detail=detail))
    return tuple(offers)


def _decided(desk: Desk, number: RulingNo, cites: tuple[str, ...]) -> str:
    """Say what a decision releases: the prize that was held back."""
    words, ruling = desk.words, desk.state.rulings[number]
    told = words.gettext("Decide ruling {ruling}", ruling=number)
    if cites:
        told = f"{told} ({', '.join(cites)})"
    if ruling.held is None:
        return told
    held = held_from(words, ruling.held, desk.looking.who)
    return words.gettext("{gesture}; no longer held back: {held}", gesture=told, held=held)
