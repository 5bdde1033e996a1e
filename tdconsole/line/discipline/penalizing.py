"""`p 3-2 1r phone: words`, `p 3-2 annul phone`, `p 3-2 chips 5k concealed`; `w 3-2 phone`."""

import re
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.engine.decider import fold
from tdconsole.domain.hand.hands_left import rests
from tdconsole.domain.language.commands.penalties import GivePenalty
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.penalties import PenaltyGiven
from tdconsole.domain.rules.offences import Degree
from tdconsole.domain.state.penalties import to_miss
from tdconsole.domain.values import Chips, EntryId, Record
from tdconsole.i18n.discipline.escalation import next_step_told
from tdconsole.i18n.discipline.offences import degree_name, offence_name, usual_told
from tdconsole.library.offences import offences
from tdconsole.line.discipline.offences import (
    meant,
    offered_offences,
    usual_of,
    with_usual,
)
from tdconsole.line.people.verbs import from_record
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import Unsure, by_number, offered_each, tidy, whom
from tdconsole.line.typing.reading import Offer, Reading
from tdconsole.line.typing.typed_chips import amount, gathered, unreadable

_STEP: Final = re.compile(
    r"(?:([0-9]{1,4})\s*(?:(h)(?:ands?)?|(r)(?:ounds?)?)?"
    r"|(warn(?:ing)?|annul(?:led)?)|(chips|dodged)(?:\s+([0-9]\S*))?)(?=\s|$)",
    re.IGNORECASE,
)
_OF_CHIPS: Final = re.compile(r"^(?:chips|dodged)\s.*", re.IGNORECASE)
_LENGTHS: Final[tuple[tuple[str, Degree], ...]] = (
    ("warn", "warning"),
    ("1h", "hand"),
    ("1r", "round"),
    ("2r", "rounds"),
    ("3r", "rounds"),
    ("4r", "rounds"),
    ("annul", "hand_annulled"),
    ("chips ", "chips"),
)
_OF_HANDS: Final[tuple[tuple[str, Degree], ...]] = (
    ("warn", "warning"),
    ("1h", "hand"),
    ("9h", "hands"),
    ("18h", "hands"),
)
"""Penalties in hands offered overnight, when nobody is seated at a table of that size."""


class Step(Record, kw_only=True):
    """A step as typed, and what it asks for."""

    typed: str = ""
    number: int | None = None
    of: str = ""
    word: str = ""
    chips: str = ""


class Typed(Record, kw_only=True):
    name: str
    step: Step
    offence: str
    words: str

    def line(self, name: str, step: str | None = None, offence: str | None = None) -> str:
        step = self.step.typed if step is None else step
        offence = self.offence if offence is None else offence
        if step.endswith(" "):  # the number of chips is still to be typed
            offence, step = step.strip(), offence
        line = " ".join(part for part in ("p", name, step, offence) if part)
        return f"{line}: {self.words}" if self.words else line


def penalty(desk: Desk, arguments: str) -> Reading:
    return _read(desk, arguments)


def _read(desk: Desk, arguments: str, said: Step | None = None) -> Reading:
    say, text = desk.words.gettext, tidy(arguments)
    if not text:
        return desk.asking(say("Who is penalized, how, and for what? p 3-2 1r phone: the words"))
    typed = _taken_apart(desk, text, said)
    entry = whom(desk, typed.name, desk.state.play.seating.of.__contains__)
    if isinstance(entry, Unsure):
        return entry.reading(
            offered_each(desk, entry.candidates, lambda one: typed.line(f"#{one}"))
        )
    found = meant(desk, typed.offence) if typed.offence else [""]
    if len(found) != 1:
        return _which_offence(desk, entry, typed, found)
    return _penalized(desk, entry, replace(typed, offence=found[0]))


def warn(desk: Desk, arguments: str) -> Reading:
    """Read the line of a warning, whose step is its verb."""
    if not tidy(arguments):
        return desk.asking(desk.words.gettext("Who is warned, and for what? w 3-2 phone"))
    return _read(desk, arguments, Step(typed="warn", word="warn"))


def _taken_apart(desk: Desk, text: str, said: Step | None) -> Typed:
    """Split the player, who ends at a seat or number, or where no player's name goes on."""
    head, _, words = text.partition(":")
    before, step, after = _stepped(head.split()) if said is None else (head.split(), said, [])
    names = 1 if before and by_number(before[0]) else _named(desk, before)
    return Typed(
        name=" ".join(before[:names]),
        step=step,
        offence=" ".join((*before[names:], *after)),
        words=words.strip(),
    )


def _stepped(tokens: list[str]) -> tuple[list[str], Step, list[str]]:
    for at in range(1, len(tokens)):
        rest = _OF_CHIPS.sub(lambda found: gathered(found[0]), " ".join(tokens[at:]))
        if found := _STEP.match(rest):
            number, hands, rounds, word, chips, many = found.groups()
            step = Step(
                typed=found[0].strip(),
                number=None if number is None else int(number),
                of=(hands or rounds or "").lower(),
                word=(word or chips or "").lower(),
                chips=many or "",
            )
            return tokens[:at], step, rest[found.end() :].split()
    return tokens, Step(), []


def _named(desk: Desk, tokens: list[str]) -> int:
    """Return how many words are the name; words that fit nobody are the offence."""
    for many in range(len(tokens), 0, -1):
        if desk.names.find(" ".join(tokens[:many]), desk.state.entries.by_id.__contains__):
            return many
    return len(tokens)


def _which_offence(desk: Desk, entry: EntryId, typed: Typed, found: list[str]) -> Reading:
    words = desk.words
    if not found:
        return desk.refused(
            words.gettext(
                "No offence is called “{offence}”. Words of your own go after a colon.",
                offence=typed.offence,
            )
        )
    sentence = words.ngettext(
        "“{offence}” matches {number} offence: which one?",
        "“{offence}” matches {number} offences: which one?",
        len(found),
        offence=typed.offence,
    )
    return desk.asking(
        sentence, offered_offences(desk, found, lambda one: typed.line(f"#{entry}", offence=one))
    )


def _penalized(desk: Desk, entry: EntryId, typed: Typed) -> Reading:
    say, step, player = desk.words.gettext, typed.step, desk.looking.who(entry)
    if not step.typed:
        return _how_long(desk, entry, typed)
    if step.word == "chips" and not step.chips:
        return desk.asking(say("How many chips are confiscated from {player}?", player=player))
    if step.number is not None and not step.of and not rests(desk.state, entry):
        offers = tuple(
            _offer(desk, typed.line(f"#{entry}", f"{step.number}{of}"), of, step.number)
            for of in ("h", "r")
        )
        return desk.asking(say("Hands or rounds? p 3-2 1r, or p 3-2 5h"), offers)
    request = _request(entry, step, typed.offence, typed.words)
    if request is None:
        return desk.refused(unreadable(desk.words, step.chips))
    degree = _degree(request)
    return desk.judged(request, lambda events: _previewed(desk, request, events, degree))


def _previewed(desk: Desk, request: GivePenalty, events: tuple[Event, ...], degree: Degree) -> str:
    """The preview, with the usual step by the book or the record, both if neither was chosen."""
    say, told, offence = (
        desk.words.gettext,
        _penalty_sentence(desk, request, events),
        _offence_of(events),
    )
    found = from_record(desk, request.entry, offence)
    if found is None:
        return with_usual(desk, told, offence, degree)
    suggestion = next_step_told(desk.words, found)
    if not found.usual.includes(degree):
        told = with_usual(desk, told, offence, degree)
        return say("{told}. {suggestion}", told=told, suggestion=suggestion)
    return say(
        "{told} ({offence}). {suggestion}",
        told=told,
        offence=offence_name(desk.words, offence),
        suggestion=suggestion,
    )


def _request(entry: EntryId, step: Step, offence: str, words: str) -> GivePenalty | None:
    said = words or None
    if step.word.startswith("warn"):
        return GivePenalty(entry=entry, step="warning", offence=offence, words=said)
    if step.word.startswith("annul"):
        return GivePenalty(entry=entry, step="hand_annulled", offence=offence, words=said)
    if step.word == "chips":
        chips = amount(step.chips)
        if not chips:
            return None
        return GivePenalty(entry=entry, step="chips", chips=chips, offence=offence, words=said)
    if step.word == "dodged":
        there = amount(step.chips) if step.chips else Chips(0)
        if there is None:
            return None
        return GivePenalty(entry=entry, dodged=True, chips=there, offence=offence, words=said)
    number = step.number or 0
    return GivePenalty(
        entry=entry,
        hands=0 if step.of == "r" else number,
        rounds=number if step.of == "r" else 0,
        offence=offence,
        words=said,
    )


def _degree(request: GivePenalty) -> Degree:
    if request.step != "miss":
        return request.step
    if request.rounds or request.dodged:
        return "rounds" if request.rounds > 1 else "round"
    return "hand" if request.hands == 1 else "hands"


def _offence_of(events: tuple[Event, ...]) -> str:
    return next((one.offence for one in events if isinstance(one, PenaltyGiven)), "")


def _how_long(desk: Desk, entry: EntryId, typed: Typed) -> Reading:
    """Ask for the offence first, then for the step, offering the usual one first."""
    words, player = desk.words, desk.looking.who(entry)
    usual = usual_of(desk, typed.offence)
    every = _OF_HANDS if rests(desk.state, entry) else _LENGTHS
    if usual is None:
        listed = [one.id for one in offences().offences]
        lengths = tuple(_length(desk, entry, typed, *one) for one in every)
        to_say = offered_offences(desk, listed, lambda one: typed.line(f"#{entry}", offence=one))
        return desk.asking(
            words.gettext("For what is {player} penalized, or how?", player=player),
            (*to_say, *lengths),
        )
    found = from_record(desk, entry, typed.offence)
    about = {"player": player, "offence": offence_name(words, typed.offence)}
    if found is None:
        first = sorted(every, key=lambda one: not usual.includes(one[1]))
        asked = words.gettext(
            "{player}, {offence}: how? Usual is {usual}", **about, usual=usual_told(words, usual)
        )
    else:
        step = found.step
        first = sorted(every, key=lambda one: (one[1] != step, not usual.includes(one[1])))
        asked = words.gettext(
            "{player}, {offence}: how? {suggestion}",
            **about,
            suggestion=next_step_told(words, found),
        )
    return desk.asking(asked, tuple(_length(desk, entry, typed, *one) for one in first))


def _length(desk: Desk, entry: EntryId, typed: Typed, step: str, degree: Degree) -> Offer:
    line = typed.line(f"#{entry}", step)
    if step.endswith(" "):
        return Offer(line=f"{line} ", label=degree_name(desk.words, degree), detail="chips 5k")
    if not step[0].isdecimal():
        return Offer(line=line, label=degree_name(desk.words, degree), detail=step)
    return _offer(desk, line, step[-1], int(step[:-1]))


def _offer(desk: Desk, line: str, of: str, number: int) -> Offer:
    words = desk.words
    if of == "h":
        label = words.ngettext("{number} hand", "{number} hands", number)
    else:
        label = words.ngettext("{number} round", "{number} rounds", number)
    return Offer(line=line, label=label, detail=f"{number}{of}")


def _penalty_sentence(desk: Desk, request: GivePenalty, events: tuple[Event, ...]) -> str:
    words = desk.words
    about = {"player": desk.looking.who(request.entry), "seat": desk.where(request.entry)}
    match request.step:
        case "warning":
            return words.gettext("Warn {player}, {seat}", **about)
        case "hand_annulled":
            return words.gettext("Annul the hand of {player}, {seat}", **about)
        case "chips":
            return words.gettext(
                "Confiscate {chips} in chips from {player}, {seat}: they leave play",
                chips=words.number(request.chips),
                **about,
            )
        case "miss":
            return _missing(desk, request.entry, events)


def _missing(desk: Desk, entry: EntryId, events: tuple[Event, ...]) -> str:
    words, after = desk.words, fold(desk.state, events)
    told = {"player": desk.looking.who(entry), "seat": desk.where(entry)}
    before = to_miss(desk.state, entry)
    every = before if after is None else to_miss(after, entry)
    if before:
        said = words.ngettext(
            "{player}, {seat}, misses {number} hand more: {every} in all",
            "{player}, {seat}, misses {number} hands more: {every} in all",
            every - before,
            **told,
            every=words.number(every),
        )
    elif rests(desk.state, entry):
        said = words.ngettext(
            "{player} misses {number} hand of the next day",
            "{player} misses {number} hands of the next day",
            every,
            player=told["player"],
        )
    else:
        said = words.ngettext(
            "{player}, {seat}, misses {number} hand, once this one is over",
            "{player}, {seat}, misses {number} hands, once this one is over",
            every,
            **told,
        )
    chips = sum((one.chips for one in events if isinstance(one, PenaltyGiven)), Chips(0))
    if not chips:
        return said
    return words.gettext(
        "{told}; {chips} in chips are forfeited",
        told=said,
        chips=words.number(chips),
    )
