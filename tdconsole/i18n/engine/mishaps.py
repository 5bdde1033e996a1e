"""Known errors in sentences: what happened, that nothing is lost, what to do next."""

from pathlib import Path
from shlex import quote
from typing import Final

from tdconsole import known_errors as known
from tdconsole.i18n.catalogue import N_, Catalogue
from tdconsole.i18n.engine.flaws import flaw_words
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.engine.server_mishaps import ON_SERVER
from tdconsole.i18n.engine.server_mishaps import OWN_WORDS as SERVERS_OWN
from tdconsole.i18n.engine.server_mishaps import SENTENCES as SERVERS
from tdconsole.i18n.fields import Fields
from tdconsole.i18n.naming import OwnWords, Sentences, Wording
from tdconsole.projections.people.not_allowed import NotAllowed

_RECOGNISED: Final = 60
"""The characters of a far too long name that are enough to recognise it."""

SENTENCES: Final[Sentences] = {
    known.FileWanted: N_(
        "{path} is a house on a server, and a file is wanted here. Copies of it are made by the server's own pg_dump, or kept by a standby; tdconsole move brings it into a file."
    ),
    known.OutputFull: N_(
        "The answer can't be written: the place it goes to is full. What was done before it is safe. Make room and ask again."
    ),
    known.HouseMissing: N_(
        "{path} does not exist. Check the name; a new file is made with: tdconsole new {path} "
        "--name NAME"
    ),
    known.FileMoved: N_(
        "{path} was moved, deleted or replaced while it was open: the last action was not done. Put it back under this name, or open it from where it is now."
    ),
    known.LogGone: N_(
        "The log next to {path} (-wal) was removed by another program: the last action was not done, everything before it was put into the house file. Close this program and open the house again; keep cleaning, backup and synchronising programs away from its folder."
    ),
    known.TwoNames: N_(
        "{path} has a second name (a hard link): a program that opens it there would overwrite what is written here. Nothing was changed. Remove the other name; copies are made with: tdconsole copy"
    ),
    known.OpenElsewhere: N_(
        "Another program has {path} open, but its log (-wal) is not here: it was opened under another name, or the log was removed. Nothing was changed. Close that program first, then open this again."
    ),
    known.HallTaken: N_(
        "The hall can't be opened at {path}: {detail}. Close what listens there, or choose another port or address."
    ),
    known.CertificateUnfit: N_(
        "{path} can't be used as the hall's certificate: {detail}. Give the certificate with --cert and its key with --key, both as PEM and without a password."
    ),
    known.FileExists: N_("{path} exists already and was left as it is; choose another name."),
    known.HouseFollows: N_(
        "{path} is a copy that follows {detail}: nothing can be changed in it until it is taken over, with: tdconsole follow --take-over {path}"
    ),
    known.NothingToFollow: N_(
        "{path} no longer holds all that {detail} has from it: it lost steps, or is another house. Nothing was copied. Take {detail} over if it is the better one; else choose another place for the copy."
    ),
    known.CopyTakenOver: N_(
        "{path} was taken over and is in force itself: it follows {detail} no longer."
    ),
    known.NotFollowing: N_("{path} follows no other house: there is nothing to take over."),
    known.NotArrivedWhole: N_(
        "What arrived at {path} is not what left ({detail}), and was taken away again: the house stays where it was. Check it with: tdconsole verify"
    ),
    known.CopyOntoItself: N_("{path} is the house itself; choose another place for its copy."),
    known.HouseInUse: N_(
        "{path} is a house that is open, or was not closed properly: it was left as it is. Close it there, or choose another name."
    ),
    known.NoEarlierCopy: N_(
        "{path} is not an earlier copy of this house, or has been changed since: it was left as "
        "it is. Choose another name."
    ),
    known.StillWhole: N_(
        "{path} is whole and was left as it is. Give the restored house another name, or say --replace to put this one aside."
    ),
    known.CopiesDiffer: N_(
        "In {path} are copies of two houses, or of one that went on in two ways: {detail}. Name the copy that you want."
    ),
    known.CopyFailsCheck: N_(
        "The copy to {path} did not pass its check ({detail}) and was removed again. Try another "
        "place, and check the house with: tdconsole verify"
    ),
    known.NotAHouse: N_("{path} is not a house file of this program; it was left as it is."),
    known.NewerFile: N_(
        "{path} was written by a newer version of this program ({detail}); nothing was changed in it. Use that version."
    ),
    known.EarlierHouse: N_(
        "{path} was made by an earlier version of this program. Open it once to work in it; then it can be looked at, too."
    ),
    known.DamagedFile: N_(
        "{path} is damaged ({detail}). It was left as it is. Restore the house from its last copy, or repair it: all that is whole in it is saved as a new file."
    ),
    known.ForeignTrigger: N_(
        "{path} has triggers or views that this program didn't put there ({detail}): they could change what is written. It was left as it is. Restore the house from its last copy, or repair it: all that is whole in it is saved as a new file."
    ),
    known.ReadOnlyPlace: N_(
        "{path} can't be written to: the file or its folder is read-only. Nothing was changed."
    ),
    known.OnlyLookedAt: N_("{path} was opened only to look at: nothing can be changed from here."),
    known.DiskFull: N_(
        "The disk of {path} is full: the last action was not done, everything before it is safe. Make room and try again."
    ),
    known.FileBusy: N_(
        "{path} is held by another program: the last action was not done. Try again in a moment."
    ),
    known.FileUnreadable: N_("{path} can't be read or written: {detail}"),
    known.FileTooLarge: N_(
        "{path} is far too large to be what is asked for here; choose another file."
    ),
    known.TooManyLines: N_(
        "{path} has far too many lines for a list of people. Take out its empty lines, or split it."
    ),
    known.PipeNamed: N_(
        "{path} is a pipe and not a plain file; it was left as it is. Choose a file."
    ),
    known.SocketNamed: N_(
        "{path} is a socket and not a plain file; it was left as it is. Choose a file."
    ),
    known.DeviceNamed: N_(
        "{path} is a device and not a plain file; it was left as it is. Choose a file."
    ),
    known.LinkNamed: N_(
        "{path} is a link and not a plain file; it was left as it is. Choose the file that it leads to."
    ),
    known.NameImpossible: N_("{path} can't be the name of a file: the sign ␀ is in it."),
    known.LogOfHouse: N_(
        "{path} is the name of a log that {detail} may need; nothing was written. Choose another name."
    ),
    known.SharedPlace: N_(
        "{path} is on a network share or in a synchronised folder ({detail}), where a house file "
        "could be damaged. Put it in a folder of this machine alone."
    ),
    known.HookFailed: N_("The command for the seals, {path}, failed: {detail}."),
    known.PrinterGone: N_(
        "The printer {path} does not respond: check that it is switched on, choose another one, "
        "or save the paper as a PDF."
    ),
    known.NoScreen: N_("No display was found; -o makes a picture without."),
}


def _moved(wording: Wording, error: known.HouseMoved) -> str:
    return wording.words.gettext(
        "{path} was moved to {detail} and goes on there: the last action was not done here. Everything before it is there; open it with: {typed}",
        path=error.path,
        detail=error.detail,
        typed=f"tdconsole open {quote(error.detail)}",
    )


def _arriving(wording: Wording, error: known.HouseArriving) -> str:
    if error.of_lines:
        return wording.words.gettext(
            "{path} was to be made of {detail}, and that was interrupted: there is nothing in it. Begin again with: {typed}",
            path=error.path,
            detail=error.detail,
            typed=f"tdconsole import {quote(error.path)} jsonl {quote(error.detail)}",
        )
    return wording.words.gettext(
        "{path} is a house on its way from {detail}, and the move was interrupted. Nothing is lost. Finish it with: {typed}",
        path=error.path,
        detail=error.detail,
        typed=f"tdconsole move {quote(error.detail)} {quote(error.path)}",
    )


def _missing(wording: Wording, error: known.FileMissing) -> str:
    say, path = wording.words.gettext, error.path
    if not error.detail:
        return say("{path} does not exist.", path=path)
    return say(
        "{path} does not exist. These come with the program: {names}.",
        path=path,
        names=error.detail,
    )


_AWAITED: Final[dict[known.Awaited, str]] = {
    "value": N_("a value should stand there"),
    "key": N_("a name with a colon should stand there"),
    "comma": N_("a comma or the closing bracket should stand there"),
    "end": N_("the file should end there"),
    "quote": N_("the text that begins there has no end"),
    "comment": N_("the remark that begins there has no end"),
    "pairs": N_("pairs should stand there, a name and a value each"),
    "number": N_("the number there is too long"),
    "depth": N_("too many brackets are open there"),
    "size": N_("the file is too large"),
    "tournament": N_("no tournament of The Tournament Director 3 is in it"),
}


def _foreign_text(wording: Wording, error: known.ForeignText) -> str:
    words = wording.words
    return words.gettext(
        "{path}, line {line}, column {column}: {reason}. Nothing was taken from this file.",
        path=error.path,
        line=words.number(error.line),
        column=words.number(error.column),
        reason=words.sentence(_AWAITED[error.awaited]),
    )


_LINE_FAULTS: Final[dict[known.LineFault, str]] = {
    "first": N_("this is not a house that was exported as lines"),
    "json": N_("this is not a line of JSON ({detail})"),
    "kind": N_("this program knows no such kind of line, or not in this file ({detail})"),
    "fields": N_("a field is missing, unknown or can't be read ({detail})"),
    "long": N_("it is longer than any line of a house"),
    "order": N_("it is there twice, or in the wrong place ({detail})"),
    "step": N_("the step doesn't fit those before it ({detail})"),
    "seal": N_("the step is not what was sealed ({detail})"),
    "event": N_("an event of the step can't be read ({detail})"),
    "heads": N_("the lines hold more or less than the file says, or other last steps"),
    "altered": N_("the file is not what was exported: it was changed somewhere before this line"),
    "cut": N_("the file ends before its last line"),
    "behind": N_("there is something behind the last line"),
}


def _line_unfit(wording: Wording, error: known.LineUnfit) -> str:
    words = wording.words
    return words.gettext(
        "{path}, line {line}: {reason}. No house was made of it.",
        path=error.path,
        line=words.number(error.line),
        reason=words.sentence(_LINE_FAULTS[error.fault], detail=error.detail),
    )


def _bad_data(wording: Wording, error: known.BadData) -> str:
    words, path, flaw = wording.words, error.path, error.flaw
    detail = error.detail if flaw is None else flaw_words(words, flaw)
    if flaw is None or error.line is None:
        return words.gettext("{path} can't be used: {detail}", path=path, detail=detail)
    return words.gettext(
        "{path} can't be used: line {line}: {flaw}", path=path, line=error.line, flaw=detail
    )


HURT: Final = (known.DamagedFile, known.ForeignTrigger)
"""The errors that a copy of the house or a repair helps against."""

OWN_WORDS: Final[OwnWords] = {
    known.HouseMoved: _moved,
    known.HouseArriving: _arriving,
    known.FileMissing: _missing,
    known.NameTooLong: lambda wording, error: wording.words.gettext(
        "{path} is too long for the name of a file.", path=_shortened(error.path)
    ),
    known.BadData: _bad_data,
    known.ForeignText: _foreign_text,
    known.LineUnfit: _line_unfit,
    NotAllowed: lambda wording, error: refusal(wording.words, error.why, wording.who),
}


def mishap(words: Catalogue, error: known.KnownError) -> str:
    """The sentence; of a type without one only the path and the detail are said."""
    kind = type(error)
    there = ON_SERVER.get(kind) if error.on_server else None
    row = (
        there
        or SERVERS.get(kind)
        or SERVERS_OWN.get(kind)
        or SENTENCES.get(kind)
        or OWN_WORDS.get(kind)
        or N_("{path}: {detail}")
    )
    return _FIELDS.said(Wording(words, str), error, row)


_FIELDS: Final = Fields({})


def bug(words: Catalogue, report: Path | None) -> str:
    """The sentence on a bug, with where the developers find more."""
    if report is None:
        return words.gettext(
            "This should not have happened, and no report of it could be written. What was acknowledged is on the disk."
        )
    return words.gettext(
        "This should not have happened. What was acknowledged is on the disk. A report is at "
        "{path}.",
        path=report,
    )


def _shortened(path: str) -> str:
    """The path, shortened to a beginning that is enough to recognise it."""
    return f"{path[:_RECOGNISED]}…" if len(path) > _RECOGNISED else path
