"""The entries over time, and how many there will be, as charts."""

from tdconsole.drawing.charts import Axis, Chart, Moment, Series, Tick, nice_steps
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.time_axis import MINUTE, TimeAxis
from tdconsole.projections.entry.entering import Entering


def entries_chart(words: Catalogue, seen: Entering) -> Chart:
    """The entries of each stretch of time; the forecast is told, with what it goes by."""
    title = words.gettext("Entries per minute")
    if seen.minutes > 1:
        title = words.ngettext(
            "Entries in {number} minute", "Entries in {number} minutes", seen.minutes
        )
    if len(seen.stretches) < 2:
        nothing = words.gettext("Shown once entries have come in for a few minutes.")
        return Chart(title=title, nothing=nothing)
    width = seen.minutes * MINUTE
    bars = [(one.at + width / 2, one.entries) for one in seen.stretches]
    first, last = seen.stretches[0].at, seen.stretches[-1].at + width
    time = TimeAxis(words, range(first, last + 1, width))
    steps = nice_steps(max(entries for _at, entries in bars))
    return Chart(
        title=title,
        across=time.axis(),
        up=Axis(low=0, high=steps[-1], ticks=number_ticks(words, steps)),
        series=(
            Series(
                form="bars",
                points=tuple((time.at(at), float(entries)) for at, entries in bars),
                over=tuple(words.number(entries) if entries else "" for _at, entries in bars),
            ),
        ),
        now=None if seen.closed else Moment(at=time.at(last), label=words.pgettext("chart", "now")),
        told=_told(words, seen),
    )


def field_chart(words: Catalogue, seen: Entering) -> Chart:
    """The entries so far, and how many they will be when registration closes."""
    title = words.gettext("Entries so far, and at the close")
    if len(seen.stretches) < 2:
        nothing = words.gettext("Shown once entries have come in for a few minutes.")
        return Chart(title=title, nothing=nothing)
    width, forecast = seen.minutes * MINUTE, seen.forecast
    so_far = seen.entries - sum(one.entries for one in seen.stretches)
    points = list[tuple[float, float]]()
    first, last = seen.stretches[0].at, seen.stretches[-1].at + width
    marks = [*range(first, last + 1, width), *(() if forecast is None else (forecast.at,))]
    time = TimeAxis(
        words, marks if forecast is None else [*marks, *range(last, forecast.at, width)]
    )
    points.append((time.at(first), so_far))
    for one in seen.stretches:
        so_far += one.entries
        points.append((time.at(one.at + width), so_far))
    said = words.number(seen.entries) if forecast is None else ""
    series = [Series(form="line", points=tuple(points), filled=True, value=said)]
    top = seen.entries
    if forecast is not None:
        here, there, top = time.at(last), time.at(forecast.at), forecast.many
        start = (here, float(seen.entries))
        label = words.pgettext("chart", "as lately: likely, and 19 of 20")
        series.append(
            Series(
                form="fan",
                points=(start, (there, float(forecast.few))),
                upper=(start, (there, float(forecast.many))),
                label=label,
            )
        )
        series.append(
            Series(
                form="line",
                points=(start, (there, float(forecast.likely))),
                dashed=True,
                value=words.number(forecast.likely),
            )
        )
    steps = nice_steps(top)
    return Chart(
        title=title,
        across=time.axis(),
        up=Axis(low=0, high=steps[-1], ticks=number_ticks(words, steps)),
        series=tuple(series),
        now=None if seen.closed else Moment(at=time.at(last), label=words.pgettext("chart", "now")),
        told=_told(words, seen),
    )


def _told(words: Catalogue, seen: Entering) -> str:
    number, forecast = words.number, seen.forecast
    if seen.closed:
        return words.ngettext("{number} entry in all", "{number} entries in all", seen.entries)
    if forecast is not None:
        return words.gettext(
            "{entries} entries, about {likely} ({few}–{many}) at the close at {time}",
            entries=number(seen.entries),
            likely=number(forecast.likely),
            few=number(forecast.few),
            many=number(forecast.many),
            time=words.time_at(forecast.at),
        )
    return words.gettext(
        "{entries} entries, {lately} in the last ten minutes",
        entries=number(seen.entries),
        lately=number(seen.lately),
    )


def number_ticks(words: Catalogue, steps: list[int]) -> tuple[Tick, ...]:
    return tuple(Tick(at=step, label=words.number(step)) for step in steps)
