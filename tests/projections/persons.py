"""The people of these tests: Ada has a country, Bob has none, and nobody knows the others."""

from typing import Final

from tdconsole.projections.people.names import Known, People
from tests.domain.floor import person

ADA: Final = Known(name="Ada Łęcka", country="PL")
BOB: Final = Known(name="Bob")
PEOPLE: Final[People] = {person(1): ADA, person(2): BOB}
