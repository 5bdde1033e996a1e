"""The outcome of registering a list of people, in sentences."""

from collections.abc import Callable, Sequence

from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.room.seats import seat_name
from tdconsole.projections.entry.arrivals import Arrival, Entered, InAlready, KeptOut


def arrivals_told(words: Catalogue, arrivals: Sequence[Arrival], *, seated: bool) -> list[str]:
    """A sentence for each number that isn't zero; `seated` if seats are drawn at entry."""
    count = words.ngettext
    entered = [one for one in arrivals if isinstance(one, Entered)]
    already = sum(isinstance(one, InAlready) for one in arrivals)
    out = sum(isinstance(one, KeptOut) for one in arrivals)
    waiting = sum(one.seat is None and one.step is not None for one in entered) if seated else 0
    told = [
        (
            len(entered),
            count("{number} person registered.", "{number} people registered.", len(entered)),
        ),
        (
            waiting,
            count(
                "{number} of them waits for a seat.", "{number} of them wait for a seat.", waiting
            ),
        ),
        (
            already,
            count(
                "{number} person was registered already.",
                "{number} people were registered already.",
                already,
            ),
        ),
        (
            out,
            count("{number} person is not registered.", "{number} people are not registered.", out),
        ),
    ]
    return [sentence for number, sentence in told if number]


def arrival_told(words: Catalogue, one: Arrival, said: Callable[[Rejection], str]) -> str:
    """The outcome for one of them, by line."""
    return words.gettext(
        "line {line}, {name}: {what}",
        line=one.line,
        name=one.name,
        what=arrival_came_to(words, one, said),
    )


def arrival_came_to(words: Catalogue, one: Arrival, said: Callable[[Rejection], str]) -> str:
    say = words.gettext
    match one:
        case Entered(seat=None, step=None):
            return say("can be registered")
        case Entered(entry=entry, seat=None):
            return say("entry {entry}, no seat yet", entry=entry)
        case Entered(entry=entry, seat=seat):
            where = "" if seat is None else seat_name(words, seat)
            return say("entry {entry}, {seat}", entry=entry, seat=where)
        case InAlready(entry=entry):
            return say("registered already, entry {entry}", entry=entry)
        case KeptOut(why=why):
            return said(why)
