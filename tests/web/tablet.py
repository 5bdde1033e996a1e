"""A paired tablet without a browser: what it posts and hears, as the page would."""

from typing import Any, Final
from uuid import uuid4

from msgspec import json, to_builtins

from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.values import DeviceId, Role, StaffId
from tdconsole.session import HouseDone, Session
from tdconsole.session.people.devices import pair
from tests.web.serving import Answer, Asked, Server

JSON: Final = "application/json"


def staff(session: Session, name: str) -> StaffId:
    known = session.club.staff
    found = next((one for one, called in known.named().items() if called == name), None)
    return known.add(name) if found is None else found


def offered(
    session: Session, name: str, role: Role = "floor", who: str = "Anna Bianchi"
) -> tuple[DeviceId, str]:
    """Offer a device to be paired; its number and its code."""
    answer, code = pair(session, name, staff(session, who), role)
    assert isinstance(answer, HouseDone), answer
    assert code is not None
    return DeviceId(session.house.last_device), code


def claim(hall: Asked, code: str) -> Answer:
    body = json.encode({"code": code})
    return hall.ask("/pair/claim", "POST", body, Content_Type=JSON)


class Tablet:
    def __init__(self, hall: Server, code: str) -> None:
        self._hall = hall
        answer = claim(hall, code)
        assert answer.status == 200, answer.text
        self.kept = answer.headers["set-cookie"]
        self.cookie = self.kept.split(";")[0]

    def post(self, path: str, data: Any, **headers: str) -> Answer:
        sent = {"Content_Type": JSON, "Cookie": self.cookie} | headers
        return self._hall.ask(path, "POST", json.encode(data), **sent)

    def do(self, request: Request, number: str | None = None) -> Answer:
        number = uuid4().hex if number is None else number
        return self.post("/floor/do", to_builtins(request) | {"request": number})

    def page(self) -> Answer:
        return self._hall.ask("/floor", Cookie=self.cookie)
