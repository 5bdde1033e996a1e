"""The stacks of the field, and the leaders from count to count, as charts."""

from collections.abc import Callable, Sequence

from tdconsole.domain.values import EntryId
from tdconsole.drawing.charts import Axis, Chart, Ink, Series, Tick, nice_steps
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.time_axis import TimeAxis
from tdconsole.projections.chips.leading import Led
from tdconsole.projections.chips.stacks import SHORT, Stacks


def stacks_chart(words: Catalogue, seen: Stacks) -> Chart:
    """How many players have how many big blinds; those under ten stand out."""
    title = words.gettext("Stacks of the field, in big blinds")
    if not seen.depths:
        return Chart(title=title, nothing=words.gettext("No stack has been counted yet."))
    steps = nice_steps(max(one.players for one in seen.depths))
    return Chart(
        title=title,
        across=Axis(low=0, high=len(seen.depths), ticks=_depths(words, seen)),
        up=Axis(
            low=0,
            high=steps[-1],
            ticks=tuple(Tick(at=step, label=words.number(step)) for step in steps),
        ),
        series=(
            _bars(words, seen, "main", short=True),
            _bars(words, seen, "rest", short=False),
        ),
        told=_told(words, seen),
        note=_counted(words, seen),
    )


def _bars(words: Catalogue, seen: Stacks, ink: Ink, *, short: bool) -> Series:
    """The bars of those who are short, or of all others: equally wide, one for each group."""
    players = [one.players if (one.since < SHORT) == short else 0 for one in seen.depths]
    return Series(
        form="bars",
        points=tuple((at + 0.5, float(many)) for at, many in enumerate(players)),
        ink=ink,
        over=tuple(words.number(many) if many else "" for many in players),
    )


def _depths(words: Catalogue, seen: Stacks) -> tuple[Tick, ...]:
    """Where each group begins; after the last one that nothing ends there."""
    ticks = [Tick(at=at, label=words.number(one.since)) for at, one in enumerate(seen.depths)]
    last = seen.depths[-1]
    if last.until is None:
        ticks[-1] = Tick(at=len(ticks) - 1, label=f"{words.number(last.since)}+")
    else:
        ticks.append(Tick(at=len(ticks), label=words.number(last.until)))
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
    for one in reversed(led):
        points = tuple((time.at(at.at), float(at.chips)) for at in one.course)
        ink: Ink = "main" if one is led[0] else "second"
        chips = words.number(one.course[-1].chips) if one.course else ""
        tail = named(one.entry)
        series.append(Series(form="line", points=points, ink=ink, tail=tail, value=chips))
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
