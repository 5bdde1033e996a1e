"""Why no envelope is opened."""

from typing import assert_never

from tdconsole.domain.language.rejections import money as owing
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Who


def bounty_refusal(words: Catalogue, rejection: owing.BountyRefusal, who: Who) -> str:
    say = words.gettext
    match rejection:
        case owing.NoMystery():
            return say("This tournament has no envelopes: its set-up has no mystery bounty.")
        case owing.EnvelopeIsOpen(entry=entry):
            return say("The envelope for {player} was opened already.", player=who(entry))
        case owing.NoEnvelopeLeft():
            return say("No envelope is left; the set-up says how many there are.")
        case owing.TakerUnknown(entry=entry):
            return say(
                "Nobody is named who put {player} out: say who won the hand first.",
                player=who(entry),
            )
        case owing.EnvelopesWait():
            return say("Registration is still open: the envelopes begin when it has closed.")
        case owing.OutBeforeEnvelopes(entry=entry, players=players, first=first):
            return words.ngettext(
                "{player} went out with {number} player in; envelopes begin with {first}.",
                "{player} went out with {number} players in; envelopes begin with {first}.",
                players,
                player=who(entry),
                first=words.number(first),
            )
        case owing.EnvelopesOpened(opened=opened):
            return words.ngettext(
                "{number} envelope was opened: how heads are paid and what the envelopes hold stays.",
                "{number} envelopes were opened: how heads are paid and what the envelopes hold stays.",
                opened,
            )
        case owing.HeadsDivided():
            return say(
                "The deal divided what is on the heads: who took which before it stays. Undo the deal first."
            )
        case owing.HeadsGivenBack():
            return say(
                "The tournament was called off, and what was on the heads was given back: who took which before it stays. Undo that first."
            )
        case owing.EnvelopesDue(entry=entry, due=due):
            return words.ngettext(
                "{number} envelope was won and is not opened, for {player}: open it first, for what is in the others is given back.",
                "{number} envelopes were won and are not opened, the first for {player}: open them first, for what is in the others is given back.",
                due,
                player=who(entry),
            )
        case owing.HandNotRanked(seat=seat):
            return say(
                "Seat {seat}: each seat puts in once, and of those who can win a pot somebody shows a hand.",
                seat=seat,
            )
        case _:
            assert_never(rejection)
