"""`p 3-2 1r`, `p 3-2 5h`; `served 3-2 4`, `served 7`; `lift 3-2 reason`: hands to be missed."""

import re
from typing import Final, Literal

from tdconsole.domain.commands import CountServed, GivePenalty, LiftPenalty
from tdconsole.domain.day_hands import rests
from tdconsole.domain.decider import fold
from tdconsole.domain.events import Event
from tdconsole.domain.penalties import open_of, owing, to_miss
from tdconsole.domain.values import EntryId
from tdconsole.gui.console.quick.desk import Desk
from tdconsole.gui.console.quick.pointing import (
    Unsure,
    named_and_why,
    offered_each,
    table_of,
    tidy,
    whom,
)
from tdconsole.gui.console.quick.reading import Offer, Reading

Of = Literal["h", "r"]

_LENGTH: Final = re.compile(
    r"(.+?)\s+([0-9]{1,4})\s*(?:(h)(?:ands?)?|(r)(?:ounds?)?)?", re.IGNORECASE
)
_COUNT: Final = re.compile(r"(.+?)\s+([0-9]{1,4})")
_USUAL: Final[tuple[tuple[int, Of], ...]] = ((1, "h"), (1, "r"), (2, "r"), (3, "r"), (4, "r"))
_OF_HANDS: Final[tuple[tuple[int, Of], ...]] = ((1, "h"), (9, "h"), (18, "h"))
"""Between two days, when nobody sits at a table that is so large."""


def penalty(desk: Desk, arguments: str) -> Reading:
    """Hands are told from rounds by the letter, which is asked for where it is missing."""
    say, text = desk.words.gettext, tidy(arguments)
    if not text:
        return desk.asking(say("Who misses how many hands or rounds? p 3-2 1r, or p 3-2 5h"))
    found = _LENGTH.fullmatch(text)
    name, number = (text, None) if found is None else (found[1], int(found[2]))
    kind = "" if found is None else (found[3] or found[4] or "").lower()
    entry = whom(desk, name, desk.state.play.seating.of.__contains__)
    if isinstance(entry, Unsure):
        length = "" if number is None else f"{number}{kind}"
        return entry.reading(
            offered_each(desk, entry.candidates, lambda one: f"p #{one} {length}".strip())
        )
    player = desk.looking.who(entry)
    if number is None:
        usual = _OF_HANDS if rests(desk.state, entry) else _USUAL
        offers = tuple(_length(desk, entry, *length) for length in usual)
        return desk.asking(say("How long does {player} sit out?", player=player), offers)
    if not kind and rests(desk.state, entry):
        kind = "h"
    if not kind:
        offers = (_length(desk, entry, number, "h"), _length(desk, entry, number, "r"))
        return desk.asking(say("Hands or rounds? p 3-2 1r, or p 3-2 5h"), offers)
    request = GivePenalty(
        entry=entry, hands=number if kind == "h" else 0, rounds=number if kind == "r" else 0
    )
    return desk.judged(request, lambda events: _given(desk, entry, events))


def _length(desk: Desk, entry: EntryId, number: int, kind: Of) -> Offer:
    words = desk.words
    if kind == "h":
        label = words.ngettext("{number} hand", "{number} hands", number)
    else:
        label = words.ngettext("{number} round", "{number} rounds", number)
    return Offer(line=f"p #{entry} {number}{kind}", label=label, detail=f"{number}{kind}")


def _given(desk: Desk, entry: EntryId, events: tuple[Event, ...]) -> str:
    words, after = desk.words, fold(desk.state, events)
    told = {"player": desk.looking.who(entry), "seat": desk.where(entry)}
    before = to_miss(desk.state, entry)
    every = before if after is None else to_miss(after, entry)
    if before:
        return words.ngettext(
            "{player}, {seat}, misses {number} hand more: {every} in all",
            "{player}, {seat}, misses {number} hands more: {every} in all",
            every - before,
            **told,
            every=words.number(every),
        )
    if rests(desk.state, entry):
        return words.ngettext(
            "{player} misses {number} hand of the next day",
            "{player} misses {number} hands of the next day",
            every,
            player=told["player"],
        )
    return words.ngettext(
        "{player}, {seat}, misses {number} hand, once this one is over",
        "{player}, {seat}, misses {number} hands, once this one is over",
        every,
        **told,
    )


def served(desk: Desk, arguments: str) -> Reading:
    """One hand where no number is said; at a table, of whoever misses hands there."""
    say, text = desk.words.gettext, tidy(arguments)
    if not text:
        return desk.asking(
            say("Who has missed a hand? served 3-2, or served 3-2 4"), _absent(desk, "served")
        )
    if (table := table_of(text)) is not None:
        of = desk.state.play.seating.of
        there = tuple(one for one in away_now(desk) if one in of and of[one].table == table)
        if not there:
            return desk.refused(say("Nobody misses a hand at table {table}.", table=table))
        if len(there) > 1:
            return desk.asking(
                say("Several miss hands at table {table}: who has missed one?", table=table),
                offered_each(desk, there, lambda one: f"served #{one}"),
            )
        return _served(desk, there[0], 1)
    found = _COUNT.fullmatch(text)
    name, hands = (text, 1) if found is None else (found[1], int(found[2]))
    entry = whom(desk, name, away_now(desk).__contains__)
    if isinstance(entry, Unsure):
        return entry.reading(
            offered_each(desk, entry.candidates, lambda one: f"served #{one} {hands}")
        )
    return _served(desk, entry, hands)


def _served(desk: Desk, entry: EntryId, hands: int) -> Reading:
    numbers = open_of(desk.state, entry)
    if not numbers:
        return _none_to_miss(desk, entry)
    if hands < 1:
        return desk.asking(desk.words.gettext("How many hands were missed? served 3-2 4"))
    request = CountServed(penalty=numbers[0], hands=hands)
    return desk.judged(request, lambda _events: _counted(desk, entry, hands))


def _counted(desk: Desk, entry: EntryId, hands: int) -> str:
    words, player = desk.words, desk.looking.who(entry)
    missed = words.ngettext(
        "{player} has missed {number} hand",
        "{player} has missed {number} hands",
        hands,
        player=player,
    )
    left = to_miss(desk.state, entry) - hands
    if not left:
        return words.gettext(
            "{missed}, and may come back to {seat}", missed=missed, seat=desk.where(entry)
        )
    return words.ngettext(
        "{missed}: {number} is left", "{missed}: {number} are left", left, missed=missed
    )


def lift(desk: Desk, arguments: str) -> Reading:
    """The first of several that are open."""
    say, (name, reason) = desk.words.gettext, named_and_why(tidy(arguments))
    if not name:
        return desk.asking(
            say("Whose penalty is lifted, and why? lift 3-2 wrong player"), _absent(desk, "lift")
        )
    entry = whom(desk, name, away_now(desk).__contains__)
    if isinstance(entry, Unsure):
        return entry.reading(
            offered_each(desk, entry.candidates, lambda one: f"lift #{one} {reason}")
        )
    numbers, player = open_of(desk.state, entry), desk.looking.who(entry)
    if not numbers:
        return _none_to_miss(desk, entry)
    if not reason:
        return desk.asking(
            say("Why is the penalty of {player} lifted? It stays on record.", player=player)
        )
    left = desk.state.penalties[numbers[0]].left
    return desk.judged(
        LiftPenalty(penalty=numbers[0], reason=reason),
        lambda _events: desk.words.ngettext(
            "Lift the penalty of {player}: {number} hand is not missed",
            "Lift the penalty of {player}: {number} hands are not missed",
            left,
            player=player,
        ),
    )


def _none_to_miss(desk: Desk, entry: EntryId) -> Reading:
    player = desk.looking.who(entry)
    return desk.refused(desk.words.gettext("{player} has no hand to miss.", player=player))


def away_now(desk: Desk) -> tuple[EntryId, ...]:
    """Who still has hands to miss, and is in."""
    entries, exits = desk.state.entries.by_id, desk.state.exits.by_entry
    return tuple(
        sorted(entry for entry in owing(desk.state) if entry in entries and entry not in exits)
    )


def _absent(desk: Desk, verb: str) -> tuple[Offer, ...]:
    return offered_each(desk, away_now(desk), lambda one: f"{verb} #{one} ")
