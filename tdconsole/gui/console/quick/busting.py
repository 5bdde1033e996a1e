"""`b 7-4`, `b rossi`, `b 7-4=12000 7-6=8500`, `b 7-4 7-6 ?`: out in one hand."""

import re
from typing import Final

from tdconsole.domain.commands import Bust, EliminatePlayers
from tdconsole.domain.decider import fold
from tdconsole.domain.events import Event
from tdconsole.domain.rejections import Rejection, StacksNeeded
from tdconsole.domain.values import Chips, EntryId, Record
from tdconsole.gui.console.quick.desk import Desk
from tdconsole.gui.console.quick.places import place_name, places
from tdconsole.gui.console.quick.pointing import Unsure, by_number, offered, tidy, whom
from tdconsole.gui.console.quick.reading import Offer, Reading

_STACK: Final = re.compile(r"([0-9]{1,3}(?:[.,'][0-9]{3}){1,4}|[0-9]{1,15})(k?)", re.IGNORECASE)
_PARTING: Final = re.compile(r"[.,']")


class Part(Record, kw_only=True):
    """Somebody as typed, and what stands behind `=`."""

    name: str
    stack: str | None = None

    @property
    def text(self) -> str:
        return self.name if self.stack is None else f"{self.name}={self.stack}"


def bust(desk: Desk, arguments: str) -> Reading:
    say = desk.words.gettext
    text = tidy(arguments)
    unknown = text.endswith("?")
    parts = _parts(text.rstrip("? "))
    if not parts:
        return desk.asking(say("Who is out? b 7-4, b rossi or b #27"))
    hand: list[Bust] = []
    for at, part in enumerate(parts):
        entry = whom(desk, part.name, desk.state.play.seating.of.__contains__)
        if isinstance(entry, Unsure):
            return entry.reading(_instead(desk, parts, at, entry, unknown=unknown))
        stack = None if part.stack is None else _chips(part.stack)
        if stack is None and part.stack is not None:
            return desk.asking(
                say(
                    "With how many chips did {player} begin the hand?",
                    player=desk.looking.who(entry),
                )
            )
        hand.append(Bust(entry=entry, stack=stack))
    request = EliminatePlayers(hand=tuple(hand), stacks_unknown=unknown)

    def way_out(rejection: Rejection) -> tuple[Offer, ...]:
        return _with_stacks(desk, parts) if isinstance(rejection, StacksNeeded) else ()

    return desk.judged(request, lambda events: _foreseen(desk, hand, events), way_out=way_out)


def _parts(text: str) -> list[Part]:
    """A name may have several words; a seat, a number, a stack or a comma ends it."""
    parts: list[Part] = []
    name: list[str] = []

    def end(stack: str | None = None) -> None:
        if name:
            parts.append(Part(name=" ".join(name), stack=stack))
            name.clear()

    for word in text.split():
        last = word.endswith(",")
        who, equals, stack = word.rstrip(",").partition("=")
        if by_number(who):
            end()
        if who:
            name.append(who)
        if equals or last or by_number(who):
            end(stack if equals else None)
    end()
    return parts


def _chips(typed: str) -> Chips | None:
    """Nobody begins a hand with no chips."""
    found = _STACK.fullmatch(typed)
    if found is None:
        return None
    chips = int(_PARTING.sub("", found[1])) * (1000 if found[2] else 1)
    return Chips(chips) if chips else None


def _line(parts: list[Part], *, unknown: bool = False) -> str:
    named = [part.text if by_number(part.name) else f"{part.text}," for part in parts]
    return "b " + " ".join(named).rstrip(",") + (" ?" if unknown else "")


def _instead(
    desk: Desk, parts: list[Part], at: int, unsure: Unsure, *, unknown: bool
) -> tuple[Offer, ...]:
    offers = []
    for entry in unsure.candidates:
        part = Part(name=f"#{entry}", stack=parts[at].stack)
        line = _line([*parts[:at], part, *parts[at + 1 :]], unknown=unknown)
        offers.append(offered(desk, entry, line))
    return tuple(offers)


def _with_stacks(desk: Desk, parts: list[Part]) -> tuple[Offer, ...]:
    prepared = [Part(name=part.name, stack=part.stack or "") for part in parts]
    with_stacks, shared = _line(prepared), _line(parts, unknown=True)
    say = desk.words.gettext
    return (
        Offer(line=with_stacks, label=say("Say with what each began the hand"), detail=with_stacks),
        Offer(line=shared, label=say("Nobody knows: they share"), detail=shared),
    )


def _foreseen(desk: Desk, hand: list[Bust], events: tuple[Event, ...]) -> str:
    words, who = desk.words, desk.looking.who
    after = fold(desk.state, events)
    if after is None:  # a bust ends no tournament
        return ""
    found = places(after, tuple(bust.entry for bust in hand))
    entries = words.number(len(after.entries.by_id))
    if len({place for place, _shared in found.values()}) == 1:
        place, shared_by = next(iter(found.values()))
        return words.gettext(
            "Bust {players}: {place} of {entries}",
            players=words.listed([_seated(desk, bust.entry) for bust in hand]),
            place=place_name(words, place, shared_by),
            entries=entries,
        )
    each = [
        words.gettext("{player} {place}", player=who(entry), place=place_name(words, *place))
        for entry, place in found.items()
    ]
    return words.gettext(
        "Bust {players}, of {entries}", players=words.listed(each), entries=entries
    )


def _seated(desk: Desk, entry: EntryId) -> str:
    return desk.words.gettext(
        "{player}, {seat}", player=desk.looking.who(entry), seat=desk.where(entry)
    )
