from typing import Final

import msgspec

from tdconsole.domain.draw.lots import (
    Lots,
    buttons_by_lot,
    buttons_text,
    need_lines,
    next_link,
    offer_lines,
    seated_lines,
    seats_by_lot,
    seats_text,
    text_hash,
)
from tdconsole.domain.language.commands.draw import (
    DrawButtons,
    DrawSeats,
    RedrawSeats,
    RenewCommitment,
)
from tdconsole.domain.language.commands.seating import PinSeat
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.tournament import TournamentCreated
from tdconsole.domain.values import EntryId, SeatNo, StepNo
from tdconsole.projections.draw.proof import DrawProof, draw_proof
from tdconsole.projections.engine.trail import TrailStep, log
from tests.domain.floor import LINKS, Floor, create, opened, registering

UNDONE: Final = 3


def step(no: int, *events: Event, undone_by: int | None = None) -> TrailStep:
    return TrailStep(
        no=StepNo(no),
        at=Floor().now,
        actor=None,
        command="",
        undoes=None,
        undone_by=None if undone_by is None else StepNo(undone_by),
        events=events,
    )


def trail() -> list[TrailStep]:
    """Three enter and are drawn, which is undone; they are drawn again, and one from a new chain.

    The second needs a seat. At the end buttons are drawn, and everybody anew.
    """
    floor = Floor()
    created = floor.do(create())
    entered = floor.do(*(registering(number) for number in (1, 2, 3)))
    pinned = floor.do(PinSeat(entry=EntryId(2), seats=(SeatNo(4), SeatNo(5))))
    before = floor.state
    first = floor.do(DrawSeats())
    floor.state = before
    second = floor.do(DrawSeats(word="ace"))
    renewed = floor.do(RenewCommitment(reason="lost"))
    third = floor.do(registering(4))
    buttons = floor.do(DrawButtons(word="king"))
    redraw = floor.do(RedrawSeats(reason="a new room"))
    return [
        step(1, *created),
        step(2, *entered, *pinned),
        step(UNDONE, *first, undone_by=4),
        step(4),
        step(5, *second),
        step(6, *renewed),
        step(7, *third),
        step(8, *buttons),
        step(9, *redraw),
    ]


def proof() -> DrawProof:
    return draw_proof(trail())


def test_every_commitment_is_shown() -> None:
    assert [(one.chain, one.length) for one in proof().commitments] == [(1, LINKS), (2, LINKS)]


def test_every_draw_is_shown_and_one_undone_says_so() -> None:
    assert [(one.draw, one.step, one.chain, one.undone) for one in proof().draws] == [
        (1, UNDONE, 1, True),
        (2, 5, 1, False),
        (3, 7, 2, False),
        (5, 9, 2, False),
    ]
    assert [one.redraw for one in proof().draws] == [False, False, False, True]
    assert [(one.draw, one.step, one.chain, one.undone) for one in proof().buttons] == [
        (4, 8, 2, False)
    ]


def test_the_links_lead_back_to_their_commitment_over_what_was_undone() -> None:
    first, second, third, fifth = proof().draws
    (fourth,) = proof().buttons
    old, new = proof().commitments
    assert next_link(first.link) == old.commitment
    assert next_link(second.link) == first.link
    assert next_link(third.link) == new.commitment
    assert next_link(fourth.link) == third.link
    assert next_link(fifth.link) == fourth.link


def test_the_proof_is_all_it_takes_to_draw_again() -> None:
    for one in proof().draws:
        entries = [seated.entry for seated in one.seated]
        needs = {player.entry: player.seats for player in one.needs}
        text = seats_text(
            link=one.link,
            draw=one.draw,
            word=one.word,
            tables=offer_lines(one.tables),
            needs=need_lines(needs),
            attempt=one.attempt,
            redraw=one.redraw,
            entries=entries,
        )
        assert text_hash(text, one.apart) == one.inputs
        assert seats_by_lot(Lots(text), one.tables, entries, needs) == one.seated
    for drawn in proof().buttons:
        lines = seated_lines(drawn.seated)
        text = buttons_text(link=drawn.link, draw=drawn.draw, word=drawn.word, tables=lines)
        assert text_hash(text) == drawn.inputs
        assert buttons_by_lot(Lots(text), drawn.seated) == drawn.buttons


def test_before_the_first_draw_only_the_commitment_is_shown() -> None:
    commitment = opened().tournament.draws.commitment
    assert commitment is not None
    shown = draw_proof(trail()[:2])
    assert [one.commitment for one in shown.commitments] == [commitment.commitment]
    assert shown.draws == ()


def test_the_log_is_the_trail_as_it_stands() -> None:
    steps = trail()
    told = log(iter(steps)).steps
    assert [
        (one.no, one.at, one.actor, one.command, one.undoes, one.undone_by) for one in told
    ] == [(one.no, one.at, one.actor, one.command, one.undoes, one.undone_by) for one in steps]
    assert [tuple(one.event for one in step.events) for step in told] == [
        step.events for step in steps
    ]


def test_the_log_tells_each_event_by_its_kind() -> None:
    created, entered, drawn, undo, *_ = log(iter(trail())).steps
    assert [one.kind for one in created.events] == ["tournament-created", "draw-committed"]
    assert [one.kind for one in entered.events] == ["entry-registered"] * 3 + ["seat-pinned"]
    assert [one.kind for one in drawn.events] == ["seats-drawn"]
    assert (drawn.undone_by, undo.events) == (4, ())


def test_an_event_is_logged_in_the_shape_it_has_in_the_file() -> None:
    first, *_ = log(iter(trail())).steps
    (event, _) = msgspec.json.decode(msgspec.json.encode(first))["events"]
    assert event["kind"] == "tournament-created"
    assert msgspec.convert(event["event"], TournamentCreated) == trail()[0].events[0]
