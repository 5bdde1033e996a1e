"""Commands on the staff."""

from pathlib import Path

import click
from msgspec import ValidationError, convert

from tdconsole.cli.voice.choosing import FILE
from tdconsole.cli.voice.subjects import Asked
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.club import Staff
from tdconsole.domain.values import NameTyped, Record, StaffId
from tdconsole.i18n.people.people import staff_name_taken, staff_unknown
from tdconsole.projections.people.lines import StaffNameTaken, StaffUnknown


class StaffMember(Record, kw_only=True):
    id: StaffId
    name: str
    active: bool


class StaffList(Record, kw_only=True):
    """The staff in the house's order, the retired last."""

    staff: tuple[StaffMember, ...]


@click.group("staff")
@click.argument("file", type=FILE)
@click.pass_context
def staff(context: click.Context, file: Path) -> None:
    """Manage the staff who may act in FILE, and the order in which they are offered."""
    context.obj = Asked(context.obj, file)


@staff.command("list")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.pass_obj
def list_(asked: Asked, *, as_json: bool) -> None:
    """List them, the retired last and in brackets."""
    with asked.voice.opened(asked.file) as house:
        members = _members(house.session.club.staff)
    if as_json:
        asked.voice.json(members)
        return
    for one in members.staff:
        click.echo(one.name if one.active else f"({one.name})")


@staff.command("add")
@click.argument("name")
@click.pass_obj
def add(asked: Asked, name: str) -> None:
    """Take in NAME, or bring it back; say the number."""
    with asked.voice.opened(asked.file) as house:
        click.echo(str(house.session.club.staff.add(_one_line(name))))


@staff.command("rename")
@click.argument("name")
@click.argument("new")
@click.pass_obj
def rename(asked: Asked, name: str, new: str) -> None:
    """Call NAME by NEW from now on, on every step ever taken."""
    with asked.voice.opened(asked.file) as house:
        kept = house.session.club.staff
        answer = kept.rename(_known(asked.voice, kept, name), _one_line(new))
    if isinstance(answer, StaffNameTaken):
        raise Refusing(f"StaffNameTaken: {staff_name_taken(asked.voice.words, new)}")
    click.echo(new)


@staff.command("retire")
@click.argument("name")
@click.pass_obj
def retire(asked: Asked, name: str) -> None:
    """Offer NAME no longer; the steps of the past keep it."""
    with asked.voice.opened(asked.file) as house:
        kept = house.session.club.staff
        kept.retire(_known(asked.voice, kept, name))
    click.echo(f"({name})")


@staff.command("order")
@click.argument("names", nargs=-1, required=True)
@click.pass_obj
def order(asked: Asked, names: tuple[str, ...]) -> None:
    """Offer NAMES first, in this order."""
    with asked.voice.opened(asked.file) as house:
        kept = house.session.club.staff
        kept.put_in_order([_known(asked.voice, kept, name) for name in names])
        for name in kept.active().values():
            click.echo(name)


def _members(kept: Staff) -> StaffList:
    active, everybody = kept.active(), kept.named()
    retired = {member: name for member, name in everybody.items() if member not in active}
    return StaffList(
        staff=tuple(
            StaffMember(id=member, name=name, active=member in active)
            for member, name in (active | retired).items()
        )
    )


def _known(voice: Voice, kept: Staff, name: str) -> StaffId:
    member = kept.by_name(name)
    if member is None:
        raise Refusing(f"{StaffUnknown.__name__}: {staff_unknown(voice.words, name)}")
    return member


def _one_line(name: str) -> str:
    try:
        return convert(name, NameTyped).strip()
    except ValidationError as error:
        raise click.BadParameter("A name is one line of signs.", param_hint="NAME") from error
