"""A throw-away evening to look at: nothing of it touches a real house."""

from pathlib import Path
from tempfile import mkdtemp
from typing import Final

import click

from tdconsole.cli.choosing import FILE
from tdconsole.cli.show import Looking, text
from tdconsole.cli.tables import laid_out
from tdconsole.cli.voice import Refusing, Voice
from tdconsole.domain.commands import (
    Bust,
    Command,
    CreateTournament,
    DrawSeats,
    EliminatePlayers,
    Newcomer,
    RegisterEntry,
    StartClock,
)
from tdconsole.domain.values import Chips, EntryId, Money, Price, TournamentId
from tdconsole.library import payouts, structure
from tdconsole.projections.clock_board import clock_board
from tdconsole.session import Refused, Session, create

PEOPLE: Final = (
    ("Maria Rossi", "IT"), ("Giuseppe D'Angelo", "IT"), ("Niccolò Bellè", "IT"),
    ("Francesca De Santis", "IT"), ("Alessandro Conti", "IT"), ("Chiara Lo Verde", "IT"),
    ("Łukasz Wójcik", "PL"), ("Małgorzata Kowalska-Nowak", "PL"), ("Paweł Żuraw", "PL"),
    ("Agnieszka Świątek", "PL"), ("Krzysztof Szczęsny", "PL"), ("Zofia Gąsiorowska", "PL"),
    ("John Smith", "GB"), ("Siobhán O'Brien", "IE"), ("Søren Mikkelsen", "DK"),
    ("Åsa Lindström", "SE"), ("Jürgen Groß", "DE"), ("Anneliese Vogt", "DE"),
    ("Jean-Baptiste Lefèvre", "FR"), ("Élodie Marchand", "FR"), ("José María Ibáñez", "ES"),
    ("Inês Gonçalves", "PT"), ("Petr Dvořák", "CZ"), ("Đorđe Šarić", "RS"),
    ("Ayşe Yıldız", "TR"), ("Kim Min-jun", "KR"), ("Maximiliana Konstantinopoulou-Oikonomou", "GR"),
)  # fmt: skip
OUT: Final = (4, 17, 9, 22, 11)


@click.command()
@click.option("--at", type=FILE, help="Where to put the house; else in a folder of its own.")
@click.pass_obj
def demo(voice: Voice, at: Path | None) -> None:
    """Play the first hours of a small evening in a throw-away house, and show its board."""
    path = at or Path(mkdtemp(prefix="tdconsole-demo-"), "demo.house")
    with create(path) as house:
        session = house.session
        tournament = _evening(session, voice)
        look = Looking(session, tournament, voice)
        for line in laid_out(text(voice, clock_board(look.state, look.now), look)):
            click.echo(line)
    click.echo()
    click.echo(
        voice.words.gettext("The house file of this demo is {path}. Look further:", path=path)
    )
    for view in ("seating", "standings", "log", "draws"):
        click.echo(f"  tdconsole show {path} {view}")
    click.echo(f"  tdconsole print {path} seat-cards -o seat-cards.pdf")


def _evening(session: Session, voice: Voice) -> TournamentId:
    create_it = CreateTournament(
        name="Spring Main",
        price=Price(pool=Money(5000), fee=Money(500)),
        stack=Chips(20_000),
        structure=structure("club-evening"),
        payouts=payouts("club"),
    )
    tournament = _done(session, voice, None, create_it)
    for name, country in PEOPLE:
        newcomer = Newcomer(name=name, country=country)
        _done(session, voice, tournament, RegisterEntry(person=newcomer))
    _done(session, voice, tournament, DrawSeats(word="primavera"))
    _done(session, voice, tournament, StartClock())
    for entry in OUT:
        hand = (Bust(entry=EntryId(entry)),)
        _done(session, voice, tournament, EliminatePlayers(hand=hand))
    return tournament


def _done(
    session: Session, voice: Voice, tournament: TournamentId | None, command: Command
) -> TournamentId:
    answer = session.submit(tournament, command)
    if isinstance(answer, Refused):
        raise Refusing(voice.said(answer.rejection, str))
    return answer.tournament
