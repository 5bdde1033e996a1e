"""People, staff and notes: what may be erased, so the journal holds only their numbers."""

from tdconsole.club.notes import Notes
from tdconsole.club.people import People, Person
from tdconsole.club.staff import Staff
from tdconsole.club.tables import SCHEMA
from tdconsole.house import House

__all__ = ["SCHEMA", "Club", "Notes", "People", "Person", "Staff"]


class Club:
    def __init__(self, house: House) -> None:
        self._house = house
        self.people = People(house)
        self.staff = Staff(house)
        self.notes = Notes(house)

    def forget(self) -> None:
        """After erasing, and outside any transaction: the file is written anew.

        Even with `secure_delete`, SQLite leaves copies of rows that it moved in the unused
        corners of pages, and nothing else clears them.
        """
        self._house.forget()
