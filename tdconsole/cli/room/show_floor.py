"""The floor's next needs as text: the plan, the breaking order, the known buttons."""

from typing import Final, assert_never

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.room.seats import seat_numbers
from tdconsole.projections.advice.floor_plan import FloorPlan, PlannedMove, floor_plan
from tdconsole.projections.hand.known_hands import KnownHands, known_hands
from tdconsole.projections.room.breaking_order import BreakingOrder, breaking_order


def plan_rows(voice: Voice, plan: FloorPlan) -> Rows:
    words = voice.words
    for number, move in enumerate(plan.moves, start=1):
        whereto = f"→ {_to(words, plan, move)}"
        yield (str(number), _from(voice, plan, move), whereto, plan.cite or "")
    if not plan.moves:
        yield (words.gettext("The tables are level."),)


def _from(voice: Voice, plan: FloorPlan, move: PlannedMove) -> str:
    say = voice.words.gettext
    if move.entry is not None:
        return f"{move.source}-{move.from_seat} {move.name or voice.erased}"
    if plan.who == "high_card":
        return say("high card at table {table}", table=move.source)
    return say("next big blind of table {table}", table=move.source)


def _to(words: Catalogue, plan: FloorPlan, move: PlannedMove) -> str:
    if move.to_seat is not None:
        return f"{move.target}-{move.to_seat}"
    say, table, seats = words.gettext, move.target, seat_numbers(move.ranked)
    if plan.who == "high_card":
        return say("one of {seats} at table {table}", seats=seats, table=table)
    match plan.where:
        case "worst":
            return say("worst of {seats} at table {table}", seats=seats, table=table)
        case "nearest_big_blind":
            return say(
                "nearest to the big blind of {seats} at table {table}", seats=seats, table=table
            )
        case _:
            assert_never(plan.where)


def order_rows(words: Catalogue, order: BreakingOrder) -> Rows:
    for number, one in enumerate(order.tables, start=1):
        players = words.ngettext("{number} player", "{number} players", one.players)
        yield (str(number), words.gettext("table {table}", table=one.table), players)
    if not order.tables:
        yield (words.gettext("Nobody sits at a table."),)


def hand_rows(voice: Voice, hands: KnownHands) -> Rows:
    words, say = voice.words, voice.words.gettext
    for one in hands.tables:
        following = one.next
        yield (
            say("table {table}", table=one.table),
            say("button {seat}", seat=one.button),
            say("blinds {small}, {big}", small=one.small_blind, big=one.big_blind),
            words.time_of_day(one.since),
            say("known for another {time}", time=words.duration(one.left)),
            ""
            if following is None
            else say(
                "next big blind: {player} on seat {seat}",
                player=following.name or voice.erased,
                seat=following.big_blind,
            ),
        )
    if not hands.tables:
        yield (say("No button is known."),)


PLAN: Final = View(
    FloorPlan,
    lambda look: floor_plan(look.state, look.people, look.now),
    lambda look, data: plan_rows(look.voice, data),
)
BREAKING_ORDER: Final = View(
    BreakingOrder,
    lambda look: breaking_order(look.state),
    lambda look, data: order_rows(look.voice.words, data),
)
BUTTONS: Final = View(
    KnownHands,
    lambda look: known_hands(look.state, look.people, look.now),
    lambda look, data: hand_rows(look.voice, data),
)
