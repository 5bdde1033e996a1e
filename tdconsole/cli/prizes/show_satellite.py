"""A satellite's seats, as text."""

from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Record
from tdconsole.i18n.eliminations.standings import place
from tdconsole.projections.people.names import People
from tdconsole.projections.prizes.seats_won import SeatsWon, seats_of


class SeatsShown(Record, kw_only=True):
    """The seats; null if it isn't a satellite."""

    satellite: SeatsWon | None


def seats_shown(tournament: Tournament, people: People) -> SeatsShown:
    return SeatsShown(satellite=seats_of(tournament, people))


def seats_rows(voice: Voice, shown: SeatsShown) -> Rows:
    """The seats, then the remainder, then the winners."""
    words, data = voice.words, shown.satellite
    if data is None:
        yield (words.gettext("This tournament is not a satellite: its set-up names no seats."),)
        return
    yield (
        "",
        words.money(data.seat, data.currency),
        words.ngettext("{number} seat", "{number} seats", data.seats),
        data.target,
    )
    yield (
        "",
        words.money(data.pool, data.currency),
        words.ngettext("{number} player left", "{number} players left", data.left),
        words.gettext("the seats are won") if data.over else "",
    )
    for number, amount in enumerate(data.cash, start=data.seats + 1):
        if number <= data.left:
            yield (str(number), words.money(amount, data.currency))
    for one in data.winners:
        yield (
            place(words, one.place, one.shared_by),
            words.money(one.amount, data.currency),
            one.name or voice.erased,
            one.voucher or "",
        )


SEATS_WON: Final = View(
    SeatsShown,
    lambda look: seats_shown(look.state, look.people),
    lambda look, data: seats_rows(look.voice, data),
    of_all=True,
)
