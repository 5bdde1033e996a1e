"""Flips: bits that turn over and pages that turn blank, in the file, its log, or the record of both."""

from pathlib import Path
from typing import Final, NamedTuple

from tests.torture.content import Content, content, is_told, judge
from tests.torture.evening import begin_closed, begin_killed, known_here, put
from tests.torture.outcome import DISK, Fault, How

BLANK: Final = (512, 4096)


class Hurt(NamedTuple):
    """What is hurt, and how often: the house by most of them, since it is the largest."""

    scene: str
    tail: str
    share: int


TARGETS: Final = (
    Hurt("closed", "", 60),
    Hurt("closed", "-heads", 5),
    Hurt("closed", "known here", 5),
    Hurt("killed", "", 10),
    Hurt("killed", "-wal", 15),
    Hurt("killed", "-heads", 5),
)


class Flips:
    name = "flips"
    done = (
        "One bit turns over, or a sector or a page turns blank, in the file, its log, the record "
        "beside it or this machine's own, of a house that is closed or was killed. It is told, or "
        "nothing that has a seal is another than before."
    )
    canary = "seals_unchecked"
    shows: How = "unseen"
    short, long = 40, 1500
    needs_shim = False
    needs_server = False

    def prepare(self, folder: Path, defect: str | None) -> None:
        self._defect = defect
        self._scenes = {"closed": folder / "closed", "killed": folder / "killed"}
        begin_closed(self._scenes["closed"])
        begin_killed(self._scenes["killed"])
        self._content: dict[str, Content] = {}
        for name, scene in self._scenes.items():
            put(scene, folder / "whole")
            self._content[name] = content(folder / "whole")

    def try_one(self, fault: Fault) -> None:
        (target,) = fault.dice.choices(TARGETS, [one.share for one in TARGETS])
        put(self._scenes[target.scene], fault.folder)
        path = fault.house.with_name(fault.house.name + target.tail)
        if target.tail == "known here":
            path = known_here(fault.folder)
        text = bytearray(path.read_bytes())
        if fault.number % 4:
            at = 8 * fault.dice.choice(_said(text)) + fault.dice.randrange(8)
            text[at // 8] ^= 1 << at % 8
            fault.told = f"{target.scene}, {path.relative_to(fault.folder / DISK)}: bit {at}"
        else:
            size = fault.dice.choice(BLANK)
            at = fault.dice.randrange(0, len(text), size)
            text[at : at + size] = bytes(len(text[at : at + size]))
            fault.told = f"{target.scene}, {path.name}: {size} bytes blank at {at}"
        path.write_bytes(text)
        judge(fault, self._content[target.scene], is_told(fault, self._defect))


def _said(text: bytearray) -> list[int]:
    """The places that say something, or lie just behind one that does; most of a file is blank."""
    return [at for at in range(len(text)) if text[at] or (at and text[at - 1])]
