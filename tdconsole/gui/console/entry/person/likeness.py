"""Reasons why a person may be the one being typed in."""

from tdconsole.club.likeness import Likeness
from tdconsole.club.person import Person
from tdconsole.i18n.catalogue import Catalogue


def likeness_words(words: Catalogue, why: Likeness) -> str:
    say = words.pgettext
    names: dict[Likeness, str] = {
        "member_no": say("likeness", "same member number"),
        "born": say("likeness", "same birthday"),
        "name": say("likeness", "same name"),
        "letter": say("likeness", "a letter apart"),
        "namesake": say("likeness", "same name, other birthday"),
    }
    return names[why]


def person_words(words: Catalogue, person: Person) -> str:
    """Word the name, and what distinguishes the person from others."""
    born = words.day(person.born) if person.born else None
    known = (person.name, person.country, person.member_no, born)
    return "  ·  ".join(one for one in known if one)
