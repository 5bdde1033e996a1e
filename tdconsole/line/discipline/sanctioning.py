"""`dq 3-2 12500 reason`, `sanction 3-2 12500 reason`; `strike rossi: reason` from the results."""

from collections.abc import Callable

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.engine.decider import fold
from tdconsole.domain.language.commands.money import DisqualifyPlayer, ReclassifyPlayer
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.prizes.unclaimed import UnclaimedPrizes, unwon
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, Record
from tdconsole.i18n.eliminations.places import place_name
from tdconsole.i18n.prizes.words import unwon_words
from tdconsole.line.discipline.offences import for_what
from tdconsole.line.typing.gone import went_last, who_went
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import Unsure, named_and_why, offered_each, tidy, whom
from tdconsole.line.typing.reading import Reading
from tdconsole.line.typing.typed_chips import amount, gathered


class Typed(Record, kw_only=True):
    """The player, the chips and the reason; what isn't typed yet is empty."""

    name: str
    stack: Chips | None = None
    reason: str = ""

    def line(self, verb: str, entry: EntryId) -> str:
        stack = "" if self.stack is None else str(self.stack)
        return " ".join(part for part in (verb, f"#{entry}", stack, self.reason) if part)


def putting_out(verb: str, *, sanction: bool) -> Callable[[Desk, str], Reading]:
    def read(desk: Desk, arguments: str) -> Reading:
        say, typed = desk.words.gettext, _taken_apart(arguments)
        if not typed.name:
            return desk.asking(_example(desk, sanction=sanction))
        entry = whom(desk, typed.name, desk.state.play.seating.of.__contains__)
        if isinstance(entry, Unsure):
            lines = offered_each(desk, entry.candidates, lambda one: typed.line(verb, one))
            return entry.reading(lines)
        player = desk.looking.who(entry)
        if typed.stack is None:
            return desk.asking(
                say("How many chips does {player} have? They leave play.", player=player)
            )
        if not typed.reason:
            return desk.asking(say("Why is {player} put out? It stays on record.", player=player))
        offence, reason = for_what(desk, typed.reason)
        request = DisqualifyPlayer(
            entry=entry, stack=typed.stack, sanction=sanction, offence=offence, reason=reason
        )
        return desk.judged(
            request, lambda events: _and_unwon(desk, events, _put_out(desk, request, events))
        )

    return read


def _example(desk: Desk, *, sanction: bool) -> str:
    say = desk.words.gettext
    if sanction:
        return say(
            "Who is eliminated by sanction, with how many chips, and why? sanction 3-2 12500 third warning"
        )
    return say("Who is disqualified, with how many chips, and why? dq 3-2 12500 hid chips")


def _taken_apart(arguments: str) -> Typed:
    """Split the line: a name may have several words; the first number after it is the stack."""
    first, *rest = gathered(tidy(arguments).replace("=", " ")).split() or [""]
    for at, word in enumerate(rest):
        stack = amount(word)
        if stack is not None:
            name = " ".join([first, *rest[:at]])
            return Typed(name=name, stack=stack, reason=" ".join(rest[at + 1 :]))
    return Typed(name=" ".join([first, *rest]))


def _put_out(desk: Desk, request: DisqualifyPlayer, events: tuple[Event, ...]) -> str:
    words, after = desk.words, fold(desk.state, events)
    about = {
        "player": desk.looking.who(request.entry),
        "seat": desk.where(request.entry),
        "stack": words.number(request.stack),
    }
    if after is None or request.entry in after.prizes.struck:
        return words.gettext(
            "Disqualify {player}, {seat}; {stack} chips leave play: no place, and all behind move up",
            **about,
        )
    place = place_name(words, after.left + 1, 1)
    if request.sanction:
        return words.gettext(
            "Eliminate {player} by sanction, {seat}; {stack} chips leave play: {place}, the prize is kept",
            **about,
            place=place,
        )
    return words.gettext(
        "Disqualify {player}, {seat}; {stack} chips leave play: {place}, the prize is kept",
        **about,
        place=place,
    )


def _and_unwon(desk: Desk, events: tuple[Event, ...], said: str) -> str:
    """Add the prizes that this leaves without a winner."""
    words, after = desk.words, fold(desk.state, events)
    left = UnclaimedPrizes() if after is None else unwon(after)
    if left.amount <= unwon(desk.state).amount:
        return said
    return f"{said}; {unwon_words(words, left, desk.state.setup.currency)}"


def _place(desk: Desk, after: Tournament, entry: EntryId) -> str | None:
    for one in finishes(after):
        if one.entry == entry:
            return place_name(desk.words, one.place, one.shared_by)
    return None


def strike(desk: Desk, arguments: str) -> Reading:
    """Strike from the results: a seat or number ends the player, a colon a name."""
    say, text = desk.words.gettext, tidy(arguments)
    name, reason = named_and_why(text)
    if not name:
        return desk.asking(
            say("Who is struck from the results, and why? strike rossi: chip dumping"),
            offered_each(desk, went_last(desk), lambda one: f"strike #{one} "),
        )
    entry = _who_went_or_won(desk, name)
    if isinstance(entry, Unsure):
        return entry.reading(
            offered_each(desk, entry.candidates, lambda one: f"strike #{one} {reason}")
        )
    if not reason:
        player = desk.looking.who(entry)
        return desk.asking(
            say("Why is {player} struck from the results? It stays on record.", player=player)
        )
    request = ReclassifyPlayer(entry=entry, reason=reason)
    return desk.judged(
        request, lambda events: _and_unwon(desk, events, _moved_up(desk, request, events))
    )


def _who_went_or_won(desk: Desk, name: str) -> EntryId | Unsure:
    """Return the player named, out of those busted and the winner."""
    found = who_went(desk, name)
    if isinstance(found, Unsure) and not found.candidates and desk.state.finished:
        return whom(desk, name, desk.state.entries.by_id.__contains__)
    return found


def _moved_up(desk: Desk, request: ReclassifyPlayer, events: tuple[Event, ...]) -> str:
    words, old = desk.words, _place(desk, desk.state, request.entry)
    player = desk.looking.who(request.entry)
    behind = _behind(desk.state, fold(desk.state, events))
    if old is None or not behind:
        return words.gettext("Strike {player} from the results", player=player)
    return words.ngettext(
        "Strike {player} from the results, from place {old}: {number} player behind moves up",
        "Strike {player} from the results, from place {old}: {number} players behind move up",
        behind,
        player=player,
        old=old,
    )


def _behind(before: Tournament, after: Tournament | None) -> int:
    """Return how many players' places change."""
    old = {one.entry: one.place for one in finishes(before)}
    new = () if after is None else finishes(after)
    return sum(one.place != old.get(one.entry) for one in new)
