"""What is refused about steps back and forward, and requests that never became a step."""

from typing import Final

from tdconsole.domain.language.rejections.engine import (
    AlreadyUndone,
    Blocker,
    CannotBeUndone,
    FieldTwice,
    LineTooLong,
    NoSuchStep,
    NotAnUndo,
    NothingToRedo,
    NothingToUndo,
    NotTheLatest,
    NotUnderstood,
    OnlyLooking,
    RequestUsedBefore,
    SetBackInstead,
    StepsStandOnIt,
    TooBusy,
    WouldNotAddUp,
)
from tdconsole.i18n.catalogue import N_, Catalogue
from tdconsole.i18n.engine.commands import command_name
from tdconsole.i18n.naming import OwnWords, Sentences, Wording

MOST_NAMED = 5
_OF_CLOCK = frozenset(
    {
        *("StartClock", "PauseClock", "ResumeClock", "SettleClock"),
        *("AdjustClock", "SetClock", "SetLevel", "CountHands"),
    }
)

SENTENCES: Final[Sentences] = {
    NothingToUndo: N_(
        "You have nothing to undo here. What others did, or you before this evening, is undone by its number, in the Log."
    ),
    NothingToRedo: N_("You have nothing to redo here."),
    NoSuchStep: N_("There is no step {step}."),
    AlreadyUndone: N_("Step {step} has been undone already."),
    NotAnUndo: N_("Step {step} has not been undone: there is nothing to redo."),
    LineTooLong: N_(
        "A line is far too long for a request: nothing was done of it, nor of what follows."
    ),
    FieldTwice: N_("“{field}” is in this line twice: leave one of them out."),
    NotUnderstood: N_("This line is not a request: {detail}"),
    TooBusy: N_("Others keep writing to this tournament: nothing was done, try again."),
}


def _blockers(words: Catalogue, blockers: tuple[Blocker, ...]) -> str:
    named = [
        words.gettext(
            "step {step} ({command})", step=one.step, command=command_name(words, one.command)
        )
        for one in blockers[-MOST_NAMED:]
    ]
    if more := len(blockers) - len(named):
        named.append(words.ngettext("{number} other step", "{number} other steps", more))
    return words.listed(named)


def _only_looking(wording: Wording, one: OnlyLooking) -> str:
    say = wording.words.gettext
    if one.past:
        return say("This is the past: it can be looked at, and nothing is done in it.")
    if one.moved_to is not None:
        return say(
            "Looking only: this house was moved to {place}. Go on there.", place=one.moved_to
        )
    if one.follows is not None:
        return say(
            "Looking only: this house is a copy that follows {place}. To work on it, take it over.",
            place=one.follows,
        )
    if one.read_only:
        return say(
            "Looking only: this house is in a place that can't be written to. Copy it elsewhere to work on it."
        )
    return say("Looking only: nothing can be changed from here.")


def _cannot_be_undone(wording: Wording, one: CannotBeUndone) -> str:
    words = wording.words
    say = words.gettext
    match one:
        case CannotBeUndone(step=step, command=command) if command in _OF_CLOCK:
            return say(
                "Step {step} ({command}) can't be undone: “was” sets the clock back.",
                step=step,
                command=command_name(words, command),
            )
        case CannotBeUndone(step=step, command="EditStructure" as command):
            return say(
                "Step {step} ({command}) can't be undone: edit the structure on its page.",
                step=step,
                command=command_name(words, command),
            )
        case CannotBeUndone(step=step, command=command):
            return say(
                "Step {step} ({command}) can't be undone; answer it by the opposite gesture.",
                step=step,
                command=command_name(words, command),
            )


def _set_back_instead(wording: Wording, one: SetBackInstead) -> str:
    words = wording.words
    command = command_name(words, one.command)
    if one.of == "clock":
        return words.gettext(
            "Your last gesture is step {step} ({command}): the clock is not undone but set back, by “was”. Earlier steps are undone in the Log.",
            step=one.step,
            command=command,
        )
    return words.gettext(
        "Your last gesture is step {step} ({command}): the structure is not undone but edited back. Earlier steps are undone in the Log.",
        step=one.step,
        command=command,
    )


def _not_the_latest(wording: Wording, one: NotTheLatest) -> str:
    words = wording.words
    command, later = command_name(words, one.command), _blockers(words, one.later)
    if one.of == "clock":
        return words.gettext(
            "Step {step} ({command}) is not the last on the clock: {later} came after it, and “was” takes that back first. Earlier steps are undone in the Log.",
            step=one.step,
            command=command,
            later=later,
        )
    return words.gettext(
        "Step {step} ({command}) is not the last edit of the structure: {later} came after it. "
        "Edit the structure on its page; earlier steps are undone in the Log.",
        step=one.step,
        command=command,
        later=later,
    )


def _steps_stand_on_it(wording: Wording, one: StepsStandOnIt) -> str:
    words = wording.words
    step, blockers = one.step, one.blockers
    return words.ngettext(
        "Step {step} has to stay as it is: {blockers} came after it and has to be undone first.",
        "Step {step} has to stay as it is: {blockers} came after it and have to be undone first.",
        len(blockers),
        step=step,
        blockers=_blockers(words, blockers),
    )


def _would_not_add_up(wording: Wording, one: WouldNotAddUp) -> str:
    """What would be wrong, where the floor has a sentence for it."""
    words = wording.words
    say, step = words.gettext, one.step
    if "FewerChipsThanPlayers" in one.problems:
        return say(
            "Step {step} has to stay as it is: fewer chips would be in play than players are left. Undo the later steps first.",
            step=step,
        )
    if "FoundUnraced" in one.problems:
        return say(
            "Step {step} has to stay as it is: chips were exchanged after this race since. Undo that first.",
            step=step,
        )
    if "BagInPlay" in one.problems:
        return say(
            "Step {step} has to stay as it is: stacks are in bags where hands would have to be played. Undo the bags first.",
            step=step,
        )
    if "PenaltyAstray" in one.problems:
        return say(
            "Step {step} has to stay as it is: hands were counted for a penalty by it, or somebody came back since. Undo that first.",
            step=step,
        )
    if "TableInTwoFlights" in one.problems:
        return say(
            "Step {step} has to stay as it is: two flights would sit at one table.",
            step=step,
        )
    if "PersonInTwoFlights" in one.problems:
        return say(
            "Step {step} has to stay as it is: somebody would play in two flights at a time.",
            step=step,
        )
    return say(
        "Step {step} has to stay as it is: without that, nothing would add up. Undo the later steps first.",
        step=step,
    )


def _request_used_before(wording: Wording, one: RequestUsedBefore) -> str:
    words = wording.words
    say = words.gettext
    request, command = one.request, one.command
    if one.same_command:
        return say(
            "The request {request} has been used before, and asked for something else ({command}).",
            request=request,
            command=command_name(words, command),
        )
    return say(
        "The request {request} has been used before, for another command ({command}).",
        request=request,
        command=command_name(words, command),
    )


OWN_WORDS: Final[OwnWords] = {
    CannotBeUndone: _cannot_be_undone,
    SetBackInstead: _set_back_instead,
    NotTheLatest: _not_the_latest,
    StepsStandOnIt: _steps_stand_on_it,
    WouldNotAddUp: _would_not_add_up,
    RequestUsedBefore: _request_used_before,
    OnlyLooking: _only_looking,
}
