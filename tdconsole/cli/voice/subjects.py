"""Commands that take the house file first, and then a subject."""

from typing import NamedTuple

from tdconsole.cli.voice.voice import Voice
from tdconsole.club import Club
from tdconsole.domain.values import PersonId
from tdconsole.session import Place


class Asked(NamedTuple):
    voice: Voice
    file: Place


def name_of(voice: Voice, club: Club, person: PersonId) -> str:
    known = club.people.named([person]).get(person)
    return known.name if known else voice.erased
