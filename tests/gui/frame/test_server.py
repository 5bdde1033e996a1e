"""The director's window on a house on a server: woken by others, calm while the server is gone."""

from collections.abc import Iterator
from time import monotonic, perf_counter, time
from typing import Final

import pytest

pytest.importorskip("PySide6")

from psycopg.sql import SQL, Identifier
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from tdconsole.domain.language.commands.clock import AdjustClock, StartClock
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.values import TournamentId
from tdconsole.gui.app import Console
from tdconsole.gui.console.engine.tournament_view import Told
from tdconsole.gui.console.frame.server_bar import ServerBar
from tdconsole.gui.running import PATIENCE, while_held
from tdconsole.house import place_of
from tdconsole.house.address import address_of
from tdconsole.house.postgres import HouseOnServer
from tdconsole.house.postgres import house as on_server
from tdconsole.house.postgres import line as lines
from tdconsole.known_errors import KnownError
from tdconsole.projections.clock.board import ClockBoard
from tdconsole.session import Done, Opened, SystemTime, create, open_house
from tests.gui.frame.test_app import window_of
from tests.gui.frame.test_houses import at_home, said
from tests.gui.frame.test_while_held import Beats, enter
from tests.gui.houses import begin
from tests.gui.waiting import Stalls, until
from tests.postgres.cluster import ALWAYS_THERE, Cluster, Server
from tests.postgres.cutting import Cutting, cutting
from tests.session.test_one_time import Machine

OUT: Final = "No connection to the server since "
GAP_MS: Final = 300
"""The longest that the window may stand still while others work on the machine, too."""
SEEN_MS: Final = 100
"""The longest that half of others' steps take to be on the screen: a look now and then takes more."""


@pytest.fixture
def made(qt: object, place_on_server: str) -> str:
    del qt
    with create(place_of(place_on_server)) as house:
        house.session.submit(begin(house.session), StartClock())
    return place_on_server


@pytest.fixture
def line(made: str, server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cutting]:
    del made
    (socket,) = (one for one in server.place.glob(".s.PGSQL.*") if one.suffix != ".lock")
    with cutting(tmp_path_factory.mktemp("l"), socket) as there:
        yield there


@pytest.fixture
def home(made: str, server: Server, line: Cutting) -> Iterator[Opened]:
    with open_house(place_of(made.replace(str(server.place), str(line.place)))) as house:
        yield house


@pytest.fixture
def shown(home: Opened) -> Iterator[Console]:
    with at_home(home) as console:
        home.wait_at_most(PATIENCE, while_held(console))
        yield console


def tournament_of(home: Opened) -> TournamentId:
    (tournament,) = home.session.tournaments()
    return tournament


def bar(shown: Console) -> ServerBar:
    found = window_of(shown).findChild(ServerBar)
    assert found is not None
    return found


def told(shown: Console) -> str:
    return bar(shown).said.text()


def pull(line: Cutting, home: Opened) -> None:
    """Pull the cable: what is there is cut, and nobody gets through."""
    line.cut_at(1, "before it", stays_out=True)
    home.wait_at_most(0)
    with pytest.raises(KnownError):
        home.session.club.people.named()


def test_a_step_of_another_program_is_on_the_screen_without_being_asked_for(
    made: str, home: Opened, shown: Console
) -> None:
    view, tournament, took = window_of(shown).view, tournament_of(home), list[float]()
    with open_house(place_of(made)) as other:
        theirs = other.session.timeline(tournament)
        for number in range(20):
            answer = other.session.submit(tournament, AdjustClock(seconds=60 + number))
            assert isinstance(answer, Done)
            written = perf_counter()
            with Stalls() as stalls:
                assert until(
                    lambda: len(view.session.timeline(tournament).steps) == len(theirs.steps)
                )
                took.append(1000 * (perf_counter() - written) - stalls.since(written))
    assert sorted(took)[len(took) // 2] < SEEN_MS


def test_the_bar_tells_since_when_the_server_is_gone_and_that_it_is_back(
    line: Cutting, home: Opened, shown: Console
) -> None:
    high = bar(shown).geometry()
    assert told(shown) == f"On a server: {home.place}"
    pull(line, home)
    home.wait_at_most(PATIENCE, while_held(shown))
    assert until(lambda: told(shown).startswith(OUT))
    assert bar(shown).geometry() == high
    assert not home.session.unanswered.is_open
    line.mend()
    assert until(lambda: told(shown).startswith("The server was gone from "))
    assert bar(shown).property("state") == "done"
    assert bar(shown).geometry() == high


def test_a_gesture_waits_for_the_server_and_is_done_once(
    line: Cutting, home: Opened, shown: Console
) -> None:
    pull(line, home)
    home.wait_at_most(PATIENCE, while_held(shown))
    assert until(lambda: told(shown).startswith(OUT))
    QTimer.singleShot(800, bar(shown), line.mend)
    beats = Beats(shown)
    enter(shown, "r + Nina Neu")
    beats.stop()
    assert said(shown).startswith("Nina Neu registered")
    assert "Waiting for the server…" in beats.said
    assert beats.longest * 1000 < GAP_MS
    names = [known.name for known in home.session.club.people.named().values()]
    assert names == ["Maria Rossi", "Nina Neu"]


def test_after_the_patience_a_gesture_is_refused_in_words(
    line: Cutting, home: Opened, shown: Console
) -> None:
    pull(line, home)
    home.wait_at_most(500, while_held(shown))
    enter(shown, "r + Nina Neu")
    assert said(shown).startswith("Not done: no connection to the server.")
    field = window_of(shown).quick.field
    assert field.selectedText() == "r + Nina Neu"
    line.mend()
    assert until(lambda: not told(shown).startswith(OUT))
    QTest.keyClick(field, Qt.Key.Key_Return)
    names = [known.name for known in home.session.club.people.named().values()]
    assert names == ["Maria Rossi", "Nina Neu"]


@pytest.mark.parametrize("moment", ["before it", "after it", "before its answer"])
def test_a_gesture_that_was_not_answered_is_asked_again_by_itself(
    line: Cutting, home: Opened, shown: Console, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    commit, cut = HouseOnServer._commit, [True]

    def cutting_once(house: HouseOnServer, turn: int) -> None:
        if cut:
            cut.pop()
            line.cut_at(1, moment, stays_out=True)  # type: ignore[arg-type]
        commit(house, turn)

    monkeypatch.setattr(HouseOnServer, "_commit", cutting_once)
    home.wait_at_most(500, while_held(shown))
    enter(shown, "r + Nina Neu")
    assert "don't do it again" in said(shown)
    field = window_of(shown).quick.field
    assert field.text() == "r + Nina Neu"
    line.mend()
    assert until(lambda: said(shown).startswith("It was done, once: Nina Neu registered"))
    assert not field.text()
    names = [known.name for known in home.session.club.people.named().values()]
    assert names == ["Maria Rossi", "Nina Neu"]


def test_nothing_freezes_while_packets_vanish(
    line: Cutting, home: Opened, shown: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_server, "ANSWERED_S", 3.0)
    monkeypatch.setattr(lines.Connection, "longest", 3.0)
    home.wait_at_most(4_000, while_held(shown))
    window_of(shown).quick.take("ros")  # what it needs the first time is read
    window_of(shown).quick.take("")
    line.swallowing = True
    beats = Beats(shown)
    window_of(shown).quick.take("ros")  # looks people up
    enter(shown, "r + Nina Neu")
    ended = monotonic() + 3
    assert until(lambda: monotonic() > ended)
    beats.stop()
    assert told(shown).startswith(OUT)
    assert beats.longest * 1000 < GAP_MS
    line.mend()
    assert until(lambda: not told(shown).startswith(OUT), 12_000)
    QTest.keyClick(window_of(shown).quick.field, Qt.Key.Key_Return)
    names = [known.name for known in home.session.club.people.named().values()]
    assert names == ["Maria Rossi", "Nina Neu"]


def test_play_goes_on_after_the_server_was_killed_and_started_again(
    qt: object, cluster: Cluster
) -> None:
    del qt
    place = place_of(cluster.address(ALWAYS_THERE, "club"))
    with create(place) as house:
        tournament = begin(house.session)
        house.session.submit(tournament, StartClock())
    with open_house(place) as home, at_home(home) as shown:
        home.wait_at_most(PATIENCE, while_held(shown))
        cluster.kill()
        assert until(lambda: told(shown).startswith(OUT))
        boards = list[ClockBoard]()
        window_of(shown).view.passed.connect(boards.append)
        beats = Beats(shown)
        assert until(lambda: len({board.left for board in boards}) >= 3)
        beats.stop()
        assert beats.longest * 1000 < GAP_MS
        cluster.start()
        with open_house(place) as other:
            other.session.submit(tournament, RegisterEntry(person=Newcomer(name="Otto Alt")))
        view = window_of(shown).view
        assert until(lambda: len(view.state.entries.by_id) == 2)
        assert told(shown).startswith("The server was gone from ")
        enter(shown, "r + Nina Neu")
        assert sorted(view.state.entries.by_id) == [1, 2, 3]


def test_a_server_that_lost_something_is_told_and_the_house_opened_again(
    line: Cutting, server: Server, made: str, home: Opened, shown: Console
) -> None:
    enter(shown, "r + Nina Neu")
    pull(line, home)
    with server.connected() as connection:  # as after a copy of last week was brought back
        turn = SQL("UPDATE {} SET no = 1").format(Identifier(address_of(made).house, "turn"))
        connection.execute("SET session_replication_role = replica")
        connection.execute(turn)
    line.mend()
    assert until(lambda: "lacks something" in told(shown))
    enter(shown, "r + Otto Alt")
    assert "lacks something" in said(shown)
    again = bar(shown).again
    assert again.isVisible()
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    assert shown.houses.next is not None
    assert shown.houses.next.place == home.place


def test_a_clock_that_goes_wrong_in_play_is_told_once(shown: Console) -> None:
    heard, wrong = list[Told](), Machine("wrong", 3_000)
    view = window_of(shown).view
    view.told.connect(heard.append)
    assert shown.line is not None
    with wrong.in_hand():
        for _ in range(3):
            shown.line.look()
    assert [told.sentence for told in heard] == [
        "This machine’s clock is 3 s away from the server’s: the tournament goes by the server’s. Set this one right."
    ]


def test_a_window_on_a_machine_whose_clock_is_wrong_shows_the_server_s_time(
    made: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong, right = Machine("wrong", 3_000), SystemTime()
    true = SystemTime.now
    monkeypatch.setattr(SystemTime, "now", lambda _own: wrong.set_wrongly(true(right)))
    with wrong.in_hand(), open_house(place_of(made)) as other, at_home(other) as shown:
        assert abs(window_of(shown).view.now().utc - time() * 1000) < 100
