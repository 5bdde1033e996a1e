"""Whatever happens to a file: it opens whole, or all that its seals prove is saved."""

import random
from itertools import takewhile
from pathlib import Path

import pytest

from tdconsole.known_errors import KnownError
from tdconsole.session import open_house
from tdconsole.session.checking import check
from tdconsole.session.mending import repair
from tests.session.mending.hurt import WAYS, Places, Trails, trails

TRIED = 60


def opens_whole(path: Path) -> bool:
    try:
        with open_house(path) as opened:
            return not opened.lost and next(check(opened), None) is None
    except KnownError:
        return False


def repaired(path: Path, place: Path) -> Trails:
    """The trails of the repaired house, which passes its check as far as was said."""
    made = repair(path, place, "Repaired")
    with open_house(place) as opened:
        assert opened.lost == ()
        assert tuple(check(opened)) == made.faults
    return trails(place)


@pytest.mark.parametrize("seed", range(TRIED))
def test_it_opens_whole_or_what_is_proved_is_saved(house: Path, tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 -- the same each time
    whole, places = trails(house), Places(house)
    hurt = WAYS[seed % len(WAYS)](house.read_bytes(), chance)
    house.write_bytes(hurt.data)
    if opens_whole(house):
        assert trails(house) == whole
        return
    house.write_bytes(hurt.data)
    saved = repaired(house, tmp_path / "new.house")
    for stream, least in places.unhurt(hurt).items():
        steps = saved.get(stream, [])
        both = zip(steps, whole[stream], strict=False)
        same = sum(1 for _ in takewhile(lambda two: two[0] == two[1], both))
        assert same >= least, (hurt.how, hurt.first, stream)
        assert len(steps) - same <= 1  # no more than the new commitment
