"""A copy that follows a house: each step is copied with its seal and proved again where it arrives.

The house itself is only read, over a line of its own, and nobody who plays waits for that. The copy
is marked as following: it can be looked at, and taken over when the house is lost.
"""

import secrets
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

from tdconsole.club.carrying import (
    Changes,
    carry_changes,
    carry_club,
    finish_erasing,
    is_erased,
)
from tdconsole.domain.values import Instant
from tdconsole.house import Head, House, HouseFile, LookedAt, Mark, Place, appearing
from tdconsole.house.heads import written
from tdconsole.house.moving.mark import marked
from tdconsole.house.reading import Stamp
from tdconsole.journal import heads
from tdconsole.journal.carrying import carry_trail, is_past_of, last_moment, proved_heads
from tdconsole.known_errors import (
    CopyTakenOver,
    DamagedFile,
    FileExists,
    HouseArriving,
    HouseFollows,
    HouseMissing,
    HouseMoved,
    KnownError,
    NewerFile,
    NotArrivedWhole,
    NotFollowing,
    NothingToFollow,
)
from tdconsole.session.mending.brought_back import renew
from tdconsole.session.moving.moving import named
from tdconsole.session.opening import SCHEMAS, SERVER_SCHEMAS, Opened, house_at, on_server
from tdconsole.session.time_source import SystemTime, TimeSource
from tdconsole.settings import keep_heads

FOLLOWS: Final = "follows"
FOR_GOOD: Final = (
    CopyTakenOver,
    DamagedFile,
    FileExists,
    HouseArriving,
    HouseFollows,
    HouseMoved,
    NewerFile,
    NothingToFollow,
)
"""The errors after which nothing is tried again: following would do harm, or there is no need."""


class Standing(NamedTuple):
    """How far the copy is."""

    steps: int
    last: Instant | None


class Follower:
    def __init__(self, source: Path, place: Place) -> None:
        if named(source) == named(place):
            raise FileExists(str(place))
        self._source, self._place = source, place
        self._copy: House | None = None
        self._seen: Stamp | None = None
        """The house's files as they were when all that was in them had been copied."""
        self._proved: list[Head] = []
        self._counts: Changes | None = None

    def catch_up(self) -> Standing | None:
        """Copy what is new; None if nothing is. After an error all is begun anew with the next call."""
        stamp = Stamp.of(str(self._source))
        if stamp == self._seen:
            return None
        try:
            new = self._look()
        except BaseException:
            self.close()
            raise
        self._seen = stamp if stamp.is_settled() else None
        return self._standing() if new else None

    def close(self) -> None:
        """Let go of the copy; what was copied is there."""
        copy, self._copy, self._seen, self._counts = self._copy, None, None, None
        if copy is not None:
            with suppress(KnownError):
                copy.close()

    def _look(self) -> bool:
        """Look at the house once, for no longer than it takes: whoever closes it closes it alone."""
        with closing(LookedAt.look(self._source, SCHEMAS)) as source, source.at_one_moment():
            mark = source.mark()
            if mark is not None and mark.kind != "moved":
                raise marked(source.path, mark)
            copy, is_new = self._opened(source)
            before = (self._proved, self._counts)
            self._carry(source, copy)
            if mark is not None:
                raise HouseMoved(source.path, mark.place)
        finish_erasing(copy)
        return is_new or before != (self._proved, self._counts)

    def _standing(self) -> Standing | None:
        if self._copy is None:
            return None
        return Standing(sum(head.no for head in self._proved), last_moment(self._copy))

    def _opened(self, source: House) -> tuple[House, bool]:
        if self._copy is not None:
            return self._copy, False
        self._copy = copy = self._copy_there(source) or self._new_copy()
        self._proved = proved_heads(copy, _untold)
        return copy, True

    def _copy_there(self, source: House) -> House | None:
        try:
            copy = house_at(self._place, even=(FOLLOWS,))
        except HouseMissing:
            return None
        mark = copy.mark()
        if mark is None or mark.place != named(self._source):
            copy.close()
            raise self._not_ours(mark, source)
        return copy

    def _not_ours(self, mark: Mark | None, source: House) -> KnownError:
        """Why nothing follows in this place, which is that of another house or in force."""
        if mark is not None:
            return HouseFollows(str(self._place), mark.place)
        went = source.mark()
        if went is not None and went.place == named(self._place):
            return CopyTakenOver(str(self._place), str(self._source))
        return FileExists(str(self._place))

    def _new_copy(self) -> House:
        mark = Mark("follows", named(self._source), secrets.token_hex(8))
        if not isinstance(self._place, Path):
            return on_server().create(self._place, SERVER_SCHEMAS, mark)
        with appearing(self._place) as making, closing(HouseFile.create(making, SCHEMAS)) as new:
            new.even = (FOLLOWS,)
            with new.transaction():
                new.set_mark(mark)
        return house_at(self._place, even=(FOLLOWS,))

    def _carry(self, source: House, copy: House) -> None:
        """Carry what is new in one transaction, and prove it before it lands."""
        with copy.transaction():
            mark = copy.mark()
            if mark is None:
                raise CopyTakenOver(copy.path, source.path)
            if not is_past_of(copy, source):
                raise NothingToFollow(source.path, copy.path)
            counts = carry_changes(source, copy, self._counts, _untold)
            carry_trail(source, copy, _untold, forgets=is_erased(self._counts, counts))
            try:
                proved = proved_heads(copy, _untold, self._proved)
            except DamagedFile as error:
                raise DamagedFile(source.path, error.detail) from error
            if set(proved) != set(heads(source)):
                raise NotArrivedWhole(copy.path, "seals")
            for head in set(proved) - set(self._proved):
                copy.landing(head)
        self._proved, self._counts = proved, counts


def take_over(
    place: Place, reason: Callable[[str], str], time: TimeSource | None = None
) -> Standing:
    """Put the copy in force, once its seals are proved.

    A house that can still be reached gives up what the copy lacks, and is marked as moved. One that
    can't may have gone on unseen and opened links for draws that the copy knows nothing of: every
    tournament that goes on gets a new commitment, recorded with the reason.
    """
    with closing(house_at(place, even=(FOLLOWS,))) as copy:
        mark = copy.mark()
        if mark is None:
            raise NotFollowing(copy.path)
        is_whole = _has_given_way(Path(mark.place), copy, Mark("moved", named(place), mark.move))
        proved = proved_heads(copy, _untold)
        with copy.transaction():
            copy.set_mark(None)
            opened = Opened(copy, time or SystemTime(), place)
            renew(opened, reason(mark.place), lambda _one: not is_whole)
        keep_heads(place, written(heads(copy)))
        return Standing(sum(head.no for head in proved), last_moment(copy))


def _has_given_way(source: Path, copy: House, mark: Mark) -> bool:
    """Whether the copy has all of the house that it follows, which is marked as moved."""
    try:
        house = house_at(source, even=("moved",))
    except KnownError:  # that is why it is taken over
        return False
    with closing(house):
        already = house.mark()
        if already is not None:
            return already == mark and set(heads(house)) == set(heads(copy))
        with house.transaction():
            is_whole = is_past_of(copy, house)
            if is_whole:
                with copy.transaction():
                    _carry_all(house, copy)
            if is_whole or is_past_of(house, copy):  # no other house has taken its name
                house.set_mark(mark)
    return is_whole


def _carry_all(house: House, copy: House) -> None:
    before = heads(copy)
    carry_trail(house, copy, _untold)
    carry_club(house, copy, _untold)
    for head in set(heads(house)) - set(before):
        copy.landing(head)


def _untold(_rows: int) -> None:
    """Nobody waits for the rows to be counted."""
