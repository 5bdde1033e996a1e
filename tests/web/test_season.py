"""The season on the players' phones: found from the clock, plain, and with every name escaped."""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.house import AdjustPoints, CloseSeason, OpenSeason
from tdconsole.domain.values import PersonId, SeasonNo
from tdconsole.evening import make
from tdconsole.session import open_house
from tests.session.league import done, play_out
from tests.web.conftest import Evening
from tests.web.serving import SOON, Server, serving

MARKUP = "Bobby <b>Tables</b>"


class Still:
    def run(self, millis: int) -> None:
        """Let all evenings be of one day."""


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """An evening of its own for each test, as each changes the house."""
    place = tmp_path / "evening.house"
    tournament = make(place, 9)
    with open_house(place) as house:
        yield Evening(house.session, tournament, place)


@pytest.fixture
def hall(evening: Evening, tmp_path: Path) -> Iterator[Server]:
    with serving(evening.place, tmp_path) as server:
        yield server


def play(evening: Evening) -> PersonId:
    """Play an evening of a season, and return who came second in it."""
    session = evening.session
    people = [session.club.people.add(name) for name in (MARKUP, "Zoë Quinn")]
    play_out(session, Still(), people)
    done(session, OpenSeason(name="Winter & Spring", formula="10 / place"))
    return people[-1]


def soon(hall: Server, path: str, sought: str) -> str:
    """The page once it has this on it: the hall looks at its house twenty times a second."""
    until, page = monotonic() + SOON, ""
    while sought not in page and monotonic() < until:
        page = hall.ask(path).text
    return page


def test_the_season_is_on_every_phone_once_there_is_one(hall: Server, evening: Evening) -> None:
    assert 'href="/season"' not in hall.ask("/?lang=en").text
    missing = hall.ask("/season?lang=en")
    assert missing.status == 404
    assert "The house has no season yet." in missing.text
    play(evening)

    assert 'href="/season"' in soon(hall, "/?lang=en", 'href="/season"')
    assert 'href="/season"' in hall.ask(f"/c/{evening.code(evening.seated())}?lang=pl").text
    page = hall.ask("/season", Accept_Language="it").text
    assert "Winter &amp; Spring" in page
    assert "Bobby &lt;b&gt;Tables&lt;/b&gt;" in page
    assert MARKUP not in page
    assert page.index("Bobby") < page.index("Zoë Quinn")
    assert "1 serata" in page


def test_an_adjustment_is_on_the_phone_at_once(hall: Server, evening: Evening) -> None:
    person = play(evening)
    asked = AdjustPoints(season=SeasonNo(1), person=person, points="6", reason="best costume")
    done(evening.session, asked)
    page = soon(hall, "/season?lang=en", "<td>11</td>")
    assert page.index("Zoë Quinn") < page.index("Bobby")
    assert "best costume" not in page


# Results over the years


def agrees(evening: Evening, person: PersonId) -> None:
    people = evening.session.club.people
    known = people.get(person)
    assert known is not None
    people.change(replace(known, consent=True))


def test_only_who_agreed_is_led_to_and_shown(hall: Server, evening: Evening) -> None:
    zoe = play(evening)
    assert f'href="/player/{zoe}"' not in soon(hall, "/season?lang=en", "Zoë Quinn")
    hidden = hall.ask(f"/player/{zoe}?lang=en")
    assert hidden.status == 404
    assert "These results are not shown." in hidden.text
    assert "Zoë" not in hidden.text
    agrees(evening, zoe)
    page = soon(hall, "/season?lang=en", f'href="/player/{zoe}"')
    assert f'href="/player/{zoe - 1}"' not in page
    years = hall.ask(f"/player/{zoe}?lang=en").text
    for said in ("Zoë Quinn", "Results over the years", "Winter &amp; Spring", "2 of 2", "<svg"):
        assert said in years
    assert "Spent" not in years
    assert "Profit" not in years


def test_a_player_who_is_none_is_not_shown(hall: Server) -> None:
    for person in ("0", str(2**60), "1.5", "x"):
        assert hall.ask(f"/player/{person}").status == 404, person


def test_a_card_leads_to_the_results_of_its_player_alone(hall: Server, evening: Evening) -> None:
    entry = evening.seated()
    code = evening.code(entry)
    assert f'href="/c/{code}/years"' in hall.ask(f"/c/{code}?lang=pl").text
    page = hall.ask(f"/c/{code}/years?lang=pl")
    assert page.status == 200
    assert evening.name(entry) in page.text
    assert f'href="/c/{code}"' in page.text
    assert hall.ask("/c/NOBODY/years").status == 404


def test_another_season_is_one_tap_away(hall: Server, evening: Evening) -> None:
    play(evening)
    done(evening.session, CloseSeason(season=SeasonNo(1)))
    done(evening.session, OpenSeason(name="Summer", formula="1", since="2099-01-01"))
    page = soon(hall, "/season?lang=en", "Summer")
    assert 'href="/season/1"' in page
    assert "Zoë Quinn" in hall.ask("/season/1?lang=en").text
    missing = hall.ask("/season/7?lang=en")
    assert missing.status == 404
    assert "There is no such season." in missing.text


@pytest.mark.browser
def test_the_results_fit_a_narrow_phone(hall: Server, evening: Evening, browser: Any) -> None:
    zoe = play(evening)
    agrees(evening, zoe)
    page = browser.new_page(viewport={"width": 360, "height": 740}, locale="pl")
    page.goto(f"{hall.address}/season/1?lang=pl")
    page.get_by_text("Zoë Quinn").click()
    page.wait_for_url(f"**/player/{zoe}")
    assert page.locator("svg polyline").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.close()
