"""The sounds of the signals: made by the script, loud enough, nowhere cut off, each its own."""

import math
import struct
import subprocess
import sys
import wave
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from tdconsole.files import resource

SCRIPT: Final = Path(__file__).parents[2] / "packaging" / "sounds.py"
FILES: Final = sorted(resource("sounds").glob("*.wav"))
NAMES: Final = {
    "break-begins", "break-over", "level-up", "notice", "one-minute", "starting", "stop",
    "ten-seconds", "tick", "time-up",
}  # fmt: skip
RATE: Final = 44_100
LARGEST: Final = 150_000


def heard(path: Path) -> tuple[int, ...]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return struct.unpack(f"<{file.getnframes()}h", file.readframes(file.getnframes()))


def power(values: Sequence[float], hertz: float, rate: float) -> float:
    """How much of this frequency there is (Goertzel)."""
    turn = 2 * math.cos(2 * math.pi * hertz / rate)
    last = before = 0.0
    for value in values:
        last, before = value + turn * last - before, last
    return last * last + before * before - turn * last * before


def share(values: Sequence[float], low: int, high: int, rate: float) -> float:
    every = range(50, 5_000, 25)
    powers = {hertz: power(values, hertz, rate) for hertz in every}
    return sum(powers[one] for one in every if low <= one < high) / sum(powers.values())


def tune(path: Path) -> tuple[int, ...]:
    """The loudest of the notes used, every tenth of a second."""
    values = heard(path)[::4]
    pitches = (440, 523, 587, 659, 698, 784, 880, 1046)
    beat = RATE // 40
    return tuple(
        max(pitches, key=lambda hertz: power(values[at : at + beat], hertz, RATE / 4))
        for at in range(0, len(values) - beat, beat)
    )


def test_each_signal_has_its_file() -> None:
    assert {path.stem for path in FILES} == NAMES


def test_the_script_makes_them_again(tmp_path: Path) -> None:
    """To the last digit but one: that much may another machine's sine differ."""
    subprocess.run([sys.executable, str(SCRIPT), str(tmp_path)], check=True)
    assert {path.stem for path in tmp_path.iterdir()} == NAMES
    for path in FILES:
        again = heard(tmp_path / path.name)
        pairs = zip(heard(path), again, strict=True)
        assert max(abs(one - other) for one, other in pairs) <= 1


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_is_loud_and_soft_at_its_ends_and_nothing_is_cut_off(path: Path) -> None:
    values = [value / 32_768 for value in heard(path)]
    assert path.stat().st_size < LARGEST
    assert 0.85 < max(map(abs, values)) < 0.9
    loudest = max(
        math.sqrt(sum(value * value for value in values[at : at + 4410]) / 4410)
        for at in range(0, len(values) - 4410, 2205)
    )
    assert loudest > 0.3
    assert values[0] == values[-1] == 0
    assert max(map(abs, values[:40])) < 0.05
    assert max(map(abs, values[-400:])) < 0.02
    assert max(abs(one - other) for one, other in pairwise(values)) < 0.25


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_is_where_small_loudspeakers_and_ears_are_good(path: Path) -> None:
    values = [value / 32_768 for value in heard(path)[::4]]
    assert share(values, 400, 2_000, RATE / 4) > 0.95


def test_no_two_are_alike() -> None:
    tunes = {path.stem: tune(path) for path in FILES}
    assert len({tune[:4] for tune in tunes.values()}) == len(tunes)
