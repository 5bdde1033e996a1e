"""A terminal in a test: what is typed, and what comes back on each of its streams."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from tdconsole.cli.main import run
from tdconsole.house import Place

CHECKOUT: Final = Path(__file__).resolve().parents[2]
TRACEBACK: Final = "Traceback (most recent call last)"


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def answers(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.split("\n") if line]

    @property
    def refusal(self) -> str:
        """The code before the sentence, of something that was refused with nothing on the output."""
        assert self.code == 1, self
        assert not self.out, self
        code, _, sentence = self.err.partition(": ")
        assert sentence.strip(), self
        return code

    @property
    def misuse(self) -> str:
        assert self.code == 2, self
        assert not self.out, self
        return self.err


def asked(requests: Iterable[dict[str, Any]]) -> bytes:
    return b"".join(json.dumps(request).encode() + b"\n" for request in requests)


def typed(*words: str | Place, stdin: bytes = b"", lang: str | None = "en") -> Said:
    """The program in this process."""
    arguments = [*(("--lang", lang) if lang else ()), *map(str, words)]
    out, err = _stream(), _stream()
    with redirect_stdout(out), redirect_stderr(err), patch("sys.stdin", _stream(stdin)):
        code = run(arguments)
    return _said(code, _read(out), _read(err))


def started(
    *words: str | Place, stdin: bytes = b"", lang: str | None = "en", **environment: str
) -> Said:
    """The program in a process of its own."""
    ended = subprocess.run(
        command(*words, lang=lang),
        input=stdin,
        capture_output=True,
        cwd=CHECKOUT,
        env=os.environ | environment,
        check=False,
    )
    return _said(ended.returncode, ended.stdout.decode(), ended.stderr.decode())


def command(*words: str | Place, lang: str | None = "en") -> list[str]:
    return [
        sys.executable,
        "-m",
        "tdconsole",
        *(("--lang", lang) if lang else ()),
        *map(str, words),
    ]


def _said(code: int, out: str, err: str) -> Said:
    assert TRACEBACK not in out + err, err
    return Said(code, out, err)


def _stream(holding: bytes = b"") -> TextIOWrapper:
    return TextIOWrapper(BytesIO(holding), encoding="utf-8", newline="", write_through=True)


def _read(stream: TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()


@contextmanager
def at_nobodys_desk(tmp_path: Path) -> Iterator[None]:
    """Nothing of the real user's, and no language but what a test asks for."""
    with patch.dict(os.environ):
        for name in ("TDCONSOLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
            os.environ.pop(name, None)
        os.environ["HOME"] = str(tmp_path / "home")
        for kind in ("CACHE", "CONFIG", "DATA", "STATE"):
            os.environ[f"XDG_{kind}_HOME"] = str(tmp_path / "home" / kind.lower())
        yield


def do(house: Place, *requests: dict[str, Any]) -> None:
    said = typed("do", house, stdin=asked(requests))
    assert said.code == 0, said
