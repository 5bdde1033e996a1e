"""Debts and payouts, as text."""

from collections.abc import Iterator
from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.values import Money
from tdconsole.i18n.eliminations.standings import place, standing_place
from tdconsole.i18n.payouts.log import due_words
from tdconsole.i18n.prizes.words import held_back_words, unwon_words
from tdconsole.projections.payouts.owed import OwedList, OwedRow, owed_list


def owed_rows(voice: Voice, data: OwedList) -> Rows:
    words = voice.words
    for row in data.rows:
        number = "" if row.place is None else place(words, row.place, row.shared_by)
        yield (
            standing_place(words, number, provisional=row.provisional),
            str(row.entry),
            row.name or voice.erased,
            row.country or "",
            due_words(words, row.due),
            words.money(row.gross, data.currency),
            ", ".join(_state(voice, row, data.currency)),
        )
    if not data.rows:
        yield (words.gettext("Nobody is owed anything."),)
    yield from _sums(voice, data)


def _state(voice: Voice, row: OwedRow, currency: str) -> Iterator[str]:
    words, say = voice.words, voice.words.pgettext
    if row.paid and row.slips:
        slips = words.listed([str(slip) for slip in row.slips])
        amount = words.money(row.paid, currency)
        yield say("owed", "{amount} paid, slip {slips}", amount=amount, slips=slips)
    if row.open > 0:
        yield say("owed", "{amount} open", amount=words.money(row.open, currency))
    if row.ruling is not None:
        yield held_back_words(words, row.ruling)
    if row.open > 0 and row.withhold:
        yield say("owed", "{amount} to withhold", amount=words.money(row.withhold, currency))
    if row.open < 0:
        back = words.money(Money(-row.open), currency)
        yield say("owed", "{amount} to be given back", amount=back)


def _sums(voice: Voice, data: OwedList) -> Rows:
    words, say = voice.words, voice.words.pgettext
    if data.rows:
        yield ("", "", say("owed", "open in all"), "", "", words.money(data.open, data.currency))
    if data.back:
        label = say("owed", "to be given back in all")
        yield ("", "", label, "", "", words.money(data.back, data.currency))
    if data.remains is not None:
        label = say("owed", "remains with the house")
        yield ("", "", label, "", "", words.money(data.remains, data.currency))
    if left := unwon_words(words, data.unwon, data.currency):
        yield ("", "", left)


OWED: Final = View(
    OwedList,
    lambda look: owed_list(look.state, look.people, look.now),
    lambda look, data: owed_rows(look.voice, data),
    of_all=True,
)
