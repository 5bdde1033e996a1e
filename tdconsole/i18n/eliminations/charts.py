"""Charts of who was in, when it is over, and a player's results over the years."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from tdconsole.domain.values import Millis
from tdconsole.drawing.charts import Axis, Chart, Ink, Moment, Rule, Series, Tick, nice_steps
from tdconsole.drawing.marks import Point
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.time_axis import TimeAxis
from tdconsole.i18n.eliminations.years import chart_ends, chart_words
from tdconsole.projections.eliminations.ending import Ending, Reach
from tdconsole.projections.eliminations.field import InAt
from tdconsole.projections.eliminations.years_chart import YearsChart

_ROOM: Final = 1.02
"""The axes go a little further than the results, so that no dot is cut."""


class PlayersSeen(NamedTuple):
    """The players over time, until now or, once it is over, until the last one went."""

    course: tuple[InAt, ...]
    entries: int
    paid: int
    until: Millis | None
    began: Millis | None = None
    """When play began."""


def results_chart(words: Catalogue, shown: YearsChart) -> Chart:
    """The results: an evening that paid a prize is a dot that is filled."""
    top, bottom = chart_ends(words, shown)
    say = words.pgettext
    series = [Series(form="line", points=shown.line)]
    for won, label in ((False, say("chart", "no prize")), (True, say("chart", "a prize"))):
        points = tuple(dot for dot, paid in zip(shown.dots, shown.won, strict=True) if paid == won)
        if points:
            ink: Ink = "main" if won else "quiet"
            series.append(Series(form="dots", points=points, ink=ink, filled=won, label=label))
    return Chart(
        title=chart_words(words, shown),
        across=Axis(
            low=0, high=1, ticks=tuple(Tick(at=at, label=year) for at, year in shown.years)
        ),
        up=Axis(low=0, high=_ROOM, ticks=(Tick(at=0, label=bottom), Tick(at=1, label=top))),
        series=tuple(series),
        rules=() if shown.zero is None else (Rule(at=shown.zero),),
    )


def players_chart(words: Catalogue, evening: PlayersSeen) -> Chart:
    """How many were in from the first entry on, with the places paid."""
    title, course = words.gettext("Players over time"), evening.course
    if len(course) < 2:
        return Chart(title=title, nothing=words.gettext("Shown once players have come or gone."))
    until = course[-1].at if evening.until is None else max(evening.until, course[-1].at)
    time = TimeAxis(words, [*(one.at for one in course), until])
    points = [(time.at(one.at), float(one.players)) for one in course]
    most = max(one.players for one in course)
    steps = nice_steps(most)
    return Chart(
        title=title,
        across=time.axis(),
        up=Axis(low=0, high=steps[-1], ticks=_numbers(words, steps)),
        series=(
            Series(
                form="steps",
                points=(*points, (time.at(until), points[-1][1])),
                filled=True,
                value=words.number(course[-1].players),
            ),
        ),
        rules=_paid(words, evening.paid, most),
        now=_now(words, None if evening.until is None else time.at(until)),
        began=_began(words, evening, time),
        told=_still_in(words, course[-1].players, evening.entries),
    )


def _still_in(words: Catalogue, left: int, entries: int) -> str:
    if left == 1 < entries:
        return words.ngettext("{number} entry, one winner", "{number} entries, one winner", entries)
    return words.gettext(
        "{left} of {number} are in", left=words.number(left), number=words.number(entries)
    )


def ending_chart(words: Catalogue, seen: Ending, paid: int) -> Chart:
    """The players from now on as the rate of busts has it, as a fan with the time of day."""
    title = words.gettext("When it is over")
    if seen.why or not seen.course:
        return Chart(title=title, nothing=_why(words, seen))
    reaches = seen.course
    ends = seen.night or max(one.wide[1] for one in reaches)
    time = TimeAxis(words, [*range(seen.now, ends, 600_000), ends])
    most = reaches[0].players
    steps = nice_steps(most)

    def edge(of: Callable[[Reach], Millis]) -> tuple[Point, ...]:
        return tuple((time.at(of(one)), float(one.players)) for one in reaches)

    say = words.pgettext
    likely = tuple(
        (time.at(one.likely), float(one.players)) for one in reaches if one.likely <= ends
    )
    return Chart(
        title=title,
        across=time.axis(),
        up=Axis(low=0, high=steps[-1], ticks=_numbers(words, steps)),
        series=(
            Series(
                form="fan",
                points=edge(lambda one: one.wide[0]),
                upper=edge(lambda one: one.wide[1]),
                label=say("chart", "19 of 20"),
                solid=0.16,
            ),
            Series(
                form="fan",
                points=edge(lambda one: one.narrow[0]),
                upper=edge(lambda one: one.narrow[1]),
                label=say("chart", "as likely as not"),
                solid=0.34,
            ),
            Series(
                form="line",
                points=likely,
                label=say("chart", "forecast"),
                dashed=True,
                value="" if seen.tonight is None else words.number(seen.tonight),
            ),
        ),
        rules=_paid(words, paid, most),
        told=ending_words(words, seen),
        note=words.ngettext(
            "By {number} bust in the last {minutes} minutes of play.",
            "By {number} busts in the last {minutes} minutes of play.",
            seen.busts,
            minutes=words.number(seen.minutes),
        ),
    )


def ending_words(words: Catalogue, seen: Ending) -> str:
    """When it is likely over, and between which times; or how many are left at night."""
    if seen.why or not seen.course:
        return ""
    if seen.tonight is not None:
        return words.ngettext(
            "About {number} player left at the end of the day",
            "About {number} players left at the end of the day",
            seen.tonight,
        )
    last = seen.course[-1]
    return words.gettext(
        "About {likely}, between {early} and {late} as likely as not",
        likely=words.time_from(seen.now, last.likely),
        early=words.time_from(seen.now, last.narrow[0]),
        late=words.time_from(seen.now, last.narrow[1]),
    )


def _why(words: Catalogue, seen: Ending) -> str:
    match seen.why:
        case "open":
            return words.gettext("Shown once registration has closed.")
        case "over":
            return words.gettext("It is over.")
        case "long":
            return words.gettext("At this pace it would take more than a day.")
        case _:
            return words.gettext("Shown once enough players have gone out.")


def _paid(words: Catalogue, paid: int, most: int) -> tuple[Rule, ...]:
    if not 0 < paid < most:
        return ()
    said = words.ngettext("{number} place paid", "{number} places paid", paid)
    return (Rule(at=paid, label=said, ink="good"),)


def _now(words: Catalogue, at: float | None) -> Moment | None:
    return None if at is None else Moment(at=at, label=words.pgettext("chart", "now"))


def _began(words: Catalogue, evening: PlayersSeen, time: TimeAxis) -> Moment | None:
    """The start of play, where entries came in before it."""
    if evening.began is None or evening.began <= evening.course[0].at:
        return None
    label = words.pgettext("chart", "play began {time}", time=words.time_at(evening.began))
    return Moment(at=time.at(evening.began), label=label)


def _numbers(words: Catalogue, steps: Sequence[int]) -> tuple[Tick, ...]:
    return tuple(Tick(at=step, label=words.number(step)) for step in steps)
