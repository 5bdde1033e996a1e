"""The views, as text for people or as JSON for programs."""

from pkgutil import resolve_name
from typing import Final

import click

from tdconsole.cli.voice.choosing import (
    HOUSE,
    as_of_option,
    chosen,
    flight_option,
    season_option,
    tournament_option,
)
from tdconsole.cli.voice.looking import Looking
from tdconsole.cli.voice.moments import as_it_was, at_option, house_as_it_was
from tdconsole.cli.voice.tables import laid_out
from tdconsole.cli.voice.view import HouseView, Sought, View
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.session import Place

VIEWS: Final = {
    "board": "clock.show_board:BOARD",
    "announcement": "clock.show_board:ANNOUNCEMENT",
    "advice": "advice.show_advice:ADVICE",
    "plan": "room.show_floor:PLAN",
    "breaking-order": "room.show_floor:BREAKING_ORDER",
    "buttons": "room.show_floor:BUTTONS",
    "calls": "clock.show_calls:CALLS",
    "away": "discipline.show_away:AWAY",
    "penalties": "discipline.show_away:PENALTIES",
    "seating": "room.show_seating:SEATING",
    "waiting": "entry.show_desk:WAITING",
    "entries": "entry.show_desk:ENTRIES",
    "standings": "eliminations.show_standings:STANDINGS",
    "pool": "prizes.show_pool:POOL",
    "chips": "chips.show_chips:CHIPS",
    "prizes": "prizes.show_prizes:PRIZES",
    "owed": "payouts.show_owed:OWED",
    "bounties": "prizes.show_heads:BOUNTIES",
    "deal": "prizes.show_deal:DEAL",
    "colour-up": "chips.show_colour_up:COLOUR_UP",
    "day": "day.show_day:DAY",
    "flights": "flights.show_flights:FLIGHTS",
    "hand-for-hand": "bubble.show_hands:HAND_FOR_HAND",
    "races": "chips.show_races:RACES",
    "seats-won": "prizes.show_satellite:SEATS_WON",
    "setup": "setup.show_setup:SETUP",
    "structure": "structure.text:STRUCTURE",
    "charts": "structure.show_charts:CHARTS",
    "rules": "rules.show_rules:RULES",
    "rulings": "discipline.show_rulings:RULINGS",
    "log": "engine.show_log:LOG",
    "draws": "draw.show_draws:DRAWS",
    "seals": "engine.sealing:SEALS",
}
"""The place of each view of a tournament, loaded when it is asked for."""
HOUSE_VIEWS: Final = {
    "tournaments": "engine.show_shelf:TOURNAMENTS",
    "cash": "people.show_house:CASH",
    "tills": "people.show_house:TILLS",
    "bars": "people.show_house:BARS",
    "people": "people.show_people:PEOPLE",
    "record": "people.show_record:RECORD",
    "seasons": "season.show_season:SEASONS",
    "season": "season.show_season:SEASON",
    "qualifiers": "season.show_season:QUALIFIERS",
    "dealers": "people.show_dealers:DEALERS",
    "dealers-plan": "people.show_dealers:PLAN",
    "dealers-work": "people.show_dealers:WORK",
    "schedule": "people.show_schedule:SCHEDULE",
    "today": "people.show_schedule:TODAY",
    "house-log": "people.show_house:HOUSE_LOG",
}
"""The place of each view of the house itself."""
AS_THEY_ARE: Final = ("people",)
"""The views of what has no trail, as it can be erased."""
OF_A_SEASON: Final = ("season", "qualifiers")
HELP: Final = f"""Show a VIEW of a tournament in FILE.

VIEW is one of: {", ".join(VIEWS)}; or of the house itself: {", ".join(HOUSE_VIEWS)}.
"""


def view_named(name: str) -> View | HouseView:
    found: View | HouseView = resolve_name(f"tdconsole.cli.{(VIEWS | HOUSE_VIEWS)[name]}")
    return found


@click.command(help=HELP)
@click.argument("file", type=HOUSE)
@click.argument("name", type=click.Choice([*VIEWS, *HOUSE_VIEWS]), metavar="VIEW")
@tournament_option
@flight_option
@at_option
@click.option("--find", "sought", help="Of the people, those who are meant by this.")
@click.option("--person", type=click.IntRange(1, 2**53), help="Whose record, by the number.")
@click.option("--offence", help="Of the record: what would be usual next for this offence.")
@season_option
@as_of_option
@click.option("--json", "as_json", is_flag=True, help="For programs; see 'tdconsole schema views'.")
@click.pass_obj
def show(  # noqa: PLR0913, PLR0917 -- one argument an option, as click wants it
    voice: Voice,
    file: Place,
    name: str,
    wanted: str | None,
    flight: str | None,
    at: str | None,
    sought: str | None,
    person: int | None,
    offence: str | None,
    season: int | None,
    as_of: str | None,
    *,
    as_json: bool,
) -> None:
    if sought is not None and name != "people":
        raise click.UsageError("--find belongs to the view of the people.")
    if (person is not None or offence is not None) and name != "record":
        raise click.UsageError("--person and --offence belong to the view of a record.")
    if (season is not None or as_of is not None) and name not in OF_A_SEASON:
        raise click.UsageError("--season and --as-of belong to the views of a season.")
    if flight is not None and name in HOUSE_VIEWS:
        raise click.UsageError("--flight belongs to the views of one tournament.")
    if at is not None and name in AS_THEY_ARE:
        raise click.UsageError("The people are kept as they are now: --at is not for them.")
    view = view_named(name)
    with voice.opened(file) as house:
        past = as_it_was if isinstance(view, View) else house_as_it_was
        session = past(house, wanted, at, voice)
        if isinstance(view, View):
            look = Looking(session, chosen(session, wanted, voice), voice, flight)
            data = view.make(look)
            rows = view.rows(look, data)
            if look.state.in_flights and not view.of_all and not as_json:
                flight = flight_name(look.state, look.state.current)
                click.echo(voice.words.gettext("Flight {flight}", flight=flight))
        else:
            data = view.make(voice, session, Sought(sought, person, offence, wanted, season, as_of))
            rows = view.rows(voice, session, data)
        if as_json:
            voice.json(data)
        else:
            for line in laid_out(rows):
                click.echo(line)
