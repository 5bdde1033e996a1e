"""What `verify` says of where a step is once it was acknowledged: as the engine itself says."""

from pathlib import Path
from typing import Any

from tests.cli.terminal import typed
from tests.cli.tournaments import tampered
from tests.house.read_only import read_only
from tests.postgres.cluster import ALWAYS_THERE, Cluster

ON = "synchronous_commit"


def made(place: str | Path) -> str | Path:
    assert typed("new", place, "--name", "Main").code == 0
    return place


def promised(place: str | Path) -> tuple[Any, list[str]]:
    """For programs, and the lines after the count of steps."""
    told = typed("verify", place, "--json").json
    lines = typed("verify", place).out.splitlines()
    return told, lines[lines.index("1 step: everything is as it was written, and adds up.") + 1 :]


def test_a_file_promises_the_disk_of_its_machine(tmp_path: Path) -> None:
    told, lines = promised(made(tmp_path / "club.house"))
    assert told["promise"] == {"engine": "sqlite", "journal": "wal", "synchronous": "full"}
    assert (told["kept"], told["faults"]) == ("disk", [])
    assert [(one["name"], one["steps"]) for one in told["trails"]] == [("Main", 1)]
    assert lines == [
        "What is acknowledged is on this machine's disk (journal_mode=wal, synchronous=full)."
    ]


def test_a_file_that_is_only_looked_at_promises_nothing(tmp_path: Path) -> None:
    house = made(tmp_path / "club.house")
    assert isinstance(house, Path)
    with read_only(house, tmp_path / "disk") as there:
        told = typed("verify", there, "--json").json
        assert (told["promise"], told["kept"]) == (None, None)
        assert typed("verify", there).out.endswith("adds up.\n")


def test_a_server_is_asked_what_it_promises(cluster: Cluster) -> None:
    told, lines = promised(made(cluster.address(ALWAYS_THERE, "evening")))
    assert told["promise"]["engine"] == "postgres"
    assert told["promise"][ON] == "on"
    assert lines[-1].startswith(
        f"The server says: PostgreSQL {told['promise']['version']}, {ON}=on"
    )
    assert (told["promise"]["fsync"], told["kept"]) == (True, "disk")
    assert lines[0] == "What is acknowledged is on the server's disk."


def test_a_role_whose_commits_do_not_wait_is_told_so(place_on_server: str) -> None:
    made(place_on_server)
    told, lines = promised(f"{place_on_server}&options=-c{ON}%3Doff")
    assert (told["promise"][ON], told["kept"]) == ("off", "unsure")
    assert lines[0] == (
        "What is acknowledged may be lost when the server falls: synchronous_commit is off."
    )


def test_a_synchronous_standby_is_a_second_server(cluster: Cluster) -> None:
    cluster.standby(synchronous=True)
    place = cluster.address(ALWAYS_THERE, "evening")
    made(place)
    told, lines = promised(place)
    assert (told["promise"]["standbys"], told["promise"]["synchronous_standby_names"]) == (1, "*")
    assert told["kept"] == "servers"
    assert lines[0] == "What is acknowledged is on the disks of 2 servers."
    weaker, first = promised(f"{place}&options=-c{ON}%3Dremote_write")
    assert weaker["promise"][ON] == "remote_write"
    assert first[0] == (
        "What is acknowledged is on the server's disk, and in the memory of 1 standby."
    )
    local, _ = promised(f"{place}&options=-c{ON}%3Dlocal")
    assert local["kept"] == "disk"


def test_a_server_without_fsync_promises_little(cluster: Cluster) -> None:
    place = made(cluster.address(ALWAYS_THERE, "evening"))
    with (cluster.data / "postgresql.conf").open("a", encoding="utf-8") as settings:
        settings.write("fsync = off\nfull_page_writes = off\n")
    cluster.restart()
    told, lines = promised(place)
    assert told["kept"] == "unsure"
    assert [line.rpartition(": ")[2] for line in lines[:3]] == [
        "fsync is off.",
        "full_page_writes is off.",
        "data_checksums is off.",
    ]


def test_what_is_broken_is_reported_for_programs_too(tmp_path: Path) -> None:
    house = made(tmp_path / "club.house")
    assert isinstance(house, Path)
    changed = tampered(house, "UPDATE event SET body = replace(body, 'Main', 'Pain')")
    said = typed("verify", changed, "--json")
    assert (said.code, said.err) == (1, "")
    assert "SealBroken" in {one["code"] for one in said.json["faults"]}
    assert said.json["trails"] == []


def test_head_is_answered_in_words(tmp_path: Path) -> None:
    assert typed("verify", made(tmp_path / "club.house"), "--json", "--head", "a" * 16).misuse
