"""A house that keeps a trail alone, wherever it is."""

from tdconsole.house import Address, House, HouseFile, Place
from tdconsole.house.postgres import HouseOnServer
from tdconsole.journal import SCHEMA, SERVER_SCHEMA


def create(place: Place) -> House:
    if isinstance(place, Address):
        return HouseOnServer.create(place, [SERVER_SCHEMA])
    return HouseFile.create(place, [SCHEMA])


def open_house(place: Place) -> House:
    if isinstance(place, Address):
        return HouseOnServer.open(place, [SERVER_SCHEMA])
    return HouseFile.open(place, [SCHEMA])
