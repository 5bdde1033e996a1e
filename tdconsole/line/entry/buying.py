"""`rb 3-2` a rebuy, `rb rossi=4000`, `rb rossi by 7-2`, `ad 3-2`, `dc rossi`, `re rossi`, `al`."""

import re
from collections.abc import Callable
from typing import Final

from tdconsole.domain.clock.reading import read
from tdconsole.domain.entry.limits import rebuys_go_on
from tdconsole.domain.language.commands.entry import (
    CallAlternate,
    RegisterEntry,
    TakeAddOn,
    TakeRebuy,
    TakeSecondHalf,
)
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.events.entry import (
    AddOnTaken,
    AlternateCalled,
    EntryRegistered,
    RebuyTaken,
    SecondHalfTaken,
)
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.state.flight_in_hand import entry_of, is_in, latest_by
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, Instant, Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.books import cited
from tdconsole.line.entry.entering import entry_sentence
from tdconsole.line.typing.line_context import Desk, Said
from tdconsole.line.typing.pointing import Unsure, offered, tidy, whom
from tdconsole.line.typing.reading import Reading
from tdconsole.line.typing.typed_chips import amount

_WON: Final = re.compile(r"(.*\S)\s+by\s+(\S.*)", re.DOTALL | re.IGNORECASE)
_STACK: Final = re.compile(r"(.*\S)=(\S.*)", re.DOTALL)


def rebuy(desk: Desk, arguments: str) -> Reading:
    """Sell a rebuy; behind `by` is who won the stack before it, if it was lost whole."""
    found = _WON.fullmatch(tidy(arguments))
    rest, won = (tidy(arguments), None) if found is None else (found[1], found[2])
    text, stack = _with_stack(rest)
    typed = "" if stack is None else f"={stack}"
    by: tuple[EntryId, ...] = ()
    if won is not None:
        winner = whom(desk, won, desk.state.play.seating.of.__contains__)
        if isinstance(winner, Unsure):
            lines = (offered(desk, one, f"rb {rest} by #{one}") for one in winner.candidates)
            return winner.reading(tuple(lines))
        by = (winner,)
        typed = f"{typed} by #{winner}"
    return _of_one(
        desk,
        text,
        desk.words.gettext("Whose rebuy? rb 3-2 or rb rossi; rb 3-2=500 with the stack before it"),
        lambda entry: TakeRebuy(entry=entry, stack=stack, by=by),
        lambda events: _bought(desk, events),
        line=lambda entry: f"rb #{entry}{typed}",
    )


def add_on(desk: Desk, arguments: str) -> Reading:
    return _of_one(
        desk,
        tidy(arguments),
        desk.words.gettext("Whose add-on? ad 3-2 or ad rossi"),
        lambda entry: TakeAddOn(entry=entry),
        lambda events: _bought(desk, events),
        line=lambda entry: f"ad #{entry}",
    )


def second_half(desk: Desk, arguments: str) -> Reading:
    return _of_one(
        desk,
        tidy(arguments),
        desk.words.gettext("Whose second half? dc 3-2 or dc rossi"),
        lambda entry: TakeSecondHalf(entry=entry),
        lambda events: _bought(desk, events),
        line=lambda entry: f"dc #{entry}",
    )


def re_entry(desk: Desk, arguments: str) -> Reading:
    """Re-enter the named player, whose last entry is over, in whichever flight."""
    text, state = tidy(arguments), desk.state
    if not text:
        return desk.asking(desk.words.gettext("Who enters again? re rossi, or re #27"))

    def last_and_out(number: EntryId) -> bool:
        entry = entry_of(state, number)
        if entry is None or is_in(state, entry):
            return False
        return latest_by(state, entry.person) == number

    entry = whom(desk, text, last_and_out)
    if isinstance(entry, Unsure):
        return entry.reading(tuple(offered(desk, one, f"re #{one}") for one in entry.candidates))
    before = entry_of(state, entry)
    if before is None:
        return desk.refused(desk.words.gettext("There is no entry {entry}.", entry=entry))

    def said(events: tuple[Event, ...]) -> str:
        for event in events:
            if isinstance(event, EntryRegistered):
                told = desk.words.gettext(
                    "Re-entry of {player}: entry {entry}, bullet {bullet}, {amount}",
                    player=desk.looking.who(before.id),
                    entry=event.entry,
                    bullet=desk.words.number(before.bullet + 1),
                    amount=_money(desk, Money(event.paid.total)),
                )
                return entry_sentence(desk, told, before.person, events)
        return ""

    return desk.judged(RegisterEntry(person=before.person), said)


def alternate(desk: Desk) -> Reading:
    """Call the next of those waiting."""

    def said(events: tuple[Event, ...]) -> str:
        for event in events:
            if isinstance(event, AlternateCalled):
                return desk.words.ngettext(
                    "Call {player}: {number} second to answer",
                    "Call {player}: {number} seconds to answer",
                    event.seconds,
                    player=desk.looking.who(event.entry),
                )
        return ""

    return desk.judged(CallAlternate(), said)


def _of_one(  # noqa: PLR0913 -- what tells one of these verbs from another
    desk: Desk,
    text: str,
    asked: str,
    request: Callable[[EntryId], Request],
    said: Said,
    *,
    line: Callable[[EntryId], str],
) -> Reading:
    if not text:
        return desk.asking(asked)
    entries, out = desk.state.entries.by_id, desk.state.exits.by_entry
    entry = whom(desk, text, lambda one: one in entries and one not in out)
    if isinstance(entry, Unsure):
        return entry.reading(tuple(offered(desk, one, line(one)) for one in entry.candidates))
    return desk.judged(request(entry), said)


def _bought(desk: Desk, events: tuple[Event, ...]) -> str:
    words, who = desk.words, desk.looking.who
    for event in events:
        match event:
            case RebuyTaken():
                told = words.gettext(
                    "Rebuy of {player}: {chips} chips for {amount}",
                    player=who(event.entry),
                    chips=words.number(event.chips),
                    amount=_money(desk, Money(event.paid.total)),
                )
                if not event.by:
                    return told
                players = words.listed([who(one) for one in event.by])
                return words.gettext("{told}; won by {players}", told=told, players=players)
            case AddOnTaken():
                said = words.gettext(
                    "Add-on of {player}: {chips} chips for {amount}",
                    player=who(event.entry),
                    chips=words.number(event.chips),
                    amount=_money(desk, Money(event.paid.total)),
                )
                return add_on_doubted(words, desk.state, desk.looking.now(), said)
            case SecondHalfTaken():
                return words.gettext(
                    "Second half of {player}: {chips} chips",
                    player=who(event.entry),
                    chips=words.number(event.chips),
                )
            case _:
                pass
    return ""


def add_on_doubted(words: Catalogue, state: Tournament, now: Instant, said: str) -> str:
    """Warn of an add-on sold early: it is sold once, mostly after the rebuys are over."""
    if not rebuys_go_on(state, read(state.setup.structure, state.play.clock, now)):
        return said
    rule = state.rules.rebuy_after_add_on
    if rule.value:
        return words.gettext("{what}; rebuys are still open", what=said)
    after = words.gettext(
        "{what}; rebuys are still open, and after it this player can take none", what=said
    )
    cite = cited(words, state.rules, rule.cite)
    return f"{after} ({cite})" if cite else after


def _with_stack(text: str) -> tuple[str, Chips | None]:
    found = _STACK.fullmatch(text)
    stack = None if found is None else amount(found[2])
    return (text, None) if found is None or stack is None else (found[1], stack)


def _money(desk: Desk, amount: Money) -> str:
    return desk.words.money(amount, desk.state.setup.currency)
