"""The hall's server: bound where the director says, and stopped as any program is."""

import socket
import ssl
from pathlib import Path
from typing import Any, Final, NamedTuple

import uvicorn

from tdconsole.known_errors import CertificateUnfit, HallTaken
from tdconsole.web.app import App
from tdconsole.web.wire import Wire

BACKLOG: Final = 1_024
"""The connections that may wait to be taken: a hall's phones come all at once."""

MOST_FILES: Final = 16_384


class Bound(NamedTuple):
    """Where the hall listens, and under which address the room reaches it."""

    listening: socket.socket
    address: str
    port: int


def bind(address: str, port: int) -> Bound:
    """Listen at this address; raise what the system says if that can't be."""
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
    return Bound(listening, reached(address), listening.getsockname()[1])


def check_certificate(cert: Path, key: Path | None) -> None:
    """Raise what is wrong with the certificate, before anybody is told of an address."""
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(cert, key, password="")
    except (OSError, ValueError) as error:
        raise CertificateUnfit(str(cert), str(error)) from error


def reached(address: str) -> str:
    """The address under which others reach this machine, where it listens at all of its own."""
    if address not in {"", "0.0.0.0", "::"}:  # noqa: S104 -- asked, not bound
        return address
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # nothing is sent: the route alone is looked up
        except OSError:
            return "127.0.0.1"
        return str(asked.getsockname()[0])


def serve(app: App, bound: Bound, cert: Path | None, key: Path | None) -> None:
    """Serve until the process is asked to stop."""
    config = uvicorn.Config(
        app.asgi,
        http=Wire,
        loop="asyncio",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=2,
        h11_max_incomplete_event_size=16_384,
        ssl_certfile=cert,
        ssl_keyfile=key,
    )
    _let_many_in()
    server: Any = uvicorn.Server(config)
    server.run(sockets=[bound.listening])


def _let_many_in() -> None:
    """Have as many connections as the system allows: its usual limit is half a hall."""
    try:
        import resource  # noqa: PLC0415 -- not on every system
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = hard if hard != resource.RLIM_INFINITY else MOST_FILES
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(most, MOST_FILES)), hard))
