"""Cuts: the end of a file is missing, or all of its log, or steps that somebody took out."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from tests.journal.forging import forge
from tests.torture.children import program
from tests.torture.content import Content, content, is_told, judge
from tests.torture.evening import (
    ADD,
    Script,
    begin_closed,
    begin_killed,
    commands,
    earlier_in,
    known_here,
    put,
)
from tests.torture.outcome import DISK, Fault, How

Cut = Callable[["Cuts", Fault], None]
TAKEN_OUT: Final = ("DELETE FROM event WHERE step {}", "DELETE FROM step WHERE id {}")
ONE_TOURNAMENT: Final = (
    "IN (SELECT id FROM step WHERE stream = (SELECT min(stream) FROM step))",
    "IN (SELECT id FROM step WHERE stream = (SELECT max(stream) FROM step))",
)


class Cuts:
    name = "cuts"
    done = (
        "The file or its log ends too soon; the log is gone, or another's; the last steps or a whole "
        "tournament are taken out by SQL; an older copy is in the place of the house. One of the two "
        "records of a closed house may be gone as well. It is told."
    )
    canary = "losses_unseen"
    shows: How = "unseen"
    short, long = 16, 800
    needs_shim = False
    needs_server = False

    def prepare(self, folder: Path, defect: str | None) -> None:
        self._defect = defect
        self._closed, self._killed = folder / "closed", folder / "killed"
        begin_closed(self._closed)
        begin_killed(self._killed)
        self._two = folder / "two"
        _add_a_tournament(self._closed, self._two)
        self._content: dict[Path, Content] = {}
        for scene in (self._closed, self._killed, self._two):
            put(scene, folder / "whole")
            self._content[scene] = content(folder / "whole")

    def try_one(self, fault: Fault) -> None:
        cut, scene = CUTS[fault.number % len(CUTS)]
        whole = {"closed": self._closed, "killed": self._killed, "two": self._two}[scene]
        put(whole, fault.folder)
        fault.told = f"{scene}: {cut.__doc__}"
        cut(self, fault)
        fault.told += self._records(fault, scene)
        judge(fault, self._content[whole], is_told(fault, self._defect))

    def _records(self, fault: Fault, scene: str) -> str:
        """One of the two records may be gone; after a kill only that beside the house knows."""
        kept = known_here(fault.folder)
        beside = fault.house.with_name(f"{fault.house.name}-heads")
        gone = fault.dice.choice((None, kept, None if scene == "killed" else beside))
        if gone is None:
            return ""
        gone.unlink(missing_ok=True)
        return f" The record {'here' if gone == kept else 'beside'} is gone, too."

    def shorter_file(self, fault: Fault) -> None:
        """The file ends too soon."""
        _shorten(fault, fault.house)

    def shorter_log(self, fault: Fault) -> None:
        """The log ends too soon."""
        _shorten(fault, _log(fault))

    def no_log(self, fault: Fault) -> None:
        """The log is gone."""
        _log(fault).unlink()

    def other_log(self, fault: Fault) -> None:
        """The log of another house is beside the file."""
        shutil.copyfile(_log_of(self._killed), _log(fault))

    def part_of_log(self, fault: Fault) -> None:
        """The middle of the log is another's."""
        text, other = bytearray(_log(fault).read_bytes()), _log_of(self._killed).read_bytes()
        first = fault.dice.randrange(len(text))
        text[first : first + 4096] = other[:4096]
        _log(fault).write_bytes(text)

    def last_steps(self, fault: Fault) -> None:
        """The last steps are taken out by SQL."""
        with closing(sqlite3.connect(fault.house)) as db:
            ((last,),) = db.execute("SELECT max(id) FROM step")
        kept = fault.dice.randrange(1, last)
        forge(fault.house, *(one.format(f"> {kept}") for one in TAKEN_OUT))

    def a_tournament(self, fault: Fault) -> None:
        """A whole tournament is taken out by SQL."""
        chosen = fault.dice.choice(ONE_TOURNAMENT)
        forge(fault.house, *(one.format(chosen) for one in TAKEN_OUT))

    def older_copy(self, fault: Fault) -> None:
        """A copy from before the evening is in the place of the house."""
        shutil.copyfile(earlier_in(self._closed), fault.house)


def _add_a_tournament(closed: Path, folder: Path) -> None:
    put(closed, folder)
    script = Script("", "", (("new", "HOUSE", "--name", "Side", "--buy-in", "10"), ADD))
    done = program(*commands(script, folder), at=folder / "new")
    if done.code != 0:
        raise RuntimeError(done)


def _log_of(folder: Path) -> Path:
    return folder / DISK / "club.house-wal"


def _log(fault: Fault) -> Path:
    return _log_of(fault.folder)


def _shorten(fault: Fault, path: Path) -> None:
    size = path.stat().st_size
    left = fault.dice.choice((0, fault.dice.randrange(size), size - fault.dice.randrange(1, 5000)))
    with path.open("rb+") as file:
        file.truncate(max(0, left))


CUTS: Final[tuple[tuple[Cut, str], ...]] = (
    (Cuts.shorter_file, "closed"),
    (Cuts.shorter_log, "killed"),
    (Cuts.no_log, "killed"),
    (Cuts.last_steps, "closed"),
    (Cuts.a_tournament, "two"),
    (Cuts.other_log, "closed"),
    (Cuts.part_of_log, "killed"),
    (Cuts.older_copy, "closed"),
)
