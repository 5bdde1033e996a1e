from tdconsole.domain.commands.wanted import Wanted
from tdconsole.domain.values import NoteTyped, WordTyped


class DrawSeats(Wanted, kw_only=True):
    """A seat for everybody who has none; the word is one the room may call out."""

    word: WordTyped = ""


class RenewCommitment(Wanted, kw_only=True):
    """A new chain for the draws to come, when the secret of the old one is lost or used up."""

    reason: NoteTyped
