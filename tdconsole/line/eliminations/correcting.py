"""`by rossi 7-2`, `stack rossi 12000`, `out rossi before bianchi`: corrections of busts."""

from typing import Final, Literal

from tdconsole.domain.eliminations.busting import Finish, finishes
from tdconsole.domain.engine.decider import fold
from tdconsole.domain.language.commands.floor import (
    BeganWith,
    CorrectElimination,
    NameStacks,
    ReorderElimination,
)
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId
from tdconsole.i18n.eliminations.places import left_open, place_name
from tdconsole.line.typing.gone import went_last, who_went
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.naming import Part, named_line, parts_of
from tdconsole.line.typing.pointing import Unsure, offered_each, tidy, whom
from tdconsole.line.typing.reading import Offer, Reading
from tdconsole.line.typing.typed_chips import amount, gathered, with_stacks

_UNKNOWN: Final = "?"

Where = Literal["with", "before", "last"]
_WHERE: Final[dict[str, Where]] = {"with": "with", "before": "before", "last": "last"}


def won_by(desk: Desk, arguments: str) -> Reading:
    """Correct the winners: the first player named busted, the others won; the stack stays."""
    say, text = desk.words.gettext, tidy(arguments)
    unknown = text.endswith(_UNKNOWN)
    parts = parts_of(text.rstrip("? "))
    if not parts:
        return desk.asking(
            say("Whose hand, and who won it? by rossi 7-2"),
            offered_each(desk, went_last(desk), lambda one: f"by #{one} "),
        )
    out, *others = parts
    entry = who_went(desk, out.name)
    if isinstance(entry, Unsure):
        return entry.reading(
            offered_each(desk, entry.candidates, lambda one: f"by {named_line(parts, 0, one)} ")
        )
    exits = desk.state.exits.by_entry
    if not (others or unknown) and entry in exits:
        return _who_won(desk, entry)
    winners: list[EntryId] = []
    for at, part in enumerate(others, start=1):
        winner = whom(desk, part.name, desk.state.play.seating.of.__contains__)
        if isinstance(winner, Unsure):
            return winner.reading(_instead(desk, parts, at, winner))
        winners.append(winner)
    stack = exits[entry].stack if entry in exits else None
    return _corrected(desk, CorrectElimination(entry=entry, stack=stack, by=tuple(winners)))


def _instead(desk: Desk, parts: list[Part], at: int, unsure: Unsure) -> tuple[Offer, ...]:
    return offered_each(desk, unsure.candidates, lambda one: f"by {named_line(parts, at, one)}")


def _who_won(desk: Desk, entry: EntryId) -> Reading:
    """Offer those still seated where it was."""
    state, say = desk.state, desk.words.gettext
    table = state.play.seating.tables.get(state.exits.by_entry[entry].seat.table)
    players = () if table is None else tuple(one for _seat, one in sorted(table.players.items()))
    return desk.asking(
        say("Who won the hand of {player}?", player=desk.looking.who(entry)),
        offered_each(desk, players, lambda one: f"by #{entry} #{one}"),
    )


def stack_of(desk: Desk, arguments: str) -> Reading:
    """The stack of one player out, or of several: `stack 7-4 12000 7-6 8500`. Who won stays as said."""
    say, text = desk.words.gettext, tidy(arguments)
    tied = with_stacks(gathered(text))
    if tied.count("=") > 1 and (parts := parts_of(tied)):
        return _stacks(desk, parts)
    name, _, typed = gathered(text.replace("=", " ")).rpartition(" ")
    known = amount(typed) or None
    if not name or (known is None and typed != _UNKNOWN):
        name, known, typed = text.rstrip("= "), None, ""
    if not name:
        return desk.asking(
            say("Whose stack, and how much? stack rossi 12000"),
            offered_each(desk, went_last(desk), lambda one: f"stack #{one} "),
        )
    entry = who_went(desk, name)
    if isinstance(entry, Unsure):
        return entry.reading(
            offered_each(desk, entry.candidates, lambda one: f"stack #{one} {typed}")
        )
    if not typed:
        return _began_with(desk, entry)
    exits = desk.state.exits.by_entry
    by = exits[entry].by if entry in exits else ()
    return _corrected(desk, CorrectElimination(entry=entry, stack=known, by=by))


def _began_with(desk: Desk, entry: EntryId) -> Reading:
    player = desk.looking.who(entry)
    return desk.asking(
        desk.words.gettext("With how many chips did {player} begin the hand?", player=player)
    )


def _stacks(desk: Desk, parts: list[Part]) -> Reading:
    """Set all stacks of one hand in one step."""
    named: list[BeganWith] = []
    for at, part in enumerate(parts):
        entry = who_went(desk, part.name)
        if isinstance(entry, Unsure):
            return entry.reading(_instead_of(desk, parts, at, entry))
        stack = amount(part.stack or "") or None
        if stack is None:
            return _began_with(desk, entry)
        named.append(BeganWith(entry=entry, stack=stack))
    return desk.judged(NameStacks(stacks=tuple(named)), lambda events: _ranked(desk, named, events))


def _instead_of(desk: Desk, parts: list[Part], at: int, unsure: Unsure) -> tuple[Offer, ...]:
    return offered_each(desk, unsure.candidates, lambda one: f"stack {named_line(parts, at, one)}")


def _ranked(desk: Desk, named: list[BeganWith], events: tuple[Event, ...]) -> str:
    """Say the place of each of them with these stacks."""
    words, after = desk.words, fold(desk.state, events)
    if after is None:
        return ""
    found = {one.entry: one for one in finishes(after)}
    each = [
        words.gettext(
            "{player}, with {stack}: {place}",
            player=desk.looking.who(one.entry),
            stack=words.number(one.stack),
            place=left_open(words, after, (one.entry,))
            or place_name(words, found[one.entry].place, found[one.entry].shared_by),
        )
        for one in named
        if one.entry in found
    ]
    return "; ".join(each)


def _corrected(desk: Desk, request: CorrectElimination) -> Reading:
    return desk.judged(request, lambda _events: _as_known(desk, request))


def _as_known(desk: Desk, request: CorrectElimination) -> str:
    words, who = desk.words, desk.looking.who
    by = words.listed([who(one) for one in request.by])
    if request.stack is None:
        if not by:
            return words.gettext(
                "Out: {player}; the stack and who won are not known", player=who(request.entry)
            )
        return words.gettext(
            "Out: {player}; won by {winners}", player=who(request.entry), winners=by
        )
    if not by:
        return words.gettext(
            "Out: {player}, with {stack}; who won is not known",
            player=who(request.entry),
            stack=words.number(request.stack),
        )
    return words.gettext(
        "Out: {player}, with {stack}; won by {winners}",
        player=who(request.entry),
        stack=words.number(request.stack),
        winners=by,
    )


def went(desk: Desk, arguments: str) -> Reading:
    """Correct the hand of a bust, by naming another bust of that hand."""
    say = desk.words.gettext
    name, where, other = _parted(tidy(arguments))
    if not name:
        return desk.asking(
            say("Who went out when? out rossi before bianchi, with bianchi, or last"),
            offered_each(desk, went_last(desk), lambda one: f"out #{one} "),
        )
    entry = who_went(desk, name)
    behind = " ".join(word for word in (where or "", other) if word)
    if isinstance(entry, Unsure):
        return entry.reading(
            offered_each(desk, entry.candidates, lambda one: f"out #{one} {behind}")
        )
    player = desk.looking.who(entry)
    if where is None:
        return desk.asking(
            say("When did {player} go out? before rossi, with rossi, or last", player=player)
        )
    if where == "last":
        return _reordered(desk, ReorderElimination(entry=entry))
    if not other:
        question = (
            say("In whose hand? with 7-4, or with rossi")
            if where == "with"
            else say("Before whose hand? before 7-4, or before rossi")
        )
        others = went_last(desk, but=(entry,))
        return desk.asking(
            question, offered_each(desk, others, lambda one: f"out #{entry} {where} #{one}")
        )
    found = who_went(desk, other)
    if isinstance(found, Unsure):
        return found.reading(
            offered_each(desk, found.candidates, lambda one: f"out #{entry} {where} #{one}")
        )
    if where == "with":
        return _reordered(desk, ReorderElimination(entry=entry, joined=found))
    return _reordered(desk, ReorderElimination(entry=entry, before=found))


def _parted(text: str) -> tuple[str, Where | None, str]:
    words = text.split()
    for at, word in enumerate(words):
        if at and (where := _WHERE.get(word.lower())) is not None:
            return " ".join(words[:at]), where, " ".join(words[at + 1 :])
    return text, None, ""


def _reordered(desk: Desk, request: ReorderElimination) -> Reading:
    return desk.judged(request, lambda events: _place_after(desk, request.entry, events))


def _place_after(desk: Desk, entry: EntryId, events: tuple[Event, ...]) -> str:
    words, after = desk.words, fold(desk.state, events)
    old = None if after is None else _finish(desk.state, entry)
    new = None if after is None else _finish(after, entry)
    if after is None or old is None or new is None:
        return desk.looking.who(entry)
    return words.gettext(
        "Out: {player}, {place} of {entries} instead of {old}",
        player=desk.looking.who(entry),
        place=left_open(words, after, (entry,)) or place_name(words, new.place, new.shared_by),
        entries=words.number(len(after.entries.by_id)),
        old=place_name(words, old.place, old.shared_by),
    )


def _finish(tournament: Tournament, entry: EntryId) -> Finish | None:
    return next((one for one in finishes(tournament) if one.entry == entry), None)
