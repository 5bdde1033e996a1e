"""Known errors of a house on a server, in sentences."""

from collections.abc import Mapping
from shlex import quote
from typing import Final

from tdconsole import known_errors as known
from tdconsole.i18n.catalogue import N_
from tdconsole.i18n.fields import Part
from tdconsole.i18n.naming import OwnWords, Sentences, Wording

SENTENCES: Final[Sentences] = {
    known.AddressIncomplete: N_(
        "{path} does not say which house is meant: postgresql://SERVER/DATABASE/HOUSE names it."
    ),
    known.PasswordInAddress: N_(
        "A password stands in the address {path}: it would be shown and kept wherever the house is named. Put it in the password file of PostgreSQL (~/.pgpass) or in its service file, and leave it out here."
    ),
    known.HouseNameImpossible: N_(
        "No house on a server can be called {detail}: small letters, digits and _ name one, a letter first, such as club or summer_2027."
    ),
    known.AddressUnread: N_("{path} can't be used as an address: {detail}."),
    known.ServerOutOfReach: N_(
        "{path} can't be reached: {detail}. Check the cable, the network and the server, and try again."
    ),
    known.ServerGone: N_(
        "{path} can't be reached ({detail}): the last action was not done, everything before it is safe. Check the cable, the network and the server, and try again."
    ),
    known.ServerUnfit: N_(
        "{path} can't hold a house ({detail}): it needs PostgreSQL 15 or later, and a database in UTF8."
    ),
    known.PoolerBetween: N_(
        "{path} leads to a connection pooler, where the lines of several desks and houses are mixed up: nothing was changed. Name PostgreSQL's own server and port in the address."
    ),
    known.NoRightThere: N_(
        "{path}: the role that this program came as has no right to do this ({detail}). Nothing was changed. Ask the one who keeps the server; what a role needs is printed by: tdconsole rights"
    ),
    known.TextUnfit: N_(
        "{path} can't hold a text that was given ({detail}): nothing was changed. Shorten it, or take out signs that nobody sees, and try again."
    ),
    known.TurnLost: N_(
        "The line to {path} broke ({detail}): the last action was not done, everything before it is safe. Do it again."
    ),
    known.CommitUnanswered: N_(
        "The line to {path} broke while the last action was being written ({detail}), and the server does not answer yet: look whether it is there before you do it again."
    ),
    known.ServerFellBack: N_(
        "The server that answers for {path} now lacks something that was acknowledged before. Nothing is written to it from here: open the house again to see what is lost, and compare it with your papers."
    ),
}


def _refuses(wording: Wording, error: known.ServerRefuses) -> str:
    """The reason, and where it is the role's or its password's, how these are given."""
    say = wording.words.gettext
    if error.of_role:
        return say(
            "{path} does not let this program in: {detail}. A role is named before the server, as in postgresql://ROLE@SERVER/DATABASE/HOUSE; its password belongs in the password file of PostgreSQL (~/.pgpass).",
            path=error.path,
            detail=error.detail,
        )
    return say(
        "{path} does not let this program in: {detail}.", path=error.path, detail=error.detail
    )


OWN_WORDS: Final[OwnWords] = {known.ServerRefuses: _refuses}


def _no_house_there(wording: Wording, error: known.HouseMissing) -> str:
    return wording.words.gettext(
        "{path} does not exist: the database has no house of this name. Check the name; a new house is made there with: {typed} --name NAME",
        path=error.path,
        typed=f"tdconsole new {quote(error.path)}",
    )


ON_SERVER: Final[Mapping[type, Part]] = {
    known.HouseMissing: _no_house_there,
    known.NotAHouse: N_(
        "{path} is no house of this program: something else has this name in the database. It was left as it is; choose another name."
    ),
    known.FileBusy: N_(
        "Another desk has had the turn at {path} for too long: the last action was not done. Try again in a moment. If it stays so, ask tdconsole verify: a second server that each commit waits for may be away."
    ),
    known.DamagedFile: N_(
        "{path} is damaged ({detail}). It was left as it is. Have the database restored from the server's own copies."
    ),
    known.DiskFull: N_(
        "The disk of the server of {path} is full: the last action was not done, everything before it is safe. Make room there and try again."
    ),
}
"""What is said otherwise where the house is on a server."""
