"""The full text on a busted player, and what may still change the place."""

from tdconsole.domain.eliminations.ranking import open_ties
from tdconsole.gui.console.eliminations.rows import Gone
from tdconsole.gui.console.engine.tournament_view import TournamentView


def bust_sentence(view: TournamentView, row: Gone | None) -> str:
    say = view.words.gettext
    if row is None:
        return say("Choose a player to correct the bust.")
    who = {"player": row.name, "entry": row.entry}
    if row.why is not None:
        return say(
            "{player}, entry {entry}: struck from the results ({reason})",
            **who,
            reason=view.note(row.why),
        )
    if row.removed is not None:
        return say(
            "{player}, entry {entry}: eliminated by the director, {stack} chips left play",
            **who,
            stack=view.words.number(row.removed),
        )
    if row.by:
        winners = view.words.listed([view.who(one) for one in row.by])
        return say("{player}, entry {entry}: won by {winners}", **who, winners=winners)
    return say("{player}, entry {entry}", **who)


def out_doubted(view: TournamentView, row: Gone | None, *, provisional: bool) -> str:
    if row is None:
        return ""
    say, told = view.words.gettext, []
    if provisional:
        told.append(say("Another table may still report this hand, or one before it."))
    for tie in open_ties(view.state):
        if row.entry not in tie.entries:
            continue
        others = [view.who(one) for one in tie.entries if one != row.entry]
        players = view.words.listed(others)
        if tie.order.doubt == "stacks":
            told.append(
                say(
                    "Out in one hand with {players}: the stacks decide, and not all are known. Say them, or who ranks higher.",
                    players=players,
                )
            )
        else:
            told.append(
                say(
                    "Out in one hand with {players}: the rules leave it to you how they rank.",
                    players=players,
                )
            )
    return " ".join(told)
