"""What is asked all evening, in a figure each: who is short, when it ends, the next pay, who came."""

from functools import partial
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from tdconsole.i18n.catalogue import Catalogue, currency_digits
from tdconsole.projections.chips.counted import Leader
from tdconsole.projections.chips.stacks import SHORT
from tdconsole.projections.eliminations.ending import Ending
from tdconsole.projections.people.names import Known
from tdconsole.projections.structure.evening import Evening

Asked = Literal["short", "ends", "pays", "came"]
_UNKNOWN: Final = "–"


class Fact(NamedTuple):
    figure: str
    caption: str
    shorter: str = ""
    """The caption where the whole one has no room."""


def facts(words: Catalogue, seen: Evening) -> dict[Asked, Fact]:
    return {
        "short": _short(words, seen),
        "ends": _ends(words, seen),
        "pays": _pays(words, seen),
        "came": _came(words, seen),
    }


def _short(words: Catalogue, seen: Evening) -> Fact:
    """The players under ten big blinds, the shortest first."""
    say, found = words.pgettext, seen.stacks
    if not found.counted:
        return Fact(_UNKNOWN, say("glance", "short: no stack counted yet"))
    if not found.short:
        return Fact(words.number(0), say("glance", "under {blinds} BB", blinds=words.number(SHORT)))
    whole, shorter = (
        say("glance", "short: {names}", names=", ".join(map(partial(form, words), found.short)))
        for form in (_at_seat, _at_seat_in_short)
    )
    return Fact(words.number(len(found.short)), whole, shorter)


def _at_seat(words: Catalogue, one: Leader) -> str:
    """The player with the seat, as in "5-5 Théo Dupré"."""
    seat = "" if one.seat is None else f"{one.seat.table}-{one.seat.seat} "
    return f"{seat}{one.name or words.gettext('erased')}"


def _at_seat_in_short(words: Catalogue, one: Leader) -> str:
    """The player with the seat, as in "5-5 T. Dupré"."""
    if one.name is None:
        return _at_seat(words, one)
    known = Known(name=one.name, country=one.country)
    return _at_seat(words, replace(one, name=known.initialled))


def _ends(words: Catalogue, seen: Evening) -> Fact:
    say, ending = words.pgettext, seen.ending
    match ending.why:
        case "open":
            return Fact(_UNKNOWN, say("glance", "end: once entries close"))
        case "few":
            return Fact(_UNKNOWN, say("glance", "end: too early to say"))
        case "over":
            return Fact(_UNKNOWN, say("glance", "it is over"))
        case "long":
            return Fact(_UNKNOWN, say("glance", "end: over a day away"))
        case "":
            return _foreseen(words, ending)


def _foreseen(words: Catalogue, ending: Ending) -> Fact:
    say = words.pgettext
    if ending.tonight is not None:
        left = words.number(ending.tonight)
        if ending.night is None:
            figure = say("glance", "≈ {players} left", players=left)
            return Fact(figure, say("glance", "end of the day"))
        return Fact(
            words.time_from(ending.now, ending.night),
            say("glance", "end of the day, ≈ {players} left", players=left),
        )
    if not ending.course:
        return Fact(_UNKNOWN, say("glance", "end: too early to say"))
    last = ending.course[-1]
    caption = say(
        "glance",
        "the end, {early}–{late}",
        early=words.time_from(ending.now, last.narrow[0]),
        late=words.time_from(ending.now, last.narrow[1]),
    )
    return Fact(f"≈ {words.time_from(ending.now, last.likely)}", caption)


def _pays(words: Catalogue, seen: Evening) -> Fact:
    """The prize of the next place that is paid, and how far it is."""
    say, prizes = words.pgettext, seen.prizes
    if prizes is None:
        return Fact(_UNKNOWN, say("glance", "next pay: no prizes yet"))
    if seen.in_flights:
        return Fact(_UNKNOWN, say("glance", "next pay: once flights merge"))
    place = min(seen.left, len(prizes.amounts))
    if seen.field.ended is not None or not place:
        return Fact(_UNKNOWN, say("glance", "every prize is won"))
    prize = prizes.amounts[place - 1]
    cents = bool(prize % 10 ** currency_digits(prizes.currency))
    figure = words.money(prize, prizes.currency, cents=cents)
    far = seen.left - place
    if not far:
        return Fact(figure, say("glance", "next out"))
    return Fact(figure, say("glance", "next pay, {number} out before", number=words.number(far)))


def _came(words: Catalogue, seen: Evening) -> Fact:
    lately = seen.entering.lately
    caption = words.ngettext("entry in the last 10 min", "entries in the last 10 min", lately)
    return Fact(words.number(lately), caption)
