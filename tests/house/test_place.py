"""Where a house may live: not on a share, not where another program copies it away."""

from pathlib import Path

import pytest

from tdconsole.house import HouseFile, place
from tdconsole.house.place import check_place, file_system_of
from tdconsole.known_errors import SharedPlace
from tests.house.drawers import DRAWERS

MOUNTS = """\
sysfs /sys sysfs rw,nosuid 0 0
/dev/vda1 / ext4 rw,relatime 0 0
/dev/vda2 /home ext4 rw 0 0
fileserver:/floor /home/td/floor nfs4 rw,vers=4.2 0 0
//nas/poker /mnt/the\\040poker\\040room cifs rw 0 0
td@host: /home/td/remote fuse.sshfs rw 0 0
/dev/sdb1 /home/td/floor/local ext4 rw 0 0

broken
"""


@pytest.mark.parametrize(
    ("file", "kind"),
    [
        ("/casino.house", "ext4"),
        ("/home/td/casino.house", "ext4"),
        ("/home/td/floor/casino.house", "nfs4"),
        ("/home/td/floor/deep/er/casino.house", "nfs4"),
        ("/home/td/floor2/casino.house", "ext4"),
        ("/home/td/floor/local/casino.house", "ext4"),
        ("/home/td/remote/casino.house", "fuse.sshfs"),
        ("/mnt/the poker room/casino.house", "cifs"),
        ("/mnt/the poker/casino.house", "ext4"),
    ],
)
def test_the_deepest_mount_above_the_file_counts(file: str, kind: str) -> None:
    assert file_system_of(Path(file), MOUNTS) == kind


def test_of_two_mounts_on_one_place_the_later_hides_the_other() -> None:
    twice = "/dev/vda1 / ext4 rw 0 0\nauto /net autofs rw 0 0\nhost:/net /net nfs rw 0 0\n"

    assert file_system_of(Path("/net/casino.house"), twice) == "nfs"


def test_without_mounts_the_kind_is_unknown() -> None:
    assert file_system_of(Path("/casino.house"), "") == "unknown"


def test_a_network_share_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "casino.house"
    monkeypatch.setattr(place, "_file_system", lambda _: "nfs4")

    with pytest.raises(SharedPlace) as told:
        HouseFile.create(path, [DRAWERS])

    assert told.value.detail == "nfs4"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "folder",
    [
        "Dropbox",
        "dropbox",
        "Dropbox (Casino)",
        "OneDrive",
        "OneDrive - Firm",
        "Google Drive",
        "GoogleDrive-floor@casino.example",
        "My Drive",
        "Nextcloud",
        "ownCloud",
        "Mobile Documents",
        "Syncthing",
        "iCloudDrive",
        "iCloud Drive",
        "Library/Mobile Documents/com~apple~CloudDocs",
        "Library/CloudStorage/ProtonDrive-floor",
        "Box",
        "Box Sync",
        "Box-Box",
        "MEGA",
        "MEGAsync",
        "Sync",
        "Seafile",
        "SeaDrive",
        "seadrive_root",
        "Proton Drive",
        "pCloudDrive",
        "pCloud Drive",
        "pCloud Sync",
    ],
)
def test_a_synchronised_folder_is_refused(tmp_path: Path, folder: str) -> None:
    path = tmp_path / folder / "Poker" / "casino.house"
    path.parent.mkdir(parents=True)

    with pytest.raises(SharedPlace) as told:
        HouseFile.create(path, [DRAWERS])

    assert told.value.detail in Path(folder).parts
    assert list(path.parent.iterdir()) == []


def test_a_house_moved_to_a_synchronised_folder_is_not_opened(tmp_path: Path) -> None:
    made = tmp_path / "casino.house"
    HouseFile.create(made, [DRAWERS]).close()
    moved = tmp_path / "Dropbox" / "casino.house"
    moved.parent.mkdir()
    made.rename(moved)

    with pytest.raises(SharedPlace):
        HouseFile.open(moved, [DRAWERS])


def test_a_link_into_a_synchronised_folder_is_refused(tmp_path: Path) -> None:
    shared = tmp_path / "Dropbox"
    shared.mkdir()
    linked = tmp_path / "poker"
    linked.symlink_to(shared, target_is_directory=True)

    with pytest.raises(SharedPlace):
        check_place(linked / "casino.house")


@pytest.mark.parametrize(
    "folder",
    [
        "Dropboxes",
        "my onedrive notes",
        "Poker",
        "Boxing club",
        "Box (old)",
        "Mega Stack",
        "Mega-Stack 2026",
        "Sync - notes",
        "Synced",
        "Mailbox",
        "Seafiles",
    ],
)
def test_other_folders_are_fine(tmp_path: Path, folder: str) -> None:
    check_place(tmp_path / folder / "casino.house")


def test_a_house_may_be_called_as_a_synchronised_folder(tmp_path: Path) -> None:
    check_place(tmp_path / "Dropbox")
