"""Makes the sounds of the signals: struck bars, tuned to carry in a hall without being shrill."""

import math
import struct
import sys
import wave
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

SOUNDS: Final = Path(__file__).parents[1] / "resources" / "sounds"
RATE: Final = 44_100
LOUDEST: Final = 0.89
"""The peak by what a sample can hold: nothing is clipped on the way to the loudspeaker."""
ATTACK: Final = 0.006
RELEASE: Final = 0.25
"""Seconds over which a sound comes and goes, so that nothing clicks."""
PARTIALS: Final = ((1, 1.0, 1.0), (2, 0.55, 0.7), (3, 0.22, 0.5), (4, 0.08, 0.35))
"""Multiple of the pitch, how strong, and how long it rings beside the lowest."""
DULL: Final = 2_000
"""Hertz above which a partial is left out."""
DRIVE: Final = 1.1
"""How much the quiet parts are lifted."""

A4, C5, D5, E5, F5, G5, A5, C6 = 440.0, 523.3, 587.3, 659.3, 698.5, 784.0, 880.0, 1046.5


class Note(NamedTuple):
    at: float
    pitch: float
    ring: float = 0.26
    """Seconds until it has faded to a third."""


class Sound(NamedTuple):
    seconds: float
    notes: tuple[Note, ...]


ALL: Final = {
    # A call to the tables: the chord is built up and stands.
    "starting": Sound(
        1.6,
        (Note(0, C5), Note(0.16, C5), Note(0.32, G5), Note(0.56, C6, 0.4), Note(0.56, E5, 0.4)),
    ),
    # A doorbell: two notes, falling.
    "one-minute": Sound(1.2, (Note(0, A5, 0.2), Note(0.28, F5, 0.3))),
    # Three short equal strokes.
    "ten-seconds": Sound(0.75, (Note(0, G5, 0.06), Note(0.2, G5, 0.06), Note(0.4, G5, 0.1))),
    # Up, as the blinds go.
    "level-up": Sound(1.5, (Note(0, C5), Note(0.14, E5), Note(0.28, G5), Note(0.42, C6, 0.35))),
    # Down and slowly: sit back.
    "break-begins": Sound(
        1.68, (Note(0, C6, 0.25), Note(0.26, G5, 0.25), Note(0.52, E5), Note(0.78, C5, 0.32))
    ),
    # To and fro, twice: come back.
    "break-over": Sound(
        1.5, (Note(0, D5, 0.12), Note(0.17, A5, 0.2), Note(0.5, D5, 0.12), Note(0.67, A5, 0.3))
    ),
    # Low and together, twice: hands off the cards.
    "stop": Sound(
        1.4, (Note(0, A4, 0.2), Note(0, C5, 0.2), Note(0.45, A4, 0.32), Note(0.45, C5, 0.32))
    ),
    # One dry stroke: a second that is counted down.
    "tick": Sound(0.42, (Note(0, C6, 0.08),)),
    # Three steps down: it is over.
    "time-up": Sound(1.3, (Note(0, F5, 0.14), Note(0.2, D5, 0.14), Note(0.4, A4, 0.35))),
    # One bell: listen.
    "notice": Sound(1.1, (Note(0, E5, 0.35), Note(0, C6, 0.25))),
}  # fmt: skip


def samples(sound: Sound) -> list[int]:
    length = round(sound.seconds * RATE)
    heard = [0.0] * length
    for note in sound.notes:
        _strike(heard, note)
    top = max(map(abs, heard))
    lifted = [math.tanh(DRIVE * value / top) for value in heard]
    scale = LOUDEST * 32_767 / max(map(abs, lifted))
    fade = round(RELEASE * RATE)
    return [
        round(value * scale * _eased(min(1.0, (length - 1 - number) / fade)))
        for number, value in enumerate(lifted)
    ]


def _strike(heard: list[float], note: Note) -> None:
    first, rise = round(note.at * RATE), round(ATTACK * RATE)
    for multiple, strength, lasting in PARTIALS:
        if note.pitch * multiple > DULL:
            continue
        turn = 2 * math.pi * note.pitch * multiple / RATE
        fall = math.exp(-1 / (note.ring * lasting * RATE))
        now = strength
        for number in range(len(heard) - first):
            eased = _eased(number / rise) if number < rise else 1.0
            heard[first + number] += now * eased * math.sin(turn * number)
            now *= fall


def _eased(share: float) -> float:
    return (1 - math.cos(math.pi * share)) / 2


def write(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for name, sound in ALL.items():
        values = samples(sound)
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(values)}h", *values))


def main(arguments: Sequence[str]) -> None:
    write(Path(arguments[0]) if arguments else SOUNDS)


if __name__ == "__main__":
    main(sys.argv[1:])
