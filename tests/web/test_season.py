"""The season on the players' phones: found from the clock, plain, and with every name escaped."""

from time import monotonic

from tdconsole.domain.language.commands.house import AdjustPoints, OpenSeason
from tdconsole.domain.values import SeasonNo
from tests.session.league import done, play_out
from tests.web.conftest import Evening
from tests.web.serving import SOON, Server

MARKUP = "Bobby <b>Tables</b>"


class Still:
    def run(self, millis: int) -> None:
        """Let all evenings be of one day."""


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
    session = evening.session
    people = [session.club.people.add(name) for name in (MARKUP, "Zoë Quinn")]
    play_out(session, Still(), people)
    done(session, OpenSeason(name="Winter & Spring", formula="10 / place"))

    assert 'href="/season"' in soon(hall, "/?lang=en", 'href="/season"')
    assert 'href="/season"' in hall.ask(f"/c/{evening.code(evening.seated())}?lang=pl").text
    page = hall.ask("/season", Accept_Language="it").text
    assert "Winter &amp; Spring" in page
    assert "Bobby &lt;b&gt;Tables&lt;/b&gt;" in page
    assert MARKUP not in page
    assert page.index("Bobby") < page.index("Zoë Quinn")
    assert "1 serata" in page


def test_an_adjustment_is_on_the_phone_at_once(hall: Server, evening: Evening) -> None:
    person = max(evening.session.club.people.named())
    asked = AdjustPoints(season=SeasonNo(1), person=person, points="6", reason="best costume")
    done(evening.session, asked)
    page = soon(hall, "/season?lang=en", "<td>11</td>")
    assert page.index("Zoë Quinn") < page.index("Bobby")
    assert "best costume" not in page
