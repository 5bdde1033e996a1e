"""A window that only looks, at a standby: nothing tells it there, and it may know more than is there."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from time import monotonic, sleep
from typing import Final

import pytest

from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.values import TournamentId
from tdconsole.house.address import address_of
from tdconsole.house.postgres import over_line
from tdconsole.known_errors import ServerFellBack
from tdconsole.session import Done, Opened, create, open_house
from tests.postgres.cluster import ALWAYS_THERE, Cluster
from tests.session.floor import CREATION

PATIENCE_S: Final = 10


class Desks:
    """One that writes and one that only looks; both are told of two servers."""

    def __init__(self, first: Cluster, second: Cluster, to_the_end: ExitStack) -> None:
        both = first.address(ALWAYS_THERE, "club", host=f"{first.place},{second.place}")
        self.writing = to_the_end.enter_context(create(address_of(both)))
        self.first, self.second = first, second
        done = self.writing.session.submit(None, CREATION)
        assert isinstance(done, Done)
        self.tournament: TournamentId = done.tournament
        self.looking = to_the_end.enter_context(open_house(address_of(both), looking=True))
        assert self.seen() == 1
        self._wait_for_the_second()

    def _wait_for_the_second(self) -> None:
        """What a standby has on its disk is not there to be read at once."""
        with self.first.connected() as one, self.second.connected() as other:
            written = one.execute("SELECT pg_current_wal_flush_lsn()::text").fetchone()
            assert written is not None
            replayed = "SELECT pg_last_wal_replay_lsn() >= %s::pg_lsn"
            self.wait_until(lambda: other.execute(replayed, written).fetchone() == (True,))

    def register(self, name: str) -> None:
        done = self.writing.session.submit(
            self.tournament, RegisterEntry(person=Newcomer(name=name))
        )
        assert isinstance(done, Done)

    def seen(self) -> int:
        return steps(self.looking, self.tournament)

    def wait_until(self, holds: Callable[[], bool]) -> None:
        until = monotonic() + PATIENCE_S
        while not holds():
            assert monotonic() < until
            self.looking.session.refresh()
            sleep(0.01)

    def look_at_the_second(self) -> None:
        """Have the window find the standby, once the first server is gone."""
        lines = self.looking.lines
        self.first.kill()
        self.wait_until(lambda: self.looking.lines > lines)


def steps(opened: Opened, tournament: TournamentId) -> int:
    return len(opened.session.timeline(tournament).steps)


@pytest.fixture(autouse=True)
def _tried_again_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(over_line, "_AGAIN_S", 0.02)
    monkeypatch.setattr(over_line, "_LOOKED_S", 0.02)


@pytest.fixture
def to_the_end() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def test_what_is_written_after_a_failover_is_seen(cluster: Cluster, to_the_end: ExitStack) -> None:
    desks = Desks(cluster, cluster.standby(synchronous=True), to_the_end)
    desks.look_at_the_second()
    desks.second.promote()
    for wanted, name in enumerate(("Maria Rossi", "Ines", "Jan"), start=2):
        desks.register(name)
        desks.wait_until(lambda wanted=wanted: desks.seen() == wanted)  # type: ignore[misc]
    assert not desks.looking.fell_back


def test_what_others_write_is_seen_at_a_standby(cluster: Cluster, to_the_end: ExitStack) -> None:
    desks = Desks(cluster, cluster.standby(synchronous=True), to_the_end)
    only = cluster.address(ALWAYS_THERE, "club", host=str(desks.second.place))
    beside = to_the_end.enter_context(open_house(address_of(only), looking=True))
    assert steps(beside, desks.tournament) == 1
    desks.register("Maria Rossi")
    until = monotonic() + PATIENCE_S
    while steps(beside, desks.tournament) != 2:
        assert monotonic() < until
        beside.session.refresh()
        sleep(0.01)


def test_a_standby_that_replays_late_is_waited_for(cluster: Cluster, to_the_end: ExitStack) -> None:
    desks = Desks(cluster, cluster.standby(synchronous=True), to_the_end)
    with desks.second.connected() as connection:
        connection.execute("SELECT pg_wal_replay_pause()")
        desks.register("Maria Rossi")
        desks.wait_until(lambda: desks.seen() == 2)
        desks.look_at_the_second()
        for _ in range(20):
            desks.looking.session.refresh()
            sleep(0.01)
        assert desks.seen() == 2
        assert not desks.looking.fell_back
        connection.execute("SELECT pg_wal_replay_resume()")
    desks.second.promote()
    desks.register("Ines")
    desks.wait_until(lambda: desks.seen() == 3)
    assert not desks.looking.fell_back


def test_a_standby_promoted_without_what_was_seen_has_fallen_back(
    cluster: Cluster, to_the_end: ExitStack
) -> None:
    desks = Desks(cluster, cluster.standby(), to_the_end)
    desks.second.stop()
    desks.register("Maria Rossi")
    desks.wait_until(lambda: desks.seen() == 2)
    desks.first.kill()
    desks.second.start()
    lines = desks.looking.lines
    desks.wait_until(lambda: desks.looking.lines > lines)
    assert not desks.looking.fell_back
    desks.second.promote()
    desks.wait_until(lambda: desks.looking.fell_back)
    with pytest.raises(ServerFellBack):
        desks.looking.session.club.people.named()
