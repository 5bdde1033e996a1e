from decimal import Decimal
from typing import Annotated, Final

from msgspec import Meta

from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import refusing
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.season.formula import FIGURES, LONGEST, read
from tdconsole.domain.season.points import points
from tdconsole.domain.values import Record

FigureTyped = Annotated[float, Meta(ge=0, le=10**15)]


class PointsAsked(Record, kw_only=True):
    """A formula, and the figures of one player's evening; those left out are 0."""

    formula: Annotated[str, Meta(max_length=LONGEST)]
    place: FigureTyped = 1
    players: FigureTyped = 0
    entries: FigureTyped = 0
    bullets: FigureTyped = 1
    rebuys: FigureTyped = 0
    addons: FigureTyped = 0
    all_rebuys: FigureTyped = 0
    all_addons: FigureTyped = 0
    buyin: FigureTyped = 0
    spent: FigureTyped = 0
    pool: FigureTyped = 0
    prize: FigureTyped = 0
    paid: FigureTyped = 0
    heads: FigureTyped = 0
    bounties: FigureTyped = 0
    entry_money: FigureTyped = 0
    rebuy_money: FigureTyped = 0
    addon_money: FigureTyped = 0


class PointsAnswer(Record, kw_only=True):
    points: float


def points_won(voice: Voice, asked: PointsAsked) -> PointsAnswer:
    tree = read(asked.formula)
    if isinstance(tree, Refusal):
        raise refusing(voice, tree)
    figures = {name: Decimal(str(getattr(asked, name))) for name in FIGURES}
    found = points(tree, figures)
    if isinstance(found, Refusal):
        raise refusing(voice, found)
    return PointsAnswer(points=float(found))


POINTS: Final = Calculator(PointsAsked, PointsAnswer, points_won)
