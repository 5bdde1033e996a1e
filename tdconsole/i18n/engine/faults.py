"""The faults that a check found, in sentences."""

from typing import assert_never

from tdconsole.domain.engine.invariants import PaidTooMuch
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.payouts.log import due_words
from tdconsole.projections.engine import faults as bad


def fault(words: Catalogue, found: bad.Fault) -> str:
    say = words.gettext
    match found:
        case bad.SealBroken(stream=stream, step=step):
            return say(
                "{stream}: step {step} is not what was written, or its seal is not.",
                stream=stream,
                step=step,
            )
        case bad.StepMissing(stream=stream, step=step):
            return say("{stream}: step {step} is missing.", stream=stream, step=step)
        case bad.UndoesNothing(stream=stream, step=step):
            return say(
                "{stream}: step {step} cancels a step that does not come before it.",
                stream=stream,
                step=step,
            )
        case bad.EventUnreadable(stream=stream, step=step, detail=detail):
            return say(
                "{stream}: step {step} can't be read ({detail}).",
                stream=stream,
                step=step,
                detail=detail,
            )
        case bad.PaidAtNoTill(stream=stream, till=till):
            return say(
                "{stream}: payments are in till {till}, which the house never opened in this currency.",
                stream=stream,
                till=till,
            )
        case bad.FileFault(detail=detail):
            return say("The file itself is damaged: {detail}.", detail=detail)
        case bad.DoesNotAddUp(stream=stream, problem=PaidTooMuch(entry=entry, due=due)):
            return say(
                "{stream}: entry {entry} was paid more than was owed then ({due}).",
                stream=stream,
                entry=entry,
                due=due_words(words, due),
            )
        case bad.DoesNotAddUp(stream=stream, problem=problem):
            return say(
                "{stream}: the tournament does not add up ({problem}).",
                stream=stream,
                problem=type(problem).__name__,
            )
        case bad.DrawDiffers(step=step, draw=draw):
            return say(
                "Draw {draw} (step {step}): the seats are not those the link decides.",
                draw=draw,
                step=step,
            )
        case bad.LinkBroken(step=step, draw=draw):
            return say(
                "Draw {draw} (step {step}): the link does not lead to the commitment.",
                draw=draw,
                step=step,
            )
        case bad.InputsDiffer(step=step, draw=draw):
            return say(
                "Draw {draw} (step {step}): the tables or players drawn for are not those of that moment.",
                draw=draw,
                step=step,
            )
        case bad.PairsDiffer(step=step, draw=draw):
            return say(
                "Draw {draw} (step {step}): it does not keep apart whom the house’s note names, or was drawn once too often.",
                draw=draw,
                step=step,
            )
        case bad.PostedOtherwise(
            stream=stream, step=step, posted=posted, pool=pool, currency=currency
        ):
            return say(
                "{stream}: the prizes posted in step {step} come to {posted}, but the pool was {pool}.",
                stream=stream,
                step=step,
                posted=words.money(posted, currency),
                pool=words.money(pool, currency),
            )
        case bad.VoucherAstray(ref=ref):
            return say("Voucher {ref} is spent twice, or was never given out.", ref=ref)
        case _:
            assert_never(found)
