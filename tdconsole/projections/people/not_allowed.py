"""What is told to those who reach for what the house keeps, and may not."""

from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.staff import WhoActs
from tdconsole.known_errors import KnownError


class NotAllowed(KnownError):
    """An act on people, staff, rooms or the like was refused to the one who acts."""

    def __init__(self, path: str = "", detail: str = "", *, why: Rejection | None = None) -> None:
        super().__init__(path, detail)
        self.why = WhoActs() if why is None else why

    @property
    def code(self) -> str:
        return type(self.why).__name__
