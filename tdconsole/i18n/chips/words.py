"""The chips in play and their counts, in words."""

from typing import assert_never

from tdconsole.domain.values import ChipsWhy, Instant
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.chips.counted import CountState
from tdconsole.projections.chips.counted_tables import TableCount
from tdconsole.projections.chips.ledger import LedgerLine


def ledger_line(words: Catalogue, line: LedgerLine) -> str:
    match line.source:
        case "entries":
            return words.ngettext("{number} entry", "{number} entries", line.number)
        case "reentries":
            return words.ngettext("{number} re-entry", "{number} re-entries", line.number)
        case "bonuses":
            return words.ngettext("{number} staff bonus", "{number} staff bonuses", line.number)
        case "second_halves":
            return words.ngettext("{number} second half", "{number} second halves", line.number)
        case "rebuys":
            return words.ngettext("{number} rebuy", "{number} rebuys", line.number)
        case "add_ons":
            return words.ngettext("{number} add-on", "{number} add-ons", line.number)
        case "forfeited":
            return words.ngettext(
                "{number} stack given up for a new entry",
                "{number} stacks given up for new entries",
                line.number,
            )
        case "blinded":
            return words.pgettext("chips", "Blinds of stacks nobody came for")
        case "removed":
            return words.ngettext(
                "{number} stack of a player put out",
                "{number} stacks of players put out",
                line.number,
            )
        case "race":
            return words.pgettext(
                "chips",
                "Colour-up of {old} to {new}",
                old=words.number(line.old or 0),
                new=words.number(line.new or 0),
            )
        case "correction":
            why = why_chips(words, line.why or "other")
            return words.pgettext("chips", "Corrected: {why}", why=why)
        case _:
            assert_never(line.source)


def signed(words: Catalogue, chips: int) -> str:
    """The number with its sign, as in a line of a sum."""
    sign = "−" if chips < 0 else "+"
    return f"{sign} {words.number(abs(chips))}" if chips else words.number(chips)


def missing_words(words: Catalogue, row: TableCount) -> str:
    """The seats of a table still to be counted; empty if there are none."""
    if row.whole:
        return ""
    return words.ngettext(
        "seat {seats} missing",
        "seats {seats} missing",
        len(row.missing),
        seats=words.listed([str(seat) for seat in row.missing]),
    )


def difference_words(words: Catalogue, difference: int) -> str:
    if not difference:
        return words.gettext("It adds up: nothing is missing and nothing is too much.")
    if difference < 0:
        return words.gettext("{chips} in chips is missing.", chips=words.number(-difference))
    return words.gettext("{chips} in chips is too much.", chips=words.number(difference))


def to_count_words(words: Catalogue, seats: int, tables: int) -> str:
    """What is left of a count."""
    said = words.ngettext("{number} seat", "{number} seats", seats)
    return words.ngettext(
        "{seats} at {number} table still to count.",
        "{seats} at {number} tables still to count.",
        tables,
        seats=said,
    )


def standing_words(words: Catalogue, state: CountState) -> str:
    """The difference once everything is counted; before that, what is left to count."""
    if (difference := state.difference) is not None:
        return difference_words(words, difference)
    open_ = [row for row in state.tables if not row.whole]
    return to_count_words(words, sum(len(row.missing) for row in open_), len(open_))


def age_words(words: Catalogue, last: Instant, now: Instant) -> str:
    minutes = max(0, now.utc - last.utc) // 60_000
    time = words.time_of_day(last)
    if not minutes:
        return words.gettext("counted {time}, just now", time=time)
    return words.ngettext(
        "counted {time}, {number} minute ago",
        "counted {time}, {number} minutes ago",
        minutes,
        time=time,
    )


def since_words(words: Catalogue, state: CountState) -> str:
    """What has changed since the last count; empty if nothing has."""
    races = dict.fromkeys((one.old, one.new) for one in state.races)  # a race per table
    told = [
        words.gettext("colour-up of {old} to {new}", old=words.number(old), new=words.number(new))
        for old, new in races
    ]
    if state.entries:
        told.append(words.ngettext("{number} entry", "{number} entries", state.entries))
    if state.gone:
        told.append(words.ngettext("{number} player out", "{number} players out", state.gone))
    changed = state.in_play - state.apart - state.expected
    if state.last is not None and changed:
        told.append(words.gettext("{chips} in chips", chips=signed(words, changed)))
    return words.gettext("Since then: {what}", what=words.listed(told)) if told else ""


def why_chips(words: Catalogue, why: ChipsWhy) -> str:
    say = words.pgettext
    names: dict[ChipsWhy, str] = {
        "concealed": say("chips", "concealed, out of play"),
        "found_late": say("chips", "found after their race"),
        "lost_and_found": say("chips", "lost and found"),
        "miscounted": say("chips", "handed out or taken in wrong"),
        "confiscated": say("chips", "confiscated by a penalty"),
        "blinds_forfeited": say("chips", "blinds forfeited"),
        "given_back": say("chips", "given back with a penalty that was lifted"),
        "other": say("chips", "other"),
    }
    return names[why]
