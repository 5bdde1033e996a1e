"""`bal` plans the moves that level the tables, `bal 2` its first two, `bal 4-5 7-3` this one."""

import re
from typing import Final

from tdconsole.domain.language.commands.floor import BalanceTables, Relocation
from tdconsole.domain.room.balancing import Planned, plan
from tdconsole.i18n.room.moves import move_words
from tdconsole.i18n.room.seats import seat_name
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import MOST, Unsure, seat_of, table_of, tidy, whom
from tdconsole.line.typing.reading import Offer, Reading
from tdconsole.projections.advice.tables import proposal

_FIRST: Final = re.compile(r"[0-9]{1,4}")


def balance(desk: Desk, arguments: str = "") -> Reading:
    text = tidy(arguments)
    if not text or _FIRST.fullmatch(text):
        return _of_plan(desk, int(text) if text else None)
    return _named(desk, text)


def _of_plan(desk: Desk, most: int | None) -> Reading:
    say = desk.words.gettext
    moves = plan(desk.state, desk.looking.now())
    if not moves:
        return desk.refused(say("The tables are level: nobody has to move."))
    request = proposal(moves[:most])
    if request is None:
        return _missing(desk, moves)
    made, of = len(request.moves), desk.state.play.seating.of
    told = ", ".join(move_words(desk.words, desk.looking.who, of, one) for one in moves[:made])
    wanted = len(moves) if most is None else min(most, len(moves))

    def said(_events: object) -> str:
        if made == wanted:
            return desk.words.ngettext(
                "{number} move: {moves}", "{number} moves: {moves}", made, moves=told
            )
        return desk.words.ngettext(
            "{number} move of {all}, as far as is known: {moves}",
            "{number} moves of {all}, as far as is known: {moves}",
            made,
            all=desk.words.number(wanted),
            moves=told,
        )

    return desk.judged(request, said)


def _missing(desk: Desk, moves: tuple[Planned, ...]) -> Reading:
    """Offer lines that say what the first move waits for."""
    say, first = desk.words.gettext, moves[0]
    told = move_words(desk.words, desk.looking.who, desk.state.play.seating.of, first)
    if not first.asks:
        return _who(desk, first)
    question = say("Who is the next big blind at table {table}?", table=first.asks[0])
    lines = tuple(
        Offer(
            line=f"bb {table}-",
            label=say("Who is the next big blind at table {table}?", table=table),
            detail=f"bb {table}-",
        )
        for table in first.asks
    )
    return desk.asking(say("{move}. {question}", move=told, question=question), lines)


def _who(desk: Desk, move: Planned) -> Reading:
    told = move_words(desk.words, desk.looking.who, desk.state.play.seating.of, move)
    return desk.asking(
        desk.words.gettext("{move}. Which player? bal 4-5 7-3", move=told),
        tuple(_to_seats(desk, move)),
    )


def _to_seats(desk: Desk, move: Planned) -> list[Offer]:
    """Offer everybody who may have drawn the high card."""
    if not move.ranked:
        return []
    there = desk.state.play.seating.tables[move.source].players
    return [
        Offer(
            line=f"bal {move.source}-{seat} {move.target}-{move.ranked[0]}",
            label=desk.looking.who(there[seat]),
            detail=f"{move.source}-{seat}",
        )
        for seat in sorted(there)[:MOST]
    ]


def _named(desk: Desk, text: str) -> Reading:
    """Read a move of the plan, as completed at the tables."""
    say = desk.words.gettext
    *player, last = text.split()
    target = seat_of(last)
    if not player and (table := table_of(last)) is not None:
        waits = (one for one in plan(desk.state, desk.looking.now()) if one.source == table)
        if (move := next(waits, None)) is not None:
            return _who(desk, move)
    if not player or target is None:
        return desk.asking(say("Who moves, and where to? bal 4-5 7-3, as the plan has it"))
    entry = whom(desk, " ".join(player), desk.state.play.seating.of.__contains__)
    if isinstance(entry, Unsure):
        return entry.reading()
    return desk.judged(
        BalanceTables(moves=(Relocation(entry=entry, seat=target),)),
        lambda _events: say(
            "Move {player} from {old} to {new}, as the plan has it",
            player=desk.looking.who(entry),
            old=desk.where(entry),
            new=seat_name(desk.words, target),
        ),
    )
