"""The band at the foot of every screen, over time."""

from msgspec.structs import replace

from tdconsole.domain.values import Instant, Millis
from tdconsole.settings import Wall
from tdconsole.wall.programme import band
from tests.wall.conftest import Shows

NOW = Instant(utc=Millis(1_000_000), uptime=Millis(50_000), awake=Millis(50_000), boot="one")
LAID = Wall(band="Dinner  at\neight", band_since=NOW)


def after(seconds: float) -> Instant:
    return replace(NOW, uptime=Millis(NOW.uptime + round(seconds * 1000)))


def test_a_band_stands_until_it_is_taken_off() -> None:
    assert band(Wall(band="Dinner"), NOW) == ("", None)
    assert band(LAID, after(90_000)) == ("Dinner at eight", None)
    assert band(replace(LAID, band_since=None), NOW) == ("", None)
    assert band(replace(LAID, band="  "), NOW) == ("", None)


def test_a_band_with_an_end_goes_by_itself() -> None:
    timed = replace(LAID, band_seconds=20)
    assert band(timed, after(0)) == ("Dinner at eight", 20_000)
    assert band(timed, after(19.5)) == ("Dinner at eight", 500)
    assert band(timed, after(20)) == ("", None)
    assert band(timed, after(-1)) == ("", None)


def test_after_a_new_start_of_the_machine_only_one_without_an_end_stands() -> None:
    again = replace(after(1), boot="two")
    assert band(LAID, again)[0] == "Dinner at eight"
    assert band(replace(LAID, band_seconds=20), again)[0] == ""


def test_the_screen_comes_back_when_the_band_ends(shows: Shows) -> None:
    show, now = shows.of("prizes"), shows.session.now()
    choices = show._programme.choices
    show._programme.choices = replace(choices, band="Dinner", band_seconds=5, band_since=now)
    glance = show.glance(replace(now, uptime=Millis(now.uptime + 4_900)))
    assert glance is not None
    assert glance.shown.band == "Dinner"
    assert glance.holds <= 100
    glance = show.glance(replace(now, uptime=Millis(now.uptime + 5_000)))
    assert glance is not None
    assert glance.shown.band == ""
