"""`b 7-4`, `b 7-4 12500`, `b 7-4=12000 7-6=8500`, `b 7-4 7-6 ?`; `by 7-2`, `with` and `before`."""

import re
from typing import Final, Literal

from msgspec.structs import replace

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.eliminations.corrections import in_hand
from tdconsole.domain.eliminations.provisional import is_provisional
from tdconsole.domain.eliminations.ranking import open_places
from tdconsole.domain.engine.decider import fold
from tdconsole.domain.flights.first_days import is_over, plays_down_to
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Place, Record
from tdconsole.i18n.eliminations.places import left_open, place_name, places
from tdconsole.i18n.eliminations.standings import standing_place
from tdconsole.line.prizes.heads import head_sentences
from tdconsole.line.typing.gone import went_last, who_went
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.naming import Part, line_of, named_line, parts_of
from tdconsole.line.typing.pointing import Unsure, offered, offered_each, tidy, whom
from tdconsole.line.typing.reading import Offer, Reading
from tdconsole.line.typing.typed_chips import amount, gathered, with_stacks

_CLAUSE: Final = re.compile(r"(?:^|\s+)(by|with|before)(?:\s+|$)", re.IGNORECASE)

Beside = Literal["with", "before"]


class Typed(Record, kw_only=True):
    """A line about a hand, split into parts; None is what it does not mention."""

    out: tuple[Part, ...]
    by: tuple[Part, ...] | None = None
    beside: Beside | None = None
    whom: str = ""
    unknown: bool = False

    @property
    def line(self) -> str:
        said = ["b", line_of(list(self.out))]
        if self.unknown:
            said.append("?")
        if self.by is not None:
            said += ["by", line_of(list(self.by))]
        if self.beside is not None:
            said += [self.beside, self.whom]
        return " ".join(said)


def bust(desk: Desk, arguments: str) -> Reading:
    if is_over(desk.state):
        return desk.over()
    typed = _taken_apart(tidy(arguments))
    if not typed.out:
        return desk.asking(desk.words.gettext("Who is out? b 7-4, b rossi or b #27"))
    hand: list[Bust] = []
    seated = desk.state.play.seating.of.__contains__
    for at, part in enumerate(typed.out):
        entry = whom(desk, part.name, seated)
        if isinstance(entry, Unsure):
            return entry.reading(_instead(desk, typed, "out", at, entry))
        stack = None if part.stack is None else amount(part.stack) or None
        if stack is None and part.stack is not None:
            return desk.asking(
                desk.words.gettext(
                    "With how many chips did {player} begin the hand?",
                    player=desk.looking.who(entry),
                )
            )
        hand.append(Bust(entry=entry, stack=stack))
    winners = _winners(desk, typed, hand)
    if isinstance(winners, Reading):
        return winners
    other = _other(desk, typed)
    if isinstance(other, Reading):
        return other
    return _judged(desk, typed, tuple(replace(one, by=winners) for one in hand), other)


def _taken_apart(text: str) -> Typed:
    clauses = _CLAUSE.split(gathered(text))
    unknown = any(clause.endswith("?") for clause in clauses)
    typed = Typed(out=_parted(with_stacks(clauses[0])), unknown=unknown)
    for word, said in zip(clauses[1::2], clauses[2::2], strict=True):
        match word.lower():
            case "by":
                typed = replace(typed, by=_parted(said))
            case "with":
                typed = replace(typed, beside="with", whom=said.rstrip("? "))
            case _:
                typed = replace(typed, beside="before", whom=said.rstrip("? "))
    return typed


def _parted(text: str) -> tuple[Part, ...]:
    return tuple(parts_of(text.rstrip("? ")))


def _instead(
    desk: Desk, typed: Typed, field: Literal["out", "by"], at: int, unsure: Unsure
) -> tuple[Offer, ...]:
    def line(entry: EntryId) -> str:
        parts = list((typed.out if field == "out" else typed.by) or ())
        meant = tuple(parts_of(named_line(parts, at, entry)))
        return (replace(typed, out=meant) if field == "out" else replace(typed, by=meant)).line

    return offered_each(desk, unsure.candidates, line)


def _winners(desk: Desk, typed: Typed, hand: list[Bust]) -> tuple[EntryId, ...] | Reading:
    """Return the winners of the whole hand; if they differ, they are named one by one later."""
    if typed.by is None:
        return ()
    if not typed.by:
        return _who_won(desk, typed, hand)
    winners: list[EntryId] = []
    for at, part in enumerate(typed.by):
        entry = whom(desk, part.name, desk.state.play.seating.of.__contains__)
        if isinstance(entry, Unsure):
            return entry.reading(_instead(desk, typed, "by", at, entry))
        winners.append(entry)
    return tuple(winners)


def _who_won(desk: Desk, typed: Typed, hand: list[Bust]) -> Reading:
    """Offer the others at the table as winners."""
    seating, out = desk.state.play.seating, {bust.entry for bust in hand}
    question = desk.words.gettext("Who won the hand? by 7-2, or by 7-2 7-3")
    table = seating.of.get(hand[0].entry)
    there = seating.tables[table.table].players if table is not None else {}
    return desk.asking(
        question,
        tuple(
            offered(desk, one, replace(typed, by=(Part(name=f"#{one}"),)).line)
            for _seat, one in sorted(there.items())
            if one not in out
        ),
    )


def _other(desk: Desk, typed: Typed) -> EntryId | Reading | None:
    """Return the bust in whose hand it was, or before whose hand."""

    def line(entry: EntryId) -> str:
        return replace(typed, whom=f"#{entry}").line

    if typed.beside is None:
        return None
    if not typed.whom:
        question = (
            desk.words.gettext("In whose hand? with 7-4, or with rossi")
            if typed.beside == "with"
            else desk.words.gettext("Before whose hand? before 7-4, or before rossi")
        )
        return desk.asking(question, offered_each(desk, went_last(desk), line))
    entry = who_went(desk, typed.whom)
    if isinstance(entry, Unsure):
        return entry.reading(offered_each(desk, entry.candidates, line))
    return entry


def _judged(desk: Desk, typed: Typed, hand: tuple[Bust, ...], other: EntryId | None) -> Reading:
    request = EliminatePlayers(
        hand=hand,
        stacks_unknown=typed.unknown,
        joined=other if typed.beside == "with" else None,
        before=other if typed.beside == "before" else None,
    )

    foreseen = desk.looking.foresee(request)
    after = None if isinstance(foreseen, Refusal) else fold(desk.state, foreseen)
    open_ = after is not None and any(one.entry in open_places(after) for one in hand)
    offers = _ways_out(desk, typed, request) if open_ else ()
    return desk.judged(request, lambda events: bust_sentence(desk, request, events), offers)


def _ways_out(desk: Desk, typed: Typed, request: EliminatePlayers) -> tuple[Offer, ...]:
    """Offer the bust as it is, with stacks, or with unknown ones; they can follow later."""
    say, prepared = (
        desk.words.gettext,
        tuple(Part(name=part.name, stack=part.stack or "") for part in typed.out),
    )
    with_stacks, shared = replace(typed, out=prepared).line, replace(typed, unknown=True).line
    offers = [
        Offer(line=typed.line, label=say("Out now, the stacks afterwards"), detail=typed.line)
    ]
    if any(bust.stack is None for bust in request.hand):
        label = say("Say with what each began the hand")
        offers.append(Offer(line=with_stacks, label=label, detail=with_stacks))
    offers.append(Offer(line=shared, label=say("Nobody knows: they share"), detail=shared))
    return tuple(offers)


def bust_sentence(desk: Desk, request: EliminatePlayers, events: tuple[Event, ...]) -> str:
    """Return what a bust would come to: the place, the heads, who won."""
    after = fold(desk.state, events)
    if after is None:  # a bust never ends the tournament
        return ""
    told = _bag_first(desk, after) + _standing(desk, request, after)
    say, who = desk.words.gettext, desk.looking.who
    heads = tuple(head_sentences(desk, after, (bust.entry for bust in request.hand)))
    if (winners := request.hand[0].by) and not heads:  # else each is named with the bounty
        told = say(
            "{told}; won by {players}",
            told=told,
            players=desk.words.listed([who(entry) for entry in winners]),
        )
    for head in heads:
        told = say("{told}; {heads}", told=told, heads=head)
    if request.joined is not None:
        return say("{told}; in one hand with {player}", told=told, player=who(request.joined))
    if request.before is not None:
        return say("{told}; in a hand before {player}", told=told, player=who(request.before))
    return told


def _bag_first(desk: Desk, after: Tournament) -> str:
    """Say that the flight was already at its end before this hand."""
    state, words = desk.state, desk.words
    down_to = plays_down_to(state)
    if down_to is None or state.left > down_to or after.left >= down_to:
        return ""
    flight, number = flight_name(state, state.current), words.number(down_to)
    told = words.gettext("{flight} ends with {number}: bag first.", flight=flight, number=number)
    return f"{told} "


def _standing(desk: Desk, request: EliminatePlayers, after: Tournament) -> str:
    exits = after.exits
    hand = in_hand(exits, exits.by_entry[request.hand[0].entry].hand)
    provisional = is_provisional(after, hand, desk.looking.now())
    return standing_place(desk.words, _ranked(desk, request, after), provisional=provisional)


def _ranked(desk: Desk, request: EliminatePlayers, after: Tournament) -> str:
    words, who = desk.words, desk.looking.who
    hand = tuple(bust.entry for bust in request.hand)
    in_turn = request.joined is None and request.before is None
    found = places(after, hand) if in_turn else _among_all(after, hand)
    entries, open_ = words.number(len(after.entries.by_id)), left_open(words, after, hand)
    if open_ and len(set(found.values())) == 1:
        return words.gettext(
            "Bust {players}: {places} (of {entries})",
            players=words.listed([_seated(desk, entry) for entry in hand]),
            places=open_,
            entries=entries,
        )
    if len(set(found.values())) == 1:
        place, shared_by = next(iter(found.values()))
        return words.gettext(
            "Bust {players}: {place} of {entries}",
            players=words.listed([_seated(desk, entry) for entry in hand]),
            place=place_name(words, place, shared_by),
            entries=entries,
        )
    each = [
        words.gettext(
            "{player} {place}",
            player=who(entry),
            place=left_open(words, after, (entry,)) or place_name(words, *place),
        )
        for entry, place in found.items()
    ]
    return words.gettext(
        "Bust {players}, of {entries}", players=words.listed(each), entries=entries
    )


def _among_all(after: Tournament, hand: tuple[EntryId, ...]) -> dict[EntryId, tuple[Place, int]]:
    """Return the places if this is not the last hand: others rank above it."""
    every = {one.entry: (one.place, one.shared_by) for one in finishes(after) if one.entry in hand}
    return {entry: every[entry] for entry in hand}


def _seated(desk: Desk, entry: EntryId) -> str:
    return desk.words.gettext(
        "{player}, {seat}", player=desk.looking.who(entry), seat=desk.where(entry)
    )
