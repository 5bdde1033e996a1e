"""The end of the day as text."""

from typing import Final, assert_never

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.day.day_end import EndOfDay, Stage, end_of_day


def day_rows(voice: Voice, view: EndOfDay) -> Rows:
    words, say = voice.words, voice.words.pgettext
    yield (say("day", "day"), str(view.day), stage_name(words, view.stage))
    if (window := view.window) is not None:
        yield (say("day", "ends in"), words.duration(window.ends_in))
        yield (say("day", "stop the clock in"), words.duration(window.stop_in), window.cite or "")
    cards = ", ".join(str(card) for card in view.cards)
    if view.hands is None:
        runs_out = say("day", "none: play goes on until the time has run out")
        yield (say("day", "card"), cards if view.turned else runs_out, view.cite or "")
    else:
        yield (say("day", "last hands"), words.number(view.hands))
    if view.stage == "home":
        return
    for table in view.tables:
        left = words.ngettext("{number} hand left", "{number} hands left", table.left)
        bagged = words.gettext(
            "{bagged} of {players} bagged", bagged=table.bagged, players=table.players
        )
        yield ("", str(table.table), left if table.left else "", bagged)
    yield (say("day", "in bags"), words.number(view.chips))
    yield (say("day", "in play"), words.number(view.expected))
    if view.stage == "close" and view.difference:
        yield (say("day", "difference"), words.number(view.difference))


def stage_name(words: Catalogue, stage: Stage) -> str:
    say = words.pgettext
    match stage:
        case "play":
            return say("day", "play goes on")
        case "hands":
            return say("day", "the last hands")
        case "bags":
            return say("day", "the bags")
        case "close":
            return say("day", "all chips are in bags")
        case "home":
            return say("day", "everybody is at home")
        case _:
            assert_never(stage)


DAY: Final = View(
    EndOfDay,
    lambda look: end_of_day(look.state, look.now),
    lambda look, data: day_rows(look.voice, data),
)
