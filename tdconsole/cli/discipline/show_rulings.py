"""The rulings, as text."""

from typing import Final

from tdconsole.cli.voice.looking import Looking
from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.i18n.discipline.rulings import held_words, stage_name
from tdconsole.projections.discipline.rulings import RulingList, RulingTold, ruling_list
from tdconsole.session.past.rulings import texts_of


def rulings_shown(look: Looking) -> RulingList:
    session = look.session
    return ruling_list(
        look.state,
        look.people,
        look.timeline.trail(),
        session.club.staff.named(),
        texts_of(session, look.state),
    )


def ruling_rows(voice: Voice, data: RulingList) -> Rows:
    words, say = voice.words, voice.words.pgettext
    for one in data.rulings:
        stands = say("ruling", "pending") if one.pending else say("ruling", "decided")
        yield (str(one.ruling), words.moment(one.at), stands, _about(voice, one))
        yield ("", say("ruling", "what happened"), one.happened or voice.erased)
        if not one.pending:
            by = f" ({one.decided_by})" if one.decided_by else ""
            yield ("", say("ruling", "decision"), (one.decided or voice.erased) + by)
        elif one.withheld is not None:
            prize = one.holds_prize_of or voice.erased
            held = held_words(words, one.withheld, prize)
            yield ("", say("ruling", "held back"), held)
    if not data.rulings:
        yield (words.gettext("Nothing was ruled yet."),)


def _about(voice: Voice, one: RulingTold) -> str:
    words = voice.words
    facts = [
        one.flight or "",
        "" if one.table is None else words.gettext("Table {table}", table=one.table),
        words.listed([player.name or voice.erased for player in one.players]),
        "" if one.stage is None else stage_name(words, one.stage),
        ", ".join(one.cites),
    ]
    return "; ".join(fact for fact in facts if fact)


RULINGS: Final = View(
    RulingList, rulings_shown, lambda look, data: ruling_rows(look.voice, data), of_all=True
)
