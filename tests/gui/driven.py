"""The program as it is started, under the hands of somebody who has a keyboard and a mouse."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, TournamentId
from tdconsole.journal import StoredStep
from tdconsole.session import Session
from tests.gui.houses import CHECKOUT

PATIENCE: Final = 20.0
PAUSE: Final = 0.005
"""Between two looks the program has the processor for its own work."""


class Driven:
    """Keys and clicks go to the X server; the file is read by a session of its own."""

    def __init__(
        self, display: str, program: "subprocess.Popen[str]", session: Session, number: TournamentId
    ) -> None:
        self.display, self._program = display, program
        self._session, self._number = session, number

    # What it says

    def look(self) -> Any:
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write("?\n")
        self._program.stdin.flush()
        return json.loads(self._program.stdout.readline())

    @property
    def state(self) -> Tournament:
        self._session.refresh()
        state = self._session.state(self._number)
        assert state is not None
        return state

    @property
    def steps(self) -> int:
        self._session.refresh()
        return len(self._session.timeline(self._number).steps)

    @property
    def now(self) -> Instant:
        return self._session.now()

    @property
    def trail(self) -> list[StoredStep]:
        self._session.refresh()
        return list(self._session.timeline(self._number).steps)

    def until(self, so: Callable[[Any], object], what: str) -> Any:
        end = monotonic() + PATIENCE
        seen = self.look()
        while not so(seen):
            assert monotonic() < end, (what, seen)
            sleep(PAUSE)
            seen = self.look()
        return seen

    # What it is told

    def type(self, text: str) -> None:
        self._tool("type", "--delay", "0", text)

    def key(self, *keys: str) -> None:
        self._tool("key", "--delay", "0", *keys)

    def enter(self, line: str) -> None:
        """A line into the quick entry; it has come to something when a step is there."""
        before = self.steps
        self.type(line)
        self.until(lambda seen: seen["line"] == line, f"{line} stands in the line")
        self.key("Return")
        self.until(lambda seen: seen["steps"] > before and not seen["line"], line)

    def leave(self) -> None:
        """By the window's own key, and once more where it asks."""
        self.key("ctrl+q")
        while self._program.poll() is None:
            try:
                seen = self.look()
            except (ValueError, BrokenPipeError):
                return  # it ended without a question
            if seen["front"] == "ClosingQuestion":
                self.key("ctrl+q")
                return

    def click(self, x: int, y: int, button: int = 1) -> None:
        self._tool("mousemove", str(x), str(y), "click", "--delay", "0", str(button))

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        self._tool(
            *("mousemove", *map(str, start), "mousedown", "1"),
            *("mousemove", *map(str, middle), "mousemove", *map(str, end)),
            *("mousemove_relative", "1", "1", "mouseup", "1"),
        )

    def press(self, name: str) -> None:
        """The thing with this name, once it can be pressed."""
        seen = self.until(lambda seen: name in seen["named"], f"{name} can be pressed")
        self.click(*middle(seen["named"][name]))

    def press_for_a_step(self, beginning: str) -> None:
        """The one thing whose name begins like this."""
        before = self.steps

        def called(seen: Any) -> list[str]:
            exact = [name for name in seen["named"] if name == beginning]
            return exact or [name for name in seen["named"] if name.startswith(beginning)]

        name = called(self.until(called, f"{beginning} can be pressed"))[0]
        self.press(name)
        self.until(lambda seen: seen["steps"] > before, name)

    def _tool(self, *words: str) -> None:
        subprocess.run(
            ["xdotool", *words],  # noqa: S607
            env={**os.environ, "DISPLAY": self.display},
            check=True,
            timeout=PATIENCE,
        )


def middle(place: list[int]) -> tuple[int, int]:
    x, y, width, height = place
    return x + width // 2, y + height // 2


@contextmanager
def driven(
    display: str, path: Path, session: Session, number: TournamentId, *words: str
) -> Iterator[Driven]:
    """The window on this house; it ends by its own key, with nothing on standard error."""
    environment = {
        **os.environ,
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "TDCONSOLE_SETTINGS": str(path.with_name("settings.json")),
        "XDG_RUNTIME_DIR": str(path.parent),
    }
    with subprocess.Popen(
        [sys.executable, "-m", "tests.gui.probed", "--lang", "en", *(words or ("open", str(path)))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=CHECKOUT,
        env=environment,
    ) as program:
        hands = Driven(display, program, session, number)
        try:
            hands.until(lambda seen: seen["front"] == "ConsoleWindow", "the window is in front")
            yield hands
        except BaseException:
            program.kill()
            raise
        hands.leave()
        try:
            _out, error = program.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            program.kill()
            raise
    assert program.returncode == 0
    assert not error
