"""`h4h`, `h4h 18`, `h4h next` or `n`, `h4h rest` or `d all`, `h4h end`; `d 7`, `hold 7`, `release 7`."""

from collections.abc import Callable
from typing import Final, assert_never

from tdconsole.domain.language.commands.bubble import (
    DealNextHand,
    EndHandForHand,
    ExtendHandForHand,
    ReportTables,
    StartHandForHand,
)
from tdconsole.domain.language.events.bubble import HandForHandStarted
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.bubble import HandForHandOff
from tdconsole.domain.values import TableNo, TableTask
from tdconsole.i18n.bubble.words import clock_sentence, reports_told
from tdconsole.i18n.room.seats import tables_named
from tdconsole.line.clock.levels import turn
from tdconsole.line.room.tables import numbers
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import tidy
from tdconsole.line.typing.reading import Offer, Reading, ToAction
from tdconsole.line.typing.verb import END, Verb
from tdconsole.projections.bubble.board_gestures import board_of

_WORD: Final[dict[TableTask, str]] = {
    "dealing": "dealing",
    "done": "d",
    "held": "hold",
    "released": "release",
}


def hand_for_hand(desk: Desk, arguments: str) -> Reading:
    """Start hand-for-hand play, or extend it to fewer players; if already on, show it."""
    say, text, on = desk.words.gettext, arguments.strip().lower(), desk.state.play.board is not None
    if text in _GESTURES:
        return _GESTURES[text](desk)
    if text and not (text.isdecimal() and 0 < int(text) <= 1_000_000):
        return desk.asking(say("Until how many are left? h4h 18, h4h, or h4h end"))
    until = int(text) if text else None
    if not on:
        return desk.judged(StartHandForHand(until=until), lambda events: _begun(desk, events))
    if until is None:
        board = board_of(desk.state)
        said = "" if board is None else reports_told(desk.words, board)
        return Reading(
            mood="found",
            sentence=say("Hand for hand: {reports}", reports=said),
            jump=ToAction(action="bubble"),
        )
    return desk.judged(
        ExtendHandForHand(until=until),
        lambda _events: say(
            "Hand for hand goes on until {until} are left", until=desk.words.number(until)
        ),
    )


def _begun(desk: Desk, events: tuple[Event, ...]) -> str:
    words, rules = desk.words, desk.state.rules
    for event in events:
        if isinstance(event, HandForHandStarted):
            said = words.ngettext(
                "Hand for hand at {number} table until {until} are left: the clock stops",
                "Hand for hand at {number} tables until {until} are left: the clock stops",
                len(event.tables),
                until=words.number(event.until),
            )
            minutes = words.ngettext(
                "each hand takes {number} minute off it",
                "each hand takes {number} minutes off it",
                rules.hand_minutes.value,
            )
            return words.gettext("{said}, {minutes}", said=said, minutes=minutes)
    return ""


def _ended(desk: Desk) -> Reading:
    """End it; this does not start the clock."""
    say, board = desk.words.gettext, board_of(desk.state)

    def said(_events: tuple[Event, ...]) -> str:
        if board is not None and board.done < len(board.tables):
            return say(
                "End hand for hand in the middle of a hand, which takes nothing off the clock; it stays until you start it"
            )
        return say("End hand for hand: the clock stays where it is until you start it")

    return desk.judged(EndHandForHand(), said)


def done(desk: Desk, arguments: str) -> Reading:
    return _reported(desk, arguments, "done")


def hold(desk: Desk, arguments: str) -> Reading:
    return _reported(desk, arguments, "held")


def release(desk: Desk, arguments: str) -> Reading:
    return _reported(desk, arguments, "released")


def dealing(desk: Desk, arguments: str) -> Reading:
    return _reported(desk, arguments, "dealing")


def _reported(desk: Desk, arguments: str, task: TableTask) -> Reading:
    tables = numbers(tidy(arguments))
    if not tables:
        word = _WORD[task]
        return desk.asking(
            desk.words.gettext(
                "Which tables? {one}, or {several}", one=f"{word} 7", several=f"{word} 7 9-12"
            )
        )
    return _judged(desk, tables, task)


def all_done(desk: Desk) -> Reading:
    board = board_of(desk.state)
    if board is None:
        return desk.refused(desk.looking.said(HandForHandOff()))
    tables = tuple(one.table for one in board.tables if one.task == "dealing")
    if not tables:
        return desk.refused(desk.words.gettext("No table deals any more."))
    return _judged(desk, tables, "done")


def release_next(desk: Desk) -> Reading:
    """Release the table whose turn it is; else the first on hold, or refuse with the reason."""
    board = board_of(desk.state)
    every = () if board is None else board.tables
    held = next((one.table for one in every if one.task == "held"), None)
    if board is None or held is None:
        return desk.refused(desk.words.gettext("No all-in is held."))
    return _judged(desk, (board.release or held,), "released")


def _judged(desk: Desk, tables: tuple[TableNo, ...], task: TableTask) -> Reading:
    return desk.judged(
        ReportTables(tables=tables, task=task), lambda _events: _task_sentence(desk, tables, task)
    )


def _task_sentence(desk: Desk, tables: tuple[TableNo, ...], task: TableTask) -> str:
    words, number, named = desk.words, len(tables), tables_named(desk.words, tables)
    match task:
        case "dealing":
            return words.ngettext(
                "Table {tables} is dealing after all",
                "Tables {tables} are dealing after all",
                number,
                tables=named,
            )
        case "done":
            return words.ngettext(
                "Table {tables} is done with this hand",
                "Tables {tables} are done with this hand",
                number,
                tables=named,
            )
        case "held":
            return words.ngettext(
                "Hold the all-in at table {tables}: cards face down",
                "Hold the all-ins at tables {tables}: cards face down",
                number,
                tables=named,
            )
        case "released":
            return words.ngettext(
                "Release the all-in at table {tables}: it is played now",
                "Release the all-ins at tables {tables}: they are played now",
                number,
                tables=named,
            )
        case _:
            assert_never(task)


def next_hand(desk: Desk) -> Reading:
    return desk.judged(DealNextHand(), lambda _events: _dealt(desk))


def _dealt(desk: Desk) -> str:
    words, board = desk.words, board_of(desk.state)
    if board is None:
        return ""
    return words.gettext(
        "Deal hand {number} at all tables. {clock}",
        number=words.number(board.hand + 1),
        clock=clock_sentence(words, board),
    )


def next_of_either(desk: Desk) -> Reading:
    """Go to the next hand during hand-for-hand play, so that no level is skipped by mistake."""
    if desk.state.play.board is None:
        return turn(desk, by=1)
    say = desk.words.gettext
    return desk.asking(
        say("The next hand is n; the next level is chosen by its number, as in level 10."),
        (Offer(line="n", label=say("The next hand"), detail="n"),),
    )


_GESTURES: Final[dict[str, Callable[[Desk], Reading]]] = {
    "next": next_hand,
    "rest": all_done,
    "end": _ended,
}


VERBS: Final = (
    Verb(
        "h4h",
        lambda w: w.pgettext("typed", "hand for hand, bubble"),
        about=hand_for_hand,
        joints=(END,),
    ),
    Verb("d", lambda w: w.pgettext("typed", "done"), counted=done),
    Verb("hold", lambda w: w.pgettext("typed", "hold"), counted=hold),
    Verb("release", lambda w: w.pgettext("typed", "release"), counted=release),
    Verb("dealing", lambda w: w.pgettext("typed", "dealing, still dealing"), counted=dealing),
    Verb("next", lambda w: w.pgettext("typed", "next, next level"), alone=next_of_either),
)
