"""Steps back and forward on the trail, and requests that never became one."""

from typing import assert_never

from tdconsole.domain.language import rejections as no
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.commands import command_name

MOST_NAMED = 5
_OF_CLOCK = frozenset(
    {
        *("StartClock", "PauseClock", "ResumeClock", "SettleClock"),
        *("AdjustClock", "SetClock", "SetLevel", "CountHands"),
    }
)

TrailRefusal = (
    no.NothingToUndo
    | no.NothingToRedo
    | no.NoSuchStep
    | no.AlreadyUndone
    | no.NotAnUndo
    | no.CannotBeUndone
    | no.SetBackInstead
    | no.NotTheLatest
    | no.StepsStandOnIt
    | no.WouldNotAddUp
    | no.NotUnderstood
    | no.RequestUsedBefore
    | no.TooBusy
)


def trail_refusal(words: Catalogue, rejection: TrailRefusal) -> str:
    say = words.gettext
    match rejection:
        case no.NothingToUndo():
            return say(
                "You have nothing to undo here. What others did, or you before this evening, is undone by its number, in the Log."
            )
        case no.NothingToRedo():
            return say("You have nothing to redo here.")
        case no.NoSuchStep(step=step):
            return say("There is no step {step}.", step=step)
        case no.AlreadyUndone(step=step):
            return say("Step {step} has been undone already.", step=step)
        case no.NotAnUndo(step=step):
            return say("Step {step} has not been undone: there is nothing to redo.", step=step)
        case no.CannotBeUndone(step=step, command=command) if command in _OF_CLOCK:
            return say(
                "Step {step} ({command}) can't be undone: “was” sets the clock back.",
                step=step,
                command=command_name(words, command),
            )
        case no.CannotBeUndone(step=step, command="EditStructure" as command):
            return say(
                "Step {step} ({command}) can't be undone: mend the structure on its page.",
                step=step,
                command=command_name(words, command),
            )
        case no.CannotBeUndone(step=step, command=command):
            return say(
                "Step {step} ({command}) can't be undone; answer it by the opposite gesture.",
                step=step,
                command=command_name(words, command),
            )
        case no.SetBackInstead():
            return _set_back(words, rejection)
        case no.NotTheLatest():
            return _not_the_latest(words, rejection)
        case no.StepsStandOnIt(step=step, blockers=blockers):
            return words.ngettext(
                "Step {step} has to stay as it is: {blockers} came after it and has to be undone first.",
                "Step {step} has to stay as it is: {blockers} came after it and have to be undone first.",
                len(blockers),
                step=step,
                blockers=_blockers(words, blockers),
            )
        case no.WouldNotAddUp():
            return _not_adding_up(words, rejection)
        case no.NotUnderstood(detail=detail):
            return say("This line is not a request: {detail}", detail=detail)
        case no.RequestUsedBefore(request=request, command=command):
            return say(
                "The request {request} has been used before, for another command ({command}).",
                request=request,
                command=command_name(words, command),
            )
        case no.TooBusy():
            return say("Others keep writing to this tournament: nothing was done, try again.")
        case _:
            assert_never(rejection)


def _set_back(words: Catalogue, rejection: no.SetBackInstead) -> str:
    command = command_name(words, rejection.command)
    if rejection.of == "clock":
        return words.gettext(
            "Your last gesture is step {step} ({command}): the clock is not undone but set back, by “was”. Earlier steps are undone in the Log.",
            step=rejection.step,
            command=command,
        )
    return words.gettext(
        "Your last gesture is step {step} ({command}): the structure is not undone but edited back. Earlier steps are undone in the Log.",
        step=rejection.step,
        command=command,
    )


def _not_the_latest(words: Catalogue, rejection: no.NotTheLatest) -> str:
    command, later = command_name(words, rejection.command), _blockers(words, rejection.later)
    if rejection.of == "clock":
        return words.gettext(
            "Step {step} ({command}) is not the last on the clock: {later} came after it, and “was” takes that back first. Earlier steps are undone in the Log.",
            step=rejection.step,
            command=command,
            later=later,
        )
    return words.gettext(
        "Step {step} ({command}) is not the last edit of the structure: {later} came after it. Mend the structure on its page; earlier steps are undone in the Log.",
        step=rejection.step,
        command=command,
        later=later,
    )


def _not_adding_up(words: Catalogue, rejection: no.WouldNotAddUp) -> str:
    """What would be wrong, where the floor has a sentence for it."""
    say, step = words.gettext, rejection.step
    if "FewerChipsThanPlayers" in rejection.problems:
        return say(
            "Step {step} has to stay as it is: fewer chips would be in play than players are left. Undo the later steps first.",
            step=step,
        )
    if "FoundUnraced" in rejection.problems:
        return say(
            "Step {step} has to stay as it is: chips were exchanged after this race since. Undo that first.",
            step=step,
        )
    if "BagInPlay" in rejection.problems:
        return say(
            "Step {step} has to stay as it is: stacks are in bags where hands would have to be played. Undo the bags first.",
            step=step,
        )
    if "PenaltyAstray" in rejection.problems:
        return say(
            "Step {step} has to stay as it is: hands were counted for a penalty by it, or somebody came back since. Undo that first.",
            step=step,
        )
    if "TableInTwoFlights" in rejection.problems:
        return say(
            "Step {step} has to stay as it is: two flights would sit at one table.",
            step=step,
        )
    if "PersonInTwoFlights" in rejection.problems:
        return say(
            "Step {step} has to stay as it is: somebody would play in two flights at a time.",
            step=step,
        )
    return say(
        "Step {step} has to stay as it is: without that, nothing would add up. Undo the later steps first.",
        step=step,
    )


def _blockers(words: Catalogue, blockers: tuple[no.Blocker, ...]) -> str:
    named = [
        words.gettext(
            "step {step} ({command})", step=one.step, command=command_name(words, one.command)
        )
        for one in blockers[-MOST_NAMED:]
    ]
    if more := len(blockers) - len(named):
        named.append(words.ngettext("{number} other step", "{number} other steps", more))
    return words.listed(named)
