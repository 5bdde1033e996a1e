"""From a path to a session, and back."""

import os
import stat
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from tdconsole.club import SCHEMA as CLUB
from tdconsole.club import SERVER_SCHEMA as CLUB_ON_SERVER
from tdconsole.club import Club
from tdconsole.domain.language.rejections.engine import OnlyLooking
from tdconsole.domain.values import Instant, Millis, StaffId, StepNo, TournamentId
from tdconsole.house import (
    Address,
    Head,
    House,
    HouseFile,
    LookedAt,
    Meanwhile,
    Place,
    furthest,
    heads_in,
    place_of,
)
from tdconsole.house.moving.mark import marked
from tdconsole.journal import SCHEMA as JOURNAL
from tdconsole.journal import SERVER_SCHEMA as JOURNAL_ON_SERVER
from tdconsole.journal import (
    Append,
    KeptStore,
    KeptVault,
    PastStore,
    broken_seal,
    heads,
    is_held,
    sealed_so,
    stream_of,
    tails_lost,
    tournament_of,
    verify,
)
from tdconsole.journal.carrying import last_moment
from tdconsole.known_errors import (
    HouseFollows,
    HouseMoved,
    KnownError,
    ReadOnlyPlace,
    ServerFellBack,
    ServerGone,
)
from tdconsole.projections.engine.faults import (
    ClockOff,
    Fault,
    FileFault,
    LogMissing,
    MovedAway,
    OnlyFollows,
    WritableByAll,
)
from tdconsole.projections.engine.promises import Promise
from tdconsole.session.past.looking_back import StandingTime, at_step
from tdconsole.session.past.replay import Replay
from tdconsole.session.session import Session
from tdconsole.session.time_source import HouseTime, SystemTime, TimeSource
from tdconsole.settings import keep_heads, kept_heads

if TYPE_CHECKING:
    from tdconsole.house.postgres import HouseOnServer

SCHEMAS: Final = (JOURNAL, CLUB)
SERVER_SCHEMAS: Final = (JOURNAL_ON_SERVER, CLUB_ON_SERVER)
_FIRST: Final = "SELECT hash FROM step ORDER BY id LIMIT 1"
CLOCKS_AGREE_MS: Final = 1_000
"""The difference between two machines' clocks that need not be told."""


class SealedSo(NamedTuple):
    """A step found by its seal, in a tournament's trail or the house's own, and that trail's last."""

    tournament: TournamentId | None
    step: int
    last: int


class Opened:
    """A house with a session on it, until it is closed."""

    def __init__(self, house: House, time: TimeSource, place: Place | None = None) -> None:
        self._house = house
        self.place = place or Path(house.path)
        mark = house.mark()
        if mark is not None and mark.kind == "arriving":
            raise marked(house.path, mark)
        follows = mark is not None and mark.kind == "follows"
        self._went_to = None if mark is None or follows else mark.place
        self.follows = mark.place if mark is not None and follows else None
        """The house that this one is a copy of and follows, if it does."""
        self._known_by = _known_by(house, self.place)
        self._kept = () if self._known_by is None else heads_in(kept_heads(self._known_by))
        self.lost = tuple(_lost(house, self._kept))
        """What the house once held and holds no longer, as far as anything knows of it."""
        self.amiss: tuple[Fault, ...] = (*self.lost, *_exposed(house), *self._elsewhere())
        """What is to be told as soon as the file is open."""
        club = Club(house)
        if house.only_looking is None:
            club.erasing.finish(patience=0)
        in_time = HouseTime(time, lambda: house.ahead)
        self.session = Session(KeptStore(house), KeptVault(house), club, in_time)
        self.session.only_looking = _refusal_of(house, self._went_to, self.follows)

    @property
    def file(self) -> Path | None:
        """The file, if the house is in one."""
        return self.place if isinstance(self.place, Path) else None

    @property
    def moved_to(self) -> Place | None:
        """Where the house goes on, as soon as that is known here; None of the one in force."""
        went_to = self._went_to or self._house.moved_to
        return None if went_to is None else place_of(went_to)

    def _elsewhere(self) -> Iterator[Fault]:
        if self._went_to is not None:
            yield MovedAway(place=self._went_to)
        if self.follows is not None:
            yield OnlyFollows(place=self.follows, last=last_moment(self._house))

    @property
    def gone_for(self) -> float | None:
        """The seconds since the house can't be reached; None while it can."""
        return self._house.gone_for

    def fileno(self) -> int | None:
        """The descriptor that wakes who waits for others; None where they must be asked for."""
        return self._house.fileno()

    def promise(self) -> Promise | None:
        """Where a step is once it was acknowledged; None where nothing may be written."""
        return self._house.promise()

    def is_ours(self) -> bool:
        """Whether the house belongs to who opened it, who could change it with any program."""
        return self._house.is_ours()

    @property
    def lines(self) -> int:
        """The number of lines to the house there have been: each has a descriptor of its own."""
        return self._house.lines

    @property
    def fell_back(self) -> bool:
        """Whether what answers for the house lacks something that was acknowledged before."""
        return self._house.fell_back

    def unhurried(self) -> AbstractContextManager[None]:
        """A gesture: it waits to read, too, where a window that has more to do does not."""
        return self._house.unhurried()

    def when_told(self, told: Callable[[], object] | None) -> None:
        """Call this when others were told of amid an answer, where the descriptor wakes nobody."""
        self._house.when_told(told)

    def clock_off(self) -> ClockOff | None:
        """How far this machine's clock is from the house's, if that is to be told."""
        return _clock_off(self._house)

    def as_of(self, tournament: TournamentId, last: StepNo, moment: Millis | None) -> Session:
        """A session that sees the tournament as it was after this step, at this moment of it.

        Nothing is written: whatever has been done since is done.
        """
        now = at_step(self.session.timeline(tournament), last, moment)
        return self._past(PastStore(self._house, now.utc, stream_of(tournament), last), now)

    def at_moment(self, now: Instant) -> Session:
        """A session that sees all of the house as it was at this moment."""
        return self._past(PastStore(self._house, now.utc), now)

    def _past(self, store: PastStore, now: Instant) -> Session:
        past = Session(store, KeptVault(self._house), Club(self._house), StandingTime(now))
        past.only_looking = OnlyLooking(read_only=False, past=True)
        return past

    def replay(self, tournament: TournamentId) -> Replay:
        """A session that sees the tournament as it was, at whichever step it is told to."""
        return Replay(
            KeptStore(self._house),
            KeptVault(self._house),
            Club(self._house),
            self.session.timeline(tournament),
            tournament,
        )

    def in_time(self, time: TimeSource, actor: StaffId | None = None) -> Session:
        """A session of its own on this house, whose present is what `time` says."""
        session = Session(
            KeptStore(self._house), KeptVault(self._house), Club(self._house), time, actor
        )
        session.only_looking = self.session.only_looking
        return session

    def faults(self) -> Iterator[Fault]:
        """The faults of the whole trail, checked byte by byte."""
        return verify(self._house)

    def broken(self) -> list[Fault]:
        """The first step that isn't what was written, in each trail that this program wrote to.

        What is read has its seals checked; this looks once more, before the house is left alone.
        """
        try:
            found = [broken_seal(self._house, stream) for stream in sorted(self._house.written)]
        except (ServerGone, ServerFellBack):
            return []  # it can't be looked at now, which says nothing of what is written there
        except KnownError as error:
            return [FileFault(detail=error.detail)]
        return [one for one in found if one is not None]

    def sealed_so(self, digits: str) -> list[SealedSo]:
        """The steps whose seals begin with these digits, as a paper shows them."""
        last = {head.stream: head.no for head in heads(self._house)}
        return [
            SealedSo(tournament_of(head.stream), head.no, last[head.stream])
            for head in sealed_so(self._house, digits)
        ]

    def wait_at_most(self, milliseconds: int, meanwhile: Meanwhile | None = None) -> None:
        """Wait at most this long for another program to free the file, and do this meanwhile."""
        self._house.wait_at_most(milliseconds, meanwhile)

    def in_one_go(self) -> AbstractContextManager[None]:
        """A transaction: what is written inside lands together."""
        return self._house.transaction()

    def write_in_bulk(self, appends: Sequence[Append], at_once: int) -> None:
        """Write steps that were decided elsewhere, many per commit."""
        store = KeptStore(self._house)
        for first in range(0, len(appends), at_once):
            with store.transaction():
                for append in appends[first : first + at_once]:
                    store.append([append])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Close the house; a fault in closing doesn't hide an earlier one."""
        if self.file is None:  # a file's own record is shortened as it closes
            self.remember()
        if kind is None:
            self._close()
        else:
            with suppress(KnownError):
                self._close()
        if self.file is not None:
            self.remember()

    def remember(self) -> None:
        """Remember on this machine how far the house went, as far as is known here.

        A server may be put back to an earlier moment, or another in its place: then whatever was
        seen of it counts, done here or elsewhere.
        """
        if self.file is not None and not self._house.has_written:
            return
        seen = () if self.file is not None else _seen(self.session)
        if self._known_by is None:  # it was new when it was opened
            self._known_by = _begun_by(self.session, self.place)
        known = self._house.known_heads((*self._kept, *seen))
        if self._known_by is not None:
            keep_heads(self._known_by, known)

    def _close(self) -> None:
        house = self._house
        self.session.eraser.go_on()
        if isinstance(house, HouseFile) and house.record is not None and house.has_written:
            _, fallen = furthest(house.record.read())
            house.holding = {head for head in fallen if is_held(house, head)}
        house.close()


def _seen(session: Session) -> list[Head]:
    """The last step of each trail that was read here."""
    trails = [(stream_of(one), session.timeline(one).steps) for one in session.loaded()]
    last = [(stream, steps[-1]) for stream, steps in trails if steps]
    found = [Head(stream, step.no, step.hash.hex()) for stream, step in last]
    own = session.house_desk.known_head
    return found if own is None else [*found, own]


def _begun_by(session: Session, place: Place) -> str | None:
    """The name of a house by the first of the trails that were read here."""
    trails = [session.timeline(one).steps for one in session.loaded()]
    first = min((steps[0] for steps in trails if steps), key=lambda step: step.at.utc, default=None)
    return None if first is None else _named(place, first.hash)


def _named(place: Place, first: bytes) -> str:
    """The name of a house on any of its servers: it may be elsewhere as a copy, and go on there."""
    where = f"{place.database}/{place.house}" if isinstance(place, Address) else ""
    return f"house {where} {first.hex()}"


def _known_by(house: House, place: Place) -> Path | str | None:
    """By what this machine knows the house: one on a server by its first seal.

    It has many addresses, and each may be another house's tomorrow.
    """
    if isinstance(place, Path):
        return place
    first = house.row(_FIRST)
    return None if first is None else _named(place, bytes(first[0]))


def _lost(house: House, kept: Sequence[Head]) -> Iterator[Fault]:
    record = house.record if isinstance(house, HouseFile) else None
    here = () if record is None else record.read()
    lost = list(tails_lost(house, (*here, *kept)))
    yield from lost
    if record is None:
        return
    if isinstance(house, HouseFile) and house.log_missing and not lost and not here:
        yield LogMissing()
    if house.only_looking is not None:
        return
    if not here:
        record.add(heads(house))
    missed = [Head(one.stream, one.step, one.head, fallen=True) for one in lost]
    record.add(head for head in missed if head not in here)


def _exposed(house: House) -> Iterator[Fault]:
    """What others may do to it; rights are those of POSIX, elsewhere the bits don't tell."""
    if isinstance(house, HouseFile) and house.record is not None and os.name == "posix":
        with suppress(OSError):
            if os.stat(house.path).st_mode & stat.S_IWOTH:  # noqa: PTH116 -- beside its bit
                yield WritableByAll(path=house.path)
    if (off := _clock_off(house)) is not None:
        yield off


def _clock_off(house: House) -> ClockOff | None:
    off = abs(house.ahead)
    return ClockOff(seconds=round(off / 1000)) if off > CLOCKS_AGREE_MS else None


def is_there(place: Place) -> bool:
    """Whether something has this place already."""
    if isinstance(place, Path):
        return place.exists()
    return on_server().is_there(place)


def create(place: Place, time: TimeSource | None = None) -> Opened:
    if isinstance(place, Path):
        return _opened(HouseFile.create(place, SCHEMAS), place, time)
    return _opened(on_server().create(place, SERVER_SCHEMAS), place, time)


def open_house(place: Place, time: TimeSource | None = None, *, looking: bool = False) -> Opened:
    """Open a house to work on it, or only to look at it, as where nothing can be written."""
    if isinstance(place, Path):
        return _opened(_file(place, looking=looking), place, time)
    try:
        house = on_server().open(place, SERVER_SCHEMAS, looking=looking)
    except (HouseMoved, HouseFollows):
        house = on_server().open(place, SERVER_SCHEMAS, looking=True)
    return _opened(house, place, time)


def house_at(place: Place, even: Collection[str] = ()) -> House:
    """A connection to a house to write to, in spite of these marks and no other."""
    if isinstance(place, Path):
        return HouseFile.open(place, SCHEMAS, even=even)
    return on_server().open(place, SERVER_SCHEMAS, even=even)


def on_server() -> "type[HouseOnServer]":
    """Loaded only where a house is on a server."""
    from tdconsole.house.postgres import HouseOnServer  # noqa: PLC0415

    return HouseOnServer


def _file(path: Path, *, looking: bool) -> HouseFile:
    if looking:
        return LookedAt.look(path, SCHEMAS)
    try:
        return HouseFile.open(path, SCHEMAS)
    except ReadOnlyPlace:
        return LookedAt.look(path, SCHEMAS, ReadOnlyPlace)
    except (HouseMoved, HouseFollows):
        return LookedAt.look(path, SCHEMAS)


def _opened(house: House, place: Place, time: TimeSource | None) -> Opened:
    """A session on the house; one that turns out to be hurt is not left open."""
    try:
        return Opened(house, time or SystemTime(), place)
    except KnownError:
        with suppress(KnownError):
            house.close()
        raise


def _refusal_of(house: House, went_to: str | None, follows: str | None) -> OnlyLooking | None:
    """What every gesture is refused with, if nothing may be written."""
    why = house.only_looking
    if why is None:
        return None
    return OnlyLooking(read_only=why is ReadOnlyPlace, moved_to=went_to, follows=follows)


def rights(address: Address, role: str) -> tuple[str, ...]:
    """The statements that let a role work on a house without changing what was written."""
    from tdconsole.house.postgres.rights import granted  # noqa: PLC0415

    return tuple(granted(address, role, SERVER_SCHEMAS))


@contextmanager
def rehearsal(time: TimeSource) -> Iterator[Session]:
    """A session that leaves nothing behind."""
    house = HouseFile.in_memory(SCHEMAS)
    try:
        yield Session(KeptStore(house), KeptVault(house), Club(house), time)
    finally:
        house.close()
