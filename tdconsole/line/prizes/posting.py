"""`post` and `post a wrong pool`, `pay rossi`, `unpay rossi`, `prizes`."""

from tdconsole.domain.language.commands.money import PayOut, PostPrizes, TakeBack
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import PrizePaid, PrizesPosted, PrizeTakenBack
from tdconsole.domain.language.rejections.payouts import PlaceOpen
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.prize_list.satellite import seat_of
from tdconsole.domain.prizes.dues import Owed, owed, owed_to
from tdconsole.domain.values import EntryId, Money
from tdconsole.i18n.payouts.log import due_words
from tdconsole.i18n.prizes.words import posting_words
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import Unsure, offered, tidy, whom
from tdconsole.line.typing.reading import Offer, Reading, ToAction, ToPayment
from tdconsole.projections.advice.ties import stacks_line


def prizes(desk: Desk) -> Reading:
    return Reading(
        mood="ready",
        sentence=desk.words.gettext("Turn to the prizes"),
        jump=ToAction(action="prizes"),
    )


def post(desk: Desk, reason: str) -> Reading:
    words = desk.words

    def said(events: tuple[Event, ...]) -> str:
        for event in events:
            if isinstance(event, PrizesPosted):
                seat, currency = seat_of(desk.state), desk.state.setup.currency
                prizes = posting_words(words, event, seat, currency)
                return words.gettext("Post {prizes}", prizes=prizes)
        return ""

    return desk.judged(PostPrizes(reason=reason.strip() or None), said)


def pay(desk: Desk, arguments: str) -> Reading:
    return _settled(desk, arguments, back=False)


def unpay(desk: Desk, arguments: str) -> Reading:
    """Take back a payment that was made in error; one that never took place is undone."""
    return _settled(desk, arguments, back=True)


def _settled(desk: Desk, arguments: str, *, back: bool) -> Reading:
    """Lead to the payment, where the till and the way to pay are checked first."""
    text, say = tidy(arguments), desk.words.gettext
    if not text:
        return desk.asking(
            say("From whom is it taken back? unpay rossi")
            if back
            else say("Who is paid? pay rossi, or pay #27")
        )
    open_ones = {one.entry for one in owed(desk.state) if _is_open(one, back=back)}
    entry = whom(desk, text, open_ones.__contains__)
    if isinstance(entry, Unsure):
        verb = "unpay" if back else "pay"
        offers = tuple(offered(desk, one, f"{verb} #{one}") for one in entry.candidates)
        return entry.reading(offers)
    return _paid(desk, entry, back=back)


def _paid(desk: Desk, entry: EntryId, *, back: bool) -> Reading:
    found = [one for one in owed_to(desk.state, entry) if _is_open(one, back=back)]
    due = found[0].due if found else "prize"
    request: Request = (TakeBack if back else PayOut)(entry=entry, due=due)
    reading = desk.judged(
        request,
        lambda events: _payout_sentence(desk, events),
        way_out=lambda why: _way_out(desk, why),
    )
    if reading.mood != "ready":
        return reading
    jump = ToPayment(entry=entry, due=due, back=back)
    return Reading(mood="ready", sentence=reading.sentence, jump=jump)


def _way_out(desk: Desk, why: Rejection) -> tuple[Offer, ...]:
    """Offer what settles an open place: the stacks that decide, or a tie."""
    if not isinstance(why, PlaceOpen):
        return ()
    say = desk.words.gettext
    share = "tie " + " = ".join(f"#{one}" for one in why.players)
    shared = Offer(line=share, label=say("They share"), detail=share)
    if why.doubt != "stacks" or desk.state.finished:
        return (shared,)
    stacks = stacks_line(desk.state, why.players)
    label = say("Say with what each began the hand")
    return (Offer(line=stacks, label=label, detail=stacks), shared)


def _payout_sentence(desk: Desk, events: tuple[Event, ...]) -> str:
    words = desk.words
    for event in events:
        match event:
            case PrizePaid():
                return words.gettext(
                    "Pay {player} {amount} ({due})…",
                    player=desk.looking.who(event.entry),
                    amount=_money(desk, Money(event.gross - event.withheld)),
                    due=due_words(words, event.due),
                )
            case PrizeTakenBack():
                return words.gettext(
                    "Take {amount} ({due}) back from {player}…",
                    player=desk.looking.who(event.entry),
                    amount=_money(desk, event.amount),
                    due=due_words(words, event.due),
                )
            case _:
                pass
    return ""


def _is_open(one: Owed, *, back: bool) -> bool:
    return one.open < 0 if back else one.open > 0


def _money(desk: Desk, amount: Money) -> str:
    return desk.words.money(amount, desk.state.setup.currency)
