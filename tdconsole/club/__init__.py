"""People, staff and notes: everything that may be erased; the journal holds only numbers."""

from collections.abc import Iterable

from tdconsole.club.apart import ApartPair
from tdconsole.club.devices import Devices
from tdconsole.club.engines import SCHEMA, SERVER_SCHEMA
from tdconsole.club.erasing import Erasing
from tdconsole.club.furniture import ChipSets, HouseBrand, Room, Rooms, RoomTable, Spot, Templates
from tdconsole.club.guard import Guard
from tdconsole.club.likeness import Likely
from tdconsole.club.lists.people_csv import ReadPerson
from tdconsole.club.lists.taking_in import Came, Present, Reception, TakenIn
from tdconsole.club.notes import Notes
from tdconsole.club.people import People, Person
from tdconsole.club.pins import Pins
from tdconsole.club.searching import not_found
from tdconsole.club.staff import Staff
from tdconsole.domain.chip_sets import Chip, ChipSet
from tdconsole.domain.house.rows import ERASE_PERSON, KEEP_PERSON
from tdconsole.domain.values import NoteId, PersonId
from tdconsole.house import House
from tdconsole.projections.people.lines import Erased

__all__ = [
    "SCHEMA",
    "SERVER_SCHEMA",
    "ApartPair",
    "Came",
    "Chip",
    "ChipSet",
    "ChipSets",
    "Club",
    "HouseBrand",
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
        self.guard = guard = Guard(house)
        self.people = People(house, guard)
        self.staff = Staff(house, guard)
        self.pins = Pins(house)
        self.devices = Devices(house, guard)
        self.notes = Notes(house, guard)
        self.chip_sets = ChipSets(house, guard)
        self.rooms = Rooms(house, guard)
        self.templates = Templates(house, guard)
        self.brand = HouseBrand(house, guard)
        self.erasing = Erasing(house)

    def take_in(
        self, people: Iterable[ReadPerson], present: Present = "skip", *, trying: bool = False
    ) -> TakenIn:
        """Take in all of them together; anybody who can't be is named and holds up nobody else."""
        return self.receive(people, present, trying=trying)[0]

    def receive(
        self, people: Iterable[ReadPerson], present: Present = "skip", *, trying: bool = False
    ) -> tuple[TakenIn, tuple[Came, ...]]:
        """Take them in as `take_in` does, and say who each of them is."""
        with self.guard.doing(KEEP_PERSON):
            reception = Reception(self._house, self.people, present, trying=trying)
            return reception.take_in(people), tuple(reception.came)

    def not_found(self) -> list[int]:
        """The numbers of people whom a search would miss, or find by another's name."""
        return not_found(self._house)

    def erase(self, person: PersonId, notes: Iterable[NoteId] = ()) -> Erased | None:
        """Erase everything kept of a person, and these notes; outside any transaction.

        None if there is nobody of that number.
        """
        with self.guard.doing(ERASE_PERSON):
            gone = self.people.erase(person)
            for note in notes:
                self.notes.erase(note)
        return self.erasing.finish() if gone else None

    def erase_note(self, note: NoteId) -> Erased | None:
        """Erase a note's text, outside any transaction; None if there is no such note."""
        return self.erasing.finish() if self.notes.erase(note) else None

    def naming(self, person: PersonId) -> dict[NoteId, str]:
        """The notes in which a person is named: a ruling, a reason, an offence."""
        known = self.people.get(person)
        if known is None:
            return {}
        return self.notes.naming(self.people.every_name(known), known.family_name)
