"""What the roles of the staff are called."""

from collections.abc import Iterable

from tdconsole.domain.values import Role
from tdconsole.i18n.catalogue import Catalogue


def role_name(words: Catalogue, role: Role) -> str:
    say = words.pgettext
    names: dict[Role, str] = {
        "director": say("role", "director"),
        "floor": say("role", "floor"),
        "desk": say("role", "desk"),
        "clock": say("role", "clock"),
        "display": say("role", "display"),
    }
    return names[role]


def roles_named(words: Catalogue, roles: Iterable[Role]) -> str:
    return words.listed([role_name(words, role) for role in roles])
