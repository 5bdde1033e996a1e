"""The announcement of a tournament in a test, read aloud in English."""

from typing import Final
from zoneinfo import ZoneInfo

from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.clock.speech import read_aloud
from tdconsole.projections.clock.announcement import announcement
from tests.domain.floor import Floor

ENGLISH: Final = catalogue("en", ZoneInfo("Europe/Rome"))


def aloud(floor: Floor) -> str:
    return " ".join(read_aloud(ENGLISH, announcement(floor.tournament, floor.now)))
