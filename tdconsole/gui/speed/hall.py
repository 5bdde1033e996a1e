"""The time of a bust at the window while a hall full of phones follows the same house."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PHONES: Final = 100
WALLS: Final = 4

_LISTENING: Final = """
import asyncio, sys

async def listen(port, path, number):
    own = f"127.1.0.{number % 250 + 1}"
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(own, 0))
    writer.write(f"GET {path} HTTP/1.1\\r\\nHost: 127.0.0.1\\r\\n\\r\\n".encode())
    await reader.readline()
    return reader, writer

async def follow(reader):
    while await reader.read(65_536):
        pass

async def main(port, phones, walls):
    paths = ["/stream"] * phones + ["/stream/wall/clock?w=1920&h=1080"] * walls
    lines = [await listen(port, path, number) for number, path in enumerate(paths)]
    print("open", flush=True)
    await asyncio.gather(*(follow(reader) for reader, _ in lines))

asyncio.run(main(*map(int, sys.argv[1:])))
"""


@contextmanager
def hall_beside(house: Path) -> Iterator[None]:
    """Serve the house to phones and televisions, in processes of their own."""
    serving = [sys.executable, "-m", "tdconsole", "--lang", "en", "serve", str(house)]
    with _started([*serving, "--address", "127.0.0.1", "--port", "0"]) as said:
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        if found is None:
            raise RuntimeError(said)
        listening = [sys.executable, "-c", _LISTENING, found[1], str(PHONES), str(WALLS)]
        with _started(listening):
            yield


@contextmanager
def _started(command: list[str]) -> Iterator[str]:
    """A program until it has said its first line, and as long as it is needed."""
    with subprocess.Popen(  # noqa: S603 -- this very program
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as program:
        try:
            yield program.stdout.readline() if program.stdout is not None else ""
        finally:
            program.terminate()
