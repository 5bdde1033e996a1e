"""What the room sees of hand for hand."""

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace

from tdconsole.domain.language.commands.bubble import EndHandForHand, ReportTables, StartHandForHand
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.values import TableNo, TableTask
from tdconsole.gui.projector.programme import Programme
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import Done, Session, SystemTime
from tdconsole.settings import Wall
from tdconsole.wall.screens.clock_words import Clock
from tdconsole.wall.screens.hand_for_hand import HandForHand
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


@pytest.fixture
def room(session: Session) -> Room:
    return Room(session)


def test_it_comes_by_itself_and_goes_with_the_end(room: Room) -> None:
    assert isinstance(room.glance().shown.body, Clock)
    room.do(StartHandForHand())
    assert room.sees().hand == "1"
    assert room.show.live() == "hand-for-hand"
    room.do(EndHandForHand())
    assert isinstance(room.glance().shown.body, Clock)


def test_it_follows_each_report(room: Room) -> None:
    room.do(StartHandForHand())
    assert (room.sees().left, room.sees().done, room.sees().held) == ("12 / 3", "0 / 2", "")
    assert room.sees().prize
    room.report("held", 1, 2)
    assert room.sees().held == "All-ins held: tables 1, 2"
    room.report("released", 1)
    assert room.sees().held == "All-in played at table 1 · All-in held: table 2"
    room.report("done", 1)
    assert room.sees().done == "1 / 2"


def test_without_money_on_the_wall_the_prize_is_not_told(room: Room) -> None:
    room.do(StartHandForHand())
    room.programme.choose(replace(room.programme.choices, money=False))
    assert not room.sees().prize
    assert not room.sees().prize_label


def test_brought_by_hand_it_says_that_it_is_not_played(room: Room) -> None:
    room.programme.show("hand-for-hand", room.time.now())
    assert room.sees().nothing == "Play is not hand-for-hand."


def test_its_frame_has_the_clock_that_stands(room: Room) -> None:
    room.do(StartHandForHand())
    frame = room.glance().shown.frame
    assert frame is not None
    assert frame.level == "Hand for hand"
