"""`race 25 100` leads to where odd chips are typed; `race 25 100 7 9` races a whole table."""

from tdconsole.domain.chips.race_sums import is_larger
from tdconsole.domain.language.commands.chips import PiecesTyped, RaceChips, RacingTable
from tdconsole.domain.language.events.chips import ChipsRaced
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.chips import NotALargerChip
from tdconsole.domain.language.rejections.room import NoSuchTable
from tdconsole.domain.language.rejections.setup import TournamentIsOver
from tdconsole.domain.values import Chips, TableNo
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import tidy
from tdconsole.line.typing.reading import Reading, ToRace
from tdconsole.line.typing.typed_chips import amount
from tdconsole.projections.chips.race_board import larger, proposed

_MOST: PiecesTyped = 1_000_000
_TABLE, _ODD, _GOT = 2, 3, 4


def race(desk: Desk, arguments: str) -> Reading:
    say, words = desk.words.gettext, tidy(arguments).split()
    if desk.state.finished:
        return desk.refused(desk.looking.said(TournamentIsOver()))
    numbers = [amount(one) for one in words]
    if None in numbers or len(words) > _GOT + 1:
        return desk.asking(
            say("Which chips leave for which? race 25 100, or with a table: race 25 100 7 9")
        )
    told = [int(one) for one in numbers if one is not None]
    chips = _chips(desk, told)
    if chips is None:
        return desk.asking(say("Which chips leave for which? race 25 100"))
    old, new = chips
    if not is_larger(old, new):
        return desk.refused(desk.looking.said(NotALargerChip(old=old, new=new)))
    if len(told) > _ODD:
        return _of_a_table(desk, old, new, told)
    table = None
    if len(told) > _TABLE:
        table = TableNo(told[_TABLE])
        there = desk.state.play.seating.tables.get(table)
        if there is None or not there.players:
            return desk.refused(desk.looking.said(NoSuchTable(table=table)))
    return Reading(
        mood="ready",
        sentence=say(
            "Colour up the chips of {old} into {new}, table by table",
            old=desk.words.number(old),
            new=desk.words.number(new),
        ),
        jump=ToRace(old=chips[0], new=chips[1], table=table),
    )


def _chips(desk: Desk, told: list[int]) -> tuple[Chips, Chips] | None:
    """Return both chips; if not typed, the one the structure removes and the next larger one."""
    if len(told) > 1:
        return Chips(told[0]), Chips(told[1])
    if told:
        old = Chips(told[0])
        return (old, larger(desk.state, old)) if old else None
    wanted = proposed(desk.state)
    return None if wanted is None else (wanted.old, wanted.new)


def _of_a_table(desk: Desk, old: Chips, new: Chips, told: list[int]) -> Reading:
    odd = min(told[_ODD], _MOST)
    got = min(told[_GOT], _MOST) if len(told) > _GOT else None
    table = RacingTable(table=TableNo(told[_TABLE]), odd=odd, got=got)
    request = RaceChips(old=old, new=new, tables=(table,))
    return desk.judged(request, lambda events: _raced_sentence(desk, events))


def _raced_sentence(desk: Desk, events: tuple[Event, ...]) -> str:
    for event in events:
        if isinstance(event, ChipsRaced):
            (table,) = event.tables
            return desk.words.ngettext(
                "Table {table}: {odd} odd chips of {old} out, {number} of {new} in",
                "Table {table}: {odd} odd chips of {old} out, {number} of {new} in",
                table.got,
                table=table.table,
                odd=desk.words.number(table.odd),
                old=desk.words.number(event.old),
                new=desk.words.number(event.new),
            )
    return ""
