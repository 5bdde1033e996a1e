"""What a script of rights is for and expects, in sentences above it."""

from collections.abc import Iterator

from tdconsole.i18n.catalogue import Catalogue


def expected(words: Catalogue, house: str, role: str, typed: str) -> Iterator[str]:
    say = words.gettext
    yield say("Rights of the role {role} on the house {path}.", role=role, path=house)
    yield say(
        "It may read, add steps and work with people, staff and notes; a step or an event it can neither change nor delete."
    )
    yield say(
        "Run it as the role that owns the house, and again whenever a new version of the program has opened it: {typed} -f FILE",
        typed=typed,
    )
    yield say(
        "The role {role} is there already and may connect to the database: CREATE ROLE … LOGIN makes one.",
        role=role,
    )
    yield say(
        "What the role erases stays on the server's disk until the owner opens the house; new tables are made by the owner alone."
    )
