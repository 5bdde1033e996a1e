"""A decision in progress while its window is replaced by one in other words or colours."""

from typing import NamedTuple

from tdconsole.domain.values import EntryId, TableNo
from tdconsole.projections.clock.shot_clock import Decision


class Going(NamedTuple):
    table: TableNo
    decision: Decision | None
    acting: EntryId | None
