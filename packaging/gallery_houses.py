"""The houses of the gallery: each is built when it is first asked for, and the same every time."""

import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from datetime import datetime
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Final
from unittest.mock import patch

from evenings import Evening, at_work, later
from tdconsole.domain.values import Instant, Millis
from tdconsole.session import SystemTime

CLUB_NIGHT: Final = datetime(2026, 3, 14, 21, 7).astimezone()
BOOTED: Final = Millis(40 * 86_400_000)


class StandingStill:
    """A moment of a Saturday night at which everything happens, or so many seconds after it."""

    def __init__(self) -> None:
        self.seconds = 0

    def now(self) -> Instant:
        utc = Millis(int(CLUB_NIGHT.timestamp()) * 1000)
        moment = Instant(utc=utc, boot="gallery", uptime=BOOTED, awake=BOOTED)
        return later(moment, self.seconds * 1000)


@contextmanager
def standing_still() -> Iterator[StandingStill]:
    """Let the program's own clock stand, so that two galleries differ by what is drawn alone."""
    still = StandingStill()
    with patch.object(SystemTime, "now", lambda _self: still.now()):
        yield still


@contextmanager
def alike(name: str) -> Iterator[None]:
    """Let what falls to chance in this house be the same each time, from the lots to the seals."""
    dice = Random(name)  # noqa: S311 -- no evening that is played is drawn so
    chance = SimpleNamespace(token_bytes=dice.randbytes)
    with ExitStack() as patches:
        for module in ("session.chance", "club.notes", "club.staff"):
            patches.enter_context(patch(f"tdconsole.{module}.secrets", chance))
        number = "tdconsole.session.unanswered.token_hex"
        patches.enter_context(patch(number, lambda long: dice.randbytes(long).hex()))
        yield


class Houses:
    def __init__(self, folder: Path, builders: Mapping[str, "Builder"]) -> None:
        self._folder, self._builders = folder, builders

    def at(self, name: str) -> Path:
        path = self._folder / f"{name}.house"
        if not path.exists():
            with alike(name):
                self._builders[name](self, path)
        return path

    def copied(self, name: str) -> Path:
        """A house that may be written to: the pictures of the other one don't change by it."""
        path = self._folder / f"copy of {name}.house"
        if not path.exists():
            shutil.copyfile(self.at(name), path)
        return path

    @contextmanager
    def going_on(self, other: str, path: Path) -> Iterator[Evening]:
        """A copy of another house, in which more happens."""
        shutil.copyfile(self.at(other), path)
        with at_work(path) as evening:
            yield evening


Builder = Callable[[Houses, Path], object]
