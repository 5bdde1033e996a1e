"""Players missing hands, and every penalty given, as text."""

from collections.abc import Callable
from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.values import NoteId
from tdconsole.i18n.discipline.away import absent_told, counted_told, given_told
from tdconsole.i18n.discipline.offences import offence_name
from tdconsole.i18n.discipline.penalties import stands_told
from tdconsole.projections.discipline.away import AwayList, away
from tdconsole.projections.discipline.penalties import PenaltyRecord, penalty_record

Note = Callable[[NoteId], str]


def away_rows(voice: Voice, data: AwayList) -> Rows:
    words = voice.words
    for one in data.absent:
        yield (
            "–" if one.seat is None else f"{one.seat.table}-{one.seat.seat}",
            one.name or voice.erased,
            absent_told(words, one),
            counted_told(words, one.counted),
            words.moment(one.given),
            offence_name(words, one.offence),
        )
    if not data.absent:
        yield (words.gettext("Nobody misses a hand."),)


def penalty_rows(voice: Voice, data: PenaltyRecord, note: Note) -> Rows:
    words = voice.words
    for one in data.penalties:
        yield (
            str(one.penalty),
            one.name or voice.erased,
            given_told(words, one),
            stands_told(words, one.stands),
            words.moment(one.given),
            offence_name(words, one.offence),
            "" if one.words is None else note(one.words),
        )
    if not data.penalties:
        yield (words.gettext("No penalty was given."),)


AWAY: Final = View(
    AwayList,
    lambda look: away(look.state, look.people, look.now),
    lambda look, data: away_rows(look.voice, data),
)
PENALTIES: Final = View(
    PenaltyRecord,
    lambda look: penalty_record(look.state, look.people, look.now),
    lambda look, data: penalty_rows(look.voice, data, look.voice.kept(look.session).note),
)
