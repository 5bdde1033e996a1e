"""The draw of each table's button."""

from msgspec.structs import replace

from tdconsole.domain.draw.drawing import called, sealed
from tdconsole.domain.draw.lots import (
    Lots,
    TableSeated,
    buttons_by_lot,
    buttons_text,
    seated_lines,
    seated_of,
    text_hash,
)
from tdconsole.domain.language.commands.draw import DrawButtons
from tdconsole.domain.language.events.draw import ButtonsDrawn
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.draw import NobodyPlays, NoMoreLinks
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import NoSuchTable
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Tournament, play_of, with_play
from tdconsole.domain.values import TableNo


def with_players(
    tournament: Tournament, tables: tuple[TableNo, ...] | None
) -> tuple[TableSeated, ...]:
    """The tables in use with their occupied seats, by number: those named, or all."""
    seating = tournament.play.seating
    chosen = seating.tables if tables is None else set(tables)
    return tuple(
        TableSeated(table=number, seats=tuple(sorted(seating.tables[number].players)))
        for number in sorted(chosen)
        if number in seating.tables and seating.tables[number].players
    )


def buttons_fault(tournament: Tournament, tables: tuple[TableNo, ...] | None) -> Rejection | None:
    for number in tables or ():
        table = tournament.play.seating.tables.get(number)
        if table is None or not table.players:
            return NoSuchTable(table=number)
    return None if with_players(tournament, tables) else NobodyPlays()


def draw_buttons(
    tournament: Tournament, command: DrawButtons, context: Context
) -> tuple[Event, ...] | Rejection:
    if fault := buttons_fault(tournament, command.tables):
        return fault
    commitment = tournament.draws.commitment
    if context.link is None or commitment is None:
        return NoMoreLinks()
    event = ButtonsDrawn(
        play=tournament.play.id,
        draw=context.draw,
        chain=commitment.chain,
        link=context.link,
        word=called(command.word),
        tables=seated_lines(with_players(tournament, command.tables)),
        buttons=(),
    )
    lots = Lots(buttons_inputs(event))
    return (replace(event, buttons=buttons_by_lot(lots, seated_of(event.tables))),)


def buttons_inputs(event: ButtonsDrawn) -> str:
    return buttons_text(link=event.link, draw=event.draw, word=event.word, tables=event.tables)


def buttons_drawn(tournament: Tournament, event: ButtonsDrawn) -> Tournament:
    play, draws = play_of(tournament, event.play), tournament.draws
    buttons = play.buttons.update({one.table: one.seat for one in event.buttons})
    draws = sealed(draws, event, text_hash(buttons_inputs(event)))
    return with_play(replace(tournament, draws=draws), replace(play, buttons=buttons))
