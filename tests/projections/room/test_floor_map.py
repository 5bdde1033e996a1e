"""What the map says of a table beyond who sits there."""

from tdconsole.domain.language.commands.floor import NameBigBlind, PlaceButton, SeePlayers
from tdconsole.domain.language.commands.seating import LockTable
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.values import EntryId, SeatNo, TableNo
from tdconsole.projections.room.floor_map import (
    breaks_next,
    halted,
    hand_marks,
    hands_known,
    is_dealing,
    unseen,
)
from tests.domain.floor import busting, playing, seated

ONE, TWO = TableNo(1), TableNo(2)


def test_the_hand_is_known_for_a_while() -> None:
    evening = playing(9, 9)
    evening.do(PlaceButton(table=ONE, button=SeatNo(2)))
    state, now = evening.tournament, evening.now
    marks = hand_marks(state, state.play.seating.tables[ONE], now)
    assert marks is not None
    assert (marks.dealt.button, marks.dealt.small_blind, marks.dealt.big_blind) == (2, 3, 4)
    assert marks.next_big_blind == 5
    assert hand_marks(state, state.play.seating.tables[TWO], now) is None
    assert hands_known(state, now) == {ONE}
    assert hands_known(state, evening.wait(minutes=600).now) == frozenset()


def test_who_is_named_posts_the_next_big_blind() -> None:
    evening = playing(9, 9)
    evening.do(NameBigBlind(table=TWO, seat=SeatNo(7)))
    state = evening.tournament
    marks = hand_marks(state, state.play.seating.tables[TWO], evening.now)
    assert marks is not None
    assert marks.next_big_blind == 7


def test_a_dead_button_lies_where_the_house_leaves_it() -> None:
    evening = playing(9, 9)
    evening.do(PlaceButton(table=ONE, button=SeatNo(2)), busting(2))

    def button() -> int:
        state = evening.tournament
        marks = hand_marks(state, state.play.seating.tables[ONE], evening.now)
        assert marks is not None
        return marks.button

    assert button() == 2
    evening.do(OverrideRules(changes=RuleChanges(button_shown="last_player")))
    assert button() == 1


def test_a_player_is_seen_until_he_sits_elsewhere() -> None:
    evening = playing(3, 3)
    state = evening.tournament
    assert unseen(state, state.play.seating.tables[ONE]) == {1, 2, 3}
    evening.do(SeePlayers(entries=(EntryId(2),)))
    state = evening.tournament
    assert unseen(state, state.play.seating.tables[ONE]) == {1, 3}


def test_a_table_breaks_next_once_the_others_can_take_its_players() -> None:
    assert breaks_next(playing(9, 9, 9).tournament) is None
    assert breaks_next(playing(6, 6, 6).tournament) == 3
    locked = playing(6, 6, 6)
    locked.do(LockTable(table=TableNo(3)))
    assert breaks_next(locked.tournament) is None


def test_a_table_that_lost_three_halts_where_the_book_says_so() -> None:
    evening = playing(9, 9)
    for entry in (1, 2, 3):
        evening.do(busting(entry))
    state = evening.tournament
    short = state.play.seating.tables[ONE]
    deficit = state.rules.halt_deficit.value
    assert halted(state, short, len(short.players) + deficit - 1, None) == "plays"
    assert halted(state, short, len(short.players) + max(1, deficit), None) != "plays"
    assert is_dealing(state)
    assert not is_dealing(seated(9, 9).tournament)
