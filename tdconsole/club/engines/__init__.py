"""The club's tables, and the few statements in which the engines differ."""

from typing import Final

from tdconsole.club.engines.file import SCHEMA
from tdconsole.club.engines.file import TOLD as TO_SQLITE
from tdconsole.club.engines.server import SERVER_SCHEMA
from tdconsole.club.engines.server import TOLD as TO_POSTGRES

__all__ = ["SCHEMA", "SERVER_SCHEMA", "TOLD"]

TOLD: Final = {"sqlite": TO_SQLITE, "postgres": TO_POSTGRES}
