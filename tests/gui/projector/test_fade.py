"""One screen fades into the next: only then, and at rest nothing runs."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

from tdconsole.domain.values import Instant, Millis
from tdconsole.gui.projector.fade import LASTS, Fade, bends
from tdconsole.gui.projector.window import ProjectorWindow
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import Room
from tdconsole.wall.composing.layout import Shown, slides
from tdconsole.wall.screens.clock_words import clock
from tdconsole.wall.screens.seating import seating
from tdconsole.wall.show import Glance
from tdconsole.wall.theme import theme
from tests.gui.boards import NOW, ROME, like, minutes
from tests.gui.screens import final_of, people, shown, staged

WORDS = Catalogue("en", ROME)
CLOCK = Shown(body=clock(WORDS, like(), NOW))
PRIZES = shown("prizes, 27", WORDS)


class Evening:
    """What the window is given, and the time by which it fades."""

    def __init__(self) -> None:
        self.shown, self.at, self.moment, self.fades = CLOCK, NOW, 0.0, True
        self.window = ProjectorWindow(
            lambda: Glance(self.shown, Millis(1000), self.at),
            lambda: None,
            theme("dark"),
            fades=lambda: self.fades,
        )
        self.window.fade = Fade(self.window, lambda: self.moment)
        self.window.fade.stepped.connect(self.window.update)
        self.window.resize(640, 480)
        self.window.show()
        self.window.look()

    def sees(self, shown: Shown, at: Instant = NOW) -> QImage:
        self.shown, self.at = shown, at
        self.window.look()
        return self.picture()

    def fading(self) -> bool:
        return self.window.fade.on

    def picture(self) -> QImage:
        return self.window.grab().toImage()


@pytest.fixture
def evening(qt: Any) -> Iterator[Evening]:
    del qt
    made = Evening()
    yield made
    made.window.close()
    made.window.deleteLater()


def between(one: QColor, other: QColor, middle: QColor) -> bool:
    pairs = zip(one.getRgb()[:3], other.getRgb()[:3], middle.getRgb()[:3], strict=True)  # type: ignore[index]
    return all(min(a, b) - 2 <= c <= max(a, b) + 2 for a, b, c in pairs)


def test_a_screen_fades_into_the_next_and_then_nothing_runs(evening: Evening) -> None:
    old = evening.picture()
    assert not evening.fading()
    assert evening.sees(PRIZES) == old
    assert evening.fading()
    evening.moment = LASTS / 2
    half = evening.picture()
    evening.moment = LASTS
    evening.window.fade.step()
    assert not evening.fading()
    new = evening.picture()
    assert half != old
    assert half != new
    dots = [(x, y) for x in range(0, 640, 16) for y in range(0, 480, 16)]
    assert all(between(*(one.pixelColor(*dot) for one in (old, new, half))) for dot in dots)


def test_neither_a_second_nor_the_drift_fades(evening: Evening) -> None:
    second = Shown(body=clock(WORDS, like(left=minutes(14, 31)), NOW))
    evening.sees(second)
    assert not evening.fading()
    evening.sees(replace(second, body=replace(second.body, turn=1)))
    assert not evening.fading()
    later = replace(NOW, uptime=Millis(NOW.uptime + 90_000))
    evening.sees(second, later)
    assert not evening.fading()


def test_the_page_of_a_list_fades_and_a_list_of_one_page_does_not(evening: Evening) -> None:
    evening.fades = False
    frame = PRIZES.frame
    evening.sees(Shown(body=seating(WORDS, people(200), 0), frame=frame))
    evening.fades = True
    evening.sees(Shown(body=seating(WORDS, people(200), 1), frame=frame))
    assert evening.fading()
    evening.moment = 1.0
    evening.window.fade.step()
    evening.fades = False
    evening.sees(Shown(body=seating(WORDS, people(3), 1), frame=frame))
    evening.fades = True
    evening.sees(Shown(body=seating(WORDS, people(3), 2), frame=frame))
    assert not evening.fading()


def test_without_motion_the_next_screen_is_there_at_once(evening: Evening) -> None:
    evening.fades = False
    old = evening.picture()
    assert evening.sees(PRIZES) != old
    assert not evening.fading()


def test_a_fade_in_a_fade_begins_with_what_is_seen(evening: Evening) -> None:
    evening.sees(PRIZES)
    evening.moment = LASTS / 2
    half = evening.picture()
    assert evening.sees(CLOCK) == half
    evening.window.resize(800, 600)
    assert not evening.fading()


STAGE = shown("final table", WORDS).frame
NINE = Shown(body=staged(WORDS, final_of(9)), frame=STAGE)
EIGHT = Shown(body=staged(WORDS, final_of(8, out=1)), frame=STAGE)


def centre(room: Room) -> tuple[float, float]:
    return room.x + room.width / 2, room.y + room.height / 2


def test_the_plate_of_who_went_out_goes_to_the_rung_of_the_ladder() -> None:
    *stay, out = slides(NINE, EIGHT)
    assert out == ("plate_9", "ladder_won_0")
    boxes = [f"{what}_{at}" for what in ("plate", "ladder") for at in range(1, 9)]
    assert stay == [(box, box) for box in boxes]
    assert slides(EIGHT, NINE) == slides(NINE, NINE) == slides(CLOCK, EIGHT) == ()
    without_money = Shown(body=replace(EIGHT.body, ladder=()), frame=STAGE)
    assert slides(NINE, without_money) == ()


def test_the_plate_is_seen_on_its_way_and_then_lies_on_the_ladder(evening: Evening) -> None:
    evening.window.resize(800, 450)
    evening.fades = False
    evening.sees(NINE)
    picture = evening.window._picture
    assert picture is not None
    start = picture.room("plate_9")
    evening.fades = True
    old = evening.picture()
    assert evening.sees(EIGHT) == old
    goal = picture.room("ladder_won_0")
    assert start is not None
    assert goal is not None
    *stay, slide = evening.window.fade._slides
    assert 8 < len(stay) < 16  # some sit where they sat, and every rung moves up
    assert (slide.room(0).getRect(), slide.room(1).getRect()) == (start, goal)
    half = [sum(pair) / 2 for pair in zip(centre(start), centre(goal), strict=True)]
    middle = slide.room(0.5).center()
    assert (middle.x(), middle.y()) == pytest.approx(half)
    evening.moment = LASTS / 5
    sliding = evening.picture()
    evening.window.fade._slides = ()
    fading = evening.picture()
    box = slide.room(evening.window.fade.way).toAlignedRect()
    assert sliding.copy(box) != fading.copy(box)
    evening.moment = 0.75 * LASTS
    assert evening.window.fade.way == 1  # it has landed before it gives way
    evening.moment = LASTS
    evening.window.fade.step()
    assert not evening.fading()
    assert evening.window.fade._slides == ()


def test_nothing_is_bent_on_its_way(evening: Evening) -> None:
    evening.window.resize(1024, 768)
    evening.fades = False
    evening.sees(NINE)
    picture = evening.window._picture
    assert picture is not None
    before = picture.room("ladder_1")
    evening.fades = True
    evening.sees(EIGHT)
    after = picture.room("ladder_1")
    assert before is not None
    assert after is not None
    assert bends(before, after)  # the ladder takes two rows now
    slid = evening.window.fade._slides
    assert before not in [one.start for one in slid]
    assert not any(bends(one.start, one.goal) for one in slid)


def test_where_somebody_moves_to_is_bare_until_then(evening: Evening) -> None:
    evening.window.resize(800, 450)
    evening.fades = False
    evening.sees(NINE)
    evening.fades = True
    evening.sees(EIGHT)
    picture, fade = evening.window._picture, evening.window.fade
    assert picture is not None
    goal = next(one.goal for one in fade._slides if one.goal == picture.room("ladder_won_0"))
    there = QRect(*goal)
    evening.moment = 0.6 * LASTS  # nearly there, and little is left of the old screen
    fade._slides = [one._replace(piece=QImage()) for one in fade._slides]
    fade._before = QImage()
    seen = evening.picture().copy(there)
    ground = QColor(theme("dark").palette.ground)
    dots = [(x, y) for x in range(0, there.width(), 3) for y in range(0, there.height(), 3)]
    assert all(seen.pixelColor(*dot) == ground for dot in dots)
    evening.moment = 0.8 * LASTS
    assert evening.picture().copy(there) == picture.image.copy(there)


def test_a_fade_is_quick_at_first_and_ends_softly(evening: Evening) -> None:
    evening.sees(PRIZES)
    left = []
    for passed in range(11):
        evening.moment = LASTS * passed / 10
        left.append(evening.window.fade.left)
    steps = [one - other for one, other in pairwise(left)]
    assert (left[0], left[-1]) == (1, 0)
    assert steps == sorted(steps, reverse=True)


def test_without_motion_nobody_slides_and_a_count_moves_nothing(evening: Evening) -> None:
    evening.fades = False
    evening.sees(NINE)
    evening.sees(EIGHT)
    assert not evening.fading()
    evening.fades = True
    counted = Shown(body=staged(WORDS, final_of(8, counted=False, out=1)), frame=STAGE)
    evening.sees(counted)
    assert not evening.fading()
