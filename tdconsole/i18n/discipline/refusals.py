"""What is refused about penalties, sanctions and rulings."""

from typing import Final

from tdconsole.domain.language.rejections import discipline as no
from tdconsole.domain.language.rejections import discipline as ruling
from tdconsole.domain.language.rejections.discipline import (
    LastPlayer,
    NotOneHand,
    OutAlone,
    OutStrikeInstead,
    PlaysByAnotherEntry,
    RankedSo,
    StillPlays,
    StruckAlready,
    TieNotWhole,
    WasPutOut,
)
from tdconsole.i18n.catalogue import N_, P_
from tdconsole.i18n.discipline.offences import step_name
from tdconsole.i18n.naming import OwnWords, Sentences, Wording

SENTENCES: Final[Sentences] = {
    no.HandsOrRounds: N_("Say how many hands are missed, or how many rounds: one of them."),
    no.RoundsAtNoTable: N_(
        "A round is a hand for each player at the table, and nobody has a seat before the draw: "
        "say how many hands."
    ),
    no.UnknownOffence: N_("“{offence}” is not in any list of offences."),
    no.HowManyChips: N_("Say how many chips are confiscated."),
    no.NoSuchPenalty: N_("There is no penalty {penalty}."),
    no.NoChipsTaken: N_("No chips were taken with penalty {penalty}."),
    no.StillMisses: P_(
        "{entry} has still {number} hand to miss.",
        "{entry} has still {number} hands to miss.",
        "left",
    ),
    no.BackAlready: N_("{entry} was reported back at the table already."),
    no.NoHandsCounted: N_("How many hands? 0 counts none and takes none back."),
    no.MoreThanToMiss: P_(
        "Of penalty {penalty} only {number} hand is left to miss.",
        "Of penalty {penalty} only {number} hands are left to miss.",
        "left",
    ),
    no.FewerServed: P_(
        "Of penalty {penalty} only {number} hand was counted.",
        "Of penalty {penalty} only {number} hands were counted.",
        "served",
    ),
    no.NobodyMisses: N_("Nobody misses a hand at table {table}."),
    no.NoHandToTakeBack: N_("At table {table} no hand was counted that could be taken back."),
    no.CountedByItself: N_(
        "The hands of table {table} count by themselves: report them as they are over."
    ),
    ruling.NoSuchRuling: N_("There is no ruling {ruling}."),
    ruling.NothingSaid: N_("Say what happened; and what was decided, unless it is still pending."),
    ruling.RulingIsDecided: N_("Ruling {ruling} is decided. It can be corrected."),
    ruling.RulingPends: N_(
        "Ruling {ruling} is pending: decide it, then there is a decision to correct."
    ),
    ruling.DecidedHoldsNothing: N_("Something is held back only until the ruling is decided."),
    ruling.NotAnArticle: N_(
        "“{article}” is not an article: name the book and the number, as in F 53 or TDA 71-A."
    ),
    ruling.RulingUnchanged: N_("Ruling {ruling} reads like that already."),
    ruling.PrizeHeldBack: N_(
        "The prize of {entry} is held back by ruling {ruling}: decide that first."
    ),
    LastPlayer: N_(
        "{entry} is the only one left: finish the tournament, then strike the player from the results."
    ),
    OutStrikeInstead: N_(
        "{entry} is out already. To take the place away, strike the player from the results."
    ),
    StillPlays: N_("{entry} is still in and holds no place: disqualify the player instead."),
    WasPutOut: N_(
        "{entry} was put out of this tournament and can't enter again. If that was wrong, reinstate the player."
    ),
    StruckAlready: N_("{entry} has been struck from the results and holds no place."),
    NotOneHand: N_(
        "{entry} and {other} did not go out in one hand: correct that first, with “Earlier or "
        "later…”."
    ),
    TieNotWhole: N_("{missing} went out in that hand too: name everybody of the hand."),
    OutAlone: N_("Nobody else has a place from the hand of {entry}: there is nothing to settle."),
    RankedSo: N_("They rank like that already: nothing was changed."),
}


def _nothing_to_miss(wording: Wording, one: no.NothingToMiss) -> str:
    words = wording.words
    say = words.gettext
    step = one.step
    return say("With this step no hand is missed: {step}.", step=step_name(words, step))


def _chips_not_taken(wording: Wording, one: no.ChipsNotTaken) -> str:
    words = wording.words
    say = words.gettext
    step = one.step
    return say(
        "With this step no chips leave play: {step}. Confiscate them by a penalty of their own.",
        step=step_name(words, step),
    )


def _blinds_not_forfeited(wording: Wording, one: no.BlindsNotForfeited) -> str:
    words = wording.words
    say = words.gettext
    cite = one.cite
    return say(
        "By this tournament's book nobody forfeits blinds that were dodged; that is {cite}. Give a round, or confiscate chips.",
        cite=cite or "",
    )


def _penalty_over(wording: Wording, one: no.PenaltyOver) -> str:
    words = wording.words
    say = words.gettext
    match one:
        case no.PenaltyOver(penalty=penalty, lifted=True):
            return say("Penalty {number} was lifted already.", number=penalty)
        case no.PenaltyOver(penalty=penalty):
            return say("All hands of penalty {number} were served: it is over.", number=penalty)


def _plays_by_another_entry(wording: Wording, one: PlaysByAnotherEntry) -> str:
    words = wording.words
    return words.gettext(
        "Entry {entry} is out, but {player} plays on with entry {again}: disqualify that one; all entries are struck with it.",
        entry=words.number(one.entry),
        player=wording.who(one.again),
        again=words.number(one.again),
    )


OWN_WORDS: Final[OwnWords] = {
    PlaysByAnotherEntry: _plays_by_another_entry,
    no.NothingToMiss: _nothing_to_miss,
    no.ChipsNotTaken: _chips_not_taken,
    no.BlindsNotForfeited: _blinds_not_forfeited,
    no.PenaltyOver: _penalty_over,
}
