"""Whatever is taken back and brought back at the bubble: a hand of the board stays one hand."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.bubble import DealNextHand, StartHandForHand
from tdconsole.domain.language.commands.floor import ReinstatePlayer
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.events.bubble import NextHandDealt
from tdconsole.domain.language.events.floor import PlayerReinstated, PlayersEliminated
from tdconsole.domain.values import EntryId
from tdconsole.journal import StoredStep
from tests.domain.floor import busting
from tests.engines import examples
from tests.session.floor import Desk, Room, Rooms
from tests.session.undo.test_hand_for_hand_undone import reporting

_ACTS = st.tuples(
    st.sampled_from(("bust", "bust", "back", "undo", "undo", "redo", "redo", "next")),
    st.integers(0, 30),
)


def is_deal(step: StoredStep) -> bool:
    return isinstance(step.events[0], NextHandDealt)


def asked(desk: Desk, told: list[StoredStep], act: str, pick: int) -> Request | None:
    """The request; a bust or a return needs a candidate, and an undone deal isn't redone."""
    out, sitting = sorted(desk.state.exits.by_entry), sorted(desk.state.play.seating.of)
    alive = desk.session.timeline(desk.id).alive
    match act:
        case "bust":
            return busting(sitting[pick % len(sitting)])
        case "back":
            return ReinstatePlayer(entry=out[pick % len(out)]) if out else None
        case "undo":
            there = [step for step in told if alive(step.no)]
            return Undo(step=there[pick % len(there)].no) if there else None
        case "redo":
            gone = [step for step in told if not alive(step.no) and not is_deal(step)]
            return Redo(step=gone[pick % len(gone)].no) if gone else None
        case _:
            desk.session.submit(desk.id, reporting())
            return DealNextHand()


def as_told(desk: Desk) -> list[set[EntryId]]:
    """The busts between two deals, by the steps that count."""
    timeline = desk.session.timeline(desk.id)
    hands: list[set[EntryId]] = [set()]
    for step in timeline.steps:
        for event in step.events if timeline.alive(step.no) else ():
            match event:
                case NextHandDealt():
                    hands.append(set())
                case PlayersEliminated():
                    hands[-1] |= {one.entry for one in event.hand}
                case PlayerReinstated():
                    hands = [hand - {event.entry} for hand in hands]
                case _:
                    pass
    return [hand for hand in hands if hand]


def test_all_who_are_told_between_two_deals_are_out_in_one_hand(
    request: pytest.FixtureRequest, rooms: Rooms
) -> None:
    @given(st.lists(_ACTS, min_size=16, max_size=30))
    @settings(derandomize=True, deadline=None, max_examples=examples(request, 150))
    def tried(acts: list[tuple[str, int]]) -> None:
        with rooms() as club:
            are_out_in_one_hand(club, acts)

    tried()


def are_out_in_one_hand(club: Room, acts: list[tuple[str, int]]) -> None:
    desk, told = Desk(club.session()), list[StoredStep]()
    desk.seat_and_start(9)
    desk.do(StartHandForHand(until=1))
    for act, pick in acts:
        length = desk.length
        request = asked(desk, told, act, pick)
        if request is not None:
            desk.session.submit(desk.id, request)
        new = desk.session.timeline(desk.id).steps[length:]
        told += [
            step
            for step in new
            if step.events
            and isinstance(step.events[0], (NextHandDealt | PlayersEliminated | PlayerReinstated))
        ]
        by_hand = desk.state.exits.by_hand
        assert [set(by_hand[hand]) for hand in sorted(by_hand)] == as_told(desk)
        assert problems(desk.state) == frozenset()
