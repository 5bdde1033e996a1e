"""The texts in the dialog of a colour-up, around its tables."""

from tdconsole.domain.values import Chips
from tdconsole.gui.console.chips.race.draft import Draft, Due
from tdconsole.gui.shared.rows import Ink
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.bubble_values import race_method
from tdconsole.projections.chips.race_board import RaceBoard, RaceTable

Said = tuple[str, Ink]


def progress_text(words: Catalogue, board: RaceBoard) -> Said:
    done = words.ngettext(
        "{done} of {number} table done",
        "{done} of {number} tables done",
        len(board.tables),
        done=words.number(board.done),
    )
    if not board.done:
        return done, "quiet"
    change = f"{'+' if board.change > 0 else ''}{words.number(Chips(board.change))}"
    said = words.gettext(
        "{done}: {got} of {new} in for {odd} odd ones of {old} ({change} in play).",
        done=done,
        got=words.number(board.got),
        new=words.number(board.new),
        odd=words.number(board.odd),
        old=words.number(board.old),
        change=change,
    )
    return said, "done" if board.done == len(board.tables) else "quiet"


def method_text(words: Catalogue, board: RaceBoard, cite: str) -> str:
    """Say how it is raced, and by which rule."""
    told = words.ngettext(
        "{number} old chip makes a new one; {method}",
        "{number} old chips make a new one; {method}",
        board.whole,
        method=race_method(words, board.method),
    )
    return f"{told} ({cite})" if cite else told


def heading_of(words: Catalogue, table: RaceTable | None) -> str:
    if table is None:
        return words.gettext("No table is chosen")
    return words.pgettext("poker", "Table {table}", table=table.table)


def due_text(words: Catalogue, draft: Draft, due: Due) -> Said:
    """Say what the table gets for the odd chips entered so far."""
    if not due.odd:
        return words.gettext("Nobody has an odd chip so far."), "quiet"
    odd = words.ngettext("{number} odd chip", "{number} odd chips", due.odd)
    if due.least == due.most:
        new = words.ngettext("{number} new one", "{number} new ones", due.least)
    else:
        new = words.gettext(
            "{least} or, by who is rescued, up to {most} new ones",
            least=words.number(due.least),
            most=words.number(due.most),
        )
    if not draft.choosing or draft.deal:
        return words.gettext("{odd}: {new} to this table", odd=odd, new=new), "ink"
    won = len(draft.won)
    fits = due.least <= won <= due.most
    chosen = words.ngettext("{number} given", "{number} given", won)
    said = words.gettext("{odd}: {new} to this table, {chosen}", odd=odd, new=new, chosen=chosen)
    return said, "done" if fits else "waiting"


def hint_text(words: Catalogue, draft: Draft, table: RaceTable | None) -> str:
    """Say what the keys do now."""
    if table is None:
        return ""
    if table.done:
        return words.gettext("This table is done. Enter goes on to the next one.")
    if draft.choosing:
        return words.gettext(
            "Who gets a new chip? The number of the seat ticks it (0 is seat 10); Enter ends the table, Backspace goes back."
        )
    return words.gettext(
        "Odd chips of each seat: a number and Enter, or Enter alone for none; Space for a player "
        "with nothing else."
    )
