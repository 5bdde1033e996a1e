"""The programme of the festival, all days or one: it belongs to no tournament, so no trail has it."""

from io import BytesIO
from pathlib import Path
from typing import Final

import click

from tdconsole.cli.season.looks import Looks
from tdconsole.cli.season.print_season import framed
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.printing.entry.programme import print_programme
from tdconsole.printing.paper.delivery import delivering
from tdconsole.printing.paper.sizes import PaperName
from tdconsole.session import Place
from tdconsole.session.festival.schedule import schedule_of

_ON: Final[tuple[PaperName, ...]] = ("a4", "letter", "a6", "roll-80", "roll-58")


def print_of_days(voice: Voice, file: Place, output: Path, looks: Looks, day: str | None) -> None:
    if looks.paper not in _ON:
        raise click.BadParameter(f"programme is printed on {', '.join(_ON)}.", param_hint="--paper")
    words = voice.words
    with voice.opened(file) as house:
        days = schedule_of(house.session).days
        if not days:
            raise Refusing(words.gettext("Nothing is on the schedule yet."))
        shown = [one for one in days if day in {None, one.day}]
        if not shown:
            raise Refusing(
                words.gettext("Nothing is on the schedule of {day}.", day=words.day(day or ""))
            )
        pdf = BytesIO()
        print_programme(shown, framed(voice, looks, house.session), pdf)
        with delivering(pdf.getvalue(), output):
            pass
    click.echo(words.gettext("{path} written.", path=output))
