"""The sentences about the tables of the board, and about those who busted in this hand."""

from collections.abc import Callable, Sequence

from tdconsole.domain.values import EntryId
from tdconsole.gui.console.discipline.tile import with_away
from tdconsole.i18n.bubble.words import task_name
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.room.seats import seat_typed
from tdconsole.projections.bubble.hand_board import HandBoard, HandOut, HandPlace, HandTable

Who = Callable[[EntryId], str]


def table_sentence(words: Catalogue, table: HandTable, who: Who) -> str:
    said = words.ngettext(
        "Table {table}, {number} player, {task}",
        "Table {table}, {number} players, {task}",
        table.players,
        table=table.table,
        task=task_name(words, table.task),
    )
    if table.out:
        out = words.listed([who(one.entry) for one in table.out])
        said = words.gettext("{said}; out: {players}", said=said, players=out)
    return with_away(words, said, table.away, who)


def tables_sentence(words: Catalogue, tables: Sequence[HandTable]) -> str:
    done = sum(1 for one in tables if one.task == "done")
    return words.ngettext(
        "{done} of {number} table done",
        "{done} of {number} tables done",
        len(tables),
        done=words.number(done),
    )


def bust_sentence(words: Catalogue, one: HandOut, who: Who) -> str:
    return words.pgettext(
        "out in this hand", "{seat} {player}", seat=seat_typed(one.seat), player=who(one.entry)
    )


def left_sentence(words: Catalogue, board: HandBoard) -> str:
    left, paid = words.number(board.left), words.number(board.paid)
    if board.of_flight:
        return words.gettext("{left} left, {number} go on", left=left, number=paid)
    if board.out and board.done < len(board.tables):  # another table may lose one in this hand
        return words.gettext("{left} left for now, {paid} paid", left=left, paid=paid)
    return words.gettext("{left} left, {paid} paid", left=left, paid=paid)


def end_sentence(words: Catalogue, board: HandBoard) -> str:
    """Say with how many left it ends, and what each of them is then sure of."""
    until = words.number(board.until)
    if not board.at_stake:
        return words.gettext("until {until} are left", until=until)
    return words.gettext(
        "until {until} are left: {amount} each at least",
        until=until,
        amount=words.money(board.at_stake, board.currency),
    )


def minutes_sentence(words: Catalogue, board: HandBoard) -> str:
    """Say how the clock moves on."""
    return words.ngettext("{number} minute a hand", "{number} minutes a hand", board.minutes)


def tie_sentence(words: Catalogue, board: HandBoard, place: HandPlace, who: Who) -> str:
    """Name the players who share and their amounts; if uneven, the largest and the smallest."""
    currency, amounts = board.currency, sorted(set(place.amounts), reverse=True)
    players = words.listed([who(entry) for entry in place.entries])
    if not any(amounts):
        return words.gettext("{players} share, without a prize", players=players)
    each = [words.money(amount, currency) for amount in amounts]
    return words.gettext("{players} share, {amount} each", players=players, amount=" / ".join(each))


def ranking_sentence(words: Catalogue, board: HandBoard, who: Who, cite: str) -> str:
    """Say what is known of the ranking before the hand is over, by which article; a line each."""
    ranking, say = board.ranking, words.gettext
    said = []
    if ranking.stacks_missing:
        players = words.listed([who(entry) for entry in ranking.stacks_missing])
        said.append(say("The stacks decide: with how much did {players} begin?", players=players))
    untold = set(ranking.stacks_missing)  # nobody shares merely because a stack is missing
    tied = [place for place in ranking.places if len(place.entries) > 1 and not untold]
    said += [tie_sentence(words, board, place, who) for place in tied]
    if not said and len(board.out) > 1:
        said.append(say("They rank by the stacks with which they began"))
    if said and cite:
        said[-1] = f"{said[-1]} ({cite})"
    if ranking.doubt is not None and ranking.doubt != "stacks":
        said.append(say("The rule leaves it to you: this is a proposal."))
    if board.out and board.step in {"report", "release"}:
        said.append(say("Provisional until the hand is over."))
    return "\n".join(said)
