"""Whether a house file may be kept in a place, and giving it its name there."""

import ctypes
import errno
import os
import sys
from pathlib import Path
from typing import Final

from tdconsole.known_errors import (
    DiskFull,
    FileExists,
    FileMissing,
    FileUnreadable,
    KnownError,
    ReadOnlyPlace,
    SharedPlace,
)
from tdconsole.plain_files import check_log_names, check_name, check_replaceable

# The write-ahead log needs memory shared by processes of one machine: no network has that.
_NETWORK: Final = frozenset(
    [
        "nfs",
        "nfs4",
        "cifs",
        "smb3",
        "smbfs",
        "smb2",
        "ncpfs",
        "afs",
        "afpfs",
        "ceph",
        "glusterfs",
        "fuse.sshfs",
        "fuse.rclone",
        "fuse.glusterfs",
        "davfs",
        "davfs2",
        "fuse.davfs",
        "webdav",
        "9p",
        "vboxsf",
        "fuse.vmhgfs-fuse",
        "prl_fs",
    ]
)
# A program that copies the file while it is written to makes a copy that never existed.
_SYNCHRONISED: Final = (
    "dropbox",
    "onedrive",
    "google drive",
    "googledrive",
    "my drive",
    "mobile documents",
    "icloud drive",
    "iclouddrive",
    "cloudstorage",  # where a Mac keeps the folders of all such programs
    "nextcloud",
    "owncloud",
    "pcloud drive",
    "pclouddrive",
    "pcloud sync",
    "proton drive",
    "protondrive",
    "seafile",
    "seadrive",
    "seadrive_root",
    "megasync",
    "box sync",
    "syncthing",
    "creative cloud files",
)
# Their names are words that other folders have too: these alone, with nothing behind.
_SYNCHRONISED_ALONE: Final = frozenset(["box", "box-box", "mega", "sync", "pcloud"])
_REMOTE_DRIVE: Final = 4
_FOLDER_FAULTS: Final[dict[int, type[KnownError]]] = {
    errno.EEXIST: FileExists,
    errno.EACCES: ReadOnlyPlace,
    errno.EPERM: ReadOnlyPlace,
    errno.EROFS: ReadOnlyPlace,
    errno.ENOSPC: DiskFull,
    errno.EDQUOT: DiskFull,
    errno.ENOENT: FileMissing,
    errno.ENOTDIR: FileMissing,
}


def check_place(path: Path) -> None:
    """Refuse network shares and synchronised folders, by the file's full path."""
    full = Path(os.path.realpath(path))  # no fault for a link to itself: reading reports that
    for part in full.parts[:-1]:
        folded = part.casefold()
        if folded in _SYNCHRONISED_ALONE:
            raise SharedPlace(str(path), part)
        for name in _SYNCHRONISED:
            if folded == name or folded.startswith((name + " -", name + "-", name + " (")):
                raise SharedPlace(str(path), part)
    kind = _file_system(full)
    if kind in _NETWORK:
        raise SharedPlace(str(path), kind)


def _file_system(full: Path) -> str:
    if sys.platform == "win32":
        drive = ctypes.windll.kernel32.GetDriveTypeW(full.anchor)
        return "smb3" if drive == _REMOTE_DRIVE or full.anchor.startswith("\\\\") else "local"
    try:
        mounts = Path("/proc/self/mounts").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return "unknown"
    return file_system_of(full, mounts)


def file_system_of(full: Path, mounts: str) -> str:
    """The kind of the deepest mount above the path; of two on one place the later one counts."""
    found, depth = "unknown", -1
    for line in mounts.splitlines():
        fields = line.split(" ")
        if len(fields) < 3:
            continue
        point = Path(fields[1].replace("\\040", " ").replace("\\011", "\t"))
        if len(point.parts) >= depth and full.is_relative_to(point):
            found, depth = fields[2], len(point.parts)
    return found


def of_the_folder(path: Path, error: OSError) -> KnownError:
    """The known error for a fault of the folder that a house is made in, or of its disk."""
    fault = _FOLDER_FAULTS.get(error.errno or 0)
    return FileUnreadable(str(path), str(error)) if fault is None else fault(str(path))


def publish(making: Path, path: Path) -> None:
    """Give the finished file its name, unless another took it meanwhile."""
    try:
        os.link(making, path)
    except FileExistsError:
        raise FileExists(str(path)) from None
    except OSError:  # a file system without hard links
        if path.exists():
            raise FileExists(str(path)) from None
        making.rename(path)


def check_new(path: Path) -> None:
    """Check that a house may come to be here, and that nothing else is."""
    check_name(str(path))
    check_place(path)
    if path.exists():
        raise FileExists(str(path))
    check_replaceable(path)  # the name of another house's log
    check_log_names(path)
    if not path.absolute().parent.is_dir():
        raise FileMissing(str(path.absolute().parent))
