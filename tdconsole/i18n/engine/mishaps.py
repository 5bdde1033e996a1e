"""Known errors in sentences: what happened, that nothing is lost, what to do next."""

from pathlib import Path
from typing import Final

from tdconsole import known_errors as known
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.flaws import flaw_words

_RECOGNISED: Final = 60
"""The characters of a far too long name that are enough to recognise it."""


def mishap(words: Catalogue, error: known.KnownError) -> str:
    say, path = words.gettext, error.path
    match error:
        case known.FileMissing(detail=shipped) if shipped:
            return say(
                "{path} does not exist. These come with the program: {names}.",
                path=path,
                names=shipped,
            )
        case known.NameTooLong():
            return say("{path} is too long for the name of a file.", path=_shortened(path))
        case known.OutputFull():
            return say(
                "The answer can't be written: the place it goes to is full. What was done before it is safe. Make room and ask again."
            )
        case known.FileMissing():
            return say("{path} does not exist.", path=path)
        case known.HouseMissing():
            return say(
                "{path} does not exist. Look at the name again; a new file is made with: tdconsole new {path} --name NAME",
                path=path,
            )
        case known.FileMoved():
            return say(
                "{path} was moved, deleted or replaced while it was open: the last action was not done. Put it back under this name, or open it from where it is now.",
                path=path,
            )
        case known.FileExists():
            return say(
                "{path} exists already and was left as it is; choose another name.", path=path
            )
        case known.CopyOntoItself():
            return say("{path} is the house itself; choose another place for its copy.", path=path)
        case known.HouseInUse():
            return say(
                "{path} is a house that is open, or was not closed properly: it was left as it is. Close it there, or choose another name.",
                path=path,
            )
        case known.NoEarlierCopy():
            return say(
                "{path} is no earlier copy of this house, or was worked on since: it was left as it is. Choose another name.",
                path=path,
            )
        case known.CopyFailsCheck(detail=detail):
            return say(
                "The copy to {path} did not pass its check ({detail}) and was taken away again. Try another place, and look at the house with: tdconsole verify",
                path=path,
                detail=detail,
            )
        case known.NotAHouse():
            return say(
                "{path} is not a house file of this program; it was left as it is.", path=path
            )
        case known.NewerFile(detail=detail):
            return say(
                "{path} was written by a newer version of this program ({detail}); nothing was changed in it. Use that version.",
                path=path,
                detail=detail,
            )
        case known.DamagedFile(detail=detail):
            return say(
                "{path} is damaged ({detail}). Keep it as it is and go on with the latest backup.",
                path=path,
                detail=detail,
            )
        case known.ReadOnlyPlace():
            return say(
                "{path} can't be written to: the file or its folder is read-only. Nothing was changed.",
                path=path,
            )
        case known.DiskFull():
            return say(
                "The disk of {path} is full: the last action was not done, everything before it is safe. Make room and try again.",
                path=path,
            )
        case known.FileBusy():
            return say(
                "{path} is held by another program: the last action was not done. Try again in a moment.",
                path=path,
            )
        case known.FileUnreadable(detail=detail):
            return say("{path} can't be read or written: {detail}", path=path, detail=detail)
        case known.FileTooLarge():
            return say(
                "{path} is far too large to be what is asked for here; choose another file.",
                path=path,
            )
        case known.SharedPlace(detail=detail):
            return say(
                "{path} lies on a network share or in a synchronised folder ({detail}), where a house file would come to harm. Put it in a folder of this machine alone.",
                path=path,
                detail=detail,
            )
        case known.PrinterGone():
            return say(
                "The printer {name} takes nothing: look whether it is switched on, choose another one, or save the paper as a PDF.",
                name=error.path,
            )
        case known.NoScreen():
            return say("No display was found; -o makes a picture without.")
        case known.BadData(line=int(line), flaw=flaw) if flaw is not None:
            return say(
                "{path} can't be used: line {line}: {flaw}",
                path=path,
                line=line,
                flaw=flaw_words(words, flaw),
            )
        case known.BadData(flaw=flaw) if flaw is not None:
            return say("{path} can't be used: {detail}", path=path, detail=flaw_words(words, flaw))
        case known.BadData(detail=detail):
            return say("{path} can't be used: {detail}", path=path, detail=detail)
        case _:
            return say("{path}: {detail}", path=path, detail=error.detail)


def bug(words: Catalogue, report: Path | None) -> str:
    """The sentence on a bug, with where the developers find more."""
    if report is None:
        return words.gettext(
            "This should not have happened, and no report of it could be written. What was acknowledged is on the disk."
        )
    return words.gettext(
        "This should not have happened. What was acknowledged is on the disk. A report lies at {path}.",
        path=report,
    )


def _shortened(path: str) -> str:
    """The path, shortened to a beginning that is enough to recognise it."""
    return f"{path[:_RECOGNISED]}…" if len(path) > _RECOGNISED else path
