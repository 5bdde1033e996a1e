"""The show strip, on a small evening and on boards as they come."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

pytest.importorskip("PySide6")

from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from tdconsole.domain.language.commands.clock import AdjustClock, PauseClock, ResumeClock
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.values import Instant, Millis, Seat, SeatNo
from tdconsole.gui.console.clock.strip import Sign, Strip
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import ACTIONS
from tdconsole.gui.console.widgets.style import dress
from tdconsole.i18n.catalogue import Language, catalogue
from tdconsole.known_errors import FileBusy
from tdconsole.projections.clock.board import ClockBoard
from tdconsole.session import create
from tdconsole.wall.theme import theme
from tests.gui.boards import (
    BOARDS,
    BREAK,
    BY_HANDS,
    FINISHED,
    HELD,
    HOURLY,
    LAST_MINUTE,
    LONGEST,
    NIGHT,
    NOW,
    OVER,
    PAUSED,
    PAUSED_BREAK,
    PUT_OFF,
    ROME,
    RUNNING,
    STUD,
    WAITING,
    like,
    minutes,
)
from tests.gui.console_evening import seated, viewing
from tests.gui.waiting import until

LONG = like(left=minutes(99))
LANGUAGES: tuple[Language, ...] = ("en", "it", "pl")
THIRTY = "Mistrzostwa Polski Północnej 26"


class Warned(Sign):
    """The sign of other tournaments, while there are any."""

    def __init__(self, warned: bool) -> None:
        super().__init__()
        self._warned = warned
        self.setAccessibleName("others")

    @property
    def wanted(self) -> int:
        return 60 if self._warned else 0

    def turn(self, *, paused: bool) -> None:
        del paused


class SetTime:
    """21:07 in Rome, until somebody lets minutes pass."""

    def __init__(self) -> None:
        self.minutes = 0

    def now(self) -> Instant:
        past = self.minutes * 60_000
        return Instant(utc=Millis(NOW.utc + past), boot=NOW.boot, uptime=Millis(NOW.uptime + past))


@contextmanager
def standing(view: TournamentView, width: int = 1280, *, motion: bool = True) -> Iterator[Strip]:
    window = QWidget()
    dress(window, theme("dark"))
    strip = Strip(view, Gestures(view, window, ACTIONS), theme("dark"), window, motion=motion)
    strip.set_more(QMenu(window))
    strip.resize(width, strip.height())
    window.resize(strip.size())
    window.show()
    try:
        yield strip
    finally:
        window.close()
        window.deleteLater()


@contextmanager
def timed(path: Path, **how: bool) -> Iterator[tuple[TournamentView, SetTime]]:
    time = SetTime()
    with create(path / "club.house", time) as house:
        view = TournamentView(
            house.session, seated(house.session, **how), catalogue("en", ROME), time
        )
        try:
            yield view, time
        finally:
            view.close()
            view.deleteLater()


def boxes(strip: Strip) -> dict[str, QRect]:
    """Whatever has something to show, by its name."""
    return {
        name: QRect(one.geometry())
        for name, one in vars(strip).items()
        if isinstance(one, QWidget) and one.isVisible() and name != "_rule"
    }


def test_it_says_how_the_evening_stands(qt: Any, tmp_path: Path) -> None:
    del qt
    with timed(tmp_path) as (view, time), standing(view) as strip:
        time.minutes = 5
        view.tick()
        assert (strip.level.value, strip.time.value) == ("LEVEL 1", "15:00")
        assert (strip.blinds.value, strip.blinds.caption) == ("50/100", "Blinds")
        assert (strip.players.value, strip.tables.value) == ("12/12", "2")
        assert (strip.average.value, strip.average.caption) == ("20,000", "Average · 200 BB")


@pytest.mark.parametrize(
    ("board", "said"),
    [
        (WAITING, ("BEFORE THE START", "", "20:00", "50/100", "First blinds")),
        (RUNNING, ("LEVEL 9", "break at 21:41", "14:33", "600/1,200 (1,200)", "Blinds")),
        (NIGHT, ("LEVEL 9", "day ends 21:41", "14:33", "600/1,200 (1,200)", "Blinds")),
        (LAST_MINUTE, ("LEVEL 9", "last minute", "0:42", "600/1,200 (1,200)", "Blinds")),
        (BREAK, ("BREAK", "back at 21:19", "12:09", "800/1,600 (1,600)", "Blinds after the break")),
        (PAUSED_BREAK, ("PAUSED", "BREAK", "12:09", "800/1,600 (1,600)", "")),
        (OVER, ("LEVEL 9", "last level over", "0:00", "600/1,200 (1,200)", "Blinds")),
        (FINISHED, ("FINISHED", "", "", "", "")),
        (HELD, ("STOPPED", "LEVEL 9", "0:00", "600/1,200 (1,200)", "End of the day")),
        (PUT_OFF, ("BEFORE THE START", "starts at 22:29", "82:38", "50/100", "First blinds")),
        (BY_HANDS, ("LEVEL 9", "", "7 hands", "600/1,200 (1,200)", "Blinds")),
        (
            STUD,
            ("LEVEL 9", "break at 21:41", "14:33", "200/400 limit · bring-in 50 (50)", "Blinds"),
        ),
        (HOURLY, ("LEVEL 9", "break at 21:41", "2:00:00", "25,000/50,000 (50,000)", "Blinds")),
        (LONG, ("LEVEL 9", "break at 21:41", "99:01", "600/1,200 (1,200)", "Blinds")),
    ],
)
def test_every_state_has_its_words(
    qt: Any, tmp_path: Path, board: ClockBoard, said: tuple[str, ...]
) -> None:
    del qt
    with timed(tmp_path) as (view, _), standing(view) as strip:
        view.passed.emit(board)
        level, blinds = strip.level, strip.blinds
        assert said == (level.value, level.caption, strip.time.value, blinds.value, blinds.caption)


def test_a_pause_turns_it_amber_and_says_since_when_and_why(qt: Any, tmp_path: Path) -> None:
    del qt
    amber = theme("dark").colours.waiting
    with timed(tmp_path) as (view, time), standing(view) as strip:
        assert strip.grab().toImage().pixelColor(2, 2).name() != amber
        time.minutes = 3
        view.do(PauseClock(reason="balancing table 4"))
        time.minutes = 9
        view.do(AdjustClock(seconds=60))
        assert (strip.level.value, strip.level.caption) == ("PAUSED", "LEVEL 1")
        assert strip.blinds.caption == "since 21:10 · balancing table 4"
        assert strip.grab().toImage().pixelColor(2, 2).name() == amber
        view.do(ResumeClock())
        assert strip.grab().toImage().pixelColor(2, 2).name() != amber
        assert strip.level.value == "LEVEL 1"


def test_one_that_is_opened_during_a_pause_knows_since_when(qt: Any, tmp_path: Path) -> None:
    del qt
    with timed(tmp_path) as (view, time):
        for at in (1, 4):
            time.minutes = at
            view.do(PauseClock())
            time.minutes = at + 2
            if at == 1:
                view.do(ResumeClock())
        with standing(view) as strip:
            assert strip.blinds.caption == "since 21:11"


def test_a_reason_that_can_not_be_read_now_is_asked_for_again(
    qt: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qt

    def locked(_note: str) -> str:
        raise FileBusy("club.house")

    with timed(tmp_path) as (view, _), standing(view) as strip:
        with monkeypatch.context() as patch:
            patch.setattr(view.session.club.notes, "read", locked)
            view.session.submit(view.tournament, PauseClock(reason="fire alarm"))
            assert strip.blinds.caption == "since 21:07 · can't be read at the moment"
        view.tick()
        assert strip.blinds.caption == "since 21:07 · fire alarm"


def test_one_button_starts_pauses_and_resumes(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path, clock=False) as view, standing(view) as strip:
        said = []
        for _ in range(3):
            said.append((strip.clock.text(), strip.clock.accessibleName()))
            strip.clock.click()
        assert said == [
            ("Start", "Start the clock"),
            ("Pause", "Pause the clock"),
            ("Resume", "Resume the clock"),
        ]


def test_a_minute_more_and_a_minute_less(qt: Any, tmp_path: Path) -> None:
    del qt
    with timed(tmp_path) as (view, _), standing(view) as strip:
        strip.more.click()
        assert strip.time.value == "21:00"
        strip.less.click()
        strip.less.click()
        assert strip.time.value == "19:00"


def test_before_the_start_there_is_nothing_to_adjust(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path, clock=False) as view, standing(view) as strip:
        assert not strip.more.isEnabled()
        assert strip.clock.isEnabled()
        assert strip.time.ink == theme("dark").colours.quiet


def test_the_last_minute_pulses_once(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as strip:
        view.passed.emit(RUNNING)
        assert not strip.time.pulsing()
        view.passed.emit(LAST_MINUTE)
        assert strip.time.pulsing()
        assert until(lambda: not strip.time.pulsing())
        view.passed.emit(like(left=minutes(0, 40), until_break=minutes(0, 40)))
        assert not strip.time.pulsing()
        assert strip.time.ink == theme("dark").colours.waiting_ink


def test_without_motion_nothing_pulses(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view, motion=False) as strip:
        view.passed.emit(RUNNING)
        view.passed.emit(LAST_MINUTE)
        assert not strip.time.pulsing()


def test_nothing_moves_as_it_counts(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as strip:
        view.passed.emit(RUNNING)
        places = boxes(strip)
        for board in (
            like(left=minutes(9, 59)),
            like(left=minutes(0, 1), players=9, average=476_666, average_in_big_blinds=397),
            replace(RUNNING, running=False),
            BREAK,
            OVER,
        ):
            view.passed.emit(board)
            assert boxes(strip) == places


@pytest.mark.parametrize("width", [1024, 1280, 1920])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_nothing_overlaps_and_nothing_leaves_the_strip(
    qt: Any, tmp_path: Path, width: int, language: Language
) -> None:
    del qt
    with viewing(tmp_path, language) as view:
        for board in (*BOARDS.values(), like(name=THIRTY)):
            with standing(view, width) as strip:
                view.passed.emit(board)
                places = sorted(boxes(strip).values(), key=QRect.left)
                assert strip.rect().contains(places[0].united(places[-1]))
                assert not any(one.intersects(other) for one, other in pairwise(places))


def test_a_long_polish_name_leaves_room_for_every_figure(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path, "pl") as view, standing(view, 1280) as strip:
        view.passed.emit(like(name=THIRTY))
        assert {"tables", "average", "players", "menu"} <= set(boxes(strip))
        assert strip.average.caption == "Średnia · 41 BB"
        assert strip.name.shown().startswith("Mistrzostwa")
        strip.resize(1920, strip.height())
        assert strip.name.shown() == THIRTY
        assert not strip.name.toolTip()


@pytest.mark.parametrize(("width", "name"), [(1024, "Spring Main"), (1280, "Turbo Side Event")])
def test_a_usual_name_is_whole_in_a_small_window(
    qt: Any, tmp_path: Path, width: int, name: str
) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view, width) as strip:
        view.passed.emit(like(name=name))
        assert strip.name.shown() == name


def test_what_matters_less_gives_way_first(qt: Any, tmp_path: Path) -> None:
    del qt
    seen = []
    with viewing(tmp_path) as view, standing(view) as strip:
        view.passed.emit(like(name=THIRTY))
        for width in range(1920, 900, -4):
            strip.resize(width, strip.height())
            now = (
                strip.upcoming.isVisible(),
                strip.average.caption.endswith("41 BB"),
                strip.tables.isVisible(),
                strip.average.isVisible(),
                strip.players.isVisible(),
            )
            if now not in seen:
                seen.append(now)
        assert seen == [
            (True, True, True, True, True),
            (False, True, True, True, True),
            (False, False, True, True, True),
            (False, False, False, True, True),
            (False, False, False, False, True),
            (False, False, False, False, False),
        ]
        assert strip.name.toolTip() == THIRTY


PRESSED = ("name", "clock", "less", "more", "menu")


@pytest.mark.parametrize("width", [1024, 1280, 1920, 2560])
def test_nothing_pressed_moves_with_language_state_or_warning(
    qt: Any, tmp_path: Path, width: int
) -> None:
    """The name begins where it did: only its end follows the tournament's name."""
    del qt
    seen = set()
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        with viewing(tmp_path / language, language) as view, standing(view, width) as strip:
            for warned in (False, True):
                sign = Warned(warned)
                strip.set_others(sign)
                for board in (*BOARDS.values(), like(name=THIRTY), LONGEST):
                    view.passed.emit(board)
                    places = [getattr(strip, name).geometry() for name in PRESSED]
                    lefts = (*(place.left() for place in places), sign.x())
                    seen.add((*lefts, *(place.width() for place in places[1:])))
    assert len(seen) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_buttons_fit_their_slots(
    qt: Any, tmp_path: Path, language: Language
) -> None:
    del qt
    with viewing(tmp_path, language) as view, standing(view, 1024) as strip:
        say = view.words.pgettext
        unit = theme("dark").console.space.unit
        said = {
            strip.clock: [say("button", word) for word in ("Start", "Pause", "Resume")],
            strip.less: [strip.less.text()],
            strip.more: [strip.more.text()],
        }
        for button, texts in said.items():
            sign = 0 if button.icon().isNull() else button.iconSize().width() + unit
            wide = max(button.fontMetrics().horizontalAdvance(text) for text in texts)
            assert wide + sign + 6 * unit + 2 <= button.width()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_laptop_has_the_players_too(qt: Any, tmp_path: Path, language: Language) -> None:
    del qt
    with viewing(tmp_path, language) as view, standing(view, 1024) as strip:
        view.passed.emit(RUNNING)
        assert strip.players.isVisible()


def test_at_full_width_the_middle_says_what_comes_next(qt: Any, tmp_path: Path) -> None:
    del qt
    with timed(tmp_path) as (view, time), standing(view, 1920) as strip:
        strip.set_others(Warned(True))
        view.passed.emit(RUNNING)
        middle = (strip.upcoming, strip.pool, strip.day)
        assert [(one.value, one.caption) for one in middle] == [
            ("800/1,600 (1,600)", "Next level"),
            ("€21,400", "Prize pool"),
            ("21:07", "Time"),
        ]
        assert all(one.isVisible() and not one.toolTip() for one in middle)
        places = [one.geometry() for one in middle]
        time.minutes = 70
        for board in (BREAK, PAUSED, OVER, FINISHED, LONGEST):
            view.passed.emit(board)
            assert [one.geometry() for one in middle] == places
        assert strip.day.value == "22:17"
        view.passed.emit(BREAK)
        assert strip.upcoming.value == ""
        strip.resize(1280, strip.height())
        assert not any(one.isVisible() for one in middle)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_too_wide_for_its_slot_is_in_smaller_type_and_whole(
    qt: Any, tmp_path: Path, language: Language
) -> None:
    del qt
    with viewing(tmp_path, language) as view, standing(view, 1024) as strip:
        for board in (like(hands=12, until_break=None), HOURLY, BREAK, PUT_OFF, OVER):
            view.passed.emit(board)
            for plate in (strip.level, strip.time, strip.blinds):
                assert not plate.toolTip()


def test_the_name_leads_to_the_other_tournaments(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as strip:
        asked = QSignalSpy(strip.choose_tournament)
        QTest.mouseClick(strip.name, Qt.MouseButton.LeftButton)
        assert asked.count() == 1
        menu = QMenu(strip)
        strip.set_menu(menu)
        menu.aboutToShow.emit()
        assert asked.count() == 2


def test_whatever_can_be_reached_has_a_name(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as strip:
        for button in strip.findChildren(QAbstractButton):
            assert button.accessibleName()
            assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert strip.players.accessibleName() == "Players 12/12"
        assert strip.name.accessibleName() == "Spring Main"


def test_what_is_cut_off_can_be_read_whole(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as strip:
        view.passed.emit(RUNNING)
        assert not strip.blinds.toolTip()
        view.passed.emit(LONGEST)
        assert strip.blinds.toolTip().startswith("500,000,000,000/1,000,000,000,000")


def test_when_it_is_over_there_is_no_clock_to_press(qt: Any, tmp_path: Path) -> None:
    del qt
    with viewing(tmp_path) as view, standing(view) as strip:
        for entry in list(view.state.play.seating.of)[1:]:
            seat = view.state.play.seating.of[entry]
            if len(view.state.play.seating.tables[seat.table].players) > 1:
                view.do(EliminatePlayers(hand=(Bust(entry=entry),)))
        first, last = sorted(view.state.play.seating.of)
        free = view.state.play.seating.of[first]
        taken = Seat(table=free.table, seat=SeatNo(1 + free.seat % 9))
        view.do(MovePlayer(entry=last, seat=taken))
        view.do(EliminatePlayers(hand=(Bust(entry=last),)))
        assert strip.clock.isVisible()
        view.do(FinishTournament())
        assert not any(one.isVisible() for one in (strip.clock, strip.less, strip.more))
