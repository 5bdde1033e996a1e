"""The line to the server breaks at every moment there is: a gesture is done once, or not at all."""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Final

import psycopg
import pytest

from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.values import PersonId, TournamentId
from tdconsole.house import place_of
from tdconsole.house.address import address_of
from tdconsole.house.postgres import over_line
from tdconsole.known_errors import CommitUnanswered, FileBusy, ServerFellBack, ServerGone, TurnLost
from tdconsole.session import Done, Opened, Session, create, open_house
from tests.postgres.cluster import ALWAYS_THERE, Cluster, Server
from tests.postgres.cutting import Cutting, Moment, cutting
from tests.session.floor import CREATION

MOMENTS: Final[tuple[Moment, ...]] = ("before it", "after it", "before its answer")
MORE_THAN_IS_SENT: Final = 30
"""In any gesture here."""
SHORT_MS: Final = 60
"""What a gesture waits for a server that is gone, where it stays gone."""

pytestmark = pytest.mark.postgres


@pytest.fixture(autouse=True)
def _tried_again_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(over_line, "_AGAIN_S", 0.02)


@pytest.fixture
def line(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cutting]:
    folder = Path(tmp_path_factory.mktemp("l"))
    (socket,) = (one for one in server.place.glob(".s.PGSQL.*") if one.suffix != ".lock")
    with cutting(folder, socket) as made:
        yield made


@pytest.fixture
def opened(line: Cutting, place_on_server: str) -> Iterator[Opened]:
    address = address_of(place_on_server)
    beside = address._replace(parameters=(("host", str(line.place)),))
    with create(beside) as made:
        yield made


def begun(session: Session) -> TournamentId:
    done = session.submit(None, CREATION)
    assert isinstance(done, Done)
    return done.tournament


def reached(opened: Opened) -> None:
    """Wait until there is a line again."""
    until = monotonic() + 10
    while opened.gone_for is not None:
        assert monotonic() < until
        with suppress(ServerGone):
            opened.session.refresh()
        sleep(0.005)


def on_a_new_line(line: Cutting, opened: Opened) -> None:
    """So that each time as much is sent: on an old line, less of a statement goes over it."""
    line.cut_at(1, "before it")
    opened.session.club.people.exists(PersonId(1))


@pytest.mark.parametrize("moment", MOMENTS)
def test_cut_anywhere_a_gesture_is_done_once(line: Cutting, opened: Opened, moment: Moment) -> None:
    """The new line is there at once: nobody even notices."""
    session = opened.session
    tournament = begun(session)
    for number in range(1, MORE_THAN_IS_SENT):
        on_a_new_line(line, opened)
        line.cut_at(number, moment)
        done = session.submit(tournament, RegisterEntry(person=Newcomer(name=f"P {number}")))
        assert isinstance(done, Done)
        assert not done.again
        session.refresh()
        assert len(session.timeline(tournament).steps) == 1 + number
        line.mend()
    assert line.cuts > MORE_THAN_IS_SENT
    assert len(session.club.people.named()) == number
    assert list(opened.faults()) == []


@pytest.mark.parametrize("moment", MOMENTS)
def test_where_the_line_stays_out_it_is_refused_and_done_once_when_asked_again(
    line: Cutting, opened: Opened, moment: Moment
) -> None:
    session, came = opened.session, Counter[str]()
    tournament = begun(session)
    for number in range(1, MORE_THAN_IS_SENT):
        on_a_new_line(line, opened)
        opened.wait_at_most(SHORT_MS)
        line.cut_at(number, moment, stays_out=True)
        asked = RegisterEntry(person=Newcomer(name=f"P {number}"))
        try:
            session.submit(tournament, asked, f"r{number}")
        except (ServerGone, CommitUnanswered) as error:
            came[type(error).__name__] += 1
        line.mend()
        reached(opened)
        opened.wait_at_most(10_000)
        assert isinstance(session.submit(tournament, asked, f"r{number}"), Done)
        assert len(session.timeline(tournament).steps) == 1 + number
    assert came["CommitUnanswered"] > 0, came
    assert len(session.club.people.named()) == number
    assert list(opened.faults()) == []


def test_what_the_club_was_keeping_is_told_to_be_lost(line: Cutting, opened: Opened) -> None:
    """A name has no number by which it could be asked for again: it is said that nothing is there."""
    people, told = opened.session.club.people, 0
    for number in range(1, MORE_THAN_IS_SENT):
        on_a_new_line(line, opened)
        before = people.named()
        line.cut_at(number, "before it")
        try:
            people.add(f"Maria Rossi {number}")
        except TurnLost:
            told += 1
            line.mend()
            assert people.named() == before
        line.mend()
    assert told > 0


def test_what_was_committed_before_the_line_broke_counts(line: Cutting, opened: Opened) -> None:
    people, number = opened.session.club.people, 0
    while True:  # the last thing that is sent is the commit
        number += 1
        line.cut_at(number, "before its answer")
        cuts = line.cuts
        try:
            people.add(f"Maria Rossi {number}")
        except TurnLost:
            continue
        if line.cuts > cuts:
            break
    assert [one.name for one in people.named().values()] == [f"Maria Rossi {number}"]


def test_others_are_seen_again_after_the_line_broke(
    line: Cutting, opened: Opened, place_on_server: str
) -> None:
    tournament = begun(opened.session)
    with open_house(place_of(place_on_server)) as other:
        other.session.submit(tournament, RegisterEntry(person=Newcomer(name="A")))
        line.cut_at(1, "before it", stays_out=True)
        opened.wait_at_most(SHORT_MS)
        with pytest.raises(ServerGone):
            opened.session.club.people.named()
        other.session.submit(tournament, RegisterEntry(person=Newcomer(name="B")))
        line.mend()
        reached(opened)
        opened.session.refresh()
    assert len(opened.session.timeline(tournament).steps) == 3


def test_a_server_that_lost_what_was_acknowledged_is_not_written_to(cluster: Cluster) -> None:
    """The standby was behind when the first server died: what it lacks is told, and stays told."""
    second = cluster.standby()
    address = cluster.address(ALWAYS_THERE, "club", host=f"{cluster.place},{second.place}")
    with create(place_of(address)) as opened:
        session = opened.session
        tournament = begun(session)
        with second.connected() as connection:
            connection.execute("SELECT pg_wal_replay_pause()")
        second.stop()
        session.submit(tournament, RegisterEntry(person=Newcomer(name="Maria Rossi")))
        cluster.kill()
        second.start()
        second.promote()
        for _ in range(2):
            with pytest.raises(ServerFellBack):
                session.submit(tournament, RegisterEntry(person=Newcomer(name="Ines")))
    with open_house(place_of(address)) as again:
        assert [type(one).__name__ for one in again.lost] == ["TailLost"]
        assert len(again.session.timeline(tournament).steps) == 1


def test_after_a_failover_play_goes_on(cluster: Cluster) -> None:
    second = cluster.standby(synchronous=True)
    address = cluster.address(ALWAYS_THERE, "club", host=f"{cluster.place},{second.place}")
    with create(place_of(address)) as opened:
        session = opened.session
        tournament = begun(session)
        session.submit(tournament, RegisterEntry(person=Newcomer(name="Maria Rossi")))
        cluster.kill()
        second.promote()
        done = session.submit(tournament, RegisterEntry(person=Newcomer(name="Ines")))
        assert isinstance(done, Done)
        assert done.step.no == 3
        assert opened.lost == ()
    with open_house(place_of(address)) as again:
        assert again.lost == ()
        assert list(again.faults()) == []


def test_a_step_that_the_server_refuses_at_the_commit_keeps_nobody_waiting(
    server: Server, place_on_server: str
) -> None:
    address = address_of(place_on_server)
    with create(address) as opened, open_house(address) as other:
        tournament = begun(opened.session)
        with server.connected() as connection:
            connection.execute(f'ALTER TABLE "{address.house}".step ADD CHECK (version <> 2)')
        with pytest.raises(psycopg.errors.CheckViolation):
            opened.session.submit(tournament, RegisterEntry(person=Newcomer(name="A")))
        with server.connected() as connection:
            connection.execute(
                f'ALTER TABLE "{address.house}".step DROP CONSTRAINT step_version_check'
            )
        for desk in (other, opened):
            done = desk.session.submit(tournament, RegisterEntry(person=Newcomer(name="B")))
            assert isinstance(done, Done)
        assert len(opened.session.timeline(tournament).steps) == 3


def test_what_is_read_while_a_line_is_made_anew_is_taken_in_once(
    line: Cutting, opened: Opened
) -> None:
    """A window looks for others' steps while it waits; its own may have landed meanwhile."""
    session = opened.session
    tournament = begun(session)

    def look(_waited: float) -> None:
        with suppress(ServerGone, FileBusy):
            session.refresh()

    for moment in MOMENTS:
        for number in range(1, MORE_THAN_IS_SENT):
            opened.wait_at_most(10_000)
            on_a_new_line(line, opened)
            opened.wait_at_most(10_000, look)
            line.cut_at(number, moment)
            done = session.submit(tournament, RegisterEntry(person=Newcomer(name="P"), draw=False))
            line.mend()
            assert isinstance(done, Done)
            steps = session.timeline(tournament).steps
            assert [step.no for step in steps] == list(range(1, len(steps) + 1))
    assert list(opened.faults()) == []


def test_anybody_may_say_that_others_wrote_but_not_how_far(
    server: Server, place_on_server: str
) -> None:
    address = address_of(place_on_server)
    with create(address) as opened, open_house(address) as other:
        tournament = begun(opened.session)
        other.session.refresh()
        with server.connected() as connection:
            for said in ("hello", "999999999999", ""):
                connection.execute(f"NOTIFY tdconsole_{address.house}, '{said}'")
        for desk in (other, opened, other):
            done = desk.session.submit(tournament, RegisterEntry(person=Newcomer(name="A")))
            assert isinstance(done, Done)
        assert len(other.session.timeline(tournament).steps) == 4


def test_a_desk_that_knows_another_past_is_told_and_writes_nothing(
    line: Cutting, opened: Opened, server: Server, place_on_server: str
) -> None:
    """It was away while others went on from a copy that lacked a step which it had seen."""
    address = address_of(place_on_server)
    tournament = begun(opened.session)
    with open_house(address) as other:
        other.session.submit(tournament, RegisterEntry(person=Newcomer(name="Lost Step")))
    until = monotonic() + 10
    while len(opened.session.timeline(tournament).steps) < 2:
        assert monotonic() < until
        with suppress(ServerGone):
            opened.session.refresh()
    opened.wait_at_most(SHORT_MS)
    line.cut_at(1, "before it", stays_out=True)
    with pytest.raises(ServerGone):
        opened.session.club.people.named()
    with server.connected() as connection:
        connection.execute(f'SET search_path TO "{address.house}"')
        connection.execute("SET session_replication_role = replica")
        connection.execute("DELETE FROM event WHERE step = (SELECT id FROM step WHERE version = 2)")
        connection.execute("DELETE FROM step WHERE version = 2")
        connection.execute("UPDATE turn SET no = no - 1")
    with open_house(address) as other:
        for name in ("Somebody Else", "And Another"):
            other.session.submit(tournament, RegisterEntry(person=Newcomer(name=name)))
    line.mend()
    opened.wait_at_most(10_000)
    for _ in range(2):
        with pytest.raises(ServerFellBack):
            opened.session.submit(tournament, RegisterEntry(person=Newcomer(name="Ines")))


def test_a_turn_that_was_put_back_is_not_written_on(server: Server, place_on_server: str) -> None:
    address = address_of(place_on_server)
    with create(address) as opened:
        tournament = begun(opened.session)
        with server.connected() as connection:
            connection.execute(f'SET search_path TO "{address.house}"')
            connection.execute("SET session_replication_role = replica")
            connection.execute("UPDATE turn SET no = no - 1")
        with pytest.raises(ServerFellBack):
            opened.session.submit(tournament, RegisterEntry(person=Newcomer(name="Ines")))


def test_an_error_amid_an_answer_leaves_no_turn_taken(
    line: Cutting, opened: Opened, place_on_server: str
) -> None:
    """A bug in what the window does while it waits is a bug, and the next gesture is none."""
    tournament = begun(opened.session)

    def broken(_waited: float) -> None:
        raise ZeroDivisionError

    on_a_new_line(line, opened)
    opened.wait_at_most(10_000, broken)
    line.cut_at(3, "before its answer", stays_out=True)
    with pytest.raises(ZeroDivisionError):
        opened.session.submit(tournament, RegisterEntry(person=Newcomer(name="A")))
    line.mend()
    opened.wait_at_most(10_000)
    with open_house(address_of(place_on_server)) as other:
        for desk in (other, opened):
            done = desk.session.submit(tournament, RegisterEntry(person=Newcomer(name="B")))
            assert isinstance(done, Done)
