"""A hall full of phones: `python packaging/phones.py --phones 2000 --walls 20`.

Opens that many streams to the real server, busts players from a tablet, and tells how long it takes
from each acknowledgement to the last phone, and what a connection costs in memory.
"""

import argparse
import asyncio
import re
import resource
import statistics
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final

from msgspec import json

from tdconsole.domain.values import EntryId
from tdconsole.evening import make
from tdconsole.session import Session, open_house
from tdconsole.session.card_codes import CardCodes
from tdconsole.session.people.devices import pair

SETTLES: Final = 2.0
FILES: Final = 20_000


class Hall:
    """All streams, and when each heard of the last bust."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.players = ""
        self.heard: list[float] = []
        self.open = 0

    async def listen(self, path: str, number: int) -> None:
        """Hear a stream, each from an address of its own, as phones have."""
        own = f"127.1.{number // 250}.{number % 250 + 1}"
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(own, 0))
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        self.open += 1
        try:
            while line := await reader.readline():
                if self.players and self.players.encode() in line:
                    self.heard.append(monotonic())
        finally:
            writer.close()

    async def all_heard(self, count: int, within: float = 20) -> list[float]:
        ends = monotonic() + within
        while len(self.heard) < count and monotonic() < ends:  # noqa: ASYNC110 -- it counts
            await asyncio.sleep(0.005)
        return self.heard


def memory(process: int) -> int:
    """The memory that a process has to itself, in kilobytes."""
    told = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+)", told)
    return int(found[1]) if found else 0


class Tablet:
    """A paired device that busts players, as a page of the floor does."""

    def __init__(self, port: int, session: Session) -> None:
        self._port, self._session = port, session
        _, code = pair(session, "Tablet", session.club.staff.add("Anna Bianchi"), "floor")
        _, kept = self._post("/pair/claim", {"code": code}, "")
        self._cookie = kept.split(";")[0]

    def bust(self, entry: EntryId) -> float:
        """Bust a player; the moment at which the tablet knew that it is on the disk."""
        request = {
            "command": "EliminatePlayers",
            "hand": [{"entry": entry}],
            "request": f"b{entry}",
        }
        answer, _ = self._post("/floor/do", request, self._cookie)
        if answer["state"] != "done":
            raise SystemExit(answer["said"])
        return monotonic()

    def _post(self, path: str, data: dict[str, Any], cookie: str) -> tuple[dict[str, Any], str]:
        line = HTTPConnection("127.0.0.1", self._port)
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        line.request("POST", path, json.encode(data), headers)
        answer = line.getresponse()
        told = json.decode(answer.read())
        line.close()
        return told, answer.headers.get("set-cookie", "")


async def measured(port: int, house: Path, server: int, given: argparse.Namespace) -> None:
    hall, phones, walls = Hall(port), given.phones, given.walls
    with open_house(house) as opened:
        session = opened.session
        tournament = session.find(None)
        state = None if tournament is None else session.state(tournament)
        if tournament is None or state is None:
            raise LookupError(house)
        codes, entries = CardCodes(session.timeline(tournament)), sorted(state.entries.by_id)
        before = memory(server)
        listening = [
            asyncio.create_task(hall.listen(f"/stream/{codes.of(entries[at % len(entries)])}", at))
            for at in range(phones)
        ]
        screens = ("clock", "prizes", "standings", "live")
        listening += [
            asyncio.create_task(
                hall.listen(f"/stream/wall/{screens[at % len(screens)]}?w=1920&h=1080", phones + at)
            )
            for at in range(walls)
        ]
        while hall.open < phones + walls:  # noqa: ASYNC110 -- as above
            await asyncio.sleep(0.05)
        await asyncio.sleep(SETTLES)
        tablet = Tablet(port, session)
        each = (memory(server) - before) / (phones + walls)
        taken: list[float] = []
        asked: list[float] = []
        last: list[float] = []
        for _ in range(given.busts):
            hall.heard = []
            session.refresh()
            state = session.state(tournament)
            if state is None:
                raise LookupError(tournament)
            hall.players = f'"{state.left - 1:,}\N{NO-BREAK SPACE}/'
            tapped = monotonic()
            done = await asyncio.to_thread(tablet.bust, max(state.play.seating.of))
            asked.append(done - tapped)
            heard = await hall.all_heard(phones)
            times = [one - done for one in heard]
            taken += times
            last.append(max(times, default=0))
            print(f"{len(heard)} heard, the last after {last[-1] * 1000:.0f} ms", flush=True)
            await asyncio.sleep(0.7)
        for one in listening:
            one.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
    taken.sort()
    print(f"a tap is acknowledged after {statistics.median(asked) * 1000:.0f} ms")
    print(f"a phone: median {statistics.median(taken) * 1000:.0f} ms,", end=" ")
    print(f"99 % within {taken[int(len(taken) * 0.99)] * 1000:.0f} ms")
    print(
        f"the last phone: median {statistics.median(last) * 1000:.0f} ms, worst {max(last) * 1000:.0f} ms"
    )
    print(f"memory: {each:.1f} kB a connection, {memory(server) / 1024:.0f} MB in all")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--phones", type=int, default=2_000)
    asked.add_argument("--walls", type=int, default=20)
    asked.add_argument("--busts", type=int, default=20)
    asked.add_argument("--entries", type=int, default=2_000)
    given = asked.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, FILES), hard), hard))
    with TemporaryDirectory() as folder:
        house = Path(folder, "hall.house")
        make(house, given.entries)
        command = [sys.executable, "-m", "tdconsole", "--lang", "en", "serve", str(house)]
        server = subprocess.Popen(  # noqa: S603 -- the program itself
            [*command, "--address", "127.0.0.1", "--port", "0"], stdout=subprocess.PIPE, text=True
        )
        try:
            found = re.search(r":(\d+)/", server.stdout.readline() if server.stdout else "")
            if found is None:
                raise LookupError(command)
            port = int(found[1])
            asyncio.run(measured(port, house, server.pid, given))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
