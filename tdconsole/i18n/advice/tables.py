"""Advice to balance and break tables, and to redraw."""

from typing import Final

from tdconsole.domain.language.commands.floor import BalanceTables
from tdconsole.domain.room.balancing import Planned
from tdconsole.domain.room.final_table import Occasion
from tdconsole.domain.room.halting import Halt
from tdconsole.domain.rules.values import BalanceDuty, BalanceWhere
from tdconsole.domain.values import Seat, SeatNo
from tdconsole.i18n.advice.worded import Advised, OwnRows, Rows
from tdconsole.i18n.catalogue import C_, N_, P_
from tdconsole.i18n.fields import Part
from tdconsole.i18n.naming import Wording
from tdconsole.i18n.room.seats import seat_numbers, seat_typed
from tdconsole.projections import advice as due

SENTENCES: Final[Rows] = {
    due.LockedInTheWay: Advised(
        sentence=N_("Unlock table {table}"),
        reason=P_(
            "{number} player is kept there, and the others can't come together without.",
            "{number} players are kept there, and the others can't come together without.",
            "players",
        ),
        button=C_("button", "Unlock the table"),
    ),
    due.TableCanBreak: Advised(
        sentence=N_("Break table {table}"),
        reason=P_(
            "{number} player moves; free seats at the other tables: {free}.",
            "{number} players move; free seats at the other tables: {free}.",
            "players",
        ),
        button=C_("button", "Break the table"),
    ),
    due.BreakWaits: Advised(
        sentence=N_("Do not break table {table} yet"),
        reason=P_(
            "Registration is open for {number} minute, and new entrants may need its seats.",
            "Registration is open for {number} minutes, and new entrants may need its seats.",
            "minutes",
        ),
        choices=(
            P_(
                "Break it all the same: {number} player moves",
                "Break it all the same: {number} players move",
                "players",
            ),
        ),
    ),
}
_FINAL_TABLE: Final = Advised(
    sentence=P_(
        "Form the final table: new seats for {number} player",
        "Form the final table: new seats for {number} players",
        "players",
    ),
    reason=N_("By these rules this few come together at one table."),
    button=C_("button", "Form the final table"),
)
_NEW_SEATS: Final = Advised(
    sentence=P_(
        "Draw new seats for all, at {number} table",
        "Draw new seats for all, at {number} tables",
        "tables",
    ),
    reason=P_(
        "{number} player is left. By these rules all sit anew when fewer tables hold them.",
        "{number} players are left. By these rules all sit anew when fewer tables hold them.",
        "players",
    ),
    button=C_("button", "Draw new seats"),
)
_REDRAW: Final[dict[Occasion, Advised]] = {
    "final_table": _FINAL_TABLE,
    "tables": _NEW_SEATS,
    "players": _NEW_SEATS._replace(
        reason=P_(
            "{number} player is left. By these rules all sit anew at that number.",
            "{number} players are left. By these rules all sit anew at that number.",
            "players",
        )
    ),
    "winners": _NEW_SEATS._replace(
        reason=P_(
            "Every table has its winner: {number} player goes on.",
            "Every table has its winner: {number} players go on.",
            "players",
        )
    ),
}
_HOW_MANY: Final[dict[BalanceDuty, Part]] = {
    "may": P_(
        "{number} move would level all tables; it may wait.",
        "{number} moves would level all tables; they may wait.",
        "moves",
    ),
    "should": P_(
        "{number} move levels all tables, and should be made.",
        "{number} moves level all tables, and should be made.",
        "moves",
    ),
    "must": P_(
        "{number} move levels all tables, and has to be made.",
        "{number} moves level all tables, and have to be made.",
        "moves",
    ),
}
_HALTS: Final[dict[Halt, list[Part]]] = {
    "plays": [],
    "plays_until_open_seat": [
        N_("Table {to_table} halts when its big blind reaches an empty seat.")
    ],
    "halts": [N_("Table {to_table} halts now.")],
    "director": [N_("Whether table {to_table} halts, the director decides.")],
}
_PLAYER_MOVES: Final[dict[BalanceWhere, str]] = {
    "worst": N_("Move {player} from {source} to table {to_table}: worst of {seats}"),
    "nearest_big_blind": N_(
        "Move {player} from {source} to table {to_table}: nearest to the big blind of {seats}"
    ),
}
_BIG_BLIND_MOVES: Final[dict[BalanceWhere, str]] = {
    "worst": N_(
        "Move the next big blind of table {from_table} to table {to_table}: worst of {seats}"
    ),
    "nearest_big_blind": N_(
        "Move the next big blind of table {from_table} to table {to_table}: nearest to the big blind of {seats}"
    ),
}


def _not_level(advice: due.TablesNotLevel) -> Advised:
    gap = N_("{players} at table {from_table}, {fewest} at table {to_table}.")
    alone = advice.halt == "plays" and advice.fewest == 1
    by_itself: list[Part] = [N_("Alone at table {to_table}: no hand can be dealt there.")]
    return Advised(
        sentence=_first_move,
        reason=[gap, *(by_itself if alone else _HALTS[advice.halt]), _HOW_MANY[advice.duty]],
        button=_button,
    )


def _first_move(wording: Wording, advice: due.TablesNotLevel) -> str:
    move, seat = advice.moves[0], _seat(advice.moves[0])
    return wording.words.sentence(
        _moved(advice, move, seat),
        player="" if move.entry is None else wording.who(move.entry),
        source=str(move.source) if advice.mover_at is None else seat_typed(advice.mover_at),
        from_table=move.source,
        to_table=move.target,
        seat="" if seat is None else seat_typed(seat),
        seats=seat_numbers(move.ranked),
    )


def _moved(advice: due.TablesNotLevel, move: Planned, seat: Seat | None) -> str:
    if advice.by_card:
        return N_("Draw a high card at table {from_table}: that player moves to table {to_table}")
    if move.entry is None:
        to_seat = N_("Move the next big blind of table {from_table} to {seat}")
        return _BIG_BLIND_MOVES[advice.where] if seat is None else to_seat
    return (
        _PLAYER_MOVES[advice.where] if seat is None else N_("Move {player} from {source} to {seat}")
    )


def _seat(move: Planned) -> Seat | None:
    """The seat, if known: with one free seat there is no choice."""
    only: SeatNo | None = move.ranked[0] if len(move.ranked) == 1 else None
    number = only if move.seat is None else move.seat
    return None if number is None else Seat(table=move.target, seat=number)


def _button(wording: Wording, advice: due.TablesNotLevel) -> str:
    words = wording.words
    if isinstance(advice.proposal, BalanceTables):
        ready = len(advice.proposal.moves)
        if ready == len(advice.moves):
            return words.ngettext("Make {number} move", "Make {number} moves", ready)
        return words.ngettext(
            "Make {number} move of {all}",
            "Make {number} moves of {all}",
            ready,
            all=words.number(len(advice.moves)),
        )
    if asks := advice.moves[0].asks:
        return words.gettext("Who is the next big blind at table {table}?", table=asks[0])
    return words.pgettext("button", "Choose the player")


OWN_WORDS: Final[OwnRows] = {
    due.RedrawDue: lambda advice: _REDRAW[advice.occasion],
    due.TablesNotLevel: _not_level,
}
