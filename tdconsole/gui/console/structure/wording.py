"""The effect of a draft in whole sentences."""

from tdconsole.domain.values import Instant, Millis
from tdconsole.gui.console.structure.effect import Effect, Standing
from tdconsole.gui.console.structure.timing import Totals
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.words import stands_at

_MINUTE = 60_000


def hours(words: Catalogue, time: Millis) -> str:
    """Format to the minute: `4 h 05 min`, or minutes alone below an hour."""
    minutes = round(time / _MINUTE)
    if minutes < 60:
        return words.gettext("{minutes} min", minutes=minutes)
    return words.gettext(
        "{hours} h {minutes} min", hours=minutes // 60, minutes=f"{minutes % 60:02}"
    )


def changes(words: Catalogue, would: Effect, now: Instant) -> str:
    """Say the changes: rows, the present clock, and the end."""
    rows = words.ngettext(
        "{number} row differs.", "{number} rows differ.", len(would.changes.changes)
    )
    return " ".join((rows, clock(words, would), end(words, would, now)))


def clock(words: Catalogue, would: Effect) -> str:
    say = words.gettext
    before, after = would.before.reading, would.after.reading
    if before is None or after is None:
        return say("The clock has not been started.")
    if before.starts_in is not None:
        return say("The clock starts in {time} as before.", time=words.duration(before.starts_in))
    was, becomes = (
        stands_at(words, would.before.structure, before),
        stands_at(words, would.after.structure, after),
    )
    if before.running:
        if was == becomes:
            return say("{standing}, and the clock runs on.", standing=was)
        return say("{before} becomes {after}, and the clock runs on.", before=was, after=becomes)
    if was == becomes:
        return say("{standing}, and the clock is stopped as before.", standing=was)
    return say(
        "{before} becomes {after}; the clock is stopped as before.", before=was, after=becomes
    )


def end(words: Catalogue, would: Effect, now: Instant) -> str:
    say = words.gettext
    if would.before.reading is None:
        was = hours(words, _whole(would.before))
        becomes = hours(words, _whole(would.after))
        if was == becomes:
            return say("It lasts {time} as before.", time=becomes)
        return say("It lasts {after} instead of {before}.", before=was, after=becomes)
    was, becomes = ends_at(words, would.before, now), ends_at(words, would.after, now)
    if was == becomes:
        return say("It ends at {time} as before.", time=becomes)
    return say("It ends at {after} instead of {before}.", before=was, after=becomes)


def ends_at(words: Catalogue, standing: Standing, now: Instant) -> str:
    return words.time_after(now, Millis(standing.table.ends - now.utc))


def begins(words: Catalogue, standing: Standing, row: int, now: Instant) -> str:
    """Return a time of day; before an unscheduled start, the time from it."""
    moment = standing.table.begins[row]
    if moment is None or standing.lost:
        return ""
    if standing.reading is None:
        minutes = round((moment - standing.table.begun) / _MINUTE)
        return f"{minutes // 60}:{minutes % 60:02}"
    return words.time_after(now, Millis(moment - now.utc))


def total_texts(words: Catalogue, sums: Totals) -> tuple[tuple[str, str], ...]:
    """Return each total with its figure."""
    say = words.pgettext
    return (
        (
            say("structure totals", "Levels"),
            f"{words.number(sums.levels)} · {hours(words, sums.play)}",
        ),
        (say("structure totals", "Breaks"), f"{sums.breaks} · {hours(words, sums.rest)}"),
        (say("structure totals", "In all"), hours(words, Millis(sums.play + sums.rest))),
    )


def _whole(standing: Standing) -> Millis:
    return Millis(standing.table.ends - standing.table.begun)
