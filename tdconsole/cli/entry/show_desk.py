"""The desk as text: the waiting list, and every entry with its money."""

from collections.abc import Iterator
from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.i18n.entry.cash import method_name, price_words
from tdconsole.i18n.passed import limit_name
from tdconsole.projections.entry.listed import EntryList, EntryRow, entry_list
from tdconsole.projections.room.waiting_list import WaitingList, WaitingRow, waiting_list


def waiting_rows(voice: Voice, data: WaitingList) -> Rows:
    words = voice.words
    for number, row in enumerate(data.rows, start=1):
        passed = words.ngettext(
            "passed over {number} time", "passed over {number} times", row.passed
        )
        yield (
            str(number),
            str(row.entry),
            row.name or voice.erased,
            _called(voice, row),
            passed if row.passed else "",
        )
    if data.rows:
        yield ("", "", words.gettext("free seats: {free}", free=words.number(data.free)))
    else:
        yield (words.gettext("Nobody waits for a seat."),)


def _called(voice: Voice, row: WaitingRow) -> str:
    words = voice.words
    if row.called is None or row.left is None:
        return ""
    at = words.time_of_day(row.called)
    if not row.left:
        return words.gettext("called at {time}, did not answer", time=at)
    return words.gettext(
        "called at {time}, {left} to answer", time=at, left=words.duration(row.left)
    )


def entry_rows(voice: Voice, data: EntryList) -> Rows:
    words, say = voice.words, voice.words.pgettext
    for row in data.rows:
        seat = "" if row.seat is None else f"{row.seat.table}-{row.seat.seat}"
        paid = (
            f"{method_name(words, p.method)} {words.money(p.amount, data.currency)}"
            for p in row.paid
        )
        yield (
            str(row.entry),
            say("entry", "{number}.", number=row.bullet),
            row.name or voice.erased,
            say("entry", "out") if row.out else seat or say("entry", "waits"),
            price_words(words, row.price, data.currency),
            ", ".join(paid),
            words.number(row.chips),
            ", ".join(_beside(voice, row)),
        )
    if not data.rows:
        yield (words.gettext("Nobody is registered yet."),)


def _beside(voice: Voice, row: EntryRow) -> Iterator[str]:
    words, say = voice.words, voice.words.pgettext
    if row.profile is not None:
        yield row.profile
    if row.rebuys:
        yield words.ngettext("{number} rebuy", "{number} rebuys", row.rebuys)
    if row.added_on:
        yield say("entry", "add-on")
    if row.bonus:
        yield say("entry", "staff bonus")
    if row.second_half:
        yield say("entry", "second half to come")
    if row.overrode:
        limits = words.listed([limit_name(words, limit) for limit in row.overrode])
        yield words.gettext("OVERRIDDEN: {limits}", limits=limits)


WAITING: Final = View(
    WaitingList,
    lambda look: waiting_list(look.state, look.people, look.now),
    lambda look, data: waiting_rows(look.voice, data),
)
ENTRIES: Final = View(
    EntryList,
    lambda look: entry_list(look.state, look.people, look.timeline.trail()),
    lambda look, data: entry_rows(look.voice, data),
)
