import re

import pytest
from msgspec.structs import replace

from tdconsole.domain.draw.lots import next_link
from tdconsole.domain.language.commands.draw import DrawSeats, RedrawSeats, RenewCommitment
from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.language.commands.seating import SeatEntry
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import DrawNo, EntryId, StepNo
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.draw.card_verdicts import card_verdict as worded
from tdconsole.projections.draw.proof import DrawProof, draw_proof
from tdconsole.projections.draw.seat_proof import (
    AsDrawn,
    NoCard,
    NoSuchDraw,
    NotInDraw,
    OtherDraw,
    OtherSeat,
    OtherTournament,
    card_code,
    card_verdict,
    proof_text,
)
from tdconsole.projections.engine.trail import TrailStep
from tests.domain.floor import Floor, at, create, queueing, registering

THIRD = EntryId(3)


class Evening:
    """Five are drawn in the third step."""

    def __init__(self) -> None:
        self.floor = Floor()
        self.trail: list[TrailStep] = []
        self.did(self.floor.do(create()))
        self.did(self.floor.do(*map(registering, range(1, 6))))
        self.did(self.floor.do(DrawSeats(word="ace")))

    def did(self, events: tuple[Event, ...]) -> None:
        step = TrailStep(
            no=StepNo(len(self.trail) + 1),
            at=self.floor.now,
            actor=None,
            command="",
            undoes=None,
            undone_by=None,
            events=events,
        )
        self.trail.append(step)

    def card(self, entry: EntryId = THIRD) -> str:
        text = proof_text(self.floor.tournament, entry)
        assert text is not None
        return text

    @property
    def proof(self) -> DrawProof:
        return draw_proof(self.trail)


@pytest.fixture
def evening() -> Evening:
    return Evening()


def test_a_card_says_what_was_drawn(evening: Evening) -> None:
    card, (draw,) = evening.card(), evening.proof.draws
    seat = evening.floor.tournament.play.seating.of[THIRD]
    commitment = evening.proof.commitments[0].commitment
    parts = ("TDC1", commitment, draw.link, 1, draw.inputs, 3, seat.table, seat.seat)
    assert card == " ".join(map(str, parts)).upper()
    assert card_verdict(evening.proof, card) == AsDrawn(
        draw=DrawNo(1), entry=THIRD, seat=seat, step=StepNo(3), undone=False
    )


def test_the_longest_card_fits_its_code(evening: Evening) -> None:
    card = evening.card()
    longest = re.sub(r" 3 (\d+) (\d+)$", f" {2**31} 99999 22", card).replace(" 1 ", f" {10**9} ")
    assert len(longest) <= 250
    assert re.fullmatch(r"[0-9A-Z $%*+\-./:]+", longest)
    assert card_code(longest) is not None


def test_the_link_of_a_card_leads_to_its_commitment(evening: Evening) -> None:
    evening.did(evening.floor.do(registering(6)))
    code = card_code(evening.card(EntryId(6)))
    assert code is not None
    assert next_link(next_link(code.link)) == code.commitment


def test_a_card_can_be_typed_off_in_any_way(evening: Evening) -> None:
    card = evening.card()
    assert (
        card_code(f"  {card.lower()} \n") == card_code(card.replace(" ", "\t")) == card_code(card)
    )


def test_a_seat_given_by_hand_has_no_proof(evening: Evening) -> None:
    assert proof_text(evening.floor.tournament, EntryId(9)) is None
    evening.floor.do(queueing(6))
    assert proof_text(evening.floor.tournament, EntryId(6)) is None
    evening.floor.do(SeatEntry(entry=EntryId(6), seat=at(2, 1), reason="television"))
    assert proof_text(evening.floor.tournament, EntryId(6)) is None


def test_a_player_who_was_moved_sits_by_no_draw_until_the_next(evening: Evening) -> None:
    seating = evening.floor.tournament.play.seating
    free = next(at(1, seat) for seat in range(1, 10) if seating.at(at(1, seat)) is None)
    evening.floor.do(MovePlayer(entry=THIRD, seat=free))
    assert proof_text(evening.floor.tournament, THIRD) is None
    evening.did(evening.floor.do(RedrawSeats(reason="anew")))
    assert isinstance(card_verdict(evening.proof, evening.card()), AsDrawn)


def test_cards_of_an_old_chain_keep_its_commitment(evening: Evening) -> None:
    before = evening.card()
    evening.did(evening.floor.do(RenewCommitment(reason="lost")))
    assert evening.card() == before
    evening.did(evening.floor.do(registering(6)))
    sixth = evening.card(EntryId(6))
    assert sixth.split()[1] != before.split()[1]
    assert isinstance(card_verdict(evening.proof, sixth), AsDrawn)
    assert isinstance(card_verdict(evening.proof, before), AsDrawn)


def test_an_undone_draw_is_told_as_such(evening: Evening) -> None:
    card = evening.card()
    evening.trail[2] = replace(evening.trail[2], undone_by=StepNo(4))
    verdict = card_verdict(evening.proof, card)
    assert isinstance(verdict, AsDrawn)
    assert verdict.undone


def test_what_is_not_as_it_was_drawn_is_named(evening: Evening) -> None:
    card, proof = evening.card(), evening.proof
    drawn = evening.floor.tournament.play.seating.of[THIRD]
    tag, commitment, link, draw, inputs, entry, table, seat = card.split()
    other = "AB" * 32

    def verdict(*parts: str) -> object:
        return card_verdict(proof, " ".join(parts))

    assert verdict(tag, other, link, draw, inputs, entry, table, seat) == OtherTournament()
    assert verdict(tag, commitment, other, draw, inputs, entry, table, seat) == OtherDraw(
        draw=DrawNo(1)
    )
    assert verdict(tag, commitment, link, "2", inputs, entry, table, seat) == NoSuchDraw(
        draw=DrawNo(2)
    )
    assert verdict(tag, commitment, link, draw, other, entry, table, seat) == OtherDraw(
        draw=DrawNo(1)
    )
    assert verdict(tag, commitment, link, draw, inputs, "77", table, seat) == NotInDraw(
        draw=DrawNo(1), entry=EntryId(77)
    )
    assert verdict(tag, commitment, link, draw, inputs, entry, "7", seat) == OtherSeat(
        draw=DrawNo(1), entry=THIRD, drawn=drawn, on_card=replace(drawn, table=7)
    )


@pytest.mark.parametrize(
    "text",
    ["", "TDC1", "TDC2 {}", "{} 5", "{}0000000000", "TDC1 " + "g" * 64],
)
def test_what_is_no_card_is_not_taken_for_one(evening: Evening, text: str) -> None:
    assert card_verdict(evening.proof, text.format(evening.card())) == NoCard()


def test_each_verdict_has_its_sentence() -> None:
    words, seat = catalogue("en"), at(4, 2)
    draw, entry, step = DrawNo(2), THIRD, StepNo(17)
    drawn = AsDrawn(draw=draw, entry=entry, seat=seat, step=step, undone=False)
    said = [
        worded(words, verdict)
        for verdict in (
            drawn,
            replace(drawn, undone=True),
            NoCard(),
            OtherTournament(),
            NoSuchDraw(draw=draw),
            OtherDraw(draw=draw),
            NotInDraw(draw=draw, entry=entry),
            OtherSeat(draw=draw, entry=entry, drawn=seat, on_card=at(1, 9)),
        )
    ]
    assert said[0] == ("The card is right: draw 2 (step 17) gave entry 3 table 4, seat 2.")
    assert len(set(said)) == len(said)
