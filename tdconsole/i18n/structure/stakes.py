"""Defects in the blinds, bets and antes of a structure."""

from typing import assert_never

from tdconsole.domain.design import defects as bad
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.structure.names import Mending, amount_name, ante_payer


def stakes_words(
    words: Catalogue,
    one: bad.NoLevel
    | bad.NothingToBet
    | bad.BlindFalls
    | bad.BlindsStand
    | bad.NotPayable
    | bad.SmallBlindTooBig
    | bad.SmallBlindNotHalf
    | bad.StepTooSteep
    | bad.StepTooFlat
    | bad.BetsNotDouble
    | bad.BlindNotSmallBet
    | bad.BringInTooBig
    | bad.BringInWithoutAnte,
    where: str,
) -> Mending:
    say, number = words.gettext, words.number
    match one:
        case bad.NoLevel():
            return Mending(
                sentence=say("The structure has no level with blinds."),
                remedy=say("Insert a first level."),
            )
        case bad.NothingToBet(better=better):
            return Mending(
                sentence=say("{where}: there is neither a big blind nor a bring-in.", where=where),
                remedy=say("A big blind of {better} would do.", better=number(better)),
            )
        case bad.BlindFalls(what=what, before=before, amount=amount):
            return Mending(
                sentence=say(
                    "{where}: {what} falls from {before} to {amount}.",
                    where=where,
                    what=amount_name(words, what),
                    before=number(before),
                    amount=number(amount),
                ),
                remedy=say("It has to be {before} or more.", before=number(before)),
            )
        case bad.BlindsStand(amount=amount, better=better):
            return Mending(
                sentence=say(
                    "{where}: the stakes stay at {amount}, as in the level before.",
                    where=where,
                    amount=number(amount),
                ),
                remedy=say("Raise them to {better}, or take the level out.", better=number(better)),
            )
        case bad.NotPayable(what=what, amount=amount, smallest=smallest, better=better):
            return Mending(
                sentence=say(
                    "{where}: {what}, {amount}, can't be paid with the chips in play; the smallest is {smallest}.",
                    where=where,
                    what=amount_name(words, what),
                    amount=number(amount),
                    smallest=number(smallest),
                ),
                remedy=say("{better} can be paid.", better=number(better)),
            )
        case bad.SmallBlindTooBig(small_blind=small, big_blind=big, better=better):
            return Mending(
                sentence=say(
                    "{where}: the small blind, {small}, is above the big blind, {big}.",
                    where=where,
                    small=number(small),
                    big=number(big),
                ),
                remedy=say("The small blind should be {better}.", better=number(better)),
            )
        case bad.SmallBlindNotHalf(small_blind=small, big_blind=big, better=better):
            return Mending(
                sentence=say(
                    "{where}: the small blind, {small}, is not half of the big blind, {big}.",
                    where=where,
                    small=number(small),
                    big=number(big),
                ),
                remedy=say("The small blind should be {better}.", better=number(better)),
            )
        case bad.StepTooSteep(before=before, amount=amount, percent=percent, between=between):
            return Mending(
                sentence=say(
                    "{where}: from {before} to {amount} is a step of {percent} %, too steep.",
                    where=where,
                    before=number(before),
                    amount=number(amount),
                    percent=number(percent),
                ),
                remedy=say("Insert a level with {between} before it.", between=number(between)),
            )
        case bad.StepTooFlat(before=before, amount=amount, percent=percent, better=better):
            return Mending(
                sentence=say(
                    "{where}: from {before} to {amount} is a step of {percent} %, which nobody feels.",
                    where=where,
                    before=number(before),
                    amount=number(amount),
                    percent=number(percent),
                ),
                remedy=say("{better} would be a step.", better=number(better)),
            )
        case bad.BetsNotDouble(small_bet=small, big_bet=big, better=better):
            return Mending(
                sentence=say(
                    "{where}: the big bet, {big}, is not twice the small bet, {small}.",
                    where=where,
                    big=number(big),
                    small=number(small),
                ),
                remedy=say("The big bet should be {better}.", better=number(better)),
            )
        case bad.BlindNotSmallBet(big_blind=blind, small_bet=bet):
            return Mending(
                sentence=say(
                    "{where}: the big blind, {blind}, is not the small bet, {bet}.",
                    where=where,
                    blind=number(blind),
                    bet=number(bet),
                ),
                remedy=say(
                    "Bets of {blind} and {double} go with this blind.",
                    blind=number(blind),
                    double=number(2 * blind),
                ),
            )
        case bad.BringInTooBig(bring_in=bring_in, small_bet=bet, better=better):
            return Mending(
                sentence=say(
                    "{where}: the bring-in, {bring_in}, is not below the small bet, {bet}.",
                    where=where,
                    bring_in=number(bring_in),
                    bet=number(bet),
                ),
                remedy=say("At most {better} is usual.", better=number(better)),
            )
        case bad.BringInWithoutAnte(bring_in=bring_in, better=better):
            return Mending(
                sentence=say(
                    "{where}: there is a bring-in of {bring_in}, but no ante to play for.",
                    where=where,
                    bring_in=number(bring_in),
                ),
                remedy=say("An ante of {better} would do.", better=number(better)),
            )
        case _:
            assert_never(one)


def depth_words(
    words: Catalogue,
    one: bad.StartTooShallow | bad.StructureTooShort | bad.ChipTooSmall | bad.StackNotPayable,
    where: str,
) -> Mending:
    say, number = words.gettext, words.number
    match one:
        case bad.StartTooShallow(depth=depth, least=least, better=better):
            return Mending(
                sentence=words.ngettext(
                    "{where}: play begins with {number} big blind in a stack; the least is {least}.",
                    "{where}: play begins with {number} big blinds in a stack; the least is {least}.",
                    depth,
                    where=where,
                    least=number(least),
                ),
                remedy=say("Begin with a big blind of {better} at most.", better=number(better)),
            )
        case bad.StructureTooShort(big_blind=blind, chips=chips, depth=depth, better=better):
            return Mending(
                sentence=words.ngettext(
                    "{where}, the last: with {blind} and {chips} chips in play, {number} big blind is left for heads-up, which would not end.",
                    "{where}, the last: with {blind} and {chips} chips in play, {number} big blinds are left for heads-up, which would not end.",
                    depth,
                    where=where,
                    blind=number(blind),
                    chips=number(chips),
                ),
                remedy=say("Go on until a big blind of {better}.", better=number(better)),
            )
        case bad.ChipTooSmall(chip=chip, big_blind=blind, number=chips, better=better):
            return Mending(
                sentence=words.ngettext(
                    "{where}: {blind} takes {number} of the largest chip, {chip}.",
                    "{where}: {blind} takes {number} of the largest chips, {chip}.",
                    chips,
                    where=where,
                    blind=number(blind),
                    chip=number(chip),
                ),
                remedy=say("Put chips of {better} in play.", better=number(better)),
            )
        case bad.StackNotPayable(stack=stack, smallest=smallest, better=better):
            return Mending(
                sentence=say(
                    "The starting stack, {stack}, can't be made of the chips in play; the smallest is {smallest}.",
                    stack=number(stack),
                    smallest=number(smallest),
                ),
                remedy=say("{better} can be made.", better=number(better)),
            )
        case _:
            assert_never(one)


def antes_words(
    words: Catalogue,
    one: bad.AnteTooBig | bad.AnteGoes | bad.AnteFalls | bad.AnteKindChanges | bad.AnteUnclear,
    where: str,
) -> Mending:
    say, number = words.gettext, words.number
    match one:
        case bad.AnteTooBig(ante=ante, most=most):
            return Mending(
                sentence=say(
                    "{where}: the ante, {ante}, is too big for these stakes.",
                    where=where,
                    ante=number(ante),
                ),
                remedy=say("At most {most} is usual.", most=number(most)),
            )
        case bad.AnteGoes(before=before, better=better):
            return Mending(
                sentence=say(
                    "{where}: there is no ante, and the level before had one of {before}.",
                    where=where,
                    before=number(before),
                ),
                remedy=say("An ante of {better} goes on.", better=number(better)),
            )
        case bad.AnteFalls(before=before, ante=ante):
            return Mending(
                sentence=say(
                    "{where}: the ante falls from {before} to {ante}.",
                    where=where,
                    before=number(before),
                    ante=number(ante),
                ),
                remedy=say("It has to be {before} or more.", before=number(before)),
            )
        case bad.AnteKindChanges(kind=kind, before=before):
            return Mending(
                sentence=say(
                    "{where}: who pays the ante changes a second time (before: {before}; now: {kind}).",
                    where=where,
                    before=ante_payer(words, before),
                    kind=ante_payer(words, kind),
                ),
                remedy=say("Keep it as before: {before}.", before=ante_payer(words, before)),
            )
        case bad.AnteUnclear(ante=ante):
            return Mending(
                sentence=say(
                    "{where}: there is an ante of {ante} that nobody pays.",
                    where=where,
                    ante=number(ante),
                ),
                remedy=say("Say who pays it: everybody, or the big blind."),
            )
        case _:
            assert_never(one)
