"""What is on today on the players' phones: found from the clock, with every title escaped."""

from tdconsole.domain.language.commands.house import AddToSchedule, EditSchedule
from tdconsole.domain.values import Money, Price, ScheduleNo
from tdconsole.session import Session
from tdconsole.session.festival.schedule import today_of
from tests.session.league import done
from tests.web.conftest import Evening
from tests.web.serving import Server
from tests.web.test_season import soon


def planned(session: Session) -> ScheduleNo:
    """The row of today, which is put on the schedule if nothing is."""
    if not session.house.schedule:
        day, cost = today_of(session).day, Price(pool=Money(50_000), fee=Money(5_000))
        title = "Main <b>Event</b> & more"
        row = AddToSchedule(day=day, time="12:00", title=title, price=cost, currency="EUR")
        done(session, row)
    return min(session.house.schedule)


def test_today_is_on_every_phone_once_something_is_planned(hall: Server, evening: Evening) -> None:
    assert 'href="/today"' not in hall.ask("/?lang=en").text
    assert hall.ask("/today?lang=en").status == 200
    planned(evening.session)
    assert 'href="/today"' in soon(hall, "/?lang=en", 'href="/today"')
    assert 'href="/today"' in hall.ask(f"/c/{evening.code(evening.seated())}?lang=pl").text
    page = hall.ask("/today?lang=en").text
    assert "Main &lt;b&gt;Event&lt;/b&gt; &amp; more" in page
    assert "€500 + €50" in page
    assert "Dziś" in hall.ask("/today", Accept_Language="pl").text


def test_a_row_tells_how_its_tournament_stands(hall: Server, evening: Evening) -> None:
    link = EditSchedule(
        row=planned(evening.session), title="The main", tournament=evening.tournament
    )
    done(evening.session, link)
    page = soon(hall, "/today?lang=en", "The main")
    assert 'class="now"' in page
    assert "players left" in page
