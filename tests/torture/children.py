"""Processes that are born with everything loaded, do one thing and are gone."""

import os
import pickle
import resource
import signal
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from tdconsole.cli.main import BROKEN, run
from tdconsole.settings import ELSEWHERE
from tests.torture.outcome import DISK

SECONDS: Final = 30
"""How long anything may work."""
WAITING: Final = 120
"""How long anything may last on a busy machine before it hangs; a lock is waited for ten seconds."""
Result = TypeVar("Result")


@dataclass(frozen=True)
class Ended:
    """A process that is gone: its exit status, or the signal that ended it."""

    code: int
    out: bytes
    err: str
    grown: int
    """The megabytes that it took."""

    @property
    def is_killed(self) -> bool:
        return self.code == -signal.SIGKILL

    @property
    def fault(self) -> str | None:
        """Why this is no way for a program to end, or None."""
        if self.code in {-signal.SIGALRM, -signal.SIGXCPU}:
            return "hangs"
        if self.code == BROKEN or "Traceback" in self.err:
            return f"breaks: {self.err}"
        if self.code < 0 and not self.is_killed:
            return f"ended by signal {-self.code}"
        return None

    @property
    def answers(self) -> list[bytes]:
        """The whole lines of JSON; the last may have been torn."""
        return [line for line in self.out.split(b"\n")[:-1] if line.startswith(b"{")]


def started(work: Callable[[], int], at: Path, stdin: bytes = b"", seconds: int = SECONDS) -> int:
    """A process that does the work, with its own input and output in files of this folder."""
    at.mkdir(parents=True, exist_ok=True)
    for name, text in (("in", stdin), ("out", b""), ("err", b"")):
        (at / name).write_bytes(text)  # it may be killed before it opens them
    process = os.fork()
    if process:
        return process
    code = 99
    try:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(WAITING)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        _standard_streams(at)
        os.environ[ELSEWHERE] = str(at.parent / DISK / "machine" / "settings.json")
        for name in ("STATE", "CONFIG", "CACHE"):
            os.environ[f"XDG_{name}_HOME"] = str(at / "home")
        code = work()
        sys.stdout.flush()
    except BaseException:  # noqa: BLE001 -- told on the process's own output, as any program would
        traceback.print_exc()
        sys.stderr.flush()
    os._exit(code)


def _standard_streams(at: Path) -> None:
    into = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    for number, (name, flags) in enumerate((("in", os.O_RDONLY), ("out", into), ("err", into))):
        opened = os.open(at / name, flags, 0o600)
        os.dup2(opened, number)
        os.close(opened)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115


def ended(process: int, at: Path) -> Ended:
    _process, status, used = os.wait4(process, 0)
    err = (at / "err").read_text(encoding="utf-8", errors="replace")
    for report in sorted(at.glob("home/**/report-*.txt")):
        err += report.read_text(encoding="utf-8", errors="replace")
        report.unlink()
    code = os.waitstatus_to_exitcode(status)
    return Ended(code, (at / "out").read_bytes(), err, used.ru_maxrss // 1024)


def program(
    *commands: Sequence[str | Path],
    at: Path,
    stdin: bytes = b"",
    before: Callable[[], object] = lambda: None,
    after: Callable[[], object] = lambda: None,
) -> Ended:
    """The program's commands in one process, one after the other until one is refused."""
    return ended(started(lambda: in_turn(commands, before, after), at, stdin), at)


def in_turn(
    commands: Sequence[Sequence[str | Path]],
    before: Callable[[], object],
    after: Callable[[], object] = lambda: None,
) -> int:
    before()
    for words in commands:
        if code := run(["--lang", "en", *map(str, words)]):
            return code
    after()
    return 0


def asked(work: Callable[[], Result], at: Path) -> Result | Ended:
    """What the work came to in a process of its own, or how that ended."""

    def answer() -> int:
        (at / "answer").write_bytes(pickle.dumps(work()))
        return 0

    gone = ended(started(answer, at), at)
    if gone.code != 0:
        return gone
    found: Result = pickle.loads((at / "answer").read_bytes())  # noqa: S301 -- our own
    return found
