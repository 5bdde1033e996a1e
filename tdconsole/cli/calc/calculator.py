"""A calculator: what it takes, what it gives and how it works that out."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.values import Record


class Calculator(NamedTuple):
    """A calculator; `work` raises `Refusing` if it can't answer."""

    takes: type[Record]
    gives: type[Record]
    work: Callable[[Voice, Any], Record]
