"""A house that has given roles: one member of staff for each, with a PIN."""

import sqlite3
from contextlib import closing
from typing import Final

from tdconsole.domain.language.commands.house import GiveRole, HouseCommand
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.values import Role, StaffId
from tdconsole.house import Address, Place
from tdconsole.session import Answer, HouseAnswer, HouseDone, Refused, Session
from tests.postgres.houses import everything_allowed

DIRECTOR_PIN: Final = "4711"
ROLES: Final[tuple[Role, ...]] = ("director", "floor", "desk", "clock", "display")
PINS: Final[dict[Role, str]] = {
    "director": DIRECTOR_PIN,
    "floor": "2222",
    "desk": "3333",
    "clock": "4444",
}
FEW_ROUNDS: Final = 2**4
"""Few enough that no test waits for a PIN."""


def staffed(session: Session) -> dict[Role, StaffId]:
    """Give everybody's role; nobody acts afterwards."""
    members: dict[Role, StaffId] = {}
    for role in ROLES:
        member = members[role] = session.club.staff.add(f"Somebody for the {role}")
        if role in PINS:
            assert isinstance(session.set_pin(member, PINS[role]), HouseDone)
        done = session.submit_house(GiveRole(staff=member, role=role))
        assert isinstance(done, HouseDone), done
        if role == "director":
            assert session.gate.identify(member, DIRECTOR_PIN) is None
    session.gate.identify(None, None)
    return members


def acts_as(session: Session, role: Role, members: dict[Role, StaffId]) -> None:
    assert session.gate.identify(members[role], PINS.get(role)) is None


def refusal(session: Session, request: Request | HouseCommand) -> Rejection | None:
    """What a submission is refused with; nothing is done of it."""
    if isinstance(request, HouseCommand):
        answer: Answer | HouseAnswer = session.submit_house(request)
    else:
        answer = session.submit(session.find(None), request)
    return answer.rejection if isinstance(answer, Refused) else None


def changed(place: Place, sql: str) -> None:
    """Change a house behind the program's back; bytes are written as SQLite has them."""
    if isinstance(place, Address):
        with everything_allowed(place) as connection:
            connection.execute(sql.replace("x'", "'\\x").encode())
        return
    with closing(sqlite3.connect(place)) as db, db:
        db.execute(sql)
