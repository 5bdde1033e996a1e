"""Antes of a structure: one way to pay them throughout, and none dropped once it has begun."""

from collections.abc import Iterator
from itertools import pairwise

from tdconsole.domain.design.course import Case, Stage
from tdconsole.domain.design.defects import (
    AnteFalls,
    AnteGoes,
    AnteKindChanges,
    AnteTooBig,
    AnteUnclear,
    Defect,
)
from tdconsole.domain.design.stakes import alike
from tdconsole.domain.values import Chips, Level


def antes_defects(case: Case) -> Iterator[Defect]:
    for one in case.levels:
        yield from _size(one)
    for levels in alike(case.levels):
        yield from _course(levels)
        yield from _kinds([one for one in levels if one.level.ante_kind != "none"])


def _size(one: Stage) -> Iterator[Defect]:
    ante = one.level.ante
    if not ante:
        return
    if one.level.ante_kind == "none":
        yield AnteUnclear(row=one.row, level=one.number, ante=ante)
    most = _most(one.level)
    if ante > most > 0:
        yield AnteTooBig(row=one.row, level=one.number, ante=ante, most=most)


def _most(level: Level) -> Chips:
    """The largest reasonable ante of this level.

    If everybody pays it that is half a big blind, or less than the bet in a game without blinds.
    """
    if not level.big_blind:
        return Chips(max(0, (level.small_bet or level.bring_in) - 1))
    return Chips(level.big_blind // 2) if level.ante_kind == "each" else level.big_blind


def _course(levels: list[Stage]) -> Iterator[Defect]:
    for before, one in pairwise(levels):
        was, now = before.level, one.level
        if was.ante and not now.ante:
            better = now.big_blind if was.ante_kind == "big_blind" else was.ante
            yield AnteGoes(row=one.row, level=one.number, before=was.ante, better=better)
        elif now.ante < was.ante and now.ante_kind == was.ante_kind:
            yield AnteFalls(row=one.row, level=one.number, before=was.ante, ante=now.ante)


def _kinds(levels: list[Stage]) -> Iterator[Defect]:
    changes = 0
    for before, one in pairwise(levels):
        was, now = before.level.ante_kind, one.level.ante_kind
        if was != now:
            changes += 1
            if changes > 1:
                yield AnteKindChanges(row=one.row, level=one.number, before=was, kind=now)
