"""The trail's tables, and the few statements in which the engines differ."""

from typing import Final

from tdconsole.journal.engines.file import SCHEMA
from tdconsole.journal.engines.file import TOLD as TO_SQLITE
from tdconsole.journal.engines.server import SERVER_SCHEMA
from tdconsole.journal.engines.server import TOLD as TO_POSTGRES
from tdconsole.journal.engines.told import COLUMNS, RECORDED_KINDS

__all__ = ["COLUMNS", "RECORDED_KINDS", "SCHEMA", "SERVER_SCHEMA", "TOLD"]

TOLD: Final = {"sqlite": TO_SQLITE, "postgres": TO_POSTGRES}
