"""What the room sees of hand for hand."""

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace

from tdconsole.domain.language.commands.bubble import EndHandForHand, ReportTables, StartHandForHand
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.money import PostPrizes
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.values import EntryId, TableNo, TableTask
from tdconsole.gui.projector.programme import Programme
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import Done, Session, SystemTime
from tdconsole.settings import Wall
from tdconsole.wall.screens.clock_words import Clock
from tdconsole.wall.screens.hand_for_hand import HandForHand
from tdconsole.wall.screens.standings import Standings
from tdconsole.wall.show import Glance, Show
from tests.gui.boards import ROME
from tests.gui.console_evening import seated


class Room:
    """Twelve at two tables, and one screen."""

    def __init__(self, session: Session) -> None:
        self.session, self.tournament = session, seated(session)
        self.time, self.programme = SystemTime(), Programme(Wall())
        words = catalogue("en", ROME)
        self.show = Show(session, self.tournament, words, self.time, self.programme)

    def do(self, request: Request) -> None:
        assert isinstance(self.session.submit(self.tournament, request), Done)

    def report(self, task: TableTask, *tables: int) -> None:
        self.do(ReportTables(tables=tuple(map(TableNo, tables)), task=task))

    def glance(self) -> Glance:
        found = self.show.glance()
        assert found is not None
        return found

    def sees(self) -> HandForHand:
        body = self.glance().shown.body
        assert isinstance(body, HandForHand)
        return body

    def tasks(self) -> dict[str, TableTask]:
        return {one.table: one.task for one in self.sees().tiles}

    def bust(self, *entries: EntryId) -> None:
        self.do(EliminatePlayers(hand=tuple(Bust(entry=one) for one in entries)))

    def at(self, table: int) -> list[EntryId]:
        state = self.session.state(self.tournament)
        assert state is not None
        return sorted(state.play.seating.tables[TableNo(table)].players.values())

    def clock(self) -> Clock:
        told = self.show.clock(self.time.now())
        assert told is not None
        return told[1]


@pytest.fixture
def room(session: Session) -> Room:
    return Room(session)


def test_it_comes_by_itself_and_goes_with_the_end(room: Room) -> None:
    assert isinstance(room.glance().shown.body, Clock)
    room.do(StartHandForHand())
    assert room.sees().aside == "Hand 1"
    assert room.sees().hero == "9 out"
    assert room.show.live() == "hand-for-hand"
    room.do(EndHandForHand())
    assert isinstance(room.glance().shown.body, Clock)


def test_it_follows_each_report(room: Room) -> None:
    room.do(StartHandForHand())
    assert room.sees().left == "12 left · 3 paid"
    assert room.sees().then == "and everybody is paid"
    assert room.tasks() == {"1": "dealing", "2": "dealing"}
    assert room.sees().prize
    room.report("held", 1, 2)
    assert room.tasks() == {"1": "held", "2": "held"}
    room.report("released", 1)
    assert room.tasks() == {"1": "released", "2": "held"}
    room.report("done", 1)
    assert room.tasks() == {"1": "done", "2": "held"}


def test_without_money_on_the_wall_the_prize_is_not_told(room: Room) -> None:
    room.do(StartHandForHand())
    room.programme.choose(replace(room.programme.choices, money=False))
    assert not room.sees().prize
    assert not room.sees().prize_note


def test_brought_by_hand_it_says_that_it_is_not_played(room: Room) -> None:
    room.programme.show("hand-for-hand", room.time.now())
    assert room.sees().nothing == "Play is not hand-for-hand."


def test_its_frame_has_the_clock_that_stands(room: Room) -> None:
    room.do(StartHandForHand())
    frame = room.glance().shown.frame
    assert frame is not None
    assert frame.level == "the clock stands"


def test_a_bust_is_not_given_away_while_another_table_plays_the_hand(room: Room) -> None:
    room.do(StartHandForHand())
    standings = room.show
    one, other = room.at(1)[0], room.at(2)[0]
    room.bust(one)
    room.report("done", 1)
    assert room.sees().hero == "9 out"
    assert room.sees().left == "12 left · 3 paid"
    assert room.clock().players.value == "12\N{NO-BREAK SPACE}/\N{NO-BREAK SPACE}12"
    room.programme.show("standings", room.time.now())
    glance = standings.glance()
    assert glance is not None
    assert isinstance(glance.shown.body, Standings)
    assert not [row for row in glance.shown.body.rows if row[0].isdigit()]
    room.programme.show("clock", room.time.now())
    room.bust(other)
    room.report("done", 2)
    assert room.sees().hero == "7 out"
    assert room.sees().left == "10 left · 3 paid"


def test_the_bubble_bursts_once_the_hand_is_over_everywhere(room: Room) -> None:
    room.do(PostPrizes())
    one, other = room.at(1), room.at(2)
    room.bust(*one[:4])
    room.bust(*other[:4])
    room.do(StartHandForHand())
    assert (room.sees().hero, room.sees().burst) == ("1 out", False)
    room.bust(one[4])
    room.report("done", 1)
    assert (room.sees().hero, room.sees().burst) == ("1 out", False)
    room.report("done", 2)
    assert (room.sees().hero, room.sees().burst) == ("In the money", True)
    assert room.sees().then == "3 players have won at least"
    room.do(EndHandForHand())
    assert room.show.live() == "hand-for-hand"
    assert room.sees().burst
