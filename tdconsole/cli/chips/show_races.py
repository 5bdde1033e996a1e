"""The colour-ups as text: those held, and the progress of the present one."""

from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.values import Record
from tdconsole.i18n.rules.bubble_values import race_method
from tdconsole.projections.chips.race_board import RaceBoard, proposed, race_board
from tdconsole.projections.chips.race_protocol import RaceProtocol, race_protocol


class RacesShown(Record, kw_only=True):
    """The colour-ups; `next` is the present or the coming one, with the tables to race."""

    next: RaceBoard | None
    held: RaceProtocol


def race_rows(voice: Voice, data: RacesShown) -> Rows:
    words, say = voice.words, voice.words.pgettext
    if (board := data.next) is not None:
        old, new = words.number(board.old), words.number(board.new)
        yield (say("race", "next"), words.gettext("{old} into {new}", old=old, new=new))
        yield ("", race_method(words, board.method), board.cite or "")
        done, tables = words.number(board.done), words.number(len(board.tables))
        yield ("", words.gettext("{done} of {tables} tables", done=done, tables=tables))
    for table in data.held.tables:
        yield (
            str(table.table),
            words.gettext(
                "{old} into {new}", old=words.number(table.old), new=words.number(table.new)
            ),
            words.number(table.odd),
            words.number(table.got),
            words.number(table.change),
        )
        for seat in table.seats:
            name = seat.name or voice.erased
            yield ("", name, words.number(seat.odd), words.number(seat.got), " ".join(seat.cards))


RACES: Final = View(
    RacesShown,
    lambda look: RacesShown(
        next=None
        if (wanted := proposed(look.state)) is None
        else race_board(look.state, look.people, wanted),
        held=race_protocol(look.state, look.people, look.timeline.trail()),
    ),
    lambda look, data: race_rows(look.voice, data),
)
