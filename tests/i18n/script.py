"""packaging/catalogues.py, which is a program and no part of a package, as a module."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any


def _loaded() -> Any:
    path = Path(__file__).parents[2] / "packaging" / "catalogues.py"
    spec = spec_from_file_location("tests.i18n.catalogues_program", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


catalogues = _loaded()
