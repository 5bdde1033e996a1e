"""Plays an evening at a session, and compares what is said of it with what is so."""

import shutil
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import Final, Protocol

from msgspec.structs import replace

from tdconsole.domain.clock.reading import doubt
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    CountHands,
    PauseClock,
    RestoreClock,
    ResumeClock,
    SetClock,
    SetLevel,
    SettleClock,
    StartClock,
)
from tdconsole.domain.language.commands.draw import DrawSeats, RenewCommitment
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry, UnregisterEntry
from tdconsole.domain.language.commands.floor import (
    Bust,
    EliminatePlayers,
    MovePlayer,
    ReinstatePlayer,
)
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.tournament import CreateTournament, FinishTournament
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.rejections.engine import StepsStandOnIt
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    Break,
    Chips,
    Counted,
    EntryId,
    Level,
    Mark,
    Money,
    PersonId,
    Price,
    Seat,
    SeatNo,
    StepNo,
    TableNo,
    TournamentId,
)
from tdconsole.library.payouts import payouts
from tdconsole.library.structures import structure
from tdconsole.projections.clock.board import clock_board
from tdconsole.projections.eliminations.standings import standings
from tdconsole.projections.people.record import PersonRecord
from tdconsole.projections.prizes.listed import prize_list
from tdconsole.session import Opened, Refused, Session, create, open_house
from tdconsole.session.checking import check
from tests.scenarios.board import left_in_words, money, words_of
from tests.scenarios.bubble import Bubble
from tests.scenarios.discipline import Discipline
from tests.scenarios.grammar import Sentence
from tests.scenarios.levelling import Levelling
from tests.scenarios.thinking import Thinking
from tests.session.floor import WallClock

MIDNIGHT: Final = 1_767_225_600_000  # of the first of January 2026, as the world counts
DAY: Final = 86_400
HERE: Final = Path(__file__).parent
ANSWERS: Final[dict[str, Counted]] = {
    "the clock ran on": "boot",
    "the clock stood while it slept": "awake",
    "the system time is right": "world",
}


class Wrong(AssertionError):
    pass


class EveningClock(WallClock):
    def __init__(self) -> None:
        super().__init__()
        self._utc, self._of_day = MIDNIGHT, 0

    def reach(self, of_day: int, *, asleep: bool = False) -> None:
        """What is earlier in the day than now is tomorrow's."""
        seconds = (of_day - self._of_day) % DAY
        self._of_day = of_day
        (self.sleep if asleep else self.run)(seconds * 1000)


class Place(Protocol):
    """Where the evening is kept."""

    session: Session

    def reopen(self) -> None: ...
    def crash(self) -> None: ...
    def close(self) -> None: ...


class InMemory:
    """What ends with the process is never closed before it."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def reopen(self) -> None:
        pass

    def crash(self) -> None:
        pass

    def close(self) -> None:
        pass


class OnDisk:
    """Closed and opened again whenever the evening lets it."""

    def __init__(self, folder: Path, time: WallClock) -> None:
        self._folder, self._time = folder, time
        self._path = folder / "evening.house"
        self._closing = ExitStack()
        self._open(create(self._path, time))

    def _open(self, opened: Opened) -> None:
        self._opened = self._closing.enter_context(opened)
        self.session = opened.session

    def reopen(self) -> None:
        self._closing.close()
        self._open(open_house(self._path, self._time))

    def crash(self) -> None:
        """The file as it lies there while somebody still has it open, and after a new boot."""
        self._folder = self._folder / "after the crash"
        self._folder.mkdir()
        for part in self._path.parent.glob(f"{self._path.name}*"):
            if part.is_file() and not part.name.endswith("-shm"):
                shutil.copy(part, self._folder / part.name)
        self._path = self._folder / self._path.name
        self._time.boot()
        self.reopen()

    def close(self) -> None:
        faults = list(check(self._opened))
        self._closing.close()
        if faults:
            raise Wrong(f"the file does not hold: {faults}")


class Evening:
    def __init__(self, place: Place, time: EveningClock) -> None:
        self._place, self._time = place, time
        self._id = TournamentId("")
        self._tournament: Sentence | None = None
        self._steps: dict[str, StepNo] = {}
        self._entries: dict[str, EntryId] = {}
        self._players = 0
        self._blockers: tuple[StepNo, ...] = ()
        self._asks: dict[str, Callable[[Sentence], Request]] = {
            "unregister": lambda s: UnregisterEntry(entry=self._who(s.said["who"])),
            "draw": lambda s: DrawSeats(word=s.said.get("word", "")),
            "renew": lambda s: RenewCommitment(reason=s.said["reason"]),
            "start": lambda s: StartClock(at=s.said.get("time")),
            "pause": lambda s: PauseClock(reason=s.said.get("reason")),
            "resume": lambda _: ResumeClock(),
            "adjust": _adjusting,
            "set_time": lambda s: SetClock(seconds=_seconds(s.said["time"])),
            "set_level": self._setting,
            "restore": lambda _: RestoreClock(),
            "hands": _playing,
            "edit": self._editing,
            "stop": self._stopping,
            "until": self._breaking,
            "settle": lambda s: SettleClock(by=ANSWERS[s.said["answer"]]),
            "register": lambda s: RegisterEntry(
                person=Newcomer(name=s.said["who"], country=s.said.get("country")),
                draw=False if s.said.get("later") else None,
            ),
            "bust": self._busting,
            "reinstate": lambda s: ReinstatePlayer(
                entry=self._who(s.said["who"]),
                seat=self._seat(s.said["seat"]) if "seat" in s.said else None,
            ),
            "move": lambda s: MovePlayer(
                entry=self._who(s.said["who"]), seat=self._seat(s.said["seat"])
            ),
            "print": lambda s: IssuePaper(
                document="seat-cards" if s.said["document"] == "seat cards" else "payout-sheet"
            ),
            "finish": lambda _: FinishTournament(),
            "undo": lambda s: Undo(step=self._spoken_of(s)),
            "redo": lambda s: Redo(step=self._spoken_of(s)),
        }
        self._tells: dict[str, Callable[[Sentence], None]] = {
            "tournament": self._keep_tournament,
            "structure": self._create,
            "at": self._reach,
            "register_many": self._register_many,
            "refused": self._refused,
            "held": self._held,
            "crash": lambda _: self._place.crash(),
            "sleep": lambda s: self._time.reach(_of_day(s), asleep=True),
            "system_time": self._set_system_time,
            "asked": self._asked,
            "board": self._board,
            "seats": self._seats,
            "places": self._places,
            "prizes": self._prizes,
            "paid": self._paid,
        }
        self._add_others()

    def _add_others(self) -> None:
        thinking = Thinking(self._who, lambda: self._state, self._time.now)
        levelling = Levelling(
            self._who, self._seat, lambda: self._state, self._time.now, self._names
        )
        bubble = Bubble(lambda: self._state, self._time.now)
        discipline = Discipline(
            self._who,
            lambda: self._state,
            self._time.now,
            self._names,
            self._record,
        )
        for one in (thinking, levelling, bubble, discipline):
            self._asks |= one.asks
            self._tells |= one.tells

    def _names(self) -> dict[EntryId, str]:
        return {entry: name for name, entry in self._entries.items()}

    def _record(self, person: PersonId) -> PersonRecord:
        return self._place.session.record_of(person)

    def tell(self, sentences: Iterable[Sentence]) -> None:
        for sentence in sentences:
            try:
                self._tell(sentence)
            except AssertionError as error:
                raise Wrong(f"{sentence.where}: {sentence.text}: {error}") from error

    def _tell(self, sentence: Sentence) -> None:
        tell = self._tells.get(sentence.kind, self._do)
        tell(sentence)
        if self._id and (found := problems(self._state)):
            raise Wrong(f"it does not add up: {found}")

    @property
    def _state(self) -> Tournament:
        state = self._place.session.state(self._id)
        assert state is not None, "there is no tournament yet"
        return state

    # Gestures

    def _keep_tournament(self, sentence: Sentence) -> None:
        self._tournament = sentence

    def _create(self, sentence: Sentence) -> None:
        assert self._tournament is not None, "say first which tournament it is"
        said = self._tournament.said
        command = CreateTournament(
            name=said["name"],
            currency=said["currency"],
            price=Price(pool=_cents(said["pool"]), fee=_cents(said["fee"])),
            seats_per_table=int(said["seats"]),
            stack=Chips(int(said["stack"])),
            structure=structure(_own_or_shipped(sentence.said["structure"])),
            payouts=payouts(_own_or_shipped(sentence.said["payouts"])),
        )
        answer = self._place.session.submit(None, command)
        assert not isinstance(answer, Refused), f"refused: {answer.rejection}"
        self._id = answer.tournament

    def _do(self, sentence: Sentence) -> None:
        answer = self._place.session.submit(self._id, self._asks[sentence.kind](sentence))
        assert not isinstance(answer, Refused), f"refused: {answer.rejection}"
        self._steps[sentence.text] = answer.step.no
        if sentence.kind == "register":
            (entry,) = (
                event.entry for event in answer.step.events if isinstance(event, EntryRegistered)
            )
            self._entries[sentence.said["who"]] = entry

    def _register_many(self, sentence: Sentence) -> None:
        for _ in range(int(sentence.said["count"])):
            self._players += 1
            name = f"Player {self._players}"
            one = Sentence(
                where=sentence.where, text=f"register {name}", kind="register", said={"who": name}
            )
            self._do(one)

    def _refused(self, sentence: Sentence) -> None:
        (asked,) = sentence.inner
        answer = self._place.session.submit(self._id, self._asks[asked.kind](asked))
        assert isinstance(answer, Refused), "it was done"
        found = type(answer.rejection).__name__
        assert found == sentence.said["code"], f"refused as {answer.rejection}"
        self._blockers = ()
        if isinstance(answer.rejection, StepsStandOnIt):
            self._blockers = tuple(blocker.step for blocker in answer.rejection.blockers)

    def _held(self, sentence: Sentence) -> None:
        named = {self._steps.get(one.text): one.text for one in sentence.inner}
        found = [named.get(step, f"step {step}") for step in self._blockers]
        assert found == [one.text for one in sentence.inner], f"it was {'; '.join(found)}"

    def _reach(self, sentence: Sentence) -> None:
        self._time.reach(_of_day(sentence))
        self._place.reopen()

    def _set_system_time(self, sentence: Sentence) -> None:
        change = int(sentence.said["number"]) * 60_000
        self._time.set(change if sentence.said["way"] == "ahead" else -change)

    def _busting(self, sentence: Sentence) -> Request:
        busts = []
        for one in sentence.said["hand"].split(" and "):
            who, _, stack = one.partition(" with ")
            busts.append(Bust(entry=self._who(who), stack=Chips(int(stack)) if stack else None))
        return EliminatePlayers(hand=tuple(busts), stacks_unknown="unknown" in sentence.said)

    # The structure

    def _row(self, level: str) -> int:
        rows = self._state.setup.structure
        return [row for row, period in enumerate(rows) if isinstance(period, Level)][int(level) - 1]

    def _setting(self, sentence: Sentence) -> Request:
        rows = self._state.setup.structure
        row = self._row(sentence.said["level"]) + (sentence.said["what"] != "level")
        return SetLevel(period=rows[row].id)

    def _editing(self, sentence: Sentence) -> Request:
        said, rows = sentence.said, self._state.setup.structure
        if "gone" in said:
            row = self._row(said["gone"])
            return EditStructure(structure=(*rows[:row], *rows[row + 1 :]))
        number = int(said["number"])
        if said["unit"] == "hands":
            return self._changing(said["level"], hands=number)
        return self._changing(said["level"], minutes=number)

    def _stopping(self, sentence: Sentence) -> Request:
        mark = Mark(kind="registration_closes", stop=True)
        return self._changing(sentence.said["level"], marks=(mark,))

    def _changing(self, level: str, **changes: object) -> Request:
        rows, row = self._state.setup.structure, self._row(level)
        return EditStructure(
            structure=(*rows[:row], replace(rows[row], **changes), *rows[row + 1 :])
        )

    def _breaking(self, sentence: Sentence) -> Request:
        """In place of the break that is there, or a new one."""
        rows, row = self._state.setup.structure, self._row(sentence.said["level"]) + 1
        there = rows[row] if row < len(rows) else None
        pause = there if isinstance(there, Break) else Break(minutes=15)
        after = rows[row + isinstance(there, Break) :]
        pause = replace(pause, until=sentence.said["time"])
        return EditStructure(structure=(*rows[:row], pause, *after))

    # Players and places

    def _who(self, name: str) -> EntryId:
        assert name in self._entries, f"{name} never registered"
        return self._entries[name]

    def _seat(self, text: str) -> Seat:
        seating = self._state.play.seating
        if text.startswith("the seat of "):
            return seating.of[self._who(text.removeprefix("the seat of "))]
        if text.startswith("a free seat at table "):
            table = TableNo(int(text.removeprefix("a free seat at table ")))
            every = range(1, self._state.setup.seats_per_table + 1)
            seats = (Seat(table=table, seat=SeatNo(number)) for number in every)
            return next(seat for seat in seats if seating.at(seat) is None)
        table_no, seat_no = text.split("-")
        return Seat(table=TableNo(int(table_no)), seat=SeatNo(int(seat_no)))

    def _spoken_of(self, sentence: Sentence) -> StepNo | None:
        """The latest step done with the same words; none where nothing was named."""
        for one in sentence.inner:
            assert one.text in self._steps, f"nobody did this: {one.text}"
            return self._steps[one.text]
        return None

    # What is so

    def _board(self, sentence: Sentence) -> None:
        so = words_of(clock_board(self._state, self._time.now()))
        for item in sentence.said["items"].split(", "):
            assert item in so, f"{item!r} is not so; the board says: {', '.join(so)}"

    def _asked(self, sentence: Sentence) -> None:
        setup, clock = self._state.setup, self._state.play.clock
        found = doubt(setup.structure, clock, self._time.now())
        answers = (
            [] if found is None else [left_in_words(one.reading.left) for one in found.readings]
        )
        expected = [f"{one} left" for one in sentence.said.get("items", "").split(" or ") if one]
        assert answers == expected, f"asked was: {', '.join(answers) or 'nothing'}"

    def _seats(self, sentence: Sentence) -> None:
        of = self._state.play.seating.of
        for item in sentence.said["items"].split(", "):
            name, _, expected = item.rpartition(" ")
            seat = of.get(self._who(name))
            found = "none" if seat is None else f"{seat.table}-{seat.seat}"
            assert found == expected, f"{name} sits at {found}"

    def _places(self, sentence: Sentence) -> None:
        rows = {row.entry: row for row in standings(self._state, {}).rows}
        for item in sentence.said["items"].split(", "):
            place, _, names = item.partition(" ")
            tied = names.split(" = ")
            for name in tied:
                row = rows[self._who(name)]
                found = f"{name} holds {row.place}, shared by {row.shared_by}"
                assert (str(row.place), row.shared_by) == (place, len(tied)), found

    def _prizes(self, sentence: Sentence) -> None:
        found = " ".join(map(money, prize_list(self._state).amounts))
        assert found == sentence.said["items"], f"they are {found}"

    def _paid(self, sentence: Sentence) -> None:
        names = {entry: name for name, entry in self._entries.items()}
        rows = [row for row in standings(self._state, {}).rows if row.prize]
        found = ", ".join(f"{names[row.entry]} {money(row.prize)}" for row in rows)
        assert found == sentence.said["items"], f"paid are {found}"


def _own_or_shipped(name: str) -> str:
    own = HERE / f"{name}.toml"
    return str(own) if own.is_file() else name


def _of_day(sentence: Sentence) -> int:
    said = sentence.said
    return (int(said["hour"]) * 60 + int(said["minute"])) * 60 + int(said.get("second", "0"))


def _seconds(text: str) -> int:
    minutes, seconds = text.split(":")
    return int(minutes) * 60 + int(seconds)


def _playing(sentence: Sentence) -> Request:
    hands = int(sentence.said["hands"])
    return CountHands(hands=hands if sentence.said["way"] == "play" else -hands)


def _adjusting(sentence: Sentence) -> Request:
    change = _seconds(sentence.said["time"])
    return AdjustClock(seconds=change if sentence.said["way"] == "give" else -change)


def _cents(text: str) -> Money:
    whole, _, cents = text.partition(".")
    return Money(int(whole) * 100 + int(cents or "0"))
