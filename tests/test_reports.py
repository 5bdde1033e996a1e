from pathlib import Path

import pytest

from tdconsole import VERSION, reports
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.mishaps import bug


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "logs"

    def kept(_program: str, *, ensure_exists: bool) -> Path:
        folder.mkdir(exist_ok=ensure_exists)
        return folder

    monkeypatch.setattr(reports, "user_log_path", kept)
    return folder


def _fail(why: str) -> None:
    raise ZeroDivisionError(why)


def _failure() -> Exception:
    with pytest.raises(ZeroDivisionError) as raised:
        _fail("chips \ud800")
    return raised.value


def test_of_an_error_at_hand(logs: Path) -> None:
    report = reports.written(_failure())
    assert report is not None
    assert report.parent == logs
    text = report.read_text(encoding="utf-8")
    assert text.startswith(f"tdconsole {VERSION}\nTraceback")
    assert "ZeroDivisionError: chips \\ud800" in text
    assert str(report) in bug(catalogue("en"), report)


def test_of_the_error_that_is_being_handled() -> None:
    report: Path | None = None
    try:
        _fail("chips")
    except ZeroDivisionError:
        report = reports.written()
    assert report is not None
    assert "ZeroDivisionError: chips" in report.read_text(encoding="utf-8")


def test_where_none_can_be_kept(logs: Path) -> None:
    logs.write_text("a file, where a folder is wanted", encoding="utf-8")
    assert reports.written(_failure()) is None
    assert "no report of it could be written" in bug(catalogue("en"), None)
