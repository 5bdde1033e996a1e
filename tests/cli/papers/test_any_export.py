"""Whatever was done on an evening, and undone: what is exported is sound and adds up."""

import sqlite3
from contextlib import closing
from unittest.mock import patch

from hypothesis import HealthCheck, given, settings
from hypothesis.stateful import run_state_machine_as_test

from tdconsole.cli.papers.database_out import house_told
from tdconsole.domain.language.commands.floor import ReinstatePlayer
from tdconsole.domain.language.commands.house import OpenTill
from tdconsole.domain.language.commands.money import PayOut, TakeBack
from tdconsole.domain.values import EntryId
from tdconsole.exports.relational import relational
from tdconsole.session import Session, chance
from tests.cli.papers.test_database_out import check_equal
from tests.session.evenings.test_any_cash import CHOICES, asked
from tests.session.evenings.test_any_evening import Evening
from tests.session.floor import FEW_LINKS, Desk, room


class Exported(Evening):
    def teardown(self) -> None:
        try:
            check_export(self.room.session())
        finally:
            super().teardown()


def check_export(session: Session) -> None:
    made = relational(house_told(session, people=True), "club")
    with closing(sqlite3.connect(":memory:")) as db:
        db.deserialize(made.database)
        check_equal(session, db)


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


@settings(max_examples=30, deadline=None, derandomize=True, database=None)
@given(CHOICES)
def test_whatever_was_paid_adds_up(choices: list[tuple[int, int, int, int]]) -> None:
    with patch.object(chance, "LINKS", FEW_LINKS), room() as club:
        session = club.session()
        session.submit_house(OpenTill(name="Main"))
        session.submit_house(OpenTill(name="Bar"))
        desks = [Desk(session), Desk(session)]
        for at, choice in enumerate(choices):
            session.submit(desks[at % 2].id, asked(*choice))
        check_export(session)


def test_a_prize_taken_back_is_not_paid_out() -> None:
    with patch.object(chance, "LINKS", FEW_LINKS), room() as club:
        desk = Desk(club.session())
        desk.seat_and_start(3)
        desk.bust(1)
        seat = desk.seat_of(2)
        desk.bust(2)
        desk.do(PayOut(entry=EntryId(3)))
        check_export(desk.session)
        desk.do(ReinstatePlayer(entry=EntryId(2), seat=seat))
        desk.bust(3)
        desk.do(TakeBack(entry=EntryId(3)))
        check_export(desk.session)
        ((paid, back),) = [
            (method.paid_out, method.total)
            for sheet in desk.session.house_desk.cash_report().currencies
            for method in sheet.methods
        ]
        assert (paid, back) == (0, 3 * 5_500)
