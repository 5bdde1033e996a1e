"""Where the hall listens, and under which address the room reaches it."""

import socket
from typing import Final, NamedTuple

from tdconsole.known_errors import HallTaken
from tdconsole.settings import in_url, reached

BACKLOG: Final = 1_024
"""The connections that may wait to be taken: a hall's phones come all at once."""


class Bound(NamedTuple):
    listening: socket.socket
    address: str
    port: int

    def url(self, *, tls: bool) -> str:
        return f"{'https' if tls else 'http'}://{in_url(self.address)}:{self.port}/"


def bind(address: str, port: int) -> Bound:
    """Listen at this address; raise what the system says if that can't be."""
    listening = listen(address, port)
    return Bound(listening, reached(address), listening.getsockname()[1])


def listen(address: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    # Named as TCP, or an answer in two pieces waits for the other end: asyncio looks at this.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((address, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise HallTaken(f"{address}:{port}", error.strerror or str(error)) from error
    return listening
