"""The names people give to columns in their lists of players, in three languages."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from tdconsole.projections.people.lines import Field, NoColumnOfNames, NoSuchColumn
from tdconsole.spelling import folded

_CALLED: Final[dict[Field, str]] = {
    "name": """
        name, full name, player, player name, player s name, name and surname, person
        nome e cognome, cognome e nome, nominativo, giocatore, nome giocatore
        imie i nazwisko, nazwisko i imie, gracz, zawodnik, osoba
    """,
    "first_name": "first name, given name, given names, forename, nome di battesimo, imie, imiona",
    "family_name": "family name, last name, surname, cognome, nazwisko",
    "nickname": """
        nickname, nick, alias, screen name, soprannome, nome d arte, pseudonimo
        pseudonim, ksywa, ksywka, przydomek
    """,
    "member_no": """
        member number, member no, member, member id, membership number, membership no, membership
        card number, card no, card, licence, licence number, license, license number, player id
        numero tessera, n tessera, nr tessera, tessera, codice tessera, numero socio, n socio
        socio, codice socio, matricola, licenza
        numer czlonkowski, nr czlonkowski, numer czlonka, nr czlonka, numer karty, nr karty, karta
        legitymacja, numer legitymacji, nr legitymacji, licencja, numer licencji, nr licencji
    """,
    "country": """
        country, nationality, nation, country code, paese, nazione, nazionalita, cittadinanza, stato
        kraj, narodowosc, obywatelstwo, panstwo
    """,
    "born": """
        born, birth date, birthdate, date of birth, birthday, dob
        data di nascita, data nascita, nato il, nata il, nato a il, nascita
        data urodzenia, urodzony, urodzona, data ur, ur
    """,
    "email": """
        email, e mail, mail, email address, e mail address
        indirizzo email, indirizzo e mail, posta elettronica
        adres email, adres e mail, poczta, poczta elektroniczna
    """,
    "phone": """
        phone, telephone, phone number, telephone number, mobile, mobile number, mobile phone, cell
        cell phone, tel, telefono, numero di telefono, cellulare, numero di cellulare, recapito
        telefon, numer telefonu, nr telefonu, komorka, telefon komorkowy
    """,
    "notes": "notes, note, remarks, comment, comments, annotazioni, commenti, uwagi, notatki, notatka",
    "consent": """
        consent, consent to publish, may be published, results may be published
        consenso, consenso pubblicazione, consenso alla pubblicazione, privacy
        zgoda, zgoda na publikacje, rodo
    """,
    "document_checked_on": """
        document checked on, document checked, id checked, id checked on
        documento verificato il, documento verificato, documento controllato
        dokument sprawdzono, dokument sprawdzony, sprawdzono dokument
    """,
}
_FIELDS: Final[dict[str, Field]] = {
    called.strip(): field
    for field, names in _CALLED.items()
    for line in names.splitlines()
    for called in line.split(",")
    if called.strip()
}
FIELDS: Final[tuple[Field, ...]] = tuple(_CALLED)


def recognised(columns: Sequence[str], wished: Mapping[str, Field]) -> dict[str, Field]:
    """The field of each column: as wished, the others by name, no field twice."""
    found: dict[str, Field] = {
        column: wished[column] for column in columns if column and column in wished
    }
    taken = set(found.values())
    for column in columns:
        field = _FIELDS.get(folded(column))
        if field is not None and column not in found and field not in taken:
            found[column] = field
            taken.add(field)
    name = next((column for column in columns if folded(column) == "nome"), None)
    if name is not None and name not in found:  # next to a family name it is only the first name
        called: Field = "first_name" if "family_name" in taken else "name"
        if called not in taken:
            found[name] = called
    return {column: found[column] for column in columns if column in found}


def fault(
    columns: Sequence[str], mapping: Mapping[str, Field]
) -> tuple[str, NoColumnOfNames | NoSuchColumn] | None:
    """Why these headings make the file unreadable, and which one is at fault."""
    for wished in mapping:
        if wished not in columns:
            near = get_close_matches(wished, [column for column in columns if column], n=1)
            return wished, NoSuchColumn(near=near[0] if near else None)
    if not {"name", "family_name"} & set(mapping.values()):
        return "", NoColumnOfNames()
    return None
