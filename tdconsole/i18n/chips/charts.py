"""The stacks of the field, and the leaders from count to count, as charts."""

from collections.abc import Callable, Sequence
from typing import Final

from tdconsole.domain.values import EntryId
from tdconsole.drawing.charts import Axis, Chart, Ink, Series, Tick, nice_steps
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.time_axis import TimeAxis
from tdconsole.projections.chips.leading import Led
from tdconsole.projections.chips.stacks import SHORT, Stacks

_INKS: Final[tuple[Ink, ...]] = ("main", "good", "alarm", "second", "ink")
"""Leaders are told apart by their names beside the lines."""


def stacks_chart(words: Catalogue, seen: Stacks) -> Chart:
    """How many players have how many big blinds; those under ten stand out."""
    title = words.gettext("Stacks of the field, in big blinds")
    if not seen.depths:
        return Chart(title=title, nothing=words.gettext("No stack has been counted yet."))
    width = seen.depths[1].since if len(seen.depths) > 1 else SHORT
    bars = [(one.since + width / 2, float(one.players)) for one in seen.depths]
    steps = nice_steps(max(players for _at, players in bars))
    short = tuple(bar for bar, one in zip(bars, seen.depths, strict=True) if one.since < SHORT)
    series = [
        Series(
            form="bars",
            points=tuple(bars),
            over=tuple(words.number(one.players) if one.players else "" for one in seen.depths),
        )
    ]
    if width <= SHORT:
        label = words.gettext("under {number} big blinds", number=words.number(SHORT))
        series.append(Series(form="bars", points=_spaced(short, width), ink="alarm", label=label))
    return Chart(
        title=title,
        across=Axis(low=0, high=width * len(bars), ticks=_depths(words, seen)),
        up=Axis(
            low=0,
            high=steps[-1],
            ticks=tuple(Tick(at=step, label=words.number(step)) for step in steps),
        ),
        series=tuple(series),
        told=_told(words, seen),
        note=_counted(words, seen),
    )


def _spaced(bars: tuple[tuple[float, float], ...], width: float) -> tuple[tuple[float, float], ...]:
    """The bars, with an empty one after them by which their width is known."""
    return (*bars, (bars[-1][0] + width, 0.0))


def _depths(words: Catalogue, seen: Stacks) -> tuple[Tick, ...]:
    """Where each bar begins; after the last one that nothing ends there."""
    ticks = [Tick(at=one.since, label=words.number(one.since)) for one in seen.depths]
    last = seen.depths[-1]
    if last.until is None:
        ticks[-1] = Tick(at=last.since, label=f"{words.number(last.since)}+")
    else:
        ticks.append(Tick(at=last.until, label=words.number(last.until)))
    return tuple(ticks)


def _told(words: Catalogue, seen: Stacks) -> str:
    return words.ngettext(
        "{number} player has under {blinds} big blinds",
        "{number} players have under {blinds} big blinds",
        len(seen.short),
        blinds=words.number(SHORT),
    )


def _counted(words: Catalogue, seen: Stacks) -> str:
    time = "" if seen.last is None else words.time_of_day(seen.last)
    if seen.counted < seen.left:
        return words.gettext(
            "{counted} of {left} stacks were counted, last at {time}.",
            counted=words.number(seen.counted),
            left=words.number(seen.left),
            time=time,
        )
    return words.gettext("Counted at {time}.", time=time)


def leaders_chart(words: Catalogue, led: Sequence[Led], named: Callable[[EntryId], str]) -> Chart:
    """The stack of each leader at each count, with the name at the end of the line."""
    title = words.gettext("Leaders from count to count")
    if not led:
        return Chart(title=title, nothing=words.gettext("Shown once a leader was counted twice."))
    time = TimeAxis(words, [at.at for one in led for at in one.course])
    steps = nice_steps(max(at.chips for one in led for at in one.course))
    series = []
    for one, ink in zip(led, _INKS, strict=False):
        points = tuple((time.at(at.at), float(at.chips)) for at in one.course)
        series.append(Series(form="line", points=points, ink=ink, tail=named(one.entry)))
        series.append(Series(form="dots", points=points, ink=ink, filled=True))
    return Chart(
        title=title,
        across=time.axis(),
        up=Axis(
            low=0,
            high=steps[-1],
            ticks=tuple(Tick(at=step, label=words.number(step)) for step in steps),
        ),
        series=tuple(series),
        told=words.gettext(
            "{name} leads with {chips}",
            name=named(led[0].entry),
            chips=words.number(led[0].course[-1].chips if led[0].course else 0),
        ),
    )
