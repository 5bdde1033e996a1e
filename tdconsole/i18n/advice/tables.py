"""Advice to balance and break tables, and to redraw."""

from typing import Literal, assert_never

from tdconsole.domain.language.commands.floor import BalanceTables
from tdconsole.domain.room.balancing import Planned
from tdconsole.domain.rules.values import BalanceWhere
from tdconsole.domain.values import Seat, SeatNo
from tdconsole.i18n.advice.worded import Who, Worded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.room.seats import seat_numbers, seat_typed
from tdconsole.projections import advice as due

TableAdvice = (
    due.LockedInTheWay | due.RedrawDue | due.TableCanBreak | due.BreakWaits | due.TablesNotLevel
)


def tables_advised(words: Catalogue, advice: TableAdvice, who: Who) -> Worded:
    say, button = words.gettext, words.pgettext
    match advice:
        case due.LockedInTheWay(table=table, players=players):
            return Worded(
                sentence=say("Unlock table {table}", table=table),
                reason=words.ngettext(
                    "{number} player is kept there, and the others can't come together without.",
                    "{number} players are kept there, and the others can't come together without.",
                    players,
                ),
                button=button("button", "Unlock the table"),
            )
        case due.RedrawDue():
            return _redraw(words, advice)
        case due.TableCanBreak(table=table, players=players, free=free):
            return Worded(
                sentence=say("Break table {table}", table=table),
                reason=words.ngettext(
                    "{number} player moves; free seats at the other tables: {free}.",
                    "{number} players move; free seats at the other tables: {free}.",
                    players,
                    free=words.number(free),
                ),
                button=button("button", "Break the table"),
            )
        case due.BreakWaits(table=table, players=players, minutes=minutes):
            return Worded(
                sentence=say("Do not break table {table} yet", table=table),
                reason=words.ngettext(
                    "Registration is open for {number} minute, and who comes may need its seats.",
                    "Registration is open for {number} minutes, and who comes may need its seats.",
                    minutes,
                ),
                button="",
                choices=(
                    words.ngettext(
                        "Break it all the same: {number} player moves",
                        "Break it all the same: {number} players move",
                        players,
                    ),
                ),
            )
        case due.TablesNotLevel():
            return Worded(
                sentence=_first_move(words, advice, who),
                reason=f"{_gap(words, advice)} {_how_many(words, advice)}",
                button=_button(words, advice),
            )
        case _:
            assert_never(advice)


def _redraw(words: Catalogue, advice: due.RedrawDue) -> Worded:
    button = words.pgettext
    if advice.occasion == "final_table":
        return Worded(
            sentence=words.ngettext(
                "Form the final table: new seats for {number} player",
                "Form the final table: new seats for {number} players",
                advice.players,
            ),
            reason=words.gettext("By these rules so few come together at one table."),
            button=button("button", "Form the final table"),
        )
    return Worded(
        sentence=words.ngettext(
            "Draw new seats for all, at {number} table",
            "Draw new seats for all, at {number} tables",
            advice.tables,
        ),
        reason=_why_anew(words, advice.occasion, advice.players),
        button=button("button", "Draw new seats"),
    )


def _why_anew(
    words: Catalogue, occasion: Literal["tables", "players", "winners"], players: int
) -> str:
    match occasion:
        case "tables":
            return words.ngettext(
                "{number} player is left. By these rules all sit anew when fewer tables hold them.",
                "{number} players are left. By these rules all sit anew when fewer tables hold them.",
                players,
            )
        case "players":
            return words.ngettext(
                "{number} player is left. By these rules all sit anew at that number.",
                "{number} players are left. By these rules all sit anew at that number.",
                players,
            )
        case "winners":
            return words.ngettext(
                "Every table has its winner: {number} player goes on.",
                "Every table has its winner: {number} players go on.",
                players,
            )
        case _:
            assert_never(occasion)


def _first_move(words: Catalogue, advice: due.TablesNotLevel, who: Who) -> str:
    say, move = words.gettext, advice.moves[0]
    if advice.by_card:
        return say(
            "Draw a high card at table {from_table}: that player moves to table {to_table}",
            from_table=move.source,
            to_table=move.target,
        )
    if move.entry is None:
        return _next_big_blind(words, move, advice.where)
    seat, player = _seat(move), who(move.entry)
    source = str(move.source) if advice.mover_at is None else seat_typed(advice.mover_at)
    if seat is not None:
        return say(
            "Move {player} from {source} to {seat}",
            player=player,
            source=source,
            seat=seat_typed(seat),
        )
    match advice.where:
        case "worst":
            return say(
                "Move {player} from {source} to table {to_table}: worst of {seats}",
                player=player,
                source=source,
                to_table=move.target,
                seats=seat_numbers(move.ranked),
            )
        case "nearest_big_blind":
            return say(
                "Move {player} from {source} to table {to_table}: nearest to the big blind of {seats}",
                player=player,
                source=source,
                to_table=move.target,
                seats=seat_numbers(move.ranked),
            )
        case _:
            assert_never(advice.where)


def _next_big_blind(words: Catalogue, move: Planned, where: BalanceWhere) -> str:
    say, seat = words.gettext, _seat(move)
    if seat is not None:
        return say(
            "Move the next big blind of table {from_table} to {seat}",
            from_table=move.source,
            seat=seat_typed(seat),
        )
    match where:
        case "worst":
            return say(
                "Move the next big blind of table {from_table} to table {to_table}: worst of {seats}",
                from_table=move.source,
                to_table=move.target,
                seats=seat_numbers(move.ranked),
            )
        case "nearest_big_blind":
            return say(
                "Move the next big blind of table {from_table} to table {to_table}: nearest to the big blind of {seats}",
                from_table=move.source,
                to_table=move.target,
                seats=seat_numbers(move.ranked),
            )
        case _:
            assert_never(where)


def _seat(move: Planned) -> Seat | None:
    """The seat, if known: with one free seat there is no choice."""
    only: SeatNo | None = move.ranked[0] if len(move.ranked) == 1 else None
    number = only if move.seat is None else move.seat
    return None if number is None else Seat(table=move.target, seat=number)


def _gap(words: Catalogue, advice: due.TablesNotLevel) -> str:
    say, table = words.gettext, advice.to_table
    gap = say(
        "{players} at table {from_table}, {fewest} at table {to_table}.",
        players=advice.players,
        from_table=advice.from_table,
        fewest=advice.fewest,
        to_table=table,
    )
    match advice.halt:
        case "plays" if advice.fewest == 1:
            halt = say("Alone at table {table}: no hand can be dealt there.", table=table)
        case "plays":
            return gap
        case "plays_until_open_seat":
            halt = say("Table {table} halts when its big blind reaches an empty seat.", table=table)
        case "halts":
            halt = say("Table {table} halts now.", table=table)
        case "director":
            halt = say("Whether table {table} halts, the director decides.", table=table)
        case _:
            assert_never(advice.halt)
    return f"{gap} {halt}"


def _how_many(words: Catalogue, advice: due.TablesNotLevel) -> str:
    number = len(advice.moves)
    match advice.duty:
        case "may":
            return words.ngettext(
                "{number} move would level all tables; it may wait.",
                "{number} moves would level all tables; they may wait.",
                number,
            )
        case "should":
            return words.ngettext(
                "{number} move levels all tables, and should be made.",
                "{number} moves level all tables, and should be made.",
                number,
            )
        case "must":
            return words.ngettext(
                "{number} move levels all tables, and has to be made.",
                "{number} moves level all tables, and have to be made.",
                number,
            )
        case _:
            assert_never(advice.duty)


def _button(words: Catalogue, advice: due.TablesNotLevel) -> str:
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
