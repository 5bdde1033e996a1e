from msgspec.structs import replace

from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.values import Chips, EntryId, TillNo
from tdconsole.projections.draw.seat_cards import SeatCard, seat_cards
from tdconsole.projections.draw.seat_proof import proof_text
from tests.domain.floor import (
    FIFTY_AND_FIVE,
    Floor,
    at,
    busting,
    entered,
    founded,
    playing,
    queueing,
    registered,
    registering,
    seated,
    sits,
)
from tests.projections.persons import PEOPLE


def printed(floor: Floor, *entries: int) -> list[int]:
    """The cards printed for these, or for all."""
    named = tuple(EntryId(entry) for entry in entries) or None
    return [card.entry for card in seat_cards(floor.tournament, PEOPLE, named)]


def test_a_card_says_all_that_player_and_dealer_need() -> None:
    floor = seated(2)
    card, _ = seat_cards(floor.tournament, PEOPLE)
    commitment = floor.tournament.draws.commitment
    assert commitment is not None
    assert card == SeatCard(
        event="Friday Night",
        entry=EntryId(1),
        name="Ada Łęcka",
        country="PL",
        seat=at(1, 1),
        stack=Chips(20_000),
        paid=FIFTY_AND_FIVE,
        currency="EUR",
        draw=None,
        commitment=commitment.commitment,
    )


def test_a_card_names_the_draw_that_its_seat_came_of() -> None:
    floor = registered(3)
    floor.do(DrawSeats(), registering(4))
    cards = {card.entry: card for card in seat_cards(floor.tournament, PEOPLE)}
    assert [cards[EntryId(entry)].draw for entry in (1, 2, 3, 4)] == [1, 1, 1, 2]
    assert cards[EntryId(4)].proof == proof_text(floor.tournament, EntryId(4)) is not None


def test_of_a_seat_that_was_given_a_card_names_no_draw_and_has_no_code() -> None:
    floor = registered(3)
    floor.do(DrawSeats(), registering(4))
    seating = floor.tournament.play.seating
    free = next(at(1, seat) for seat in range(1, 10) if seating.at(at(1, seat)) is None)
    floor.do(MovePlayer(entry=EntryId(1), seat=free))
    (card,) = seat_cards(floor.tournament, PEOPLE, (EntryId(1),))
    assert (card.draw, card.proof) == (None, None)


def test_cards_come_by_table_and_seat() -> None:
    floor = seated(2, 2).given(sits(4, at(1, 9)))
    assert printed(floor) == [1, 2, 4, 3]


def test_only_those_named_are_printed() -> None:
    assert printed(seated(3, 3), 5, 2) == [2, 5]


def test_nobody_named_is_not_everybody() -> None:
    assert list(seat_cards(seated(3).tournament, PEOPLE, ())) == []
    assert len(list(seat_cards(seated(3).tournament, PEOPLE, None))) == 3


def test_who_has_no_seat_has_no_card() -> None:
    floor = playing(3)
    floor.do(busting(3), queueing(4))
    assert printed(floor) == [1, 2]
    assert printed(floor, 3, 4, 99) == []


def test_somebody_erased_has_a_card_without_a_name() -> None:
    (card,) = seat_cards(seated(3).tournament, PEOPLE, (EntryId(3),))
    assert (card.name, card.country) == (None, None)


def test_a_stranger_on_a_seat_has_no_card() -> None:
    assert printed(seated(2).given(sits(9, at(1, 9)))) == [1, 2]


def test_without_a_commitment_the_card_shows_none() -> None:
    floor = Floor().given(founded(), entered(1), sits(1, at(1, 1)))
    (card,) = seat_cards(floor.tournament, PEOPLE)
    assert card.commitment is None


def test_a_card_has_the_code_of_the_draw_that_brought_its_seat() -> None:
    floor = registered(3)
    floor.do(DrawSeats())
    for card in seat_cards(floor.tournament, PEOPLE):
        assert card.proof == proof_text(floor.tournament, card.entry)
        assert card.proof is not None


def test_a_page_in_the_hall_takes_the_place_of_the_proof_in_the_code() -> None:
    floor = registered(3)
    floor.do(DrawSeats())
    pages = {EntryId(1): "HTTP://HALL:8080/C/X"}
    cards = {card.entry: card for card in seat_cards(floor.tournament, PEOPLE, pages=pages)}
    assert cards[EntryId(1)].code == "HTTP://HALL:8080/C/X"
    assert cards[EntryId(1)].proof == proof_text(floor.tournament, EntryId(1))
    assert cards[EntryId(2)].code == cards[EntryId(2)].proof is not None


def test_a_card_says_when_and_at_which_desk() -> None:
    floor = seated(2)
    by_id = floor.tournament.entries.by_id
    at_one = replace(by_id[EntryId(1)], till=TillNo(4))
    entries = replace(floor.tournament.entries, by_id=by_id.set(EntryId(1), at_one))
    first, second = seat_cards(
        replace(floor.tournament, entries=entries),
        PEOPLE,
        tills={TillNo(4): "Desk 4"},
        registered={EntryId(1): floor.now},
    )
    assert (first.desk, first.registered) == ("Desk 4", floor.now)
    assert (second.desk, second.registered) == (None, None)
