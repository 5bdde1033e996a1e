"""Properties are tried on the same examples each time; HYPOTHESIS_PROFILE=search looks for new ones."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tdconsole.settings import ELSEWHERE

settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


@pytest.fixture(autouse=True, scope="session")
def _settings_of_nobody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Nothing that a test opens is noted among this machine's own settings."""
    before = os.environ.get(ELSEWHERE)
    os.environ[ELSEWHERE] = str(tmp_path_factory.mktemp("settings") / "settings.json")
    yield
    if before is None:
        del os.environ[ELSEWHERE]
    else:
        os.environ[ELSEWHERE] = before
