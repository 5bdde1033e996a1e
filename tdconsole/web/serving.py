"""The hall's server: bound where the director says, and stopped as any program is."""

import ssl
from pathlib import Path
from typing import Any, Final

import uvicorn

from tdconsole.known_errors import CertificateUnfit
from tdconsole.web.app import App
from tdconsole.web.bound import Bound
from tdconsole.web.control import Control
from tdconsole.web.wire import Wire

MOST_FILES: Final = 16_384


def check_certificate(cert: Path, key: Path | None) -> None:
    """Raise what is wrong with the certificate, before anybody is told of an address."""
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(cert, key, password="")
    except (OSError, ValueError) as error:
        raise CertificateUnfit(str(cert), str(error)) from error


def serve(
    app: App, bound: Bound, cert: Path | None, key: Path | None, control: Control | None = None
) -> None:
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
    if control is None:
        server.run(sockets=[bound.listening])
        return

    def stop() -> None:
        server.should_exit = True

    control.stop = stop
    try:
        server.run(sockets=[bound.listening, control.listening])
    finally:
        control.close()


def _let_many_in() -> None:
    """Have as many connections as the system allows: its usual limit is half a hall."""
    try:
        import resource  # noqa: PLC0415 -- not on every system
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = hard if hard != resource.RLIM_INFINITY else MOST_FILES
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(most, MOST_FILES)), hard))
