"""Moving a house whole: at every moment, one house at most can be written to.

The source is held while the target is written, marked as arriving, in one transaction in which its
seals are made again from what it holds. Then the source is marked as moved, and last the target's
mark is taken away. Interrupted before the source is marked, that one is in force; after it, the
same move only has to take the last mark away.
"""

import secrets
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from tdconsole.club.carrying import CARRIED as OF_THE_CLUB
from tdconsole.club.carrying import carry_club, finish_erasing
from tdconsole.house import (
    Carried,
    Head,
    House,
    HouseFile,
    Mark,
    Place,
    Record,
    appearing,
    counted,
    furthest,
    heads_in,
)
from tdconsole.house.heads import written
from tdconsole.house.moving.mark import UNMARK, marked
from tdconsole.journal import heads, is_held, tournament_of
from tdconsole.journal.carrying import CARRIED as OF_THE_TRAIL
from tdconsole.journal.carrying import carry_trail, is_past_of, proved_heads
from tdconsole.known_errors import (
    DamagedFile,
    FileExists,
    HouseMissing,
    HouseMoved,
    NotArrivedWhole,
)
from tdconsole.projections.engine.moved import Moved
from tdconsole.session.opening import SCHEMAS, SERVER_SCHEMAS, house_at, on_server
from tdconsole.settings import keep_heads, kept_heads

Progress = Callable[[int, int], object]
"""Told how many rows are done, of how many."""

_ALIVE: Final = "SELECT 1"


class _Carriage(NamedTuple):
    """A house on its way: what it comes from, under which mark, and what is told of it."""

    source: House
    mark: Mark
    carried: Carried


def move(source: Place, place: Place, progress: Progress = lambda _done, _of: None) -> Moved:
    """Move the house, or finish a move that was interrupted after the source was marked."""
    if named(source) == named(place):
        raise FileExists(str(place))
    with closing(house_at(source, even=("moved",))) as house:
        mark = house.mark()
        if mark is not None:
            return _finished(house, mark, place)
        house.even = ()
        _check_whole(house, source)
        finish_erasing(house)
        with house.transaction():
            house.execute(UNMARK)  # who has no right to that is told before anything is carried
            mark = Mark("arriving", named(source), secrets.token_hex(8))
            told = _Told(house, progress)
            arrived = _arrived(_Carriage(house, mark, told), place)
            told.whole()
            house.set_mark(Mark("moved", named(place), mark.move))
        _put_in_force(place, arrived)
        return _report(house, place, arrived)


def named(place: Place) -> str:
    """The place's name, the same from every folder."""
    return str(place.resolve() if isinstance(place, Path) else place)


def _check_whole(house: House, place: Place) -> None:
    """Check that the house is sound, and lacks nothing that nobody was told of yet."""
    for detail in house.damage():
        raise DamagedFile(house.path, detail)
    here = Record(house.path).read() if isinstance(place, Path) else ()
    last, fallen = furthest((*here, *heads_in(kept_heads(place))))
    for head in last.values():
        if head._replace(fallen=True) not in fallen and not is_held(house, head):
            raise DamagedFile(house.path, f"{head.stream}: step {head.no}")


class _Told:
    """Counts the rows that are done; the source's line is kept from falling asleep meanwhile."""

    def __init__(self, house: House, progress: Progress) -> None:
        tables = {one.name: counted(house, one) for one in (*OF_THE_TRAIL, *OF_THE_CLUB)}
        self._house, self._progress = house, progress
        self._done, self._of = 0, sum(tables.values()) + tables["step"]

    def __call__(self, rows: int) -> None:
        self._done = min(self._done + rows, self._of)
        self._house.row(_ALIVE)
        self._progress(self._done, self._of)

    def whole(self) -> None:
        self(self._of)


# Arriving


def _arrived(carriage: _Carriage, place: Place) -> list[Head]:
    """The last steps of the house that is there now, marked as arriving and checked."""
    with suppress(HouseMissing), _again(carriage, place) as there:
        return _filled(carriage, there)
    if isinstance(place, Path):
        return _in_new_file(carriage, place)
    there = on_server().create(place, SERVER_SCHEMAS, carriage.mark)
    with closing(there):
        try:
            return _filled(carriage, there)
        except BaseException:
            there.abandon()
            raise


def _in_new_file(carriage: _Carriage, place: Path) -> list[Head]:
    with appearing(place) as making, closing(HouseFile.create(making, SCHEMAS)) as there:
        return _filled(carriage, there)


@contextmanager
def _again(carriage: _Carriage, place: Place) -> Iterator[House]:
    """A house that was moved away from there, or was arriving before, if it is all in the source."""
    with closing(house_at(place, even=("arriving", "moved"))) as there:
        mark = there.mark()
        if mark is None:
            raise FileExists(str(place))
        same = mark.place == carriage.mark.place
        if mark.kind == "arriving" and not same:
            raise marked(str(place), mark)
        if not is_past_of(there, carriage.source) or not (same or heads(there)):
            raise FileExists(str(place))
        yield there


def _filled(carriage: _Carriage, there: House) -> list[Head]:
    """Carry everything there in one transaction, and compare before it lands."""
    source, mark, carried = carriage
    with there.transaction():
        there.set_mark(mark)
        carry_trail(source, there, carried)
        carry_club(source, there, carried)
        arrived = _compared(source, there, carried)
        for head in arrived:
            there.landing(head)
    return arrived


def _compared(source: House, there: House, carried: Carried) -> list[Head]:
    for table in (*OF_THE_TRAIL, *OF_THE_CLUB):
        if counted(source, table) != counted(there, table):
            raise NotArrivedWhole(there.path, table.name)
    try:
        proved = proved_heads(there, carried)
    except DamagedFile as error:
        raise DamagedFile(source.path, error.detail) from error
    if set(proved) != set(heads(source)):
        raise NotArrivedWhole(there.path, "seals")
    return proved


# Taking over


def _finished(house: House, mark: Mark, place: Place) -> Moved:
    """Take away the last mark of a move that was interrupted there; any other is refused."""
    if mark.place != named(place):
        raise HouseMoved(house.path, mark.place)
    with closing(house_at(place, even=("arriving",))) as there:
        arriving = there.mark()
        if arriving is None or arriving.move != mark.move:
            raise HouseMoved(house.path, mark.place)
        arrived = heads(there)
    _put_in_force(place, arrived)
    return _report(house, place, arrived, finished=True)


def _put_in_force(place: Place, arrived: list[Head]) -> None:
    with closing(house_at(place, even=("arriving",))) as there:
        with there.transaction():
            there.set_mark(None)
        finish_erasing(there)
    keep_heads(place, written(arrived))


def _report(house: House, place: Place, arrived: list[Head], *, finished: bool = False) -> Moved:
    ((people,),) = house.rows("SELECT count(*) FROM person")
    return Moved(
        source=house.path,
        place=str(place),
        tournaments=sum(tournament_of(head.stream) is not None for head in arrived),
        steps=sum(head.no for head in arrived),
        people=people,
        finished=finished,
    )
