"""A tournament of a thousand kinds: all that can be drawn, in an order a number decides.

Run by itself it checks many of them against the manual's checker: `python -m
tests.domain.draw.any_evening 1000`.
"""

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from multiprocessing import Pool
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import CodeType
from typing import Final
from unittest.mock import patch

from msgspec import json

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import (
    DrawButtons,
    DrawSeats,
    RedrawSeats,
    RenewCommitment,
)
from tdconsole.domain.language.commands.entry import RegisterEntry, UnregisterEntry
from tdconsole.domain.language.commands.floor import BreakTable, Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.language.commands.money import OpenEnvelope
from tdconsole.domain.language.commands.seating import (
    CloseTables,
    LockTable,
    MarkSeats,
    OpenTables,
    PinSeat,
    SeatEntry,
)
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.draw import ButtonsDrawn, SeatsDrawn
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import EnvelopeOpened
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.terms import Envelope, Mystery, Reentries, Terms
from tdconsole.domain.values import EntryId, Money, NoteId, PersonId, Seat, SeatNo, StepNo, TableNo
from tdconsole.files import resource
from tdconsole.projections.draw.proof import DrawProof, draw_proof
from tdconsole.projections.draw.seat_proof import proof_text
from tdconsole.projections.engine.trail import TrailStep
from tests.domain.floor import LINKS, Floor, create

CHECKER: Final = resource("manual", "check_draw.py")
ENVELOPES: Final = tuple(
    Envelope(amount=Money(amount), number=number) for amount, number in ((500, 9), (90_000, 2))
)
WORDS: Final = ("", "ace", " żółw ", "re\u0301 di cuori", "x" * 120)


class AnyEvening:
    def __init__(self, number: int) -> None:
        self.dice = Random(number)  # noqa: S311 -- nothing is drawn by it
        self.floor = Floor()
        self.trail: list[TrailStep] = []
        self.persons = 0
        heads = Mystery(envelopes=ENVELOPES, from_players=99)
        terms = Terms(
            reentries=Reentries(), draw_at=self.dice.choice(("once", "entry")), heads=heads
        )
        self.ask(create(seats_per_table=self.dice.randint(2, 10), terms=terms))
        for _ in range(self.dice.randint(2, 30)):
            self.newcomer()
        self.ask(DrawSeats(word=self.word()))
        if self.dice.randrange(2):
            self.ask(StartClock())
        for _ in range(self.dice.randint(5, 40)):
            self.something()
        self.ask(RegisterEntry(person=PersonId(500)))
        self.ask(DrawButtons(word=self.word()))
        if self.floor.issued.links == 0:
            del self.trail[self.last_renewal() :]

    @property
    def proof(self) -> DrawProof:
        return draw_proof(self.trail)

    @property
    def cards(self) -> list[str]:
        tournament = self.floor.tournament
        found = (proof_text(tournament, entry) for entry in tournament.entries.by_id)
        return [card for card in found if card is not None]

    def word(self) -> str:
        return self.dice.choice(WORDS)

    def last_renewal(self) -> int:
        return max(at for at, step in enumerate(self.trail) if step.command == "RenewCommitment")

    def ask(self, command: Command) -> None:
        """What is refused is left; of what is done some draws are undone."""
        if self.floor.issued.links > LINKS - 3:
            self.floor_did(RenewCommitment(reason="used up"))
        self.floor_did(command)

    def floor_did(self, command: Command) -> None:
        pairs = tuple(sorted({self.pair() for _ in range(self.dice.randint(0, 2))}))
        world = {"apart": pairs, "salt": f"{self.dice.random()}", "pairs": NoteId("n")}
        decided = self.floor.when(command, **(world if pairs else {}))
        if isinstance(decided, Refusal):
            return
        before = self.floor.state
        self.floor.given(*decided)
        drawing = SeatsDrawn | ButtonsDrawn | EnvelopeOpened
        drawn = any(isinstance(event, drawing) for event in decided)
        undone = drawn and before is not None and not self.dice.randrange(6)
        if undone:
            self.floor.state = before
        self.happened(type(command).__name__, decided, undone=undone)

    def happened(self, command: str, events: tuple[Event, ...], *, undone: bool) -> None:
        number = len(self.trail) + 1
        step = TrailStep(
            no=StepNo(number),
            at=self.floor.now,
            actor=None,
            command=command,
            undoes=None,
            undone_by=StepNo(number + 1) if undone else None,
            events=events,
        )
        self.trail.append(step)

    def pair(self) -> tuple[EntryId, EntryId]:
        low, high = sorted(self.dice.sample(range(1, 40), 2))
        return EntryId(low), EntryId(high)

    def newcomer(self) -> None:
        self.persons += 1
        self.ask(RegisterEntry(person=PersonId(self.persons), draw=self.dice.choice((None, False))))

    def entry(self) -> EntryId:
        return EntryId(self.dice.randint(1, max(1, self.floor.issued.entry)))

    def tables(self) -> tuple[TableNo, ...]:
        return tuple(map(TableNo, self.dice.sample(range(1, 8), self.dice.randint(1, 2))))

    def seat(self) -> Seat:
        return Seat(table=self.tables()[0], seat=SeatNo(self.dice.randint(1, 10)))

    def won(self) -> Command | None:
        """By a neighbour at the table, who can take an envelope for it."""
        tables = self.floor.tournament.play.seating.tables.values()
        full = [table for table in tables if len(table.players) > 1]
        if not full:
            return None
        out, by = self.dice.sample(sorted(self.dice.choice(full).players.values()), 2)
        return EliminatePlayers(hand=(Bust(entry=out, by=(by,)),))

    def envelope(self) -> Command | None:
        out = sorted(self.floor.tournament.exits.by_entry)
        return OpenEnvelope(victim=self.dice.choice(out)) if out else None

    def something(self) -> None:
        dice, choices = self.dice, self._choices()
        choice = dice.choices([make for make, _ in choices], [often for _, often in choices])[0]
        made = choice()
        if made is not None:
            self.ask(made)

    def _choices(self) -> list[tuple[Callable[[], Command | None], int]]:
        dice = self.dice
        return [
            (self.newcomer, 8),
            (lambda: RegisterEntry(person=PersonId(dice.randint(1, self.persons))), 4),
            (lambda: DrawSeats(word=self.word()), 4),
            (lambda: EliminatePlayers(hand=(Bust(entry=self.entry()),)), 4),
            (self.won, 6),
            (self.envelope, 6),
            (lambda: UnregisterEntry(entry=self.entry()), 1),
            (lambda: MovePlayer(entry=self.entry(), seat=self.seat()), 3),
            (lambda: SeatEntry(entry=self.entry(), seat=self.seat(), reason="by hand"), 1),
            (lambda: PinSeat(entry=self.entry(), seats=(self.seat().seat, SeatNo(1))), 3),
            (lambda: LockTable(table=self.tables()[0], locked=dice.random() < 0.5), 1),
            (
                lambda: MarkSeats(
                    seats=(self.seat(),), use=dice.choice(("open", "dead", "reserved", "unsold"))
                ),
                2,
            ),
            (lambda: OpenTables(tables=self.tables()), 1),
            (lambda: CloseTables(tables=self.tables()), 1),
            (lambda: RedrawSeats(reason="anew", word=self.word()), 2),
            (lambda: BreakTable(table=self.dice.choice(self.tables()), word=self.word()), 3),
            (lambda: DrawButtons(word=self.word()), 2),
            (lambda: RenewCommitment(reason="lost") if self.floor.issued.links else None, 1),
        ]


@cache
def _compiled() -> CodeType:
    return compile(CHECKER.read_bytes(), str(CHECKER), "exec")


def checker_says(proof: bytes, *card: str) -> bool:
    """The manual's own program, in this process."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "proof.json"
        path.write_bytes(proof)
        argv, beside = [str(CHECKER), str(path), *card], [str(CHECKER.parent), *sys.path]
        with patch.object(sys, "argv", argv), patch.object(sys, "path", beside):
            try:
                with redirect_stdout(StringIO()):
                    exec(_compiled(), {"__name__": "__main__"})  # noqa: S102 -- our own program
            except SystemExit as end:
                return not end.code
            except (KeyError, ValueError, IndexError):
                return False
    raise AssertionError


def agrees(number: int) -> str:
    """What the checker thinks wrong with the evening of this number; nothing, it is to be hoped."""
    evening = AnyEvening(number)
    proof = json.encode(evening.proof)
    if not checker_says(proof):
        return f"evening {number}: the checker does not agree"
    if not all(checker_says(proof, card) for card in evening.cards[:3]):
        return f"evening {number}: the checker does not know a card"
    return ""


if __name__ == "__main__":
    with Pool() as pool:
        wrong = [said for said in pool.imap_unordered(agrees, range(int(sys.argv[1]))) if said]
    sys.exit("\n".join(wrong) or None)
