"""A gesture that the server did not answer, in the words of a window, which asks again by itself."""

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import CommitUnanswered, KnownError, ServerGone


def in_window(words: Catalogue, error: KnownError) -> str:
    """The sentence on an error where the same is asked again as soon as the server is back."""
    if isinstance(error, CommitUnanswered):
        return words.gettext(
            "The line to the server broke while this was being written. As soon as the server is back, this window looks whether it was done and says so here: don't do it again."
        )
    return mishap(words, error)


def unread_in_window(words: Catalogue, error: KnownError) -> str:
    """The sentence on an error where nobody asked for anything to be done."""
    if isinstance(error, ServerGone):
        return words.gettext("No connection to the server: this can't be read until it is back.")
    return mishap(words, error)


def settled_words(words: Catalogue, what: str, *, refused: bool) -> str:
    """The sentence on what became of it; `what` is the answer in words, if it can be worded."""
    if refused:
        return words.gettext("It was not done: {why}", why=what)
    if not what:
        return words.gettext("It was done.")
    return words.gettext("It was done, once: {what}", what=what)
