"""`packaging/test` runs each test: those of the window, and those that only Qt makes mean something."""

import re
from pathlib import Path

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
