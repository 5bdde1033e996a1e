"""House files and the program as it is started, for the tests that look at its screen."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.values import Chips, Money, Price, TournamentId
from tdconsole.library.payouts import payouts
from tdconsole.library.structures import structure
from tdconsole.session import Done, Opened, Session, create

CHECKOUT: Final = Path(__file__).resolve().parents[2]


def evening(path: Path, *, begun: bool = True) -> Path:
    with create(path) as house:
        tournament = begin(house.session)
        if begun:
            house.session.submit(tournament, StartClock())
    return path


def begin(session: Session, name: str = "Spring Main") -> TournamentId:
    done = session.submit(
        None,
        CreateTournament(
            name=name,
            price=Price(pool=Money(5000), fee=Money(500)),
            stack=Chips(20_000),
            structure=structure("club-evening"),
            payouts=payouts("club"),
        ),
    )
    assert isinstance(done, Done)
    session.submit(done.tournament, RegisterEntry(person=Newcomer(name="Maria Rossi")))
    return done.tournament


def arguments(*words: str | Path) -> list[str]:
    return [sys.executable, "-m", "tdconsole", *map(str, words)]


def typed(*words: str | Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        arguments("--lang", "en", "projector", *words),
        capture_output=True,
        text=True,
        cwd=CHECKOUT,
        env={**os.environ, **environment},
        check=False,
        timeout=60,
    )


def file_of(home: Opened) -> Path:
    assert home.file is not None
    return home.file
