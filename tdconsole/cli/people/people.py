"""Commands on the people of the house."""

from typing import Any

import click

from tdconsole.cli.people.options import person_options, refusing, told_of_person
from tdconsole.cli.voice.choosing import HOUSE, acting, actor_option
from tdconsole.cli.voice.subjects import Asked, name_of
from tdconsole.cli.voice.tables import laid_out
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.club import ApartPair, Club, Person
from tdconsole.club.person import NOT_YET
from tdconsole.domain.language.rejections.entry import UnknownPerson
from tdconsole.domain.values import NoteId, PersonId, Record
from tdconsole.i18n.people.erasing import erased_sentence, naming_sentence
from tdconsole.i18n.people.people import likely_known
from tdconsole.projections.people.lines import (
    Erased,
    FamilyNameElsewhere,
    MemberNoTaken,
    PersonLikelyKnown,
)
from tdconsole.session import Place
from tdconsole.session.people.merging import merge as merge_people

_NUMBER = click.IntRange(min=1, max=2**53)


class Pairs(Record, kw_only=True):
    pairs: tuple[ApartPair, ...]


@click.group("people")
@click.argument("file", type=HOUSE)
@click.pass_context
def people(context: click.Context, file: Place) -> None:
    """Add, change, merge and erase people of FILE; 'show FILE people' lists them."""
    context.obj = Asked(context.obj, file)


@people.command("add")
@click.argument("name")
@person_options
@click.option("--anyway", is_flag=True, help="Though somebody like this is here already.")
@actor_option
@click.pass_obj
def add(
    asked: Asked, /, name: str, *, anyway: bool, actor: str | None, **given: str | None
) -> None:
    """Take in a person called NAME, and say the number.

    NAME is "Sofia De Luca", the family name guessed, or "De Luca, Sofia".
    """
    voice, file = asked
    told = told_of_person(voice, {"name": name, **given})
    person = _changed(voice, Person(id=NOT_YET, name=told["name"]), told)
    with voice.opened(file) as house:
        club = house.session.club
        acting(house.session, actor, voice)
        likely = club.people.likely_same(person.name, person.born, person.member_no)
        if likely and not anyway:
            raise Refusing(
                "\n".join(
                    f"{PersonLikelyKnown.__name__}: "
                    + likely_known(voice.words, one.person.id, one.person.name, one.why)
                    for one in likely
                )
            )
        number = club.people.take_in(person)
        if isinstance(number, MemberNoTaken):
            raise _taken(voice, club, person, number)
        click.echo(str(number))


@people.command("change")
@click.argument("number", type=_NUMBER)
@click.option("--name", default=None, help='The whole name, or "De Luca, Sofia".')
@person_options
@actor_option
@click.pass_obj
def change(asked: Asked, /, number: int, *, actor: str | None, **given: str | None) -> None:
    """Put what is given in the place of what is known of person NUMBER; '' takes it away."""
    voice, file = asked
    told = told_of_person(voice, given)
    with voice.opened(file) as house:
        club = house.session.club
        person = _changed(voice, _known(voice, club, number), told)
        acting(house.session, actor, voice)
        changed = club.people.change(person)
        if isinstance(changed, MemberNoTaken):
            raise _taken(voice, club, person, changed)
        click.echo(person.name)


@people.command("check-document")
@click.argument("number", type=_NUMBER)
@actor_option
@click.pass_obj
def check_document(asked: Asked, number: int, actor: str | None) -> None:
    """Note that the document of person NUMBER was seen just now."""
    with asked.voice.opened(asked.file) as house:
        club = house.session.club
        person = _known(asked.voice, club, number)
        acting(house.session, actor, asked.voice)
        club.people.check_document(person.id, house.session.now().utc, house.session.actor)
        click.echo(person.name)


@people.command("merge")
@click.argument("gone", type=_NUMBER)
@click.argument("into", type=_NUMBER)
@actor_option
@click.pass_obj
def merge(asked: Asked, gone: int, into: int, actor: str | None) -> None:
    """Person GONE turns out to be person INTO: both numbers mean the one from now on."""
    with asked.voice.opened(asked.file) as house:
        club = house.session.club
        one, other = _known(asked.voice, club, gone), _known(asked.voice, club, into)
        if one.id == other.id:
            raise click.UsageError("Both numbers mean the same person.")
        acting(house.session, actor, asked.voice)
        refused = merge_people(house.session, one.id, other.id)
        if refused is not None:
            raise Refusing(asked.voice.said(refused, str))
        click.echo(other.name)


@people.command("erase")
@click.argument("number", type=_NUMBER)
@click.option("--yes", is_flag=True, help="It can't be undone.")
@click.option("--texts", is_flag=True, help="Rulings and reasons that name the person go as well.")
@actor_option
@click.pass_obj
def erase(asked: Asked, number: int, actor: str | None, *, yes: bool, texts: bool) -> None:
    """Erase all that is known of person NUMBER; results keep the number alone.

    Texts that name the person are listed, each with the number that 'erase-text' takes.
    """
    if not yes:
        raise click.UsageError("Say --yes: nobody can bring an erased name back.")
    with asked.voice.opened(asked.file) as house:
        session = house.session
        person = _known(asked.voice, session.club, number).id
        acting(session, actor, asked.voice)
        naming = session.club.naming(person)
        erased = session.eraser.erase(person, naming if texts else ())
        _tell_erased(asked.voice, erased)
        if naming and not texts:
            click.echo(naming_sentence(asked.voice.words, naming.values()), err=True)
            for note, text in naming.items():
                click.echo(f"{note}  {' '.join(text.split())}", err=True)


@people.command("erase-text")
@click.argument("text")
@click.option("--yes", is_flag=True, help="It can't be undone.")
@actor_option
@click.pass_obj
def erase_text(asked: Asked, text: str, actor: str | None, *, yes: bool) -> None:
    """Erase the TEXT of that number, a ruling or a reason; it then reads "erased"."""
    if not yes:
        raise click.UsageError("Say --yes: nobody can bring an erased text back.")
    with asked.voice.opened(asked.file) as house:
        acting(house.session, actor, asked.voice)
        erased = house.session.eraser.erase_note(NoteId(text.strip().casefold()))
        if erased is None:
            raise click.UsageError("No text has this number; 'erase' lists those of a person.")
        _tell_erased(asked.voice, erased)


def _tell_erased(voice: Voice, erased: Erased | None) -> None:
    if erased is None or erased == "gone":
        click.echo(voice.erased)
    else:
        click.echo(erased_sentence(voice.words, erased))


@people.command("apart")
@click.argument("one", type=_NUMBER)
@click.argument("other", type=_NUMBER)
@click.option("--reason", default="", help="For the house alone.")
@actor_option
@click.pass_obj
def apart(asked: Asked, one: int, other: int, reason: str, actor: str | None) -> None:
    """Keep persons ONE and OTHER at different tables when seats are drawn."""
    with asked.voice.opened(asked.file) as house:
        club = house.session.club
        first, second = _known(asked.voice, club, one), _known(asked.voice, club, other)
        acting(house.session, actor, asked.voice)
        if not club.people.apart.keep_apart(first.id, second.id, reason):
            raise click.UsageError("Both numbers mean the same person.")
        click.echo(f"{first.name}  {second.name}")


@people.command("together")
@click.argument("one", type=_NUMBER)
@click.argument("other", type=_NUMBER)
@actor_option
@click.pass_obj
def together(asked: Asked, one: int, other: int, actor: str | None) -> None:
    """Let persons ONE and OTHER sit at one table again."""
    with asked.voice.opened(asked.file) as house:
        club = house.session.club
        first, second = _known(asked.voice, club, one), _known(asked.voice, club, other)
        acting(house.session, actor, asked.voice)
        club.people.apart.let_together(first.id, second.id)
        click.echo(f"{first.name}  {second.name}")


@people.command("pairs")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.pass_obj
def pairs(asked: Asked, *, as_json: bool) -> None:
    """List who is kept apart from whom."""
    voice = asked.voice
    with asked.voice.opened(asked.file) as house:
        club = house.session.club
        found = club.people.apart.all()
        if as_json:
            voice.json(Pairs(pairs=found))
            return
        for line in laid_out(
            (name_of(voice, club, pair.one), name_of(voice, club, pair.other), pair.reason)
            for pair in found
        ):
            click.echo(line)


def _changed(voice: Voice, person: Person, told: dict[str, Any]) -> Person:
    """The changed person; the family name has to be a part of the name."""
    changed = person.updated(**told)
    family = told.get("family_name")
    if family and changed.family_name != family:
        raise refusing(voice, FamilyNameElsewhere(), "family_name", family)
    return changed


def _known(voice: Voice, club: Club, number: int) -> Person:
    person = club.people.get(PersonId(number))
    if person is None:
        raise Refusing(voice.said(UnknownPerson(person=PersonId(number)), str))
    return person


def _taken(voice: Voice, club: Club, person: Person, why: MemberNoTaken) -> Refusing:
    return refusing(
        voice, why, "member_no", person.member_no or "", lambda by: name_of(voice, club, by)
    )
