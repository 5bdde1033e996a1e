"""The prizes by place, with winners and what is still to pay."""

from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.i18n.prizes.words import (
    held_words,
    places_words,
    posted_words,
    prize_words,
    since_words,
    state_words,
    unwon_words,
)
from tdconsole.projections.prizes.board import PrizeBoard, prize_board


def prize_rows(voice: Voice, data: PrizeBoard) -> Rows:
    words, currency = voice.words, data.currency
    for row in data.rows:
        name = held_words(words, row) if row.entry is None else row.name or voice.erased
        yield (
            places_words(words, row),
            prize_words(words, row.amount, data.seat, currency),
            words.aligned_share(row.share) if row.share else "",
            name,
            row.country or "",
            state_words(words, row, currency),
        )
    yield ("", words.money(data.pool, currency), "", posted_words(words, data.posted))
    if since := since_words(words, data.posted, data.entries, data.pool, currency):
        yield ("", "", "", since)
    if left := unwon_words(words, data.unwon, currency):
        yield ("", "", "", left)


PRIZES: Final = View(
    PrizeBoard,
    lambda look: prize_board(look.state, look.people, look.now),
    lambda look, data: prize_rows(look.voice, data),
    of_all=True,
)
