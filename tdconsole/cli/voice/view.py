"""A view: what it shows, and as which rows of text."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tdconsole.cli.voice.looking import Looking
from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.values import Record
from tdconsole.session import Session


class View(NamedTuple):
    """A view of one tournament."""

    shape: type[Record]
    make: Callable[[Looking], Record]
    rows: Callable[[Looking, Any], Rows]
    of_all: bool = False
    """Whether it is about more than one flight, or read aloud; others name their flight."""


class Sought(NamedTuple):
    """What is looked for in a view of the house."""

    find: str | None = None
    person: int | None = None
    offence: str | None = None
    tournament: str | None = None
    season: int | None = None
    as_of: str | None = None


class HouseView(NamedTuple):
    """A view of the house itself."""

    shape: type[Record]
    make: Callable[[Voice, Session, Sought], Record]
    rows: Callable[[Voice, Session, Any], Rows]
