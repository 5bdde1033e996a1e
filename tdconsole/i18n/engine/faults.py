"""The faults that a check found, in sentences."""

from typing import Final

from tdconsole.domain.engine.invariants import PaidTooMuch
from tdconsole.i18n.catalogue import N_, Catalogue
from tdconsole.i18n.fields import Fields
from tdconsole.i18n.naming import OwnWords, Sentences, Wording
from tdconsole.i18n.payouts.log import due_words
from tdconsole.projections.engine import faults as bad

SENTENCES: Final[Sentences] = {
    bad.SealBroken: N_("{stream}: step {step} is not what was written, or its seal is not."),
    bad.StepMissing: N_("{stream}: step {step} is missing."),
    bad.UndoesNothing: N_("{stream}: step {step} cancels a step that does not come before it."),
    bad.EventUnreadable: N_("{stream}: step {step} can't be read ({detail})."),
    bad.NoteChanged: N_("The note “{text}” is not what was written with its step."),
    bad.StaffNameChanged: N_(
        "The name {name} is not the one that this member of staff acted under: it was changed by another program."
    ),
    bad.PinNotAsSet: N_("The PIN kept of {name} is not the one that was set."),
    bad.PaidAtNoTill: N_(
        "{stream}: payments are in till {till}, which the house never opened in this currency."
    ),
    bad.LogMissing: N_(
        "The house was not closed and its log is missing: what was done last may be lost. Compare it with your papers."
    ),
    bad.ErasingUnfinished: N_(
        "Something was erased, but what was written is still on the disk: another program has the house open as it was. Close it, then check again."
    ),
    bad.ErasingLeft: N_(
        "Something was erased, but what was written is still on the server's disk: only the role that owns the house may remove it. Open the house once as that role, then check again."
    ),
    bad.WritableByAll: N_(
        "Everybody on this machine may write {path}, past all roles and PINs. Take that right away: chmod o-w {path}."
    ),
    bad.ClockOff: N_(
        "This machine’s clock is {seconds} s away from the server’s: the tournament goes by the server’s. Set this one right."
    ),
    bad.MovedAway: N_(
        "This house was moved to {place}: it goes on there, and can only be looked at here."
    ),
    bad.FileFault: N_("The house itself is damaged: {detail}."),
    bad.DrawDiffers: N_("Draw {draw} (step {step}): the seats are not those the link decides."),
    bad.LinkBroken: N_("Draw {draw} (step {step}): the link does not lead to the commitment."),
    bad.SecretDamaged: N_(
        "{stream}: the secret kept for the draws to come is damaged; make a new commitment before the next draw."
    ),
    bad.InputsDiffer: N_(
        "Draw {draw} (step {step}): the tables or players drawn for are not those of that moment."
    ),
    bad.PairsDiffer: N_(
        "Draw {draw} (step {step}): it does not keep apart whom the house’s note names, or was drawn once too often."
    ),
    bad.PostedOtherwise: N_(
        "{stream}: the prizes posted in step {step} come to {posted}, but the pool was {pool}."
    ),
    bad.VoucherAstray: N_("Voucher {ref} is spent twice, or was never given out."),
}

SHOWN: Final = 16
"""The digits of a head, as papers show it."""


def _does_not_add_up(wording: Wording, found: bad.DoesNotAddUp) -> str:
    words, problem = wording.words, found.problem
    if isinstance(problem, PaidTooMuch):
        return words.gettext(
            "{stream}: entry {entry} was paid more than was owed then ({due}).",
            stream=found.stream,
            entry=problem.entry,
            due=due_words(words, problem.due),
        )
    return words.gettext(
        "{stream}: the tournament does not add up ({problem}).",
        stream=found.stream,
        problem=type(problem).__name__,
    )


def _tail_lost(wording: Wording, found: bad.TailLost) -> str:
    say, stream, head = wording.words.gettext, found.stream, found.head[:SHOWN]
    if found.last >= found.step:
        return say(
            "{stream}: step {step} is not the one under the seal {head} that was here: steps were lost, and others written in their place. Compare it with your papers.",
            stream=stream,
            step=found.step,
            head=head,
        )
    if found.last == 0:
        return say(
            "{stream}: all of it is lost; it went to step {step}, under the seal {head}. Look for it in a backup.",
            stream=stream,
            step=found.step,
            head=head,
        )
    return say(
        "{stream}: it ends with step {last}, but went to step {step}, under the seal {head}: what came after is lost. Compare it with your papers.",
        stream=stream,
        last=found.last,
        step=found.step,
        head=head,
    )


def _only_follows(wording: Wording, found: bad.OnlyFollows) -> str:
    words = wording.words
    if found.last is None:
        return words.gettext(
            "This house is a copy that follows {place}, and can only be looked at until it is taken over.",
            place=found.place,
        )
    return words.gettext(
        "This house is a copy that follows {place}, and can only be looked at until it is taken over. Its last step is of {moment}.",
        place=found.place,
        moment=words.moment(found.last),
    )


OWN_WORDS: Final[OwnWords] = {
    bad.OnlyFollows: _only_follows,
    bad.DoesNotAddUp: _does_not_add_up,
    bad.TailLost: _tail_lost,
}


def fault(words: Catalogue, found: bad.Fault) -> str:
    wording, kind = Wording(words, str), type(found)
    return _FIELDS.said(wording, found, SENTENCES.get(kind) or OWN_WORDS[kind])


_FIELDS: Final = Fields({})
