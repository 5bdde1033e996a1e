"""Commands on the paired devices."""

from typing import Final, get_args

import click

from tdconsole.cli.people.staff import known_on_staff, one_line
from tdconsole.cli.voice.choosing import HOUSE, acting, actor_option
from tdconsole.cli.voice.subjects import Asked
from tdconsole.cli.voice.tables import Rows, laid_out
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.club.devices import is_same_name
from tdconsole.domain.values import DeviceId, Record, Role
from tdconsole.i18n.entry.roles import role_name
from tdconsole.session import Place, Refused, Session
from tdconsole.session.people.devices import pair as paired
from tdconsole.session.people.devices import paired as in_use
from tdconsole.session.people.devices import unpair

ROLES: Final = [role for role in get_args(Role) if role != "director"]


class PairedDevice(Record, kw_only=True):
    id: DeviceId
    name: str
    staff: str
    role: Role
    claimed: bool
    """Whether its code was typed on the device."""


class DeviceList(Record, kw_only=True):
    devices: tuple[PairedDevice, ...]


@click.group("device")
@click.argument("file", type=HOUSE)
@click.pass_context
def device(context: click.Context, file: Place) -> None:
    """Pair tablets, phones and televisions with FILE, list them, and remove them."""
    context.obj = Asked(context.obj, file)


@device.command("list")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.pass_obj
def list_(asked: Asked, *, as_json: bool) -> None:
    """List those in use: for whom they act, and in which role."""
    with asked.voice.opened(asked.file) as house:
        devices = _devices(house.session, asked.voice)
    if as_json:
        asked.voice.json(devices)
        return
    for line in laid_out(_rows(asked.voice, devices)):
        click.echo(line)


@device.command("pair")
@click.argument("name")
@click.option("--staff", "member", required=True, help="Who of the staff acts on it.")
@click.option("--role", type=click.Choice(ROLES), required=True, help="What the device is for.")
@actor_option
@click.pass_obj
def pair(asked: Asked, name: str, member: str, role: Role, actor: str | None) -> None:
    """Pair the device NAME, or pair it anew, and print the code to type on it."""
    voice, name = asked.voice, one_line(name)
    with voice.opened(asked.file) as house:
        session = house.session
        acting(session, actor, voice)
        staff = known_on_staff(voice, session.club.staff, member)
        known = session.house_desk.called(name)
        answer, code = paired(session, name, staff, role, known)
        if isinstance(answer, Refused):
            raise Refusing(voice.said(answer.rejection, str))
    say = voice.words.gettext
    click.echo(say("Code of {name}: {code}", name=name, code=code))
    click.echo(say("Type it on the device within two minutes; it is good for one device, once."))


@device.command("remove")
@click.argument("name")
@click.option("--erase", is_flag=True, help="Erase the name as well, also of one removed before.")
@actor_option
@click.pass_obj
def remove(asked: Asked, name: str, actor: str | None, *, erase: bool) -> None:
    """Take nothing more from the device NAME; the steps of the past keep its name."""
    voice = asked.voice
    with voice.opened(asked.file) as house:
        session = house.session
        acting(session, actor, voice)
        known = session.house_desk.called(name)
        found = session.club.devices.named() if erase else {}
        same = [number for number, one in found.items() if is_same_name(one, name)]
        if known is None and not same:
            raise _no_device(voice, name)
        if known is not None:
            answer = unpair(session, known)
            if isinstance(answer, Refused):
                raise Refusing(voice.said(answer.rejection, str))
        for number in same:
            session.club.devices.erase(number)
        session.refresh()
    click.echo(f"({name})")


def _no_device(voice: Voice, name: str) -> Refusing:
    said = voice.words.gettext("No device in use is called {name}.", name=name)
    return Refusing(f"NoSuchDevice: {said}")


def _rows(voice: Voice, data: DeviceList) -> Rows:
    words = voice.words
    for one in data.devices:
        stands = "" if one.claimed else words.gettext("waits for its code")
        yield (one.name, one.staff, role_name(words, one.role), stands)
    if not data.devices:
        yield (words.gettext("No device is paired."),)


def _devices(session: Session, voice: Voice) -> DeviceList:
    return DeviceList(
        devices=tuple(
            PairedDevice(
                id=one.id,
                name=one.name or voice.erased,
                staff=one.staff or voice.erased,
                role=one.role,
                claimed=one.claimed,
            )
            for one in in_use(session)
        )
    )
