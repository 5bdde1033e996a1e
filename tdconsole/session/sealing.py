"""The seals of the moment, handed out so that a past changed later contradicts them."""

import shlex
import subprocess
from collections.abc import Iterator
from typing import Final

from msgspec import json

from tdconsole.domain.values import Digest, StepNo, TournamentId
from tdconsole.known_errors import HookFailed
from tdconsole.projections.engine.seals import Seal, Seals
from tdconsole.session.session import Session

PATIENCE: Final = 30
"""The seconds that a command of the house's may take."""


def seals(session: Session, tournament: TournamentId) -> Seals:
    return Seals(seals=tuple(_seals(session, tournament)))


def _seals(session: Session, tournament: TournamentId) -> Iterator[Seal]:
    timeline, desk = session.timeline(tournament), session.house_desk
    if timeline.state is not None and timeline.head is not None:
        last = timeline.steps[-1]
        yield Seal(
            tournament=tournament,
            name=timeline.state.setup.name,
            step=last.no,
            at=last.at,
            head=Digest(timeline.head),
        )
    if desk.head is not None:
        *_, step = desk.trail()
        no = StepNo(desk.length)
        yield Seal(tournament=None, name="", step=no, at=step.at, head=Digest(desk.head))


def send(command: str, sealed: Seals) -> None:
    """Hand the seals to a command of the house's, as a line of JSON on its standard input."""
    try:
        done = subprocess.run(  # noqa: S603 -- the director's own command, and no shell
            shlex.split(command),
            input=as_line(sealed),
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        raise HookFailed(command, str(error)) from error
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip() or f"exit status {done.returncode}"
        raise HookFailed(command, said.splitlines()[-1])


def as_line(sealed: Seals) -> bytes:
    return json.encode(sealed) + b"\n"
