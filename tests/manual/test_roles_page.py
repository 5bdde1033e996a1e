"""The table of the page on roles is what its script makes of the rows."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "packaging" / "roles.py"


@pytest.fixture
def script() -> Any:
    spec = spec_from_file_location("tests.manual.roles_program", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_as_the_script_writes_it(script: Any) -> None:
    assert script.main(["--check"]) == 0, "run packaging/roles.py"


def test_a_page_that_is_another_is_told_and_written_anew(
    script: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    page = tmp_path / "roles.md"
    page.write_text(f"What it is about.\n\n{script.HEADING}\n| old |\n", encoding="utf-8")
    monkeypatch.setattr(script, "PAGE", page)
    assert script.main(["--check"]) == 1
    assert "packaging/roles.py" in capsys.readouterr().out
    assert script.main([]) == 0
    assert script.main(["--check"]) == 0, "run packaging/roles.py"
    written = page.read_text(encoding="utf-8")
    assert written.startswith("What it is about.\n\n")
    assert "| `MovePlayer` | ● | ● | | | |\n" in written
