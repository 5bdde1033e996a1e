"""Words for what a repair could not save."""

import pytest

from tdconsole.club.carrying import CARRIED
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.mending import _table_lost
from tdconsole.projections.engine.mended import TableLost


@pytest.mark.parametrize("table", [table.name for table in CARRIED])
def test_every_table_of_the_club_is_called_something(table: str) -> None:
    said = _table_lost(catalogue("en"), TableLost(table=table, rows=None))
    assert said.endswith(": some may be lost; nobody can tell how many.")
