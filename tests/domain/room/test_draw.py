"""The text and the numbers pinned here are a promise: every old draw must come out the same."""

from hashlib import sha256

import pytest
from msgspec.structs import replace

from tdconsole.domain.draw.drawing import called, drawn_again
from tdconsole.domain.draw.lots import (
    Lots,
    TableOffered,
    TableSeated,
    buttons_text,
    need_lines,
    needs_of,
    next_link,
    offer_lines,
    offers_of,
    seated_lines,
    seated_of,
    seats_by_lot,
    seats_text,
    text_hash,
)
from tdconsole.domain.language.commands.draw import DrawSeats, RenewCommitment
from tdconsole.domain.language.commands.entry import UnregisterEntry
from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.language.events.draw import DrawCommitted, SeatsDrawn
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.rejections.draw import NobodyToSeat, NoMoreLinks, TooFewToDraw
from tdconsole.domain.room.open_seats import offered
from tdconsole.domain.room.waiting import waiting
from tdconsole.domain.values import ChainNo, Digest, DrawNo, EntryId, SeatNo, TableNo
from tests.domain.draw.casting import NINE, entries, lot, table
from tests.domain.floor import (
    LINKS,
    WELL,
    Floor,
    at,
    busting,
    chain_of,
    founded,
    opened,
    playing,
    queueing,
    registered,
    registering,
    seated,
    sits,
)


def draw(floor: Floor, word: str = "") -> SeatsDrawn:
    (event,) = floor.do(DrawSeats(word=word))
    assert isinstance(event, SeatsDrawn)
    return event


def late(floor: Floor, number: int) -> SeatsDrawn:
    """Seat a late entry, who draws a seat at once when somebody sits."""
    entered, event = floor.do(registering(number))
    assert isinstance(entered, EntryRegistered)
    assert isinstance(event, SeatsDrawn)
    return event


def waiting_for(floor: Floor, *numbers: int) -> Floor:
    floor.do(*map(queueing, numbers))
    return floor


def sizes(floor: Floor) -> list[int]:
    return [len(one.players) for one in floor.tournament.play.seating.tables.values()]


# The chain


def test_a_link_hashes_to_the_one_opened_before_it() -> None:
    link = Digest("00" * 32)
    assert next_link(link) == sha256(bytes(32)).hexdigest()
    assert next_link(link) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_the_links_of_an_evening_lead_back_to_the_commitment() -> None:
    floor = registered(2)
    commitment = floor.tournament.draws.commitment
    assert commitment is not None
    before = commitment.commitment
    for event in (draw(floor), *(late(floor, number) for number in range(3, 9))):
        assert next_link(event.link) == before
        before = event.link


def test_a_whole_chain_ends_in_its_commitment() -> None:
    links = chain_of("any secret")
    assert [next_link(link) for link in links[:-1]] == links[1:]
    assert len(links) == LINKS + 1


# Lots


def test_the_same_text_gives_the_same_numbers() -> None:
    first, again, other = Lots("a"), Lots("a"), Lots("b")
    drawn = [first.below(1_000) for _ in range(20)]
    assert drawn == [again.below(1_000) for _ in range(20)]
    assert drawn != [other.below(1_000) for _ in range(20)]


def test_numbers_are_the_blocks_of_a_counted_hash() -> None:
    key = sha256(b"text").digest()
    blocks = [sha256(key + n.to_bytes(8, "big")).digest() for n in range(2)]
    whole = b"".join(blocks)
    expected = [int.from_bytes(whole[i : i + 8], "big") for i in range(0, 64, 8)]
    lots = Lots("text")
    assert [lots.below(2**64) for _ in range(8)] == expected


def test_the_incomplete_round_is_passed_over() -> None:
    """Only one round of this many fits into the numbers: about every second is skipped."""
    many = 2**63 + 1
    lots, every = Lots("round"), Lots("round")
    fitting = [number for _ in range(100) if (number := every.below(2**64)) < many]
    assert [lots.below(many) for _ in fitting] == fitting
    assert 30 < len(fitting) < 70


def test_a_shuffle_loses_nothing() -> None:
    items = list(range(100))
    Lots("shuffle").shuffle(items)
    assert items != list(range(100))
    assert sorted(items) == list(range(100))


@pytest.mark.parametrize("few", [[], [1]])
def test_nothing_and_one_need_no_shuffle(few: list[int]) -> None:
    items = list(few)
    Lots("shuffle").shuffle(items)
    assert items == few


# What is written down


def text_of(draw: int, word: str, tables: list[TableOffered], players: list[EntryId]) -> str:
    link, lines = Digest(WELL), offer_lines(tables)
    return seats_text(link=link, draw=draw, word=word, tables=lines, entries=players)


def test_the_text_of_a_draw_is_pinned() -> None:
    text = seats_text(
        link=Digest(WELL),
        draw=3,
        word="zażółć",
        tables=offer_lines([table(1, 7, 2, 9), table(4, 0, 1, 2, 3)]),
        entries=entries(5, 12, 130),
    )
    assert text == (
        "tdconsole seats 1\n"
        "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\n"
        "3\n"
        "zażółć\n"
        "1 7 2,9\n"
        "4 0 1,2,3\n"
        "entries 5,12,130\n"
    )


def test_what_a_link_decides_is_pinned() -> None:
    tables = [table(1, 0, *range(1, 6)), table(2, 0, *range(1, 6))]
    players = entries(1, 2, 3, 4, 5, 6, 7)
    text = text_of(1, "word", tables, players)
    assert seats_by_lot(Lots(text), tables, players) == (
        lot(1, 2, 5),
        lot(2, 1, 5),
        lot(3, 2, 3),
        lot(4, 1, 2),
        lot(5, 1, 1),
        lot(6, 1, 4),
        lot(7, 2, 4),
    )


def test_what_a_link_decides_about_late_players_is_pinned() -> None:
    tables = [table(1, 4, 5, 6, 7, 8, 9), table(2, 5, 6, 7, 8, 9), table(3, 5, 1, 2, 3, 4)]
    players = entries(15, 16, 17, 18)
    text = text_of(2, "", tables, players)
    assert seats_by_lot(Lots(text), tables, players) == (
        lot(15, 1, 8),
        lot(16, 1, 6),
        lot(17, 3, 2),
        lot(18, 2, 6),
    )


def test_without_a_word_its_line_is_empty() -> None:
    assert text_of(1, "", [], []) == f"tdconsole seats 1\n{WELL}\n1\n\nentries \n"


def test_needs_and_attempts_stand_between_the_tables_and_the_entries() -> None:
    text = seats_text(
        link=Digest(WELL),
        draw=3,
        word="",
        tables=offer_lines([table(1, 7, 2, 9)]),
        needs=need_lines({EntryId(12): (SeatNo(1), SeatNo(9)), EntryId(5): (SeatNo(2),)}),
        attempt=4,
        entries=entries(5, 12),
    )
    assert text == (
        f"tdconsole seats 1\n{WELL}\n3\n\n1 7 2,9\nneeds 5 2\nneeds 12 1,9\n"
        f"attempt 4\nentries 5,12\n"
    )


def test_who_is_kept_apart_is_vouched_for_and_decides_no_lot() -> None:
    text, pairs = text_of(1, "", [], []), Digest("ab" * 32)
    assert text_hash(text, pairs) == text_hash(f"{text}apart {pairs}\n") != text_hash(text)


def test_a_redraw_says_that_it_is_one() -> None:
    text = seats_text(link=Digest(WELL), draw=3, word="", tables="", entries=[], redraw=True)
    assert text.startswith(f"tdconsole redraw 1\n{WELL}\n3\n")


def test_the_text_of_a_draw_of_buttons_is_pinned() -> None:
    tables = seated_lines([TableSeated(table=TableNo(4), seats=(SeatNo(1), SeatNo(8)))])
    text = buttons_text(link=Digest(WELL), draw=7, word="ace", tables=tables)
    assert text == f"tdconsole buttons 1\n{WELL}\n7\nace\n4 1,8\n"
    assert seated_of(tables) == (TableSeated(table=TableNo(4), seats=(SeatNo(1), SeatNo(8))),)


def test_lines_are_read_as_they_are_written() -> None:
    tables = (table(1, 7, 2, 9), table(40, 0, 1, 2, 3))
    needs = {EntryId(5): (SeatNo(2),), EntryId(12): (SeatNo(1), SeatNo(9))}
    assert offers_of(offer_lines(tables)) == tables
    assert needs_of(need_lines(needs)) == needs


# One draw


def test_the_first_draw_opens_as_few_tables_as_will_do() -> None:
    event = draw(registered(19))
    assert offers_of(event.tables) == (table(1, 0, *NINE), table(2, 0, *NINE), table(3, 0, *NINE))
    assert (event.draw, event.chain) == (1, 1)


@pytest.mark.parametrize("players", [2, 8, 9, 10, 18, 19, 28, 100, 181])
def test_tables_are_within_one_and_every_seat_is_there_once(players: int) -> None:
    floor = registered(players)
    event = draw(floor)
    assert [one.entry for one in event.seated] == list(range(1, players + 1))
    seats = {(one.table, one.seat) for one in event.seated}
    assert len(seats) == players
    assert all(1 <= seat <= 9 for _, seat in seats)
    assert max(sizes(floor)) - min(sizes(floor)) <= 1
    assert len(sizes(floor)) == -(-players // 9)


@pytest.mark.parametrize("per_table", [2, 6, 22])
def test_tables_have_the_seats_they_are_set_up_with(per_table: int) -> None:
    floor = registered(per_table + 1, seats_per_table=per_table)
    event = draw(floor)
    assert max(one.seat for one in event.seated) <= per_table
    assert len(sizes(floor)) == 2


def test_the_draw_seats_the_players() -> None:
    floor = registered(12)
    event = draw(floor)
    seating = floor.tournament.play.seating
    assert {entry: (seat.table, seat.seat) for entry, seat in seating.of.items()} == {
        one.entry: (one.table, one.seat) for one in event.seated
    }
    assert waiting(floor.tournament) == []
    assert floor.tournament.draws.last == 1


def test_the_word_of_the_room_counts_without_the_blanks_around_it() -> None:
    plain, blank = draw(registered(9), "ace"), draw(registered(9), "  ace ")
    assert plain == blank
    assert plain.word == "ace"
    assert plain.seated != draw(registered(9), "king").seated


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("ace", "ace"),
        ("  two words\u00a0", "two words"),
        ("z\u0307o\u0301łw", "żółw"),
        (" e\u0301", "é"),
        ("\u212b", "Å"),
        ("o\ud800\u0301", "ó"),
        ("\udcfface\udcff ", "ace"),
        (" \ud800 ", ""),
        ("", ""),
    ],
    ids=ascii,
)
def test_a_word_is_the_same_however_it_was_typed(typed: str, heard: str) -> None:
    assert called(typed) == heard
    assert called(heard) == heard


def test_a_word_typed_in_pieces_draws_the_same() -> None:
    composed, pieces = draw(registered(9), "żółw"), draw(registered(9), " z\u0307o\u0301łw")
    assert composed == pieces
    assert pieces.word == "żółw"
    assert drawn_again(pieces) == pieces.seated


def test_a_decision_draws_nothing_twice() -> None:
    floor = registered(9)
    assert floor.when(DrawSeats()) == floor.when(DrawSeats())


def test_what_was_recorded_can_be_drawn_again() -> None:
    floor = registered(20)
    first = draw(floor, "ace")
    second = draw(waiting_for(floor, 21, 22), "king")
    third = late(floor, 23)
    for event in (first, second, third):
        assert drawn_again(event) == event.seated


def test_a_seat_changed_in_the_file_is_found_out() -> None:
    event = draw(registered(20))
    one, two, *others = event.seated
    swapped = (replace(one, entry=two.entry), replace(two, entry=one.entry), *others)
    assert drawn_again(replace(event, seated=swapped)) == event.seated
    assert event.seated != swapped


# Late players


def test_a_late_player_goes_to_the_shortest_table() -> None:
    (one,) = late(playing(8, 6, 8), 23).seated
    assert (one.entry, one.table) == (23, 2)
    assert one.seat in {7, 8, 9}


def test_late_players_fill_the_open_tables_before_a_new_one_opens() -> None:
    floor = waiting_for(playing(8, 8), 17, 18)
    draw(floor)
    assert sizes(floor) == [9, 9]


def test_late_players_level_the_tables() -> None:
    floor = waiting_for(playing(7, 4, 5), *range(17, 22))
    draw(floor)
    assert sorted(sizes(floor)) == [7, 7, 7]


def test_a_new_table_opens_when_there_is_no_room() -> None:
    floor = waiting_for(playing(9, 8), 18, 19)
    assert offers_of(draw(floor).tables) == (table(2, 8, 9), table(3, 0, *NINE))
    assert sizes(floor) == [9, 8, 2]


def test_a_table_whose_turn_can_not_come_is_not_offered() -> None:
    floor = playing(8, 5, 6)
    assert offered(floor.tournament, 1) == (table(2, 5, 6, 7, 8, 9),)
    assert [one.table for one in offered(floor.tournament, 2)] == [2, 3]
    assert [one.table for one in offered(floor.tournament, 5)] == [2, 3]
    assert [one.table for one in offered(floor.tournament, 6)] == [1, 2, 3]


def test_an_empty_table_is_not_offered_while_there_is_room() -> None:
    floor = playing(3, 1)
    floor.do(MovePlayer(entry=EntryId(4), seat=at(1, 9)))
    assert offered(floor.tournament, 1) == (table(1, 4, 4, 5, 6, 7, 8),)
    assert [one.table for one in late(floor, 5).seated] == [1]


@pytest.mark.parametrize(
    ("players", "tables"),
    [
        (7, [4]),
        (8, [1, 4]),
        (16, [1, 4]),
        (17, [1, 3, 4]),
        (25, [1, 3, 4]),
        (26, [1, 3, 4, 5]),
        (35, [1, 3, 4, 5, 6]),
    ],
)
def test_empty_tables_open_by_number_before_new_ones(players: int, tables: list[int]) -> None:
    """Tables 1 and 3 are empty, 2 is full, and two sit at 4."""
    floor = playing(1, 9, 1).given(sits(1, at(4, 1)), sits(11, at(4, 2)))
    shown = offered(floor.tournament, players)
    assert [one.table for one in shown] == tables
    assert all(one.free == NINE for one in shown if one.table != 4)


def test_full_tables_are_not_offered() -> None:
    floor = playing(9, 3)
    assert [one.table for one in offered(floor.tournament, 1)] == [2]


def test_a_seat_given_back_is_drawn_again() -> None:
    floor = seated(9)
    floor.do(UnregisterEntry(entry=EntryId(4)))
    assert late(floor, 10).seated == (lot(10, 1, 4),)


def test_who_is_out_waits_for_no_seat() -> None:
    floor = playing(5)
    floor.do(busting(5))
    assert waiting(waiting_for(floor, 6).tournament) == [6]


def test_each_draw_has_its_own_number_and_link() -> None:
    floor = registered(5)
    first, second = draw(floor), late(floor, 6)
    assert (first.draw, second.draw) == (1, 2)
    assert next_link(second.link) == first.link


# Refusals


def test_there_is_nobody_to_seat() -> None:
    assert opened().when(DrawSeats()) == NobodyToSeat()
    assert playing(3).when(DrawSeats()) == NobodyToSeat()


def test_one_player_is_no_draw() -> None:
    assert registered(1).when(DrawSeats()) == TooFewToDraw(waiting=1, least=2)


def test_one_late_player_is_a_draw() -> None:
    floor = waiting_for(playing(3), 4)
    assert isinstance(floor.when(DrawSeats()), tuple)


def test_without_a_link_nothing_is_drawn() -> None:
    assert registered(3).when(DrawSeats(), link=None) == NoMoreLinks()


def test_without_a_commitment_nothing_is_drawn() -> None:
    floor = Floor().given(founded())
    floor.do(registering(1), registering(2))
    assert floor.when(DrawSeats(), link=Digest(WELL)) == NoMoreLinks()


# A new chain


def test_a_new_commitment_carries_its_reason() -> None:
    floor = opened()
    (event,) = floor.do(RenewCommitment(reason="the laptop was stolen"))
    assert isinstance(event, DrawCommitted)
    assert (event.chain, event.length, event.reason) == (2, LINKS, "a note")


def test_draws_go_on_from_the_new_chain_and_keep_counting() -> None:
    floor = registered(3)
    draw(floor)
    floor.do(RenewCommitment(reason="used up"))
    commitment = floor.tournament.draws.commitment
    event = late(floor, 4)
    assert commitment is not None
    assert next_link(event.link) == commitment.commitment
    assert (event.chain, event.draw) == (2, 2)
    assert floor.tournament.draws.last == 2


def test_without_a_secret_there_is_no_new_commitment() -> None:
    assert opened().when(RenewCommitment(reason="lost"), commitment=None) == NoMoreLinks()


def test_a_commitment_in_the_file_leaves_the_count_of_draws() -> None:
    floor = registered(3)
    draw(floor)
    floor.given(DrawCommitted(chain=ChainNo(2), commitment=Digest(WELL), length=5))
    assert floor.tournament.draws.last == DrawNo(1)


# Many


def test_ten_thousand_players_are_seated() -> None:
    floor = registered(10_000)
    event = draw(floor)
    assert len({(one.table, one.seat) for one in event.seated}) == 10_000
    assert len({one.entry for one in event.seated}) == 10_000
    assert len(sizes(floor)) == 1_112
    assert set(sizes(floor)) == {8, 9}
    assert drawn_again(event) == event.seated
