import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
PACKAGING = CHECKOUT / "packaging"
LOCKS = (
    "requirements.lock",
    "requirements-dev.lock",
    "requirements-core.lock",
    "requirements-build.lock",
)
SCRIPTS = (
    "packaging/start",
    "packaging/test",
    "packaging/torture",
    "packaging/lock",
    "packaging/setup.sh",
    ".ci/run",
)
QT = ("pyside6", "pyside6-addons", "pyside6-essentials", "shiboken6")


def text(lock: str) -> str:
    return (PACKAGING / lock).read_text(encoding="utf-8")


def requirements(lock: str) -> list[str]:
    """One logical line a requirement, its hashes included."""
    return text(lock).replace("\\\n", " ").splitlines()


def versions(lock: str) -> dict[str, str]:
    found = (re.match(r"([a-z0-9-]+)==(\S+)", line) for line in requirements(lock))
    return {match[1]: match[2] for match in found if match}


def declared(names: list[str]) -> set[str]:
    return {re.split(r"[\[<>=~! ;]", name)[0].lower() for name in names}


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_nothing_but_pinned_and_hashed_requirements(lock: str) -> None:
    pinned = re.compile(r"[a-z0-9-]+==[\w.]+( ; [^#/\\]+?)?( +--hash=sha256:[0-9a-f]{64})+")
    assert [line for line in requirements(lock) if not pinned.fullmatch(line)] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_package_host_and_no_path(lock: str) -> None:
    assert not re.search(r"https?:|--(extra-)?index-url|--find-links|file:|@|/|#", text(lock))


@pytest.mark.parametrize("lock", LOCKS)
def test_a_version_is_the_same_in_every_lock(lock: str) -> None:
    complete = versions("requirements-build.lock") | versions("requirements-dev.lock")
    assert versions(lock).items() <= complete.items()


def test_the_locks_answer_what_the_project_declares() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    runtime = declared(project["project"]["dependencies"])
    dev = declared(project["dependency-groups"]["dev"])
    assert runtime <= versions("requirements.lock").keys()
    assert runtime | dev <= versions("requirements-dev.lock").keys()
    assert not dev & versions("requirements.lock").keys()


def test_qt_stays_where_python_3_11_is_safe() -> None:
    """6.12.0 loses references to None there."""
    lock = versions("requirements.lock")
    major, minor, patch = (int(part) for part in lock["pyside6"].split("."))
    assert (6, 11, 3) <= (major, minor, patch) < (6, 12)
    assert {lock[name] for name in QT} == {lock["pyside6"]}


def test_the_core_lock_is_the_dev_lock_without_qt() -> None:
    everything = versions("requirements-dev.lock").keys()
    assert versions("requirements-core.lock").keys() == everything - set(QT)


@pytest.mark.skipif(sys.platform == "win32", reason="the scripts are for a POSIX shell")
@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_is_sound_shell(script: str) -> None:
    checked = subprocess.run(
        ["/bin/sh", "-n", str(CHECKOUT / script)], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stdout, checked.stderr) == (0, "", "")
