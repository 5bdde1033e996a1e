"""Commands on the staff."""

import os
from typing import Final, Literal, get_args

import click
from msgspec import ValidationError, convert

from tdconsole.cli.voice.choosing import HOUSE, PIN, acting, actor_option, pin_from
from tdconsole.cli.voice.subjects import Asked
from tdconsole.cli.voice.tables import Rows, laid_out
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.club import Staff
from tdconsole.domain.language.commands.house import GiveRole, SetPin, TakeRole
from tdconsole.domain.language.rejections.staff import PinMissing
from tdconsole.domain.values import NameTyped, Record, Role, StaffId
from tdconsole.i18n.entry.roles import role_name
from tdconsole.i18n.people.people import staff_name_taken
from tdconsole.projections.people.lines import StaffNameTaken
from tdconsole.session import Opened, Place, Refused, Session

NEW_PIN: Final = "TDCONSOLE_NEW_PIN"
NO_ROLE: Final = "none"


class StaffMember(Record, kw_only=True):
    id: StaffId
    name: str
    active: bool
    role: Role | None = None


class StaffList(Record, kw_only=True):
    """The staff in the house's order, the retired last."""

    staff: tuple[StaffMember, ...]


@click.group("staff")
@click.argument("file", type=HOUSE)
@click.pass_context
def staff(context: click.Context, file: Place) -> None:
    """Manage the staff who may act in FILE: their order, roles and PINs."""
    context.obj = Asked(context.obj, file)


@staff.command("list")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.pass_obj
def list_(asked: Asked, *, as_json: bool) -> None:
    """List them with their roles, the retired last and in brackets."""
    with asked.voice.opened(asked.file) as house:
        members = _members(house.session)
    if as_json:
        asked.voice.json(members)
        return
    for line in laid_out(_rows(asked.voice, members)):
        click.echo(line)


@staff.command("add")
@click.argument("name")
@actor_option
@click.pass_obj
def add(asked: Asked, name: str, actor: str | None) -> None:
    """Take in NAME, or bring it back; say the number."""
    with asked.voice.opened(asked.file) as house:
        acting(house.session, actor, asked.voice)
        click.echo(str(house.session.club.staff.add(one_line(name))))


@staff.command("rename")
@click.argument("name")
@click.argument("new")
@actor_option
@click.pass_obj
def rename(asked: Asked, name: str, new: str, actor: str | None) -> None:
    """Call NAME by NEW from now on, on every step ever taken."""
    with asked.voice.opened(asked.file) as house:
        kept = house.session.club.staff
        acting(house.session, actor, asked.voice)
        member = known_on_staff(asked.voice, kept, name)
        answer = house.session.house_desk.rename(member, one_line(new))
    if isinstance(answer, StaffNameTaken):
        raise Refusing(f"StaffNameTaken: {staff_name_taken(asked.voice.words, new)}")
    click.echo(new)


@staff.command("retire")
@click.argument("name")
@actor_option
@click.pass_obj
def retire(asked: Asked, name: str, actor: str | None) -> None:
    """Offer NAME no longer; the steps of the past keep it."""
    with asked.voice.opened(asked.file) as house:
        kept = house.session.club.staff
        acting(house.session, actor, asked.voice)
        kept.retire(known_on_staff(asked.voice, kept, name))
    click.echo(f"({name})")


@staff.command("order")
@click.argument("names", nargs=-1, required=True)
@actor_option
@click.pass_obj
def order(asked: Asked, names: tuple[str, ...], actor: str | None) -> None:
    """Offer NAMES first, in this order."""
    with asked.voice.opened(asked.file) as house:
        kept = house.session.club.staff
        acting(house.session, actor, asked.voice)
        kept.put_in_order([known_on_staff(asked.voice, kept, name) for name in names])
        for name in kept.active().values():
            click.echo(name)


@staff.command("role")
@click.argument("name")
@click.argument("role", type=click.Choice([*get_args(Role), NO_ROLE]))
@actor_option
@click.pass_obj
def role(asked: Asked, name: str, role: Role | Literal["none"], actor: str | None) -> None:
    """Give NAME a ROLE, or take it away with 'none'.

    Where anybody has a role, only those who have one may act, and each may do what the role is
    for. The first is a director's.
    """
    with asked.voice.opened(asked.file) as house:
        session = house.session
        member = known_on_staff(asked.voice, session.club.staff, name)
        acting(session, actor, asked.voice)
        request = TakeRole(staff=member) if role == "none" else GiveRole(staff=member, role=role)
        answer = session.submit_house(request)
        if isinstance(answer, Refused):
            raise Refusing(asked.voice.said(answer.rejection, str))
        for line in laid_out(_rows(asked.voice, _members(session))):
            click.echo(line)


@staff.command("pin")
@click.argument("name")
@actor_option
@click.option("--forgotten", is_flag=True, help="By the owner of FILE; the trail says so.")
@click.pass_obj
def pin(asked: Asked, name: str, actor: str | None, *, forgotten: bool) -> None:
    """Set the PIN of NAME, 4 to 12 digits.

    It is asked for at a terminal, or is in TDCONSOLE_NEW_PIN; without --actor TDCONSOLE_PIN will
    do. It is no argument, for everybody on the machine could read it there.
    """
    voice = asked.voice
    with voice.opened(asked.file) as house:
        session = house.session
        member = known_on_staff(voice, session.club.staff, name)
        if forgotten:
            _check_owner(voice, house)
        else:
            acting(session, actor, voice)
            refused = session.gate.fault(SetPin(staff=member))
            if refused is not None:
                raise Refusing(voice.said(refused, str))
        variable = PIN if actor is None and NEW_PIN not in os.environ else NEW_PIN
        prompt = voice.words.gettext("New PIN of {name}", name=name)
        typed = pin_from(variable, prompt, twice=True)
        if typed is None:
            raise Refusing(voice.said(PinMissing(staff=member), str))
        answer = session.set_pin(member, typed, forgotten=forgotten)
        if isinstance(answer, Refused):
            raise Refusing(voice.said(answer.rejection, str))
    click.echo(voice.words.gettext("PIN of {name} set", name=name))


def _check_owner(voice: Voice, house: Opened) -> None:
    """Check that the house belongs to the one who asks, who could write it with any program."""
    if house.is_ours():
        return
    say = voice.words.gettext
    if house.file is None:
        said = say("Only the role that owns the house on its server may set a forgotten PIN anew.")
    else:
        said = say("Only the owner of the file may set a forgotten PIN anew.")
    raise Refusing(said)


def _rows(voice: Voice, members: StaffList) -> Rows:
    for one in members.staff:
        role = () if one.role is None else (role_name(voice.words, one.role),)
        yield (one.name if one.active else f"({one.name})", *role)


def _members(session: Session) -> StaffList:
    kept, roles = session.club.staff, session.house.roles
    active, everybody = kept.active(), kept.named()
    retired = {member: name for member, name in everybody.items() if member not in active}
    return StaffList(
        staff=tuple(
            StaffMember(id=member, name=name, active=member in active, role=roles.get(member))
            for member, name in (active | retired).items()
        )
    )


def known_on_staff(voice: Voice, kept: Staff, name: str) -> StaffId:
    member = kept.by_name(name)
    if member is None:
        raise voice.nobody_called(name)
    return member


def one_line(name: str) -> str:
    try:
        return convert(name, NameTyped).strip()
    except ValidationError as error:
        raise click.BadParameter("A name is one line of signs.", param_hint="NAME") from error
