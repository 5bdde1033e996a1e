"""Words for the schedule of a festival: its days, what a row costs, and how it stands now."""

from collections.abc import Callable, Iterator, Mapping
from datetime import date, datetime, timedelta
from typing import Any, Final, Protocol

from babel.dates import format_date

from tdconsole.domain.language.events import house as happened
from tdconsole.domain.language.schedule import Happening, Planned
from tdconsole.domain.values import Money, Price
from tdconsole.i18n.catalogue import Catalogue, currency_digits
from tdconsole.i18n.entry.dealers import hours_words
from tdconsole.projections.festival.schedule import ScheduleRow

SOON: Final = 12 * 60
"""The minutes before something begins from which it is told how long that is."""
BETWEEN: Final = " · "
_IN_PLAY: Final = {"playing", "paused", "break"}


class Naming(Protocol):
    """A language."""

    words: Catalogue


def _titled(words: Catalogue, planned: Planned) -> dict[str, str]:
    return {"title": planned.title, "day": words.day(planned.day), "time": planned.time}


def _added(naming: Naming, event: happened.ScheduleAdded) -> str:
    titled = _titled(naming.words, event.planned)
    return naming.words.gettext(
        "Schedule, row {row}: “{title}” on {day} at {time}", row=event.row, **titled
    )


def _edited(naming: Naming, event: happened.ScheduleEdited) -> str:
    titled = _titled(naming.words, event.planned)
    return naming.words.gettext(
        "Schedule, row {row} changed: “{title}” on {day} at {time}", row=event.row, **titled
    )


def _taken_off(naming: Naming, event: happened.ScheduleTakenOff) -> str:
    return naming.words.gettext("Schedule, row {row} taken off", row=event.row)


SAID: Final[Mapping[type, Callable[[Any, Any], str]]] = {
    happened.ScheduleAdded: _added,
    happened.ScheduleEdited: _edited,
    happened.ScheduleTakenOff: _taken_off,
}


def long_day(words: Catalogue, day: str) -> str:
    """The day with its weekday, as it heads a page."""
    return str(format_date(date.fromisoformat(day), "full", locale=words.locale))


def happening_name(words: Catalogue, kind: Happening) -> str:
    say = words.pgettext
    names: dict[Happening, str] = {
        "tournament": say("schedule", "Tournament"),
        "satellite": say("schedule", "Satellite"),
        "cash": say("schedule", "Cash game"),
        "other": say("schedule", "Other"),
    }
    return names[kind]


def cost_words(words: Catalogue, price: Price | None, currency: str) -> str:
    """The price in parts, `€500 + €50`: cents only where one of them has some."""
    if price is None or not price.total:
        return ""
    whole = 10 ** currency_digits(currency)
    parts = (price.pool, price.fee, price.bounty, price.staff)
    cents = any(part % whole for part in parts)

    def amount(part: Money) -> str:
        return words.money(part, currency, cents=cents)

    told = [amount(part) for part in (price.pool, price.fee) if part]
    if price.bounty:
        told.append(words.pgettext("price", "{amount} bounty", amount=amount(price.bounty)))
    if price.staff:
        told.append(words.pgettext("price", "{amount} staff", amount=amount(price.staff)))
    return " + ".join(told)


def late_words(words: Catalogue, late: str) -> str:
    """How long somebody may still register."""
    if not late:
        return ""
    if ":" in late:
        return words.pgettext("schedule", "registration until {time}", time=late)
    return words.pgettext("schedule", "registration to the end of level {level}", level=late)


def terms_words(words: Catalogue, row: ScheduleRow) -> str:
    """Chips, levels and registration, as far as they are known."""
    return BETWEEN.join(_terms(words, row))


def _terms(words: Catalogue, row: ScheduleRow) -> Iterator[str]:
    if row.stack:
        yield words.ngettext("{number} chip", "{number} chips", row.stack)
    if row.minutes:
        yield words.pgettext("schedule", "levels of {minutes} min", minutes=row.minutes)
    if row.late:
        yield late_words(words, row.late)


def starts_words(words: Catalogue, minutes: int) -> str:
    return words.pgettext("schedule", "in {time}", time=hours_words(words, minutes))


def state_words(words: Catalogue, row: ScheduleRow) -> str:
    """How it stands now; of what is still far off nothing."""
    return BETWEEN.join(_state(words, row))


def brief_words(words: Catalogue, row: ScheduleRow) -> str:
    """How it stands, as short as a column is: of one in play the level and the players."""
    if row.state not in _IN_PLAY:
        return state_words(words, row)
    told = words.pgettext(
        "schedule",
        "{left} of {number}",
        left=words.number(row.players),
        number=words.number(row.entries),
    )
    return BETWEEN.join((*_halted(words, row), *_level(words, row), told))


def figures(words: Catalogue, row: ScheduleRow) -> Iterator[tuple[str, str]]:
    """What is known of it in figures, each with what it is: how it stands, then its terms."""
    say = words.pgettext
    if row.entries:
        yield (
            say("schedule", "Players"),
            say(
                "schedule",
                "{left} of {number}",
                left=words.number(row.players),
                number=words.number(row.entries),
            ),
        )
    if row.pool is not None:
        yield say("schedule", "Prize pool"), words.money(row.pool, row.currency, cents=False)
    if row.lasts.closes is not None:
        yield say("schedule", "Registration until"), _time_after(row, row.lasts.closes)
    if row.lasts.ends is not None:
        yield say("schedule", "Over at about"), _time_after(row, row.lasts.ends)
    if row.price is not None and row.price.total:
        yield say("schedule", "Buy-in"), cost_words(words, row.price, row.currency)
    if row.stack:
        yield say("schedule", "Stack"), words.number(row.stack)
    if row.minutes:
        yield say("schedule", "Level"), say("schedule", "{minutes} min", minutes=row.minutes)


def _time_after(row: ScheduleRow, minutes: int) -> str:
    begins = datetime.fromisoformat(f"{row.day}T{row.time}")
    return f"{begins + timedelta(minutes=minutes):%H:%M}"


def _state(words: Catalogue, row: ScheduleRow) -> Iterator[str]:
    say = words.pgettext
    match row.state:
        case "ahead" | "open":
            if row.starts_in is not None and 0 < row.starts_in <= SOON:
                yield starts_words(words, row.starts_in)
            if row.state == "open":
                yield say("schedule", "registration open")
                if row.entries:
                    yield words.ngettext("{number} entry", "{number} entries", row.entries)
        case "playing" | "paused" | "break":
            yield from _in_play(words, row)
        case "over":
            winner = row.winner_name
            yield (
                say("schedule", "won by {name}", name=winner) if winner else say("schedule", "over")
            )
        case "off":
            yield say("schedule", "called off")
        case "begun":
            yield say("schedule", "begun")


def _in_play(words: Catalogue, row: ScheduleRow) -> Iterator[str]:
    yield from _halted(words, row)
    yield from _level(words, row)
    yield words.ngettext(
        "{left} of {number} player left",
        "{left} of {number} players left",
        row.entries,
        left=words.number(row.players),
    )
    if row.registration_open:
        yield words.pgettext("schedule", "registration open")


def _halted(words: Catalogue, row: ScheduleRow) -> Iterator[str]:
    if row.state == "paused":
        yield words.pgettext("schedule", "paused")
    elif row.state == "break":
        yield words.pgettext("schedule", "on a break")


def _level(words: Catalogue, row: ScheduleRow) -> Iterator[str]:
    if row.level is not None:
        yield words.pgettext("schedule", "level {level}", level=row.level)
