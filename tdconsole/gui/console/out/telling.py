"""What is said in full of one who is out, and what may still change about the place."""

from tdconsole.domain.ties import open_ties
from tdconsole.domain.values import EntryId
from tdconsole.gui.console.out.gone import Gone
from tdconsole.gui.console.watch import Watch


def out_told(watch: Watch, row: Gone | None) -> str:
    say = watch.words.gettext
    if row is None:
        return say("Choose a player to put right how it was.")
    who = {"player": row.name, "entry": row.entry}
    if row.why is not None:
        return say(
            "{player}, entry {entry}: struck from the results ({reason})",
            **who,
            reason=watch.note(row.why),
        )
    if row.removed is not None:
        return say(
            "{player}, entry {entry}: eliminated by the director, {stack} chips left play",
            **who,
            stack=watch.words.number(row.removed),
        )
    if row.by:
        winners = watch.words.listed([watch.who(one) for one in row.by])
        return say("{player}, entry {entry}: won by {winners}", **who, winners=winners)
    return say("{player}, entry {entry}", **who)


def out_doubted(watch: Watch, row: Gone | None, *, provisional: bool) -> str:
    if row is None:
        return ""
    say, told = watch.words.gettext, []
    if provisional:
        told.append(say("Another table may still report this hand, or one before it."))
    others = _open_with(watch, row.entry)
    if others:
        told.append(
            say(
                "Out in one hand with {players}: the rules leave it to you how they rank.",
                players=watch.words.listed([watch.who(one) for one in others]),
            )
        )
    return " ".join(told)


def _open_with(watch: Watch, entry: EntryId) -> list[EntryId]:
    for tie in open_ties(watch.state):
        hand = [one for tied in tie.order.ranks for one in tied]
        if entry in hand:
            return [one for one in hand if one != entry]
    return []
