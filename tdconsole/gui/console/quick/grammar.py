"""Reading a typed line: a verb and what follows it, or else something to look for.

The verbs are the same letters in every language, so that hands need not learn them again.
"""

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from tdconsole.gui.console.quick.advising import dismiss, later
from tdconsole.gui.console.quick.balancing import balance
from tdconsole.gui.console.quick.betting import pot, raising
from tdconsole.gui.console.quick.blinds import big_blind, button
from tdconsole.gui.console.quick.breaking import break_table, order
from tdconsole.gui.console.quick.bubble import (
    all_done,
    dealing,
    done,
    hand_for_hand,
    hold,
    next_hand,
    next_of_either,
    release,
    release_next,
)
from tdconsole.gui.console.quick.busting import bust
from tdconsole.gui.console.quick.buying import add_on, alternate, re_entry, rebuy, second_half
from tdconsole.gui.console.quick.calling import call, time_card
from tdconsole.gui.console.quick.closing import bag, end_day, hand, last_hands, seats
from tdconsole.gui.console.quick.correcting import stack_of, went, won_by
from tdconsole.gui.console.quick.counting import count, put_right
from tdconsole.gui.console.quick.dealing import deal
from tdconsole.gui.console.quick.desk import Desk
from tdconsole.gui.console.quick.finding import find
from tdconsole.gui.console.quick.flights import flight, merge
from tdconsole.gui.console.quick.heads import envelope
from tdconsole.gui.console.quick.levels import as_it_was, level, set_time, start_at, turn
from tdconsole.gui.console.quick.looking_up import look_up
from tdconsole.gui.console.quick.penalizing import penalty, warn
from tdconsole.gui.console.quick.penalties import lift, misdeal, returned, served
from tdconsole.gui.console.quick.prizes import pay, post, prizes, unpay
from tdconsole.gui.console.quick.racing import race
from tdconsole.gui.console.quick.reading import IDLE, Offer, Reading
from tdconsole.gui.console.quick.records import of_the_person
from tdconsole.gui.console.quick.redrawing import final, redraw
from tdconsole.gui.console.quick.registering import register, unregister
from tdconsole.gui.console.quick.room import (
    buttons,
    chain,
    close_tables,
    lock,
    marking,
    open_tables,
    remove_unsold,
    unlock,
)
from tdconsole.gui.console.quick.ruling import decide, ruling
from tdconsole.gui.console.quick.running import adjust, draw, finish, go, pause, redo, undo
from tdconsole.gui.console.quick.sanctioning import putting_out, strike
from tdconsole.gui.console.quick.seating import back, move
from tdconsole.gui.console.quick.sharing import sharing
from tdconsole.gui.console.quick.sitting import here, seen, swap
from tdconsole.gui.console.quick.special import special
from tdconsole.gui.console.quick.tying import tie
from tdconsole.gui.console.typed_chips import readings, unclear, unreadable
from tdconsole.i18n.mishaps import mishap
from tdconsole.known_errors import KnownError

_ABOUT: Final[dict[str, Callable[[Desk, str], Reading]]] = {
    "b": bust,
    "by": won_by,
    "h4h": hand_for_hand,
    "stack": stack_of,
    "out": went,
    "tie": tie,
    "dq": putting_out("dq", sanction=False),
    "sanction": putting_out("sanction", sanction=True),
    "strike": strike,
    "p": penalty,
    "ruling": ruling,
    "decide": decide,
    "w": warn,
    "record": of_the_person("record"),
    "bar": of_the_person("bar"),
    "served": served,
    "misdeal": misdeal,
    "returned": returned,
    "lift": lift,
    "bb": big_blind,
    "bu": button,
    "bal": balance,
    "swap": swap,
    "here": here,
    "seen": seen,
    "c": call,
    "tb": time_card,
    "m": move,
    "r": register,
    "un": unregister,
    "re": re_entry,
    "rb": rebuy,
    "ad": add_on,
    "dc": second_half,
    "back": back,
    "pay": pay,
    "special": special,
    "env": envelope,
    "unpay": unpay,
    "post": post,
    "count": count,
    "chips": put_right,
    "last": last_hands,
    "bag": bag,
    "seats": seats,
    "race": race,
    "pause": pause,
    "draw": draw,
    "redraw": redraw,
    "final": final,
    "no": dismiss,
    "buttons": buttons,
    "chain": chain,
    "flight": flight,
    "merge": merge,
    "rule": look_up,
}
_NUMBERED: Final[dict[str, Callable[[Desk, str], Reading]]] = {
    "go": start_at,
    "set": set_time,
    "level": level,
    "hand": hand,
    "break": break_table,
    "order": order,
    "later": later,
    "open": open_tables,
    "close": close_tables,
    "lock": lock,
    "unlock": unlock,
    "dead": marking("dead"),
    "keep": marking("reserved"),
    "unsold": marking("unsold"),
    "free": marking("open"),
    "us": remove_unsold,
    "d": done,
    "done": done,
    "hold": hold,
    "release": release,
    "dealing": dealing,
    "raise": raising,
    "pot": pot,
    "pots": sharing,
}
_ALONE: Final[dict[str, Callable[[Desk], Reading]]] = {
    "go": go,
    "set": partial(set_time, typed=""),
    "level": partial(level, typed=""),
    "hand": hand,
    "next": next_of_either,
    "prev": partial(turn, by=-1),
    "was": as_it_was,
    "al": alternate,
    "prizes": prizes,
    "deal": deal,
    "break": break_table,
    "order": order,
    "later": later,
    "us": remove_unsold,
    "endday": end_day,
    "finish": finish,
    "undo": undo,
    "redo": redo,
    "raise": raising,
    "pot": pot,
    "pots": sharing,
}
_HAND_FOR_HAND: Final[dict[str, Callable[[Desk], Reading]]] = {
    "n": next_hand,
    "d all": all_done,
    "done all": all_done,
    "release": release_next,
}
"""While it is played so; else a name may begin like that."""
_WITH_CHIPS: Final = frozenset(
    [
        "b",
        "bag",
        "by",
        "chips",
        "count",
        "dq",
        "p",
        "pot",
        "pots",
        "race",
        "raise",
        "rb",
        "sanction",
        "stack",
        "us",
    ]
)
# A verb ends at a space or before a number: `bianchi` is a name, `b7-4` is not.
_VERB: Final = re.compile(r"(h4h|[a-z]+)(?:\s+|(?=[0-9#+@])|$)(.*)", re.IGNORECASE | re.DOTALL)
_COUNTED: Final = re.compile(r"[-−]?[0-9]")
_TIME: Final = re.compile(r"([-+−])(.*)", re.DOTALL)


_ASKED: Final = re.compile(r"\?\s*(.*)", re.DOTALL)


def read(line: str, desk: Desk) -> Reading:
    """Nothing is done by reading; the world's faults are said like a refusal."""
    text = line.encode("utf-8", "ignore").decode().strip()
    if not text:
        return IDLE
    try:
        return _read(text, desk)
    except KnownError as error:
        return desk.refused(mishap(desk.words, error))


def _read(text: str, desk: Desk) -> Reading:
    if (time := _TIME.fullmatch(text)) is not None:
        return adjust(desk, "+" if time[1] == "+" else "-", time[2])
    if (asked := _ASKED.fullmatch(text)) is not None:
        return look_up(desk, asked[1])
    if desk.state.play.board is not None and text.lower() in _HAND_FOR_HAND:
        return _HAND_FOR_HAND[text.lower()](desk)
    if (said := _VERB.fullmatch(text)) is not None:
        verb, rest = said[1].lower(), said[2]
        if verb in _WITH_CHIPS and (doubt := unclear(rest)) is not None:
            return _which(desk, verb, rest, doubt)
        if verb in _NUMBERED and _COUNTED.match(rest):
            return _NUMBERED[verb](desk, rest)
        if verb in _ABOUT:
            return _ABOUT[verb](desk, rest)
        if verb in _ALONE and not rest:
            return _ALONE[verb](desk)
    return find(desk, text)


def _which(desk: Desk, verb: str, rest: str, doubt: re.Match[str]) -> Reading:
    """The line with each number of chips that may be meant."""
    words, typed = desk.words, doubt[0]
    each = [
        (f"{verb} {rest[: doubt.start()]}{chips}{rest[doubt.end() :]}", words.number(chips))
        for chips in readings(typed)
    ]
    return desk.asking(
        unreadable(words, typed),
        tuple(Offer(line=line, label=chips, detail=line) for line, chips in each),
    )
