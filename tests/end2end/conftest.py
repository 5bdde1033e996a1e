from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import at_nobodys_desk


@pytest.fixture(autouse=True)
def nobodys_desk(tmp_path: Path) -> Iterator[None]:
    with at_nobodys_desk(tmp_path):
        yield
