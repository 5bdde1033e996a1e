"""What screens and lists call things: the words of boards, columns and the trail."""

from collections.abc import Callable
from typing import assert_never

from tdconsole.domain import events as happened
from tdconsole.domain.values import Break, ClockAnchor, Document, EntryId, NoteId, Period
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.refusals import seat_name

Who = Callable[[EntryId], str]
Note = Callable[[NoteId], str]


def blinds(words: Catalogue, period: Period) -> str:
    if isinstance(period, Break):
        return words.pgettext("clock", "break")
    text = f"{words.number(period.small_blind)}/{words.number(period.big_blind)}"
    return f"{text} ({words.number(period.ante)})" if period.ante else text


def place(words: Catalogue, number: int, shared_by: int) -> str:
    """Two who share the fifth place hold the fifth and the sixth."""
    if shared_by == 1:
        return str(number)
    return words.pgettext(
        "shared places", "{first}–{last}", first=number, last=number + shared_by - 1
    )


def document_name(words: Catalogue, document: Document) -> str:
    names: dict[Document, str] = {
        "seat-cards": words.pgettext("document", "seat cards"),
        "payout-sheet": words.pgettext("document", "payout sheet"),
    }
    return names[document]


def log_sentence(
    words: Catalogue, event: happened.Event, who: Who, note: Note, currency: str
) -> str:
    say = words.gettext
    match event:
        case happened.TournamentCreated():
            return say("Tournament {name} created", name=event.name)
        case happened.TournamentFinished():
            return say("Tournament finished")
        case happened.DrawCommitted(reason=None):
            return say("Draw committed to {commitment}", commitment=event.commitment[:16])
        case happened.DrawCommitted():
            return say(
                "Draws to come committed to {commitment}. Reason: {reason}",
                commitment=event.commitment[:16],
                reason=note(event.reason) if event.reason else "",
            )
        case happened.SeatsDrawn():
            return words.ngettext(
                "Draw {draw}: {number} seat drawn",
                "Draw {draw}: {number} seats drawn",
                len(event.seated),
                draw=event.draw,
            )
        case happened.EntryRegistered():
            return say(
                "{player} registered, entry {entry}, {amount}",
                player=who(event.entry),
                entry=event.entry,
                amount=words.money(event.paid.pool, currency)
                + (f" + {words.money(event.paid.fee, currency)}" if event.paid.fee else ""),
            )
        case happened.EntryUnregistered():
            return say("{player} taken off the list", player=who(event.entry))
        case happened.ClockStarted():
            return say("Clock started: {left} left", left=_left(words, event.anchor))
        case happened.ClockPaused(reason=None):
            return say("Clock paused: {left} left", left=_left(words, event.anchor))
        case happened.ClockPaused():
            return say(
                "Clock paused: {left} left. Reason: {reason}",
                left=_left(words, event.anchor),
                reason=note(event.reason) if event.reason else "",
            )
        case happened.ClockResumed():
            return say("Clock resumed: {left} left", left=_left(words, event.anchor))
        case happened.ClockAdjusted():
            return say("Clock set to {left} left", left=_left(words, event.anchor))
        case happened.PlayersEliminated():
            return "; ".join(_out(words, out, who) for out in event.hand)
        case happened.PlayerReinstated():
            return say(
                "{player} back in, at {seat}",
                player=who(event.entry),
                seat=seat_name(words, event.seat),
            )
        case happened.PlayerMoved():
            return say(
                "{player} moved to {seat}",
                player=who(event.entry),
                seat=seat_name(words, event.seat),
            )
        case happened.PaperIssued(document="seat-cards"):
            return say("Seat cards printed")
        case happened.PaperIssued():
            return say("Payout sheet printed")
        case _:
            assert_never(event)


def _left(words: Catalogue, anchor: ClockAnchor) -> str:
    return words.duration(anchor.left)


def _out(words: Catalogue, out: happened.Elimination, who: Who) -> str:
    player, seat = who(out.entry), seat_name(words, out.seat)
    if out.stack is None:
        return words.gettext("{player} out, from {seat}", player=player, seat=seat)
    return words.gettext(
        "{player} out, from {seat}, stack before the hand {stack}",
        player=player,
        seat=seat,
        stack=words.number(out.stack),
    )
