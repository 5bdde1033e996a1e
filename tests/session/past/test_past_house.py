"""A house at a moment answers as the house itself did then."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.domain.values import Millis, PersonId, StepNo
from tdconsole.evening import make
from tdconsole.journal import HOUSE, KeptStore, PastStore, stream_of
from tdconsole.session import Opened, open_house


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Opened]:
    make(tmp_path / "club.house", 27)
    with open_house(tmp_path / "club.house") as house:
        yield house


def test_after_the_last_step_every_question_has_the_same_answer(home: Opened) -> None:
    now = home.session.now().utc
    kept, past = KeptStore(home._house), PastStore(home._house, now)
    stream = stream_of(home.session.tournaments()[0])
    people = [PersonId(1), PersonId(2)]
    entered = kept.entered(people)
    assert entered
    assert past.streams() == kept.streams()
    assert past.read(stream) == kept.read(stream)
    assert past.house.read(HOUSE) == kept.house.read(HOUSE)
    assert past.last(stream) == kept.last(stream)
    assert past.living(stream) == kept.living(stream)
    assert past.entered(people) == entered
    assert past.recorded(entered) == kept.recorded(entered)
    assert past.done_by({"EliminatePlayers"}) == kept.done_by({"EliminatePlayers"})
    assert past.streams_after(stream, StepNo(1)) == kept.streams_after(stream, StepNo(1))


def test_at_each_moment_it_ends_with_the_last_step_by_then(home: Opened) -> None:
    kept = KeptStore(home._house)
    stream = stream_of(home.session.tournaments()[0])
    steps = kept.read(stream)
    for step in steps[:: len(steps) // 5]:
        past = PastStore(home._house, step.at.utc)
        last = max(one.no for one in steps if one.at.utc <= step.at.utc)
        assert past.last(stream) == (last, steps[last - 1].hash)
        assert past.read(stream, 2) == steps[2:last]
    before = PastStore(home._house, Millis(steps[0].at.utc - 1))
    assert (before.streams(), before.read(stream), before.last(stream)[0]) == ([], [], 0)
