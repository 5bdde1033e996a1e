"""PostgreSQL's own programs, run as the one who may run them: never as root."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

DEBIAN: Final = Path("/usr/lib/postgresql")
"""Where Debian keeps the programs of a server, by version; none of them is on the PATH."""
OWNER: Final = "postgres"
"""The user that a server runs as where the tests are run by root, which PostgreSQL refuses."""


def programs() -> Path | None:
    """The folder they are in, the newest of several; None where there is no PostgreSQL."""
    if sys.platform == "win32":
        return None  # a server that dies with its tests is made for a POSIX system here
    by_version = {
        int(found.parts[-3]): found.parent
        for found in DEBIAN.glob("*/bin/initdb")
        if found.parts[-3].isdecimal()
    }
    if by_version:
        return by_version[max(by_version)]
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def run(program: str, *words: str | Path, cwd: Path, **environment: str) -> None:
    """One of them from its start to its end; what it complains of is raised."""
    folder = programs()
    assert folder is not None
    ended = subprocess.run(
        [folder / program, *words],
        cwd=cwd,
        env=without_postgres(os.environ) | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        **_owner(),
    )
    if ended.returncode:
        raise RuntimeError(f"{program}: {ended.stderr or ended.stdout}")


def without_postgres(environment: Mapping[str, str]) -> dict[str, str]:
    """The surroundings without what libpq would take from them."""
    return {name: value for name, value in environment.items() if not name.startswith("PG")}


def given(folder: Path) -> Path:
    """A folder that the server may write into."""
    if os.geteuid() == 0:
        shutil.chown(folder, OWNER, OWNER)
    return folder


def _owner() -> dict[str, Any]:
    if os.geteuid() != 0:
        return {}
    return {"user": OWNER, "group": OWNER, "extra_groups": []}
