"""The page that goes through the books article by article is what its script makes of them."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "packaging" / "articles.py"


@pytest.fixture
def script() -> Any:
    spec = spec_from_file_location("tests.manual.articles_program", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_as_the_script_writes_it(script: Any) -> None:
    """If this fails: python packaging/articles.py."""
    assert script.main(["--check"]) == 0


def test_a_page_that_is_another_is_told_and_written_anew(
    script: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(script, "PAGE", tmp_path / "articles.md")
    assert script.main(["--check"]) == 1
    assert "packaging/articles.py" in capsys.readouterr().out
    assert script.main([]) == 0
    assert script.main(["--check"]) == 0
    (tmp_path / "articles.md").write_text("old", encoding="utf-8")
    assert script.main(["--check"]) == 1
