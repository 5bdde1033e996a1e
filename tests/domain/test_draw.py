"""The text and the numbers pinned here are a promise: every old draw must come out the same."""

from collections import Counter
from hashlib import sha256
from itertools import combinations, permutations, product

import pytest
from msgspec.structs import replace

from tdconsole.domain.commands import DrawSeats, MovePlayer, RenewCommitment, UnregisterEntry
from tdconsole.domain.draw import (
    Lots,
    called,
    drawn_again,
    next_link,
    offered,
    seats_by_lot,
    text_of,
    waiting,
)
from tdconsole.domain.events import DrawCommitted, SeatDrawn, SeatsDrawn, TableOffered
from tdconsole.domain.rejections import NobodyToSeat, NoMoreLinks, TooFewToDraw
from tdconsole.domain.values import ChainNo, Digest, DrawNo, EntryId, SeatNo, TableNo
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
    registered,
    registering,
    seated,
    sits,
)

NINE = tuple(SeatNo(seat) for seat in range(1, 10))


def table(number: int, players: int, *free: int) -> TableOffered:
    seats = tuple(SeatNo(seat) for seat in free)
    return TableOffered(table=TableNo(number), players=players, free=seats)


def entries(*numbers: int) -> list[EntryId]:
    return [EntryId(number) for number in numbers]


def lot(entry: int, table: int, seat: int) -> SeatDrawn:
    return SeatDrawn(entry=EntryId(entry), table=TableNo(table), seat=SeatNo(seat))


def draw(floor: Floor, word: str = "") -> SeatsDrawn:
    (event,) = floor.do(DrawSeats(word=word))
    assert isinstance(event, SeatsDrawn)
    return event


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
    for number in range(3, 9):
        event = draw(floor)
        assert next_link(event.link) == before
        before = event.link
        floor.do(registering(number))


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
    """Of this many only one round fits into the numbers: about every second is passed over."""
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


def test_the_text_of_a_draw_is_pinned() -> None:
    text = text_of(
        Digest(WELL), 3, "zażółć", [table(1, 7, 2, 9), table(4, 0, 1, 2, 3)], entries(5, 12, 130)
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
    text = text_of(Digest(WELL), 1, "word", tables, players)
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
    text = text_of(Digest(WELL), 2, "", tables, players)
    assert seats_by_lot(Lots(text), tables, players) == (
        lot(15, 1, 8),
        lot(16, 1, 6),
        lot(17, 3, 2),
        lot(18, 2, 6),
    )


def test_without_a_word_its_line_is_empty() -> None:
    assert text_of(Digest(WELL), 1, "", [], []) == f"tdconsole seats 1\n{WELL}\n1\n\nentries \n"


# One draw


def test_the_first_draw_opens_as_few_tables_as_will_do() -> None:
    event = draw(registered(19))
    assert [(one.table, one.players, one.free) for one in event.tables] == [
        (1, 0, NINE),
        (2, 0, NINE),
        (3, 0, NINE),
    ]
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
    floor.do(registering(21), registering(22))
    late = draw(floor, "king")
    assert drawn_again(first) == first.seated
    assert drawn_again(late) == late.seated


def test_a_seat_changed_in_the_file_is_found_out() -> None:
    event = draw(registered(20))
    one, two, *others = event.seated
    swapped = (replace(one, entry=two.entry), replace(two, entry=one.entry), *others)
    assert drawn_again(replace(event, seated=swapped)) == event.seated
    assert event.seated != swapped


# Late players


def test_a_late_player_goes_to_the_shortest_table() -> None:
    floor = playing(8, 6, 8)
    floor.do(registering(23))
    (late,) = draw(floor).seated
    assert (late.entry, late.table) == (23, 2)
    assert late.seat in {7, 8, 9}


def test_late_players_fill_the_open_tables_before_a_new_one_opens() -> None:
    floor = playing(8, 8)
    floor.do(registering(17), registering(18))
    draw(floor)
    assert sizes(floor) == [9, 9]


def test_late_players_level_the_tables() -> None:
    floor = playing(7, 4, 5)
    floor.do(*(registering(number) for number in range(17, 22)))
    draw(floor)
    assert sorted(sizes(floor)) == [7, 7, 7]


def test_a_new_table_opens_when_there_is_no_room() -> None:
    floor = playing(9, 8)
    floor.do(registering(18), registering(19))
    event = draw(floor)
    assert event.tables == (table(2, 8, 9), TableOffered(table=TableNo(3), players=0, free=NINE))
    assert sizes(floor)[0] == 9


def test_an_empty_table_is_not_offered_while_there_is_room() -> None:
    floor = playing(3, 1)
    floor.do(MovePlayer(entry=EntryId(4), seat=at(1, 9)), registering(5))
    assert offered(floor.tournament, 1) == (table(1, 4, 4, 5, 6, 7, 8),)
    assert [one.table for one in draw(floor).seated] == [1]


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
    floor.do(registering(13))
    assert [one.table for one in offered(floor.tournament, 1)] == [2]


def test_a_seat_given_back_is_drawn_again() -> None:
    floor = seated(9)
    floor.do(UnregisterEntry(entry=EntryId(4)), registering(10))
    assert draw(floor).seated == (lot(10, 1, 4),)


def test_who_is_out_waits_for_no_seat() -> None:
    floor = playing(5)
    floor.do(busting(5), registering(6))
    assert waiting(floor.tournament) == [6]


def test_each_draw_has_its_own_number_and_link() -> None:
    floor = registered(5)
    first = draw(floor)
    floor.do(registering(6))
    second = draw(floor)
    assert (first.draw, second.draw) == (1, 2)
    assert next_link(second.link) == first.link


# Refusals


def test_there_is_nobody_to_seat() -> None:
    assert opened().when(DrawSeats()) == NobodyToSeat()
    assert playing(3).when(DrawSeats()) == NobodyToSeat()


def test_one_player_is_no_draw() -> None:
    assert registered(1).when(DrawSeats()) == TooFewToDraw(waiting=1, least=2)


def test_one_late_player_is_a_draw() -> None:
    floor = playing(3)
    floor.do(registering(4))
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
    floor.do(RenewCommitment(reason="used up"), registering(4))
    commitment = floor.tournament.draws.commitment
    event = draw(floor)
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


# Fairness


def chi_square(counted: Counter[tuple[int, ...]], outcomes: int) -> float:
    expected = counted.total() / outcomes
    missing = (outcomes - len(counted)) * expected
    return missing + sum((n - expected) ** 2 / expected for n in counted.values())


def chi_square_of(counted: Counter[tuple[int, ...]], likely: dict[tuple[int, ...], float]) -> float:
    assert set(counted) <= set(likely)
    assert sum(likely.values()) == pytest.approx(1)
    expected = {outcome: counted.total() * share for outcome, share in likely.items()}
    return sum((counted[outcome] - n) ** 2 / n for outcome, n in expected.items())


def test_every_player_is_as_likely_on_every_seat() -> None:
    """6 players on 2 tables of 3; 25 degrees of freedom, above 52.6 once in a thousand times."""
    tables, players = [table(1, 0, 1, 2, 3), table(2, 0, 1, 2, 3)], entries(1, 2, 3, 4, 5, 6)
    counted: Counter[tuple[int, ...]] = Counter()
    for number in range(4_000):
        for one in seats_by_lot(Lots(f"fair {number}"), tables, players):
            counted[one.entry, one.table, one.seat] += 1
    assert chi_square(counted, 36) < 52.6


def test_every_balanced_seating_is_as_likely_as_every_other() -> None:
    """4 players on 2 tables of 3, two at each: 216 seatings, above 285 once in a thousand."""
    tables, players = [table(1, 0, 1, 2, 3), table(2, 0, 1, 2, 3)], entries(1, 2, 3, 4)
    counted: Counter[tuple[int, ...]] = Counter()
    for number in range(8_640):
        drawn = seats_by_lot(Lots(f"pairs {number}"), tables, players)
        counted[tuple(3 * one.table + one.seat for one in drawn)] += 1
    assert len(counted) == 216
    assert chi_square(counted, 216) < 285


def test_the_odd_player_is_as_likely_at_every_table() -> None:
    """7 players on 3 tables; 2 degrees of freedom, above 13.8 once in a thousand times."""
    tables = [TableOffered(table=TableNo(n), players=0, free=NINE) for n in (1, 2, 3)]
    counted: Counter[tuple[int, ...]] = Counter()
    for number in range(3_000):
        drawn = seats_by_lot(Lots(f"odd {number}"), tables, entries(*range(1, 8)))
        [(longest, _)] = Counter(one.table for one in drawn).most_common(1)
        counted[(longest,)] += 1
    assert chi_square(counted, 3) < 13.8


def test_late_players_are_as_likely_at_a_table_with_many_free_seats_as_with_few() -> None:
    """Four sit at table 1 and five at table 2: the first goes to 1, the second to either."""
    tables = [table(1, 4, 5, 6, 7, 8, 9), table(2, 5, 6, 7, 8, 9)]
    counted: Counter[tuple[int, ...]] = Counter()
    for number in range(6_000):
        drawn = seats_by_lot(Lots(f"late {number}"), tables, entries(10, 11))
        counted[tuple(sorted(one.table for one in drawn))] += 1
    assert set(counted) == {(1, 1), (1, 2)}
    assert chi_square(counted, 2) < 10.8


def test_late_players_are_as_likely_on_every_free_seat() -> None:
    """As above; 29 degrees of freedom, above 58.3 once in a thousand times."""
    tables = [table(1, 4, 5, 6, 7, 8, 9), table(2, 5, 6, 7, 8, 9)]
    expected: dict[tuple[int, ...], float]
    expected = {(1, one, 1, two): 1 / 20 for one, two in combinations(range(5, 10), 2)}
    expected |= {(1, one, 2, two): 1 / 40 for one, two in product(range(5, 10), range(6, 10))}
    counted: Counter[tuple[int, ...]] = Counter()
    for number in range(8_000):
        drawn = seats_by_lot(Lots(f"seat {number}"), tables, entries(10, 11))
        first, second = sorted((one.table, one.seat) for one in drawn)
        counted[*first, *second] += 1
    assert chi_square_of(counted, expected) < 58.3


def test_no_late_player_is_likelier_than_another_to_go_where_there_is_more_room() -> None:
    """One goes to table 1, two to two of three; 11 degrees of freedom, 31.3 once in a thousand."""
    tables = [table(1, 4, 5, 6, 7, 8, 9), table(2, 5, 6, 7, 8, 9), table(3, 5, 1, 2, 3, 4)]
    expected = {where: 1 / 9 for odd in (2, 3) for where in permutations((1, 1, odd))}
    expected |= dict.fromkeys(permutations((1, 2, 3)), 1 / 18)
    counted: Counter[tuple[int, ...]] = Counter()
    for number in range(6_000):
        drawn = seats_by_lot(Lots(f"room {number}"), tables, entries(15, 16, 17))
        counted[tuple(one.table for one in drawn)] += 1
    assert chi_square_of(counted, expected) < 31.3


def test_neighbouring_links_have_nothing_in_common() -> None:
    """36 pairs of seats on one table of 9, above 66.6 once in a thousand times."""
    tables, links = [TableOffered(table=TableNo(1), players=0, free=NINE)], chain_of("pairs", 3_600)
    counted: Counter[tuple[int, ...]] = Counter()
    for link in links:
        text = text_of(link, 1, "", tables, entries(1, 2))
        drawn = seats_by_lot(Lots(text), tables, entries(1, 2))
        counted[tuple(sorted(one.seat for one in drawn))] += 1
    assert chi_square(counted, 36) < 66.6


def test_ten_thousand_players_are_seated() -> None:
    floor = registered(10_000)
    event = draw(floor)
    assert len({(one.table, one.seat) for one in event.seated}) == 10_000
    assert len({one.entry for one in event.seated}) == 10_000
    assert len(sizes(floor)) == 1_112
    assert set(sizes(floor)) == {8, 9}
    assert drawn_again(event) == event.seated
