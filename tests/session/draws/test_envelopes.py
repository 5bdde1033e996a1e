"""Envelopes drawn in a file: provable, undone like other draws, and never told beforehand."""

from collections.abc import Iterator
from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.money import OpenEnvelope
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import EnvelopeOpened
from tdconsole.domain.language.rejections.engine import StepsStandOnIt, WouldNotAddUp
from tdconsole.domain.language.rejections.prizes import EnvelopeIsOpen
from tdconsole.domain.language.terms import Envelope, Mystery, TermsChanges
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.values import Digest, DrawNo, EntryId, Money, StepNo
from tdconsole.house import Place
from tdconsole.projections.draw.proof import draw_proof
from tdconsole.projections.engine.faults import DrawDiffers, Fault, InputsDiffer, LinkBroken
from tdconsole.session import Refused, Session, create
from tests.session.floor import Desk, Rooms, WallClock
from tests.session.test_checking import faults, forged

MYSTERY: Final = Mystery(
    envelopes=(
        Envelope(amount=Money(50_000), number=1),
        Envelope(amount=Money(1_000), number=40),
    ),
    from_players=9,
)


def playing(session: Session) -> Desk:
    """Three at a table, the third just put out by the first; 10.00 was on each head."""
    desk = Desk(session)
    price = replace(desk.state.setup.price, bounty=Money(1_000))
    desk.do(EditSetup(price=price, terms=TermsChanges(heads=MYSTERY)))
    desk.register(3)
    desk.do(DrawSeats())
    desk.do(StartClock())
    desk.do(EliminatePlayers(hand=(Bust(entry=EntryId(3), by=(EntryId(1),)),)))
    return desk


@pytest.fixture
def desk(rooms: Rooms) -> Iterator[Desk]:
    with rooms() as where:
        yield playing(where.session())


@pytest.fixture
def opened(place: Place, time: WallClock) -> tuple[Place, int]:
    """And the step in which the first envelope was opened."""
    with create(place, time) as house:
        desk = playing(house.session)
        desk.do(OpenEnvelope(victim=EntryId(3)))
        step = desk.length
        desk.do(Undo())
        desk.do(OpenEnvelope(victim=EntryId(3)))
    return place, step


def envelopes(desk: Desk) -> list[EnvelopeOpened]:
    steps = desk.session.timeline(desk.id).steps
    return [one for step in steps for one in step.events if isinstance(one, EnvelopeOpened)]


def test_looked_at_none_is_opened(desk: Desk) -> None:
    before = desk.length
    assert desk.session.foresee(desk.id, OpenEnvelope(victim=EntryId(3))) == ()
    assert desk.length == before
    assert not desk.state.prizes.envelopes


def test_undone_it_is_closed_again_and_its_link_stays_used(desk: Desk) -> None:
    desk.do(OpenEnvelope(victim=EntryId(3)))
    assert heads(desk.state).won == {1: envelopes(desk)[0].amount}
    desk.do(Undo())
    assert heads(desk.state).won == {}
    desk.do(OpenEnvelope(victim=EntryId(3)))
    first, second = envelopes(desk)
    assert (second.draw, second.left) == (first.draw + 1, first.left)
    assert first.link != second.link
    proof = draw_proof(desk.session.timeline(desk.id).trail())
    assert [(one.draw, one.undone) for one in proof.envelopes] == [(2, True), (3, False)]


def test_redone_it_is_the_same_one(desk: Desk) -> None:
    desk.do(OpenEnvelope(victim=EntryId(3)))
    before = desk.state
    desk.do(Undo())
    desk.do(Redo())
    assert desk.state.prizes == before.prizes
    assert len(envelopes(desk)) == 1


def test_a_bust_is_not_undone_under_its_envelope(desk: Desk) -> None:
    bust = desk.length
    desk.do(OpenEnvelope(victim=EntryId(3)))
    answer = desk.session.submit(desk.id, Undo(step=StepNo(bust)))
    assert isinstance(answer, Refused)
    assert isinstance(answer.rejection, StepsStandOnIt)


def test_two_windows_open_one_envelope_once(desk: Desk) -> None:
    desk.do(OpenEnvelope(victim=EntryId(3)))
    answer = desk.session.submit(desk.id, OpenEnvelope(victim=EntryId(3)))
    assert isinstance(answer, Refused)
    assert answer.rejection == EnvelopeIsOpen(entry=EntryId(3))


def changed(path: Place, step: int, **fields: object) -> list[Fault]:
    def change(event: Event) -> Event:
        return replace(event, **fields) if isinstance(event, EnvelopeOpened) else event

    return faults(forged(path, **{f"step_{step}": change}))


def test_a_sound_file_is_sound(opened: tuple[Place, int]) -> None:
    assert faults(opened[0]) == []


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"amount": Money(50_000)}, DrawDiffers),
        ({"link": Digest("00" * 32)}, LinkBroken),
        ({"left": "50000 1\n1000 39\n"}, InputsDiffer),
        ({"left": "50000 0\n"}, DrawDiffers),
        ({"left": "much"}, DrawDiffers),
    ],
    ids=["amount", "link", "left", "none", "torn"],
)
def test_a_forged_one_is_named(
    opened: tuple[Place, int],
    fields: dict[str, object],
    fault: type[DrawDiffers | LinkBroken | InputsDiffer],
) -> None:
    path, step = opened
    found = changed(path, step, **fields)
    assert fault(step=StepNo(step), draw=DrawNo(2)) in found


def test_the_same_one_is_not_brought_back_for_somebody_else(desk: Desk) -> None:
    """There is one with each sum; it was opened anew for the next player in between."""
    sums = tuple(Envelope(amount=Money(sum_), number=1) for sum_ in (3_000, 2_000))
    desk.do(EditSetup(terms=TermsChanges(heads=replace(MYSTERY, envelopes=sums))))
    desk.do(EliminatePlayers(hand=(Bust(entry=EntryId(2), by=(EntryId(1),)),)))
    first = desk.do(OpenEnvelope(victim=EntryId(3)))
    undone = desk.do(Undo(step=first.no))
    before = desk.state.prizes.envelopes
    for victim in (2, 1):
        desk.do(OpenEnvelope(victim=EntryId(victim)))
    state = desk.state
    assert before != state.prizes.envelopes
    assert isinstance(desk.refused(Redo(step=undone.no)), WouldNotAddUp)
    assert desk.state == state
