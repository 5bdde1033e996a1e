"""Advice on busts of one hand that the director has to rank."""

from tdconsole.i18n.advice.worded import Who, Worded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections import advice as due


def tie_advised(words: Catalogue, advice: due.TieToSettle, who: Who) -> Worded:
    say, button = words.gettext, words.pgettext
    hand = words.listed([who(entry) for entry in advice.entries])
    money = words.money(advice.money, advice.currency)
    if advice.doubt == "stacks":
        return Worded(
            sentence=say("Say the stacks: {players}", players=hand),
            reason=say(
                "They went out in one hand and the larger stack ranks higher: place {place} and down, {money} in all. The places are open until then, and nothing is paid.",
                place=words.number(advice.place),
                money=money,
            ),
            button=button("button", "Say the stacks…"),
            choices=(say("Nobody knows: they share"),),
        )
    if advice.doubt == "tables":
        return Worded(
            sentence=say("Confirm that {players} share", players=hand),
            reason=say(
                "They went out in one hand, some at one table and others elsewhere: place {place} and down, {money} in all. If they rank otherwise, settle it among those who are out.",
                place=words.number(advice.place),
                money=money,
            ),
            button=button("button", "They share"),
        )
    return Worded(
        sentence=say(
            "Say who had the better hand: {players}",
            players=words.listed([who(entry) for entry in advice.equal]),
        ),
        reason=say(
            "They went out in one hand with equal stacks: place {place} and down, {money} in all. The better hand ranks higher; of equal hands the lot decides.",
            place=words.number(advice.place),
            money=money,
        ),
        button="" if advice.choices else button("button", "Say how they rank…"),
        choices=_either(words, advice, who) if advice.choices else (),
    )


def _either(words: Catalogue, advice: due.TieToSettle, who: Who) -> tuple[str, ...]:
    return tuple(words.gettext("{player} ranks higher", player=who(one)) for one in advice.equal)
