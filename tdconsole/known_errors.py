"""Errors of the world rather than the program: told calmly, with what is safe and what to do."""

from errno import EDQUOT, EFBIG, ENAMETOOLONG, ENOSPC
from typing import Literal

from tdconsole.flaws import Flaw


class KnownError(Exception):
    """A known error, a type each, worded in `i18n`; the path is the file it is about."""

    path: str
    detail: str

    def __init__(self, path: str, detail: str = "") -> None:
        super().__init__(path, detail)
        self.path = path
        self.detail = detail

    @property
    def on_server(self) -> bool:
        """Whether the path is the address of a house on a server."""
        return self.path.startswith("postgresql://")

    @property
    def code(self) -> str:
        """The word that programs know it by."""
        return type(self).__name__


class FileMissing(KnownError):
    """The file doesn't exist; the detail names shipped ones, if one may be meant."""


class NameTooLong(KnownError):
    """No file can have such a long name."""


class NameImpossible(KnownError):
    """No file can have such a name, on any machine."""


class PipeNamed(KnownError):
    """A pipe, a socket, a device or a link is at the path: none is waited for or replaced."""


class SocketNamed(KnownError):
    pass


class DeviceNamed(KnownError):
    pass


class LinkNamed(KnownError):
    pass


class LogOfHouse(KnownError):
    """The name belongs to the log of the house in the detail."""


class OutputFull(KnownError):
    """The answer can't be written because its place is full; it has no path of its own."""


class HouseMissing(KnownError):
    """There is no house file at this path."""


class FileMoved(KnownError):
    """The file was removed or replaced while it was open."""


class LogGone(KnownError):
    """The log next to the file was removed or replaced while it was open."""


class TwoNames(KnownError):
    """The file has a second name, a hard link, under which another log would be kept."""


class OpenElsewhere(KnownError):
    """Another program has the file open, but its log isn't next to this name."""


class HouseMoved(KnownError):
    """The house was moved; the detail is the place where it goes on."""


class HouseArriving(KnownError):
    """A move to here was interrupted; the detail is the house that it comes from, or its lines."""

    def __init__(self, path: str, detail: str = "", *, of_lines: bool = False) -> None:
        super().__init__(path, detail)
        self.of_lines = of_lines


class HouseFollows(KnownError):
    """The house is a copy that follows another; the detail is that one."""


class NothingToFollow(KnownError):
    """The house no longer holds what was copied from it; the detail is where the copy is."""


class CopyTakenOver(KnownError):
    """The copy was taken over and is in force itself: it follows no longer."""


class NotFollowing(KnownError):
    """The house to be taken over follows no other."""


class NotArrivedWhole(KnownError):
    """What arrived at the new place is not what left; the detail is what differs."""


class FileExists(KnownError):
    pass


class CopyOntoItself(KnownError):
    """The copy would replace the house being copied."""


class HouseInUse(KnownError):
    """A house that is open, or wasn't closed properly, can't be replaced."""


class NoEarlierCopy(KnownError):
    """The file in the copy's place is another house, or a copy worked on since."""


class StillWhole(KnownError):
    """The house whose place a restored one was to take is not hurt."""


class CopiesDiffer(KnownError):
    """The copies there are of two houses, or of one that went on in two ways: the detail names two."""


class CopyFailsCheck(KnownError):
    """The copy failed its check and was removed; the detail is the first fault."""


class NotAHouse(KnownError):
    pass


class NewerFile(KnownError):
    """The file is from a later version and was left untouched; the detail is what isn't known."""


class EarlierHouse(KnownError):
    """The house on a server is from an earlier version, and was to be looked at only."""


class DamagedFile(KnownError):
    pass


class ForeignTrigger(KnownError):
    """Triggers or views in the file, named in the detail, that this program didn't put there."""


class ReadOnlyPlace(KnownError):
    pass


class OnlyLookedAt(KnownError):
    """The house was opened to look at it, and something would be written."""


class DiskFull(KnownError):
    pass


class FileBusy(KnownError):
    pass


class FileUnreadable(KnownError):
    pass


class FileTooLarge(KnownError):
    """The file is far larger than anything people write by hand, so it must be another one."""


class TooManyLines(KnownError):
    """The file has more lines than any list of people has."""


class SharedPlace(KnownError):
    """A network share, or a folder that another program synchronises; the detail names it."""


Awaited = Literal[
    "value",
    "key",
    "comma",
    "end",
    "quote",
    "comment",
    "pairs",
    "number",
    "depth",
    "size",
    "tournament",
]
"""What a file of another program should have had, or should not have gone past."""


class ForeignText(KnownError):
    """A file of another program can't be read on from here."""

    def __init__(
        self,
        path: str,
        detail: str = "",
        *,
        awaited: Awaited = "tournament",
        line: int = 1,
        column: int = 1,
    ) -> None:
        super().__init__(path, detail)
        self.awaited = awaited
        self.line = line
        self.column = column


LineFault = Literal[
    "first",
    "json",
    "kind",
    "fields",
    "long",
    "order",
    "step",
    "seal",
    "event",
    "heads",
    "altered",
    "cut",
    "behind",
]
"""What is wrong with a line of an exported house."""


class LineUnfit(KnownError):
    """A line of an exported house from which no house can be made; the detail is the field."""

    def __init__(
        self, path: str, detail: str = "", *, line: int = 1, fault: LineFault = "first"
    ) -> None:
        super().__init__(path, detail)
        self.line = line
        self.fault = fault


class BadData(KnownError):
    """A structure, payout table or the like that can't be used; the detail says where and why.

    If the flaw and its line are known, they are reported instead.
    """

    def __init__(
        self, path: str, detail: str = "", *, line: int | None = None, flaw: Flaw | None = None
    ) -> None:
        super().__init__(path, detail)
        self.line = line
        self.flaw = flaw


class FileWanted(KnownError):
    """The address of a house on a server was given where only a file can be."""


class AddressIncomplete(KnownError):
    """The address of a server's house lacks the database or the house."""


class PasswordInAddress(KnownError):
    """A password was typed in an address, where it would be shown and kept."""


class HouseNameImpossible(KnownError):
    """No house on a server can have the name in the detail."""


class AddressUnread(KnownError):
    """Something in the address can't be read, or names nothing; the detail is libpq's reason."""


class ServerOutOfReach(KnownError):
    """There was no line to the server from the beginning; the detail is the system's reason."""


class ServerGone(KnownError):
    """The server can't be reached, or doesn't answer any more."""


class ServerRefuses(KnownError):
    """The server doesn't let this program in; the detail is its own reason.

    Where it is the role or its password, how these are given is said with it.
    """

    def __init__(self, path: str, detail: str = "", *, of_role: bool = False) -> None:
        super().__init__(path, detail)
        self.of_role = of_role


class ServerUnfit(KnownError):
    """The server, or its database, can't hold a house; the detail is what it is."""


class PoolerBetween(ServerUnfit):
    """A pooler hands each transaction to whichever connection is free: another house's, too."""


class NoRightThere(KnownError):
    """The role that the program came as has no right to do this; the detail is the server's."""


class TextUnfit(KnownError):
    """A text that the server can't keep: too long for an index, or with the sign NUL in it."""


class TurnLost(KnownError):
    """The line to the server broke, and nothing of what was being written is there."""


class CommitUnanswered(KnownError):
    """The line to the server broke while it committed: whether that is there can't be told yet."""


class ServerFellBack(KnownError):
    """The server that answers now lacks something that was acknowledged before."""


class PrinterGone(KnownError):
    """The printer named by the path is switched off, or no longer set up."""


class HookFailed(KnownError):
    """The house's own command for the seals failed; the path is the command, the detail why."""


class HallTaken(KnownError):
    """Nobody can listen at the address and port in the path; the detail is what the system says."""


class CertificateUnfit(KnownError):
    """The certificate at the path, or its key, can't be used; the detail says why."""


class NoScreen(KnownError):
    """There is no screen to show a window on."""


def of_the_world(error: OSError) -> KnownError | None:
    """The error for what the system refused, by number; None for others."""
    path = "" if error.filename is None else str(error.filename)
    if error.errno == ENAMETOOLONG:
        return NameTooLong(path)
    if error.errno in {ENOSPC, EDQUOT, EFBIG}:
        return DiskFull(path) if path else OutputFull("")
    return FileUnreadable(path, error.strerror or str(error)) if path else None
