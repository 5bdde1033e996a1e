"""The evening over time: how many steps in each stretch of it, and what most of them were."""

from collections import Counter
from typing import Final

from tdconsole.domain.language.events.entry import EntryRegistered, RebuyTaken
from tdconsole.domain.language.events.floor import PlayerMoved, PlayersEliminated, TablesBalanced
from tdconsole.domain.values import Instant, Millis
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.beside.bars import Bar, Bars
from tdconsole.gui.console.widgets.beside.pane import Pane
from tdconsole.wall.theme import Theme

MINUTE: Final = 60_000
SLICES: Final = (10, 15, 20, 30, 60, 120, 240, 720, 1440)
"""The lengths of a slice, in minutes."""
MOST: Final = 24
"""The most slices; a longer evening has longer ones."""


class Hours(Pane):
    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        self.bars = Bars(view.words, theme, view.words.gettext("The evening over time"))
        self.down.addWidget(self.bars, 1)

    def take_in(self) -> None:
        view, words = self._view, self._view.words
        steps = view.session.timeline(view.tournament).steps
        if not steps:
            return
        minutes = _slice(steps[0].at.utc, steps[-1].at.utc)
        said = words.gettext("A bar for every {number} minutes, the latest first.", number=minutes)
        self.say(words.gettext("The evening over time"), said)
        long = minutes * MINUTE
        found: dict[int, Counter[str]] = {}
        first: dict[int, Instant] = {}
        for step in steps:
            at = step.at.utc // long
            first.setdefault(at, step.at)
            told = found.setdefault(at, Counter())
            told["steps"] += 1
            for event in step.events:
                _count(told, event)
        most = max(told["steps"] for told in found.values())
        last = max(found)
        self.bars.show_bars(
            [
                self._bar(
                    at * long,
                    first.get(at, steps[0].at),
                    found.get(at, Counter()),
                    most,
                    here=at == last,
                )
                for at in range(last, max(min(found) - 1, last - MOST), -1)
            ]
        )

    def _bar(self, begun: int, first: Instant, told: Counter[str], most: int, *, here: bool) -> Bar:
        words = self._view.words
        number = told["steps"]
        return Bar(
            words.time_at(Millis(begun)) if begun else words.time_of_day(first),
            words.ngettext("{number} step", "{number} steps", number),
            number / most,
            words.listed(self._notes(told)) if any(told[kind] for kind in KINDS) else "",
            "here" if here else "plain",
        )

    def _notes(self, told: Counter[str]) -> list[str]:
        words = self._view.words
        said = []
        if told["in"]:
            said.append(words.ngettext("{number} entry", "{number} entries", told["in"]))
        if told["out"]:
            said.append(words.pgettext("log", "{number} out", number=words.number(told["out"])))
        if told["moved"]:
            said.append(words.ngettext("{number} moved", "{number} moved", told["moved"]))
        return said


KINDS: Final = ("in", "out", "moved")


def _slice(first: int, last: int) -> int:
    """Return the shortest slice that needs no more bars than there are to be."""
    lengths = (one for one in SLICES if last // (one * MINUTE) - first // (one * MINUTE) < MOST)
    return next(lengths, SLICES[-1])


def _count(told: Counter[str], event: object) -> None:
    if isinstance(event, EntryRegistered | RebuyTaken):
        told["in"] += 1
    elif isinstance(event, PlayersEliminated):
        told["out"] += len(event.hand)
    elif isinstance(event, PlayerMoved):
        told["moved"] += 1
    elif isinstance(event, TablesBalanced):
        told["moved"] += len(event.moves)
