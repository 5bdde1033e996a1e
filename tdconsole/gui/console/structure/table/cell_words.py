"""The words of the table: its titles, its marks, and why a text is not valid."""

from collections.abc import Callable

from tdconsole.domain.values import Break, Level, Mark, Period
from tdconsole.gui.console.structure.table.cells import ColumnId, Line
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.structure.periods import marks_told


def title(words: Catalogue, column: ColumnId) -> str:
    say = words.pgettext
    names: dict[ColumnId, str] = {
        "number": say("structure column", "Level"),
        "small_blind": say("structure column", "Small"),
        "big_blind": say("structure column", "Big"),
        "ante": say("structure column", "Ante"),
        "small_bet": say("structure column", "Small bet"),
        "big_bet": say("structure column", "Big bet"),
        "bring_in": say("structure column", "Bring-in"),
        "minutes": say("structure column", "Min."),
        "hands": say("structure column", "Hands"),
        "begins": say("structure column", "Starts"),
        "depth": say("structure column", "Avg BB"),
        "marks": say("structure column", "At its end"),
    }
    return names[column]


def long_title(words: Catalogue, column: ColumnId) -> str:
    say = words.pgettext
    names: dict[ColumnId, str] = {
        "number": say("structure", "Level, or break; drag it to move the row"),
        "small_blind": say("structure", "Small blind"),
        "big_blind": say("structure", "Big blind"),
        "ante": say("structure", "Ante"),
        "small_bet": say("structure", "Small bet of a limit game"),
        "big_bet": say("structure", "Big bet of a limit game"),
        "bring_in": say("structure", "Bring-in of a game without blinds"),
        "minutes": say("structure", "Minutes; for a break also a time of day such as 21:40"),
        "hands": say("structure", "Hands after which the level ends, instead of its minutes"),
        "begins": say("structure", "Expected start"),
        "depth": say(
            "structure",
            "Average stack in big blinds: as it was at the start of a level, as it is now, and, after ≈, as it is expected",
        ),
        "marks": say("structure", "What happens at its end"),
    }
    return names[column]


def mark_names(words: Catalogue, marks: tuple[Mark, ...]) -> str:
    said = [_short(words, mark) for mark in marks]
    if any(mark.stop for mark in marks):
        said.append(words.pgettext("short mark", "clock waits"))
    return " · ".join(said)


def _short(words: Catalogue, mark: Mark) -> str:
    """Return the short name for the narrow column; its tooltip has the whole one."""
    say = words.pgettext
    match mark.kind:
        case "registration_closes":
            return say("short mark", "Reg. closes")
        case "rebuys_end":
            return say("short mark", "Rebuys end")
        case "add_on":
            return say("short mark", "Add-on")
        case "colour_up":
            return say("short mark", "Colour-up {chip}", chip=words.number(mark.chip or 0))
        case "end_of_day":
            return say("short mark", "End of day")


def shown(words: Catalogue, line: Line, column: ColumnId, *, mixed: bool) -> str:
    """Return the cell's text; `mixed`: the column has antes of both kinds."""
    period = line.period
    if column in {"number", "begins", "depth", "marks"}:
        texts: dict[str, Callable[[], str]] = {
            "number": lambda: _numbered(words, line),
            "begins": lambda: line.begins,
            "depth": lambda: line.depth,
            "marks": lambda: mark_names(words, period.marks),
        }
        return texts[column]()
    if isinstance(period, Break):
        if column != "minutes":
            return ""
        return str(period.minutes) if period.until is None else f"→ {period.until}"
    if column == "minutes":
        return str(period.minutes) if period.hands is None else f"~ {period.minutes}"
    if column == "hands":
        return str(period.hands or "")
    value = getattr(period, column)
    if not value:
        return "" if column != "big_blind" or period.bring_in else "—"
    said = words.number(value)
    if column == "ante" and mixed and period.ante_kind == "each":
        return words.pgettext("ante", "{amount} each", amount=said)
    return said


def break_name(words: Catalogue) -> str:
    return words.pgettext("structure", "Break")


def _numbered(words: Catalogue, line: Line) -> str:
    name = break_name(words) if line.number is None else str(line.number)
    return f"{name} !" if line.wrong else name


def hint(words: Catalogue, line: Line, column: ColumnId) -> str:
    """Return a tooltip with what the cell does not show."""
    period, say = line.period, words.gettext
    if column == "number" and line.wrong:
        return say("Because of this row the draft can't be applied.")
    if column == "marks":
        return marks_told(words, period.marks)
    if column == "minutes" and isinstance(period, Break) and period.until is not None:
        return say(
            "Until {time}; {minutes} min where that has passed already.",
            time=period.until,
            minutes=period.minutes,
        )
    if column == "minutes" and isinstance(period, Level) and period.hands is not None:
        return say("Expected: the level ends with its last hand.")
    if column == "ante" and isinstance(period, Level) and period.ante:
        if period.ante_kind == "each":
            return say("From each player")
        return say("From the big blind, for the whole table")
    return ""


def refusal(words: Catalogue, column: ColumnId, period: Period, typed: str) -> str:
    say = words.gettext
    if column == "minutes" and isinstance(period, Break):
        return say(
            "“{typed}” is neither minutes (1 to 1440) nor a time such as 21:40.", typed=typed
        )
    if column == "minutes":
        return say("“{typed}” is not a number of minutes from 1 to 1440.", typed=typed)
    if column == "hands":
        return say("“{typed}” is not a number of hands from 1 to 10 000.", typed=typed)
    return say("“{typed}” is not an amount of chips, such as 1500 or 1.5k.", typed=typed)
