"""The world's fault, not the program's: told calmly, with what is safe and what to do next."""


class KnownError(Exception):
    """Each is a type of its own, worded by `i18n`; the path is the file it is about."""

    def __init__(self, path: str, detail: str = "") -> None:
        super().__init__(path, detail)
        self.path = path
        self.detail = detail


class FileMissing(KnownError):
    pass


class FileMoved(KnownError):
    """Taken away, or another put in its place, while it was open."""


class FileExists(KnownError):
    pass


class NotAHouse(KnownError):
    pass


class NewerFile(KnownError):
    """Written by a later version, nothing in it was touched; the detail is what is not known."""


class DamagedFile(KnownError):
    pass


class ReadOnlyPlace(KnownError):
    pass


class DiskFull(KnownError):
    pass


class FileBusy(KnownError):
    pass


class FileUnreadable(KnownError):
    pass


class SharedPlace(KnownError):
    """A network share, or a folder that another program synchronises; the detail says which."""


class BadData(KnownError):
    """A structure, payout table or the like that can't be used; the detail says where and why."""


class NoScreen(KnownError):
    """There is nothing to show a window on."""
