"""`packaging/test` runs each test: those of the window, and those that only Qt makes mean something."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
ASKS = re.compile(r'(importorskip|find_spec)\("PySide6"\)')


def test_what_is_left_out_without_qt_is_run_where_it_is() -> None:
    asking = {
        path
        for path in TESTS.rglob("test_*.py")
        if TESTS / "gui" not in path.parents and ASKS.search(path.read_text(encoding="utf-8"))
    }
    assert asking
    unmarked = {path for path in asking if "pytest.mark.qt" not in path.read_text(encoding="utf-8")}
    assert not unmarked


BRINGS = """
. "$0"
has_server() { [ -e "$server" ]; }
not_one_more=$notice
bring_server >/dev/null
printf %s "$unchecked"
"""
COMES = 'cp "$notice" "$server"'


@pytest.mark.skipif(sys.platform == "win32", reason="the scripts are for a POSIX shell")
@pytest.mark.parametrize(
    ("programs", "said"),
    [
        ({"apt-get": COMES}, ""),
        ({"apt-get": "exit 100"}, "Not checked: houses on a PostgreSQL server."),
        ({"apt-get": COMES, "id": "echo 1000", "sudo": "exit 1"}, "Not checked: houses on a"),
    ],
    ids=["it can be had", "no package comes", "nobody may install"],
)
def test_what_has_no_server_is_named_and_ends_nothing(
    tmp_path: Path, programs: dict[str, str], said: str
) -> None:
    always = {"apt-cache": "exit 0", "sudo": 'shift; exec "$@"'}
    for name, does in (always | programs).items():
        program = tmp_path / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
        program.chmod(0o755)
    server, notice = tmp_path / "server", tmp_path / "etc" / "notice.conf"
    ended = subprocess.run(
        ["/bin/sh", "-c", BRINGS, str(TESTS.parent / "packaging" / "setup.sh")],
        env=os.environ
        | {
            "PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}",
            "server": str(server),
            "notice": str(notice),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.startswith(said)
    assert bool(ended.stdout) == bool(said)
    assert not notice.exists(), "what is written into the system is taken away again"
    if not said:
        assert server.read_text(encoding="utf-8") == "create_main_cluster = false\n"


@pytest.mark.skipif(sys.platform == "win32", reason="the scripts are for a POSIX shell")
@pytest.mark.parametrize("comes", [True, False])
def test_what_has_no_browser_is_named_beside_what_has_no_server(
    tmp_path: Path, *, comes: bool
) -> None:
    browser = tmp_path / "browser"
    does = 'touch "$browser"; chmod +x "$browser"' if comes else "exit 100"
    for name, line in {"apt-get": does, "apt-cache": "exit 0", "id": "echo 0"}.items():
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
        program.chmod(0o755)
    brings = '. "$0"; unchecked=before; bring_browser >/dev/null; printf %s "$unchecked"'
    ended = subprocess.run(
        ["/bin/sh", "-c", brings, str(TESTS.parent / "packaging" / "setup.sh")],
        env=os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}", "browser": str(browser)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    said = ended.stdout.splitlines()
    assert said[0] == "before"
    assert [line.partition(".")[0] for line in said[1:]] == (
        [] if comes else ["Not checked: pages in a browser"]
    )
