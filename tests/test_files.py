import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import tdconsole.files
from tdconsole.files import resource


def test_in_a_checkout() -> None:
    checkout = Path(__file__).resolve().parents[1]
    assert resource("structures", "club-evening.toml").is_file()
    assert resource("structures") == checkout / "resources" / "structures"
    assert resource() == checkout / "resources"


def test_in_a_wheel(tmp_path: Path) -> None:
    """What is shipped lies in the package, and wins over whatever lies beside it."""
    shipped = tmp_path / "site-packages" / "tdconsole" / "_resources" / "structures"
    shipped.mkdir(parents=True)
    (tmp_path / "site-packages" / "resources").mkdir()
    files = _loaded_from(tmp_path / "site-packages" / "tdconsole")
    assert files.resource("structures") == shipped


def test_in_a_checkout_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "tdconsole").mkdir()
    files = _loaded_from(tmp_path / "tdconsole")
    assert (
        files.resource("payouts", "club.toml") == tmp_path / "resources" / "payouts" / "club.toml"
    )


def _loaded_from(folder: Path) -> ModuleType:
    copy = shutil.copy(tdconsole.files.__file__, folder)
    spec = importlib.util.spec_from_file_location("files_of_another_place", copy)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
