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
    bad.PaidAtNoTill: N_(
        "{stream}: payments are in till {till}, which the house never opened in this currency."
    ),
    bad.FileFault: N_("The file itself is damaged: {detail}."),
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


OWN_WORDS: Final[OwnWords] = {bad.DoesNotAddUp: _does_not_add_up}


def fault(words: Catalogue, found: bad.Fault) -> str:
    wording, kind = Wording(words, str), type(found)
    return _FIELDS.said(wording, found, SENTENCES.get(kind) or OWN_WORDS[kind])


_FIELDS: Final = Fields({})
