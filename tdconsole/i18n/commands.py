"""What each gesture is called on the trail, which keeps the command's name."""

from tdconsole.i18n.catalogue import Catalogue


def command_name(words: Catalogue, command: str) -> str:
    say = words.pgettext
    names = {
        "CreateTournament": say("gesture", "tournament created"),
        "OverrideRules": say("gesture", "rule overridden"),
        "FinishTournament": say("gesture", "tournament finished"),
        "RegisterEntry": say("gesture", "registration"),
        "UnregisterEntry": say("gesture", "registration taken back"),
        "DrawSeats": say("gesture", "seat draw"),
        "RenewCommitment": say("gesture", "new commitment"),
        "StartClock": say("gesture", "clock started"),
        "PauseClock": say("gesture", "clock paused"),
        "ResumeClock": say("gesture", "clock resumed"),
        "AdjustClock": say("gesture", "clock adjusted"),
        "SetClock": say("gesture", "clock set"),
        "SetLevel": say("gesture", "level set"),
        "CountHands": say("gesture", "hands counted"),
        "RestoreClock": say("gesture", "clock as it was"),
        "SettleClock": say("gesture", "clock settled"),
        "EditStructure": say("gesture", "structure edited"),
        "EliminatePlayers": say("gesture", "bust"),
        "ReinstatePlayer": say("gesture", "reinstatement"),
        "MovePlayer": say("gesture", "move"),
        "CallTheClock": say("gesture", "clock called on a player"),
        "EndCall": say("gesture", "called clock ended"),
        "PlayTimeCard": say("gesture", "time-bank card"),
        "IssuePaper": say("gesture", "print"),
        "Undo": say("gesture", "undo"),
        "Redo": say("gesture", "redo"),
    }
    return names.get(command, command)
