"""Putting out, striking from the results, and how those of one hand rank."""

from typing import assert_never

from tdconsole.domain.language.rejections import money as owing
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Who


def sanction_refusal(words: Catalogue, rejection: owing.SanctionRefusal, who: Who) -> str:
    say = words.gettext
    match rejection:
        case owing.LastPlayer(entry=entry):
            return say(
                "{player} is the only one left: finish the tournament, then strike the player from the results.",
                player=who(entry),
            )
        case owing.OutStrikeInstead(entry=entry):
            return say(
                "{player} is out already. To take the place away, strike the player from the results.",
                player=who(entry),
            )
        case owing.StillPlays(entry=entry):
            return say(
                "{player} is still in and holds no place: disqualify the player instead.",
                player=who(entry),
            )
        case owing.PlaysByAnotherEntry(entry=entry, again=again):
            return say(
                "Entry {entry} is out, but {player} plays on with entry {again}: disqualify that one; all entries are struck with it.",
                entry=words.number(entry),
                player=who(again),
                again=words.number(again),
            )
        case owing.WasPutOut(entry=entry):
            return say(
                "{player} was put out of this tournament and can't enter again. If that was wrong, reinstate the player.",
                player=who(entry),
            )
        case owing.StruckAlready(entry=entry):
            return say(
                "{player} has been struck from the results and holds no place.", player=who(entry)
            )
        case owing.NotOneHand(entry=entry, other=other):
            return say(
                "{player} and {other} did not go out in one hand: put that right first, with “Earlier or later…”.",
                player=who(entry),
                other=who(other),
            )
        case owing.TieNotWhole(missing=missing):
            return say(
                "{player} went out in that hand too: name everybody of the hand.",
                player=who(missing),
            )
        case owing.OutAlone(entry=entry):
            return say(
                "Nobody else has a place from the hand of {player}: there is nothing to settle.",
                player=who(entry),
            )
        case owing.RankedSo():
            return say("They rank like that already: nothing was changed.")
        case _:
            assert_never(rejection)
