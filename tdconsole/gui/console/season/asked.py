"""The questions before points are adjusted, an adjustment is taken back, or a season is closed."""

from datetime import date
from decimal import Decimal
from typing import Final

from msgspec import ValidationError, convert

from tdconsole.domain.language.commands.house import (
    AdjustPoints,
    CloseSeason,
    HouseCommand,
    TakeBackAdjustment,
)
from tdconsole.domain.language.season_rules import PointsTyped
from tdconsole.domain.state.house import Season
from tdconsole.domain.values import AdjustmentNo, PersonId
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.entry.entrants.questions import Line, Question, Ready, Texts
from tdconsole.gui.console.entry.person.cells import read_cell
from tdconsole.i18n.season.words import adjustment_words, with_sign
from tdconsole.projections.season.table import AdjustmentLine
from tdconsole.session import Refused

_MINUS: Final = "−–"
"""Signs that are typed or pasted for a minus."""


def day_typed(typed: str) -> str | None:
    """The day, 2027-12-31 or 31.12.2027; empty if nothing is typed, None if it is no day."""
    if not typed.strip():
        return ""
    found = read_cell("born", typed, date.max)
    return found if isinstance(found, str) else None


def points_typed(typed: str) -> str | None:
    """Points as the trail has them: a comma is a point, a plus is left out."""
    text = "".join(typed.split()).replace(",", ".").removeprefix("+")
    for sign in _MINUS:
        text = text.replace(sign, "-")
    try:
        return convert(text, PointsTyped)
    except ValidationError:
        return None


def adjust(view: TournamentView, season: Season, person: PersonId, name: str) -> Question:
    words = view.words

    def ready(texts: Texts) -> Ready | str:
        points = points_typed(texts[0])
        if points is None or not Decimal(points):
            return words.gettext("How many points? 5, or -2.5 to take some.")
        day = day_typed(texts[1])
        if day is None:
            return words.gettext("A day is written 2027-12-31 or 31.12.2027; none is today.")
        if not texts[2].strip():
            return words.gettext("Say why: the reason stands in the table.")
        request = AdjustPoints(
            season=season.no,
            person=person,
            points=points,
            day=day or None,
            reason=texts[2].strip(),
        )
        told = words.gettext(
            "{player}: {points} points", player=name, points=with_sign(words, points)
        )
        return Ready(told, deed=lambda: done(view, request, told))

    lines = (
        Line(words.pgettext("season", "Points"), "-2.5"),
        Line(words.pgettext("season", "From"), words.gettext("today")),
        Line(words.gettext("Reason")),
    )
    return Question(
        words.gettext("Adjust the points of {player}", player=name),
        words.pgettext("action", "Adjust"),
        lines,
        ready,
    )


def take_back(view: TournamentView, season: Season, given: tuple[AdjustmentLine, ...]) -> Question:
    """Ask to take an adjustment back; of several the number is typed."""
    words = view.words

    def ready(texts: Texts) -> Ready | str:
        typed = texts[0].strip() if len(given) > 1 else str(given[0].adjustment)
        found = next((one for one in given if str(one.adjustment) == typed), None)
        if found is None:
            listed = words.listed([str(one.adjustment) for one in given])
            return words.gettext("Which one? Type its number: {numbers}.", numbers=listed)
        request = TakeBackAdjustment(season=season.no, adjustment=AdjustmentNo(found.adjustment))
        said = adjustment_words(words, found)
        told = words.gettext("Adjustment {number} taken back", number=found.adjustment)
        return Ready(said, deed=lambda: done(view, request, told))

    number = Line(words.pgettext("adjustment", "Number"))
    return Question(
        words.gettext("Take an adjustment back"),
        words.pgettext("adjustment", "Take back"),
        (number,) if len(given) > 1 else (),
        ready,
    )


def close(view: TournamentView, season: Season) -> Question:
    words = view.words
    said = words.gettext(
        "Evenings of later days won't count, and nothing is changed until it is reopened."
    )
    told = words.gettext("{name} closed", name=season.name)
    request = CloseSeason(season=season.no)
    return Question(
        words.gettext("Close {name}", name=season.name),
        words.pgettext("action", "Close"),
        (),
        lambda _texts: Ready(said, deed=lambda: done(view, request, told)),
    )


def done(view: TournamentView, request: HouseCommand, told: str) -> Told:
    answer = view.session.submit_house(request)
    if isinstance(answer, Refused):
        return Told(sentence=view.said(answer.rejection), refused=True)
    return Told(sentence=told, refused=False)
