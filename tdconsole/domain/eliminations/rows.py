"""The gestures and facts of this subject, a row each."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.eliminations import busting, corrections, reinstating, ties
from tdconsole.domain.language.commands.floor import (
    CorrectElimination,
    EliminatePlayers,
    NameStacks,
    ReinstatePlayer,
    ReorderElimination,
)
from tdconsole.domain.language.commands.money import SettleTie
from tdconsole.domain.language.events.floor import (
    EliminationCorrected,
    EliminationReordered,
    PlayerReinstated,
    PlayersEliminated,
)
from tdconsole.domain.language.events.money import TieSettled
from tdconsole.domain.state import touch
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.who import FLOOR


def _out(e: PlayersEliminated) -> Iterator[Touch]:
    for out in e.hand:
        yield from (touch.entry(out.entry), touch.seat(out.seat))
        yield from map(touch.winner, (out.entry, *out.by))
    yield from (touch.entry(one) for one in (e.joined, e.before) if one is not None)


def _corrected(e: EliminationCorrected) -> Iterator[Touch]:
    yield touch.entry(e.entry)
    yield from map(touch.winner, (e.entry, *e.by))


def _reordered(e: EliminationReordered) -> Iterator[Touch]:
    for one in (e.entry, e.joined, e.before):
        if one is not None:
            yield from (touch.entry(one), touch.winner(one))


GESTURES: Final = (
    Gesture(EliminatePlayers, busting.eliminate, FLOOR, draws=True),
    Gesture(ReinstatePlayer, reinstating.reinstate, FLOOR, removes_chips=True),
    Gesture(CorrectElimination, corrections.correct, FLOOR, after_the_end=True),
    Gesture(ReorderElimination, corrections.reorder, FLOOR),
    Gesture(NameStacks, ties.name_stacks, FLOOR),
    Gesture(SettleTie, ties.settle, FLOOR, after_the_end=True),
)

FACTS: Final = (
    Fact(PlayersEliminated, busting.eliminated, _out),
    Fact(
        PlayerReinstated,
        reinstating.reinstated,
        lambda e: (touch.entry(e.entry), touch.winner(e.entry), touch.seat(e.seat)),
    ),
    Fact(EliminationCorrected, corrections.corrected, _corrected),
    Fact(EliminationReordered, corrections.reordered, _reordered),
    Fact(
        TieSettled, ties.settled, lambda e: (touch.entry(one) for tied in e.ranks for one in tied)
    ),
)
