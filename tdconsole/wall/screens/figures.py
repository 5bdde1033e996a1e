"""The figures next to the clock: players, chips and money, as the screen writes them."""

import re
from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Level, Money, Record
from tdconsole.i18n.catalogue import Catalogue, currency_digits
from tdconsole.projections.clock.board import ClockBoard

_NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def writable(text: str) -> str:
    """The text with signs of the family: it lacks the narrow no-break space."""
    return text.replace(_NARROW, _NO_BREAK)


class Figure(Record, kw_only=True):
    name: str
    label: str
    value: str
    note: str = ""
    """The same figure in other words."""


def players(words: Catalogue, board: ClockBoard) -> Figure:
    """The players left of all entries; before the start, when nobody can be out, one number."""
    out = board.started or board.players != board.entries
    known = (board.players, board.entries) if out else (board.players,)
    said = f"{_NO_BREAK}/{_NO_BREAK}".join(number(words, one) for one in known)
    return _figure("players", words.pgettext("board", "Players"), said)


def figures(words: Catalogue, board: ClockBoard, *, money: bool) -> Iterator[Figure]:
    """The figures in the order in which they stand."""
    say, currency = words.pgettext, board.currency
    average = None if board.average is None else number(words, board.average)
    blinds = board.average_in_big_blinds
    stack = "" if blinds is None else say("board", "{number} BB", number=number(words, blinds))
    if board.started or not board.stack:
        yield _figure("average", say("board", "Average"), average, stack)
    else:
        yield _figure("stack", say("board", "Starting stack"), number(words, board.stack))
        yield _figure("length", say("board", "First level"), _length(words, board))
    yield _figure(
        "chips", say("board", "Chips"), number(words, board.chips) if board.chips else None
    )
    pool, first, next_ = (board.pool, board.first, board.next_prize) if money else (None,) * 3
    yield _figure("pool", say("board", "Prize pool"), amount(words, pool or None, currency))
    paid = words.number(board.paid) if board.paid else None
    yield _figure("paid", say("board", "Paid"), paid, _of_all(words, board))
    yield _first(words, board, amount(words, first, currency), money=money)
    yield _figure("next_prize", say("board", "Next prize"), amount(words, next_, currency))
    closing = registration(words, board)
    if closing.value:
        yield closing
    if board.rebuys_with_entry:
        return
    if board.rebuys_end_in is not None:
        left = words.duration(board.rebuys_end_in)
        yield _figure("rebuys", say("board", "Rebuys end in"), left)
    elif board.rebuys_over:
        yield _figure("rebuys", say("board", "Rebuys"), say("board", "over"))


def _of_all(words: Catalogue, board: ClockBoard) -> str:
    """The entries of all flights, which the prizes are for, next to one flight's players."""
    entries = board.entries_in_all
    if entries is None or not board.paid:
        return ""
    return words.pgettext("board", "of {number}:", number=number(words, entries))


def _length(words: Catalogue, board: ClockBoard) -> str:
    """How long the first level is; nobody knows that of a level by hands."""
    first = board.period if isinstance(board.period, Level) else board.next
    if first is None or first.hands is not None:
        return ""
    return words.gettext("{minutes} min", minutes=words.number(first.minutes))


def _first(words: Catalogue, board: ClockBoard, first: str, *, money: bool) -> Figure:
    say = words.pgettext
    if board.seats and not board.called_off:
        seats = words.number(board.seats) if money else ""
        return _figure("first", say("board", "Seats to win"), seats)
    label = say("board", "For the winner") if board.dealt else say("board", "1st prize")
    return _figure("first", label, first)


def registration(words: Catalogue, board: ClockBoard) -> Figure:
    say, left, both = words.pgettext, board.registration_closes_in, board.rebuys_with_entry
    if not board.started and board.open_through is not None:
        label = say("board", "Entry & rebuys") if both else say("board", "Entry")
        through = say("board", "through level {level}", level=board.open_through)
        return _figure("registration", label, through)
    if left is None:
        closed = say("board", "closed") if board.registration_closed else None
        label = say("board", "Entry & rebuys") if both else say("board", "Entry")
        return _figure("registration", label, closed)
    label = say("board", "Entry & rebuys end in") if both else say("board", "Entry closes in")
    return _figure("registration", label, words.duration(left))


def _figure(name: str, label: str, value: str | None, note: str = "") -> Figure:
    return Figure(name=name, label=label, value=value or "", note=note)


def number(words: Catalogue, amount: int) -> str:
    return writable(words.number(amount))


def amount(words: Catalogue, money: Money | None, currency: str) -> str:
    """The amount, without cents if there are none."""
    if money is None:
        return ""
    text, digits = writable(words.money(money, currency)), currency_digits(currency)
    if digits and money % 10**digits == 0:
        text = re.sub(rf"[.,]0{{{digits}}}(?=\D*$)", "", text)
    return text
