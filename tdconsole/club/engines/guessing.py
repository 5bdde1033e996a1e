"""Family names for people who came into the house before it kept any."""

from typing import Final

from sqlite_utils import Database

from tdconsole.club.person import ROWS, key, person_of

OTHER_NAMES: Final = "SELECT person, name FROM alias WHERE name IS NOT NULL ORDER BY gone"
_ONE_WORD: Final = "UPDATE person SET family = ? WHERE id = ?"
_SEVERAL_WORDS: Final = """
    UPDATE person SET name = ?, family = ?, family_guessed = ?, folded = ? WHERE id = ?
"""
_ALL_WORDS: Final = "INSERT INTO person_word (person_word) VALUES ('rebuild')"


def guess_all(db: Database, index: str, trigger: str) -> None:
    """Guess the family names; one of several words is found by another key than before.

    The words are indexed again at the end: word by word, 100,000 people would take too long.
    """
    other_names: dict[int, list[str]] = {}
    for number, name in db.execute(OTHER_NAMES).fetchall():
        other_names.setdefault(number, []).append(name)
    alike: list[tuple[str, int]] = []
    several: list[tuple[object, ...]] = []
    for person in map(person_of, db.execute(ROWS).fetchall()):
        if person.family_guessed and " " not in person.family_name:
            alike.append((person.family_name, person.id))
        else:
            words = key(person, other_names.get(person.id, ()))
            guess = int(person.family_guessed)
            several.append((person.name, person.family_name, guess, words, person.id))
    db.conn.executemany(_ONE_WORD, alike)
    db.execute("DROP TRIGGER person_changed")
    db.execute("DROP INDEX person_family")
    db.conn.executemany(_SEVERAL_WORDS, several)
    db.execute(index)
    db.execute(trigger)
    db.execute(_ALL_WORDS)
