"""A frame of a page is the projector's screen, and stays equal while only time passes."""

from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace
from PIL import Image

from tdconsole.domain.language.commands.clock import SetLevel
from tdconsole.domain.values import Break, Instant, Millis
from tdconsole.settings import Screen
from tdconsole.wall.on_page import Behind, PageFrame, Running, Spot, page_frame
from tdconsole.wall.show import Show
from tdconsole.wall.theme import Theme, theme
from tests.gui.screens import final_of, staged
from tests.line.evening import evening
from tests.wall.conftest import Shows


def framed(show: Show, now: Instant, width: int = 1920, height: int = 1080) -> PageFrame:
    made = page_frame(show, theme("dark"), width, height, now, now.utc)
    assert made is not None
    return made


def later(now: Instant, by: int) -> Instant:
    return replace(now, utc=Millis(now.utc + by), uptime=Millis(now.uptime + by), awake=now.awake)


def spot(frame: PageFrame, name: str) -> Spot:
    return next(one for one in frame.spots if one.name == name)


def runs(frame: PageFrame, name: str) -> Running:
    (line,) = spot(frame, name).lines
    assert line.runs is not None
    return line.runs


def test_the_time_is_a_moment_and_not_a_text(shows: Shows) -> None:
    show, now = shows.of("clock"), shows.session.now()
    frame = framed(show, now)
    told = show.clock(now)
    assert told is not None
    board, _ = told
    assert board.left is not None
    assert runs(frame, "time") == Running(form="minutes", until=Millis(now.utc + board.left))
    assert [line.text for line in spot(frame, "time").lines] == [""]
    assert board.until_break is not None
    assert runs(frame, "break_in").until == now.utc + board.until_break
    day = runs(frame, "wall_clock")
    assert (day.form, day.until % 3_600_000) == ("day", 0)


def test_the_last_seconds_of_a_level_run_on_the_page_alone(shows: Shows) -> None:
    show, now = shows.of("clock"), shows.session.now()
    show._programme.choices = replace(show._programme.choices, automatic=True)
    told = show.clock(now)
    assert told is not None
    assert told[0].left is not None
    ends = later(now, told[0].left - 7_500)
    frame = framed(show, ends)
    assert runs(frame, "seconds") == Running(form="seconds", until=Millis(ends.utc + 7_500))
    assert framed(show, later(ends, 400)) == frame
    assert "seconds" not in {one.name for one in framed(show, later(ends, 7_500)).spots}


def test_the_ring_of_a_break_runs_on_the_page_alone(tmp_path: Path) -> None:
    with evening(tmp_path) as (session, tournament):
        structure = session.state(tournament).setup.structure  # type: ignore[union-attr]
        rest = next(one for one in structure if isinstance(one, Break))
        session.submit(tournament, SetLevel(period=rest.id))
        show = Shows(session, tournament).of("break")
        now = session.now()
        assert "ring" not in {one.name for one in framed(show, now).spots}
        told = show.clock(now)
        assert told is not None
        assert told[0].left is not None
        ends = later(now, told[0].left - 200_500)
        ends = later(ends, 12_000 - ends.uptime % 12_000)
        frame = framed(show, ends)
        ring = spot(frame, "ring")
        assert ring.whole == 300_000
        assert ring.until == ends.utc + told[0].left - (ends.uptime - now.uptime)
        assert framed(show, later(ends, 11_000)) == frame


def test_a_clock_that_was_set_moves_the_time_of_day_alone(shows: Shows) -> None:
    show, now = shows.of("clock"), shows.session.now()
    frame = framed(show, now)
    hour = 3_600_000
    set_ahead = replace(now, utc=Millis(now.utc + hour + 3))
    after = page_frame(show, theme("dark"), 1920, 1080, set_ahead, now.utc)
    assert after is not None
    assert runs(after, "time") == runs(frame, "time")
    assert runs(after, "wall_clock").until == runs(frame, "wall_clock").until + hour


def test_frames_are_equal_while_only_time_passes(shows: Shows) -> None:
    show, now = shows.of("clock"), shows.session.now()
    begins = later(now, 60_000 - now.uptime % 60_000)
    before = framed(show, begins)
    assert framed(show, later(begins, 9_000)) == before
    turned = framed(show, later(begins, 59_000))
    others = [[one for one in frame.spots if "turn" not in one.name] for frame in (before, turned)]
    assert others[0] == others[1]
    assert spot(before, "turn") != spot(turned, "turn")
    after = framed(show, later(begins, 61_000))
    moved = [one.name for one, other in zip(before.spots, after.spots, strict=True) if one != other]
    assert moved in ([], ["ribbon"])  # the line of the evening goes on once a minute


def test_the_time_left_is_not_taken_for_the_time_of_day(shows: Shows) -> None:
    show, now = shows.of("clock"), shows.session.now()
    told = show.clock(now)
    assert told is not None
    board, _ = told
    assert board.left is not None
    past = later(now, board.left - 12 * 60_000 - 30_000)
    half_past_twelve = 11 * 3_600_000 + 30 * 60_000  # of Rome, in winter
    same = replace(past, utc=Millis(past.utc - past.utc % 86_400_000 + half_past_twelve))
    frame = framed(show, same)
    assert show.words.time_of_day(same) == "12:30"
    assert runs(frame, "time").form == "minutes"
    assert runs(frame, "wall_clock").form == "day"


def test_a_bar_says_how_long_its_level_is(shows: Shows) -> None:
    show, now = shows.of("clock"), shows.session.now()
    frame = framed(show, now)
    played = spot(frame, "played")
    assert played.until == runs(frame, "time").until
    assert played.whole >= Millis(60_000)
    assert spot(frame, "bar").width > 0


@pytest.mark.parametrize("screen", get_args(Screen))
def test_every_screen_has_its_frame_at_every_size(shows: Shows, screen: Screen) -> None:
    for width, height in ((1024, 768), (1920, 1080), (3840, 2160)):
        frame = framed(shows.of(screen), shows.session.now(), width, height)
        assert frame.screen == screen
        for one in frame.spots:
            assert 0 <= one.x <= width
            assert one.y >= 0
            assert one.x + one.width <= width


def test_another_screen_or_page_is_another_sight_and_a_second_is_not(shows: Shows) -> None:
    show, now = shows.of("seating"), shows.session.now()
    begins = later(now, 60_000 - now.uptime % 60_000)
    first = framed(show, begins, 1024, 768).sight
    assert first.startswith("Seating 1 / ")
    assert framed(show, later(begins, 4_000), 1024, 768).sight == first
    assert framed(show, later(begins, 10_500), 1024, 768).sight.startswith("Seating 2 / ")
    assert framed(shows.of("clock"), begins).sight == "Clock"
    show._programme.choices = replace(show._programme.choices, motion=False)
    assert framed(show, begins, 1024, 768).sight == ""


def test_the_houses_picture_is_behind_a_notice_alone(shows: Shows, tmp_path: Path) -> None:
    path = tmp_path / "hall.png"
    Image.new("RGB", (400, 300), "#ffffff").save(path)
    own, now = replace(theme("dark"), picture=str(path)), shows.session.now()

    def behind(screen: Screen, look: Theme) -> Behind | None:
        made = page_frame(shows.of(screen), look, 1920, 1080, now, now.utc)
        assert made is not None
        return made.behind

    found = behind("notice", own)
    assert found is not None
    assert found.picture.startswith("picture?")
    assert 0.5 < found.veil < 1
    assert behind("clock", own) is None
    assert behind("notice", replace(own, layout="side")) is None  # it has a place of its own
    assert behind("notice", theme("dark")) is None
    none = tmp_path / "none.png"
    none.write_bytes(b"no picture")
    assert behind("notice", replace(own, picture=str(none))) is None
    assert behind("notice", replace(own, picture=str(tmp_path / "gone.png"))) is None


def test_who_sits_and_who_went_out_is_told_where_there_is_motion(
    shows: Shows, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = shows.session.now()
    show = shows.of("final-table")
    glance = show.glance(now)
    assert glance is not None
    body = staged(show.words, final_of(8, out=1))
    told = glance._replace(shown=replace(glance.shown, body=body))
    monkeypatch.setattr(show, "glance", lambda _now: told)
    frame = framed(show, now)
    boxes = {one.name for one in frame.spots}
    assert {f"plate_{at}" for at in range(1, 9)} < set(frame.staying)
    assert set(frame.staying) | set(frame.landing.values()) <= boxes
    assert set(frame.landing.values()) == {"ladder_won_0"}
    show._programme.choices = replace(show._programme.choices, motion=False)
    still = framed(show, now)
    assert (still.staying, still.landing) == ({}, {})


def test_a_wall_shows_only_its_letters(shows: Shows) -> None:
    now = shows.session.now()
    names = [
        {line.text for one in framed(show, now).spots for line in one.lines}
        for show in (shows.of("seating", ("A", "F")), shows.of("seating", ("G", "Z")))
    ]
    whole = shows.of("seating")
    everybody = whole.glance(now)
    assert everybody is not None
    seated = [one.row[0] for one in everybody.shown.body.seated]  # type: ignore[union-attr]  # it is seating
    assert seated
    first, second = ([name for name in seated if name in shown] for shown in names)
    assert first
    assert second
    assert not set(first) & set(second)
