"""Whatever was done on an evening, and undone: what is exported is sound and adds up."""

import sqlite3
from contextlib import closing

from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tdconsole.cli.papers.database_out import house_told
from tdconsole.exports.relational import relational
from tests.cli.papers.test_database_out import check_equal
from tests.session.evenings.test_any_evening import Evening
from tests.session.floor import room


class Exported(Evening):
    def teardown(self) -> None:
        try:
            session = self.room.session()
            made = relational(house_told(session, people=True), "club")
            with closing(sqlite3.connect(":memory:")) as db:
                db.deserialize(made.database)
                check_equal(session, db)
        finally:
            super().teardown()


def test_any_evening_is_exported_whole() -> None:
    run_state_machine_as_test(
        type("Evening", (Exported,), {"rooms": staticmethod(room)}),
        settings=settings(
            max_examples=30,
            stateful_step_count=40,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        ),
    )
