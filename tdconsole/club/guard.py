"""Guard of what the club keeps: the staff are asked who they are before anything is written."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.state.rows import Act
from tdconsole.domain.values import StaffId
from tdconsole.house import House
from tdconsole.projections.people.not_allowed import NotAllowed

Asked = Callable[[Act, StaffId | None], Rejection | None]
"""Why an act is refused, if it is; a member of staff who would leave by it is named."""


class Guard:
    """The one door to a transaction of the club's; it stands open until somebody is asked."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.ask: Asked = lambda _act, _leaving: None

    def check(self, act: Act, leaving: StaffId | None = None) -> None:
        why = self.ask(act, leaving)
        if why is not None:
            raise NotAllowed(why=why)

    @contextmanager
    def doing(self, act: Act, leaving: StaffId | None = None) -> Iterator[None]:
        self.check(act, leaving)
        with self._house.transaction():
            yield
