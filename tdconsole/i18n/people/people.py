"""The outcome of taking in a list of players, in sentences, line by line."""

from collections.abc import Callable
from typing import Final, assert_never

from babel import Locale

from tdconsole.domain.values import PersonId
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue
from tdconsole.projections.people import lines as bad

_LETTERS: Final = 2
# What the list of territories has besides countries.
_NO_COUNTRIES: Final = frozenset(
    ["AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "XA", "XB", "ZZ"]
)


def line_refused(words: Catalogue, refused: bad.RefusedLine, who: Callable[[PersonId], str]) -> str:
    """The place, subject and reason of a refused line."""
    why = line_flaw(words, refused, who)
    if refused.field is None:
        return words.gettext("line {line}: {why}", line=refused.line, why=why)
    return words.gettext(
        "line {line}, {field}: {why}",
        line=refused.line,
        field=field_name(words, refused.field),
        why=why,
    )


def line_flaw(words: Catalogue, refused: bad.RefusedLine, who: Callable[[PersonId], str]) -> str:
    say, value = words.gettext, refused.value
    match refused.why:
        case bad.MemberNoTaken(by=by):
            return say("“{value}” is the member number of {name}.", value=value, name=who(by))
        case bad.MemberNoTwice(line=line):
            return say("“{value}” is the member number in line {line}.", value=value, line=line)
        case bad.PersonTwice(line=line):
            return say(
                "“{value}” is in line {line} already, and neither a birth date nor a member number tells the two apart.",
                value=value,
                line=line,
            )
        case bad.NameMissing():
            return say("there is no name.")
        case bad.FamilyNameElsewhere():
            return say(
                "the name does not end with “{value}”; type the family name as it is in the name.",
                value=value,
            )
        case bad.UnknownCountry():
            return say(
                "“{value}” is not a known country; write its two letters, such as IT or PL.",
                value=value,
            )
        case bad.DateUnreadable():
            return say(
                "“{value}” can't be read as a date; write it as 1987-03-21, 21/03/1987 or "
                "21.03.1987.",
                value=value,
            )
        case bad.DateInFuture():
            return say("“{value}” is still to come.", value=value)
        case bad.DateTooLongAgo():
            return say("“{value}” is too long ago.", value=value)
        case bad.NotAnEmail():
            return say("“{value}” is not an e-mail address.", value=value)
        case bad.NotYesOrNo():
            return say("“{value}” is neither yes nor no.", value=value)
        case bad.ControlSigns():
            return say("“{value}” has signs in it that can't be shown.", value=value)
        case bad.TooLong(most=most):
            return words.ngettext(
                "“{value}” is longer than {number} character.",
                "“{value}” is longer than {number} characters.",
                most,
                value=value,
            )
        case bad.TooManyCells(columns=columns):
            return words.ngettext(
                "“{value}” is beyond the {number} column.",
                "“{value}” is beyond the {number} columns.",
                columns,
                value=value,
            )
        case bad.QuotesUnpaired():
            return say("the quotation marks are not in pairs, from “{value}” on.", value=value)
        case bad.NoColumnOfNames():
            return say("no column holds the names; say which one does.")
        case bad.NoSuchColumn(near=None):
            return say("there is no column “{value}”.", value=value)
        case bad.NoSuchColumn(near=near):
            return say("there is no column “{value}”; is “{near}” meant?", value=value, near=near)
        case _:
            assert_never(refused.why)


def field_name(words: Catalogue, field: bad.Field) -> str:
    say = words.pgettext
    match field:
        case "name":
            return say("person", "name")
        case "first_name":
            return say("person", "first name")
        case "family_name":
            return say("person", "family name")
        case "nickname":
            return say("person", "nickname")
        case "member_no":
            return say("person", "member number")
        case "country":
            return say("person", "country")
        case "born":
            return say("person", "birth date")
        case "email":
            return say("person", "e-mail")
        case "phone":
            return say("person", "telephone")
        case "notes":
            return say("person", "notes")
        case "consent":
            return say("person", "consent")
        case "document_checked_on":
            return say("person", "document checked on")
        case _:
            assert_never(field)


def people_taken_in(words: Catalogue, added: int, updated: int, skipped: int) -> list[str]:
    """The outcome, a sentence for each number that isn't zero."""
    count = words.ngettext
    told = [
        (added, count("{number} person added.", "{number} people added.", added)),
        (
            updated,
            count(
                "{number} person brought up to date.",
                "{number} people brought up to date.",
                updated,
            ),
        ),
        (
            skipped,
            count(
                "{number} person was here already and stays as known.",
                "{number} people were here already and stay as known.",
                skipped,
            ),
        ),
    ]
    return [sentence for number, sentence in told if number]


def likeness_words(words: Catalogue, why: bad.Likeness) -> str:
    """The reason why a person of the house may be the one to be added."""
    say = words.pgettext
    match why:
        case "member_no":
            return say("same person", "the same member number")
        case "born":
            return say("same person", "the same birth date and much the same name")
        case "name":
            return say("same person", "the same name")
        case "letter":
            return say("same person", "the same name but for one letter")
        case "namesake":
            return say("same person", "the same name, but another birth date")
        case _:
            assert_never(why)


def likely_known(words: Catalogue, person: PersonId, name: str, why: bad.Likeness) -> str:
    return words.gettext(
        "This may be {name}, number {person}: {why}.",
        name=name,
        person=person,
        why=likeness_words(words, why),
    )


def staff_unknown(words: Catalogue, name: str) -> str:
    return words.gettext("Nobody of the staff is called {name}.", name=name)


def staff_name_taken(words: Catalogue, name: str) -> str:
    return words.gettext("Somebody else of the staff is called {name}.", name=name)


def country_names() -> dict[str, str]:
    """The two letters of each country by its name in every language of the program."""
    return {
        name: letters
        for language in LANGUAGES
        for letters, name in Locale.parse(language).territories.items()
        if len(letters) == _LETTERS and letters.isalpha() and letters not in _NO_COUNTRIES
    }
