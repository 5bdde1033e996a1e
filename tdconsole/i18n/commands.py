"""What each gesture is called on the trail, which keeps the command's name."""

from tdconsole.i18n.catalogue import Catalogue


def command_name(words: Catalogue, command: str) -> str:
    say = words.pgettext
    names = {
        "CreateTournament": say("gesture", "tournament created"),
        "FinishTournament": say("gesture", "tournament finished"),
        "RegisterEntry": say("gesture", "registration"),
        "UnregisterEntry": say("gesture", "registration taken back"),
        "DrawSeats": say("gesture", "seat draw"),
        "RenewCommitment": say("gesture", "new commitment"),
        "StartClock": say("gesture", "clock started"),
        "PauseClock": say("gesture", "clock paused"),
        "ResumeClock": say("gesture", "clock resumed"),
        "AdjustClock": say("gesture", "clock adjusted"),
        "EliminatePlayers": say("gesture", "bust"),
        "ReinstatePlayer": say("gesture", "reinstatement"),
        "MovePlayer": say("gesture", "move"),
        "IssuePaper": say("gesture", "print"),
        "Undo": say("gesture", "undo"),
        "Redo": say("gesture", "redo"),
    }
    return names.get(command, command)
