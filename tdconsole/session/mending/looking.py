"""A look at a house that may be hurt, by which nothing in it is changed."""

import shutil
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from tdconsole.house import HouseFile, is_log_missing
from tdconsole.house.held import LOG
from tdconsole.house.moving.mark import KINDS
from tdconsole.journal import tails_lost
from tdconsole.known_errors import DiskFull, FileUnreadable, KnownError, NewerFile, of_the_world
from tdconsole.projections.engine.faults import Fault, LogMissing
from tdconsole.session.checking import check
from tdconsole.session.mending.brought_back import known_heads
from tdconsole.session.opening import SCHEMAS, Opened
from tdconsole.session.time_source import SystemTime

OF_THE_PLACE = (DiskFull, FileUnreadable, NewerFile)
"""The errors that say nothing against the house."""


def first_fault(house: Path) -> Fault | KnownError | None:
    """The first fault of a closed house, found in a copy of it with its log."""
    known = known_heads(house)
    if not known and is_log_missing(house):
        return LogMissing()
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        copy = _copied(house, Path(folder) / "looked-at.house")
        try:
            with closing(HouseFile.open(copy, SCHEMAS, even=KINDS)) as opened:
                lost = next(tails_lost(opened, known), None)
                return lost or next(check(Opened(opened, SystemTime())), None)
        except KnownError as error:
            if isinstance(error, OF_THE_PLACE):
                raise type(error)(str(house), error.detail) from error
            return error


def _copied(house: Path, copy: Path) -> Path:
    try:
        shutil.copyfile(house, copy)
        log = house.with_name(house.name + LOG)
        if log.is_file():
            shutil.copyfile(log, copy.with_name(copy.name + LOG))
    except OSError as error:
        raise of_the_world(error) or FileUnreadable(str(house), str(error)) from error
    return copy
