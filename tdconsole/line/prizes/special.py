"""`special rossi royal flush`: a prize for a target, named as far as needed to be unambiguous."""

from tdconsole.domain.language.commands.money import GiveSpecial
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import SpecialGiven
from tdconsole.domain.language.terms import Target
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import Unsure, offered, tidy, whom
from tdconsole.line.typing.reading import Offer, Reading


def special(desk: Desk, arguments: str) -> Reading:
    say, targets = desk.words.gettext, desk.state.terms.targets
    if not targets:
        return desk.refused(say("This tournament has no special prizes: its set-up names none."))
    text = tidy(arguments)
    if not text:
        return desk.asking(say("Who has won which prize? special rossi royal flush"))
    name, meant = _parted(text, targets)
    entry = whom(desk, name, desk.state.entries.by_id.__contains__)
    if isinstance(entry, Unsure):
        after = f" {meant[0].name}" if len(meant) == 1 else ""
        return entry.reading(
            tuple(offered(desk, one, f"special #{one}{after}") for one in entry.candidates)
        )
    if len(meant) == 1:
        return desk.judged(
            GiveSpecial(entry=entry, prize=meant[0].name),
            lambda events: _special_sentence(desk, events),
        )
    money, currency = desk.words.money, desk.state.setup.currency
    offers = tuple(
        Offer(
            line=f"special #{entry} {target.name}",
            label=target.name,
            detail=money(target.amount, currency),
        )
        for target in meant
    )
    sentence = say("Which prize has {player} won?", player=desk.looking.who(entry))
    return Reading(mood="asking", sentence=sentence, offers=offers)


def _parted(text: str, targets: tuple[Target, ...]) -> tuple[str, tuple[Target, ...]]:
    """Split off the prizes that the last words may mean; if none, all of them."""
    words = text.split()
    for first in range(1, len(words)):
        named = " ".join(words[first:]).casefold()
        every = {" ".join(target.name.casefold().split()): target for target in targets}
        if named in every:
            return " ".join(words[:first]), (every[named],)
        begun = tuple(target for name, target in every.items() if name.startswith(named))
        if begun:
            return " ".join(words[:first]), begun
    return text, targets


def _special_sentence(desk: Desk, events: tuple[Event, ...]) -> str:
    for event in events:
        if isinstance(event, SpecialGiven):
            return desk.words.gettext(
                "{prize} to {player}: {amount}, from the house",
                prize=event.prize,
                player=desk.looking.who(event.entry),
                amount=desk.words.money(event.amount, desk.state.setup.currency),
            )
    return ""
