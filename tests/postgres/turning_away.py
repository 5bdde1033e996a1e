"""A program that answers everybody with one refusal, as PostgreSQL does before a line is there.

One of its own, for libpq lets nothing else of the asking one run while it asks how a server is.
"""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.postgres.keeping import CHECKOUT

_READY = b"ready\n"


@contextmanager
def turning_away(place: Path, severity: str, number: str, text: str) -> Iterator[None]:
    """A server in this folder that says this."""
    with subprocess.Popen(
        [sys.executable, "-m", __name__, str(place), severity, number, text],
        cwd=CHECKOUT,
        stdout=subprocess.PIPE,
    ) as answering:
        try:
            assert answering.stdout is not None
            assert answering.stdout.readline() == _READY
            yield
        finally:
            answering.kill()


def _refusal(severity: str, number: str, text: str) -> bytes:
    fields = (f"S{severity}", "VFATAL", f"C{number}", f"M{text}")
    body = b"".join(one.encode() + b"\0" for one in fields) + b"\0"
    return b"E" + (len(body) + 4).to_bytes(4) + body


def _answer(place: str, severity: str, number: str, text: str) -> None:
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(f"{place}/.s.PGSQL.5432")
        listening.listen()
        sys.stdout.buffer.write(_READY)
        sys.stdout.flush()
        while True:
            asking, _ = listening.accept()
            with asking:
                asking.recv(10_000)
                asking.sendall(_refusal(severity, number, text))


if __name__ == "__main__":
    _answer(*sys.argv[1:])
