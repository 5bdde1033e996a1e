"""The evening on one line, in words: what stands on it, and what is said of a place on it."""

from tdconsole.drawing.ribbon import Ribbon, Span
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.words import blinds
from tdconsole.projections.structure.ribbon import EveningLine


def ribbon_of(words: Catalogue, line: EveningLine) -> Ribbon:
    most = max((players for _at, players in line.course), default=1) or 1
    return Ribbon(
        spans=tuple(
            Span(
                since=one.since,
                until=one.until,
                label="" if one.level is None else words.number(one.level),
                rests=one.level is None,
            )
            for one in line.stretches
        ),
        until=line.until,
        now=line.now,
        closes=line.closes,
        signs=line.colour_ups,
        course=tuple((at, players / most) for at, players in line.course),
        end=line.end,
    )


def told_at(words: Catalogue, line: EveningLine, minutes: float) -> str:
    """The level or break there with its times, who was in, and what happens in it."""
    stretch = line.stretch_at(minutes)
    if stretch is None:
        return ""
    say = words.pgettext
    name = say("clock", "Break")
    if stretch.level is not None:
        level = say("clock", "Level {level}", level=stretch.level)
        name = f"{level} · {blinds(words, stretch.period)}"
    told = [name]
    since, until = line.moment_at(stretch.since), line.moment_at(stretch.until)
    if since is not None and until is not None:
        told.append(f"{words.time_at(since)}–{words.time_at(until)}")
    players = line.players_at(minutes)
    if players is not None:
        told.append(words.ngettext("{number} player in", "{number} players in", players))
    if line.closes == stretch.until:
        told.append(words.gettext("Registration closes at its end."))
    if stretch.until in line.colour_ups:
        told.append(words.gettext("Chips leave at its end."))
    return "\n".join(told)


def line_told(words: Catalogue, line: EveningLine) -> str:
    """The line for those who don't see it."""
    told = []
    if line.now is not None:
        told.append(told_at(words, line, min(line.now, line.until - 0.01)).replace("\n", ", "))
    if line.end is not None and (moment := line.moment_at(line.end[1])) is not None:
        told.append(words.gettext("over at about {time}", time=words.time_at(moment)))
    return "; ".join(told)
