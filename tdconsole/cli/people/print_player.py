"""A player's results as a paper: it belongs to no tournament, so none has it on its trail."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Final

import click

from tdconsole import settings
from tdconsole.cli.voice.moments import Then
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.domain.language.rejections.entry import UnknownPerson
from tdconsole.domain.values import PersonId
from tdconsole.printing.eliminations.player_page import print_player_page
from tdconsole.printing.paper.delivery import delivering
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.sizes import PaperName
from tdconsole.session import Place, Session

ON: Final[tuple[PaperName, ...]] = ("a4", "letter")


def print_of_player(  # noqa: PLR0913, PLR0917 -- whose, as of when, and how it is to look
    voice: Voice,
    file: Place,
    output: Path,
    person: int | None,
    framed: Callable[[Session], Frame],
    then: Then,
) -> None:
    if person is None:
        raise click.UsageError("--person says by its number whose results are meant.")
    with voice.opened(file) as house:
        session = then(house)
        years = session.years.of(PersonId(person), profit=settings.read().profit)
        frame = framed(session)
    if years.name is None and not years.evenings:
        raise Refusing(voice.said(UnknownPerson(person=PersonId(person)), str))
    if not years.evenings:
        raise Refusing(voice.words.gettext("This person has played no evening here yet."))
    pdf = BytesIO()
    print_player_page(years, frame, pdf)
    with delivering(pdf.getvalue(), output):
        pass
    click.echo(voice.words.gettext("{path} written.", path=output))
