"""People, staff and notes: what may be erased, so the journal holds only their numbers."""

from collections.abc import Iterable

from tdconsole.club.apart import ApartPair
from tdconsole.club.furniture import ChipSets, Room, Rooms, RoomTable, Spot, Templates
from tdconsole.club.likeness import Likely
from tdconsole.club.notes import Notes
from tdconsole.club.people import People, Person
from tdconsole.club.people_csv import ReadPerson
from tdconsole.club.staff import Staff
from tdconsole.club.tables import SCHEMA
from tdconsole.club.taking_in import Came, Present, Reception, TakenIn
from tdconsole.domain.chip_sets import Chip, ChipSet
from tdconsole.domain.values import PersonId
from tdconsole.house import House

__all__ = [
    "SCHEMA",
    "ApartPair",
    "Came",
    "Chip",
    "ChipSet",
    "ChipSets",
    "Club",
    "Likely",
    "Notes",
    "People",
    "Person",
    "Present",
    "ReadPerson",
    "Room",
    "RoomTable",
    "Rooms",
    "Spot",
    "Staff",
    "TakenIn",
    "Templates",
]


class Club:
    def __init__(self, house: House) -> None:
        self._house = house
        self.people = People(house)
        self.staff = Staff(house)
        self.notes = Notes(house)
        self.chip_sets = ChipSets(house)
        self.rooms = Rooms(house)
        self.templates = Templates(house)

    def take_in(
        self, people: Iterable[ReadPerson], present: Present = "skip", *, trying: bool = False
    ) -> TakenIn:
        """All of them together; whoever can't be taken in is named and keeps nobody else out."""
        return self.receive(people, present, trying=trying)[0]

    def receive(
        self, people: Iterable[ReadPerson], present: Present = "skip", *, trying: bool = False
    ) -> tuple[TakenIn, tuple[Came, ...]]:
        """As `take_in`, with who each of them is."""
        with self._house.transaction():
            reception = Reception(self._house, self.people, present, trying=trying)
            return reception.take_in(people), tuple(reception.came)

    def erase(self, person: PersonId) -> bool:
        """The name, and all that was kept with it, out of the file; outside any transaction."""
        gone = self.people.erase(person)
        if gone:
            self.forget()
        return gone

    def forget(self) -> None:
        """After erasing, and outside any transaction: the file is written anew.

        Even with `secure_delete`, SQLite leaves copies of rows that it moved in the unused
        corners of pages, and nothing else clears them.
        """
        self._house.forget()
