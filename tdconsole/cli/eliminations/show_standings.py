"""The standings as text: each player's place, seat and prize."""

from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.i18n.eliminations.standings import place, standing_place
from tdconsole.projections.eliminations.standings import Standings, standings


def standing_rows(voice: Voice, data: Standings) -> Rows:
    words = voice.words
    for row in data.rows:
        number = "" if row.place is None else place(words, row.place, row.shared_by)
        number = standing_place(words, number, provisional=row.provisional)
        prize = words.money(row.prize, data.currency) if row.prize else ""
        seat = "" if row.seat is None else f"{row.seat.table}-{row.seat.seat}"
        yield (number, row.name or voice.erased, row.country or "", seat, prize)


STANDINGS: Final = View(
    Standings,
    lambda look: standings(look.state, look.people, look.now),
    lambda look, data: standing_rows(look.voice, data),
)
