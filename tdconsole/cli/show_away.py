"""Who misses hands, as text."""

from tdconsole.cli.tables import Rows
from tdconsole.cli.voice import Voice
from tdconsole.i18n.away import counted_told, left_told
from tdconsole.projections.away import AwayList


def away_rows(voice: Voice, data: AwayList) -> Rows:
    words = voice.words
    for one in data.absent:
        yield (
            "–" if one.seat is None else f"{one.seat.table}-{one.seat.seat}",
            one.name or voice.erased,
            left_told(words, one),
            counted_told(words, one.counted),
            words.moment(one.given),
        )
    if not data.absent:
        yield (words.gettext("Nobody misses a hand."),)
