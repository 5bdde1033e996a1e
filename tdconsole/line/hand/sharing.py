"""`pots 1:400 3:1200 5:1200`: main and side pots; with `w 3=5 1 b 2` who gets how much of each.

It is answered and changes nothing.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from math import gcd

from tdconsole.domain.hand.side_pots import (
    STUD,
    OddChips,
    Part,
    Pot,
    clockwise,
    halves,
    pots,
    uncalled,
    winners,
)
from tdconsole.domain.language.rejections.prizes import HandNotRanked
from tdconsole.domain.rules.values import OddHalf
from tdconsole.domain.values import MOST_SEATS, Chips, Level, SeatNo
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.books import cited
from tdconsole.line.hand.betting import level_played
from tdconsole.line.hand.showdown import Showdown, showdown
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import Offer, Reading
from tdconsole.projections.chips.colour_up import smallest_chip

Parts = tuple[Part, ...]


def sharing(desk: Desk, arguments: str = "") -> Reading:
    say, words = desk.words.gettext, desk.words
    typed = showdown(arguments)
    if typed is None:
        return desk.asking(
            say(
                "What did each put in? pots 1:400 3:1200 7:250f, f folded; "
                "then w 3=5 1 for the hands, best first, b 2 for the button"
            )
        )
    if fault := _fault(desk, typed):
        return desk.refused(fault)
    found = pots(typed.stakes, typed.dead)
    named = [_pot(words, number, pot) for number, pot in enumerate(found)]
    seats = [_seats(words, pot.seats) for pot in found]
    if not typed.ranked:
        return _answer(desk, arguments, typed, [*zip(named, seats, strict=True)])
    for pot, name, those in zip(found, named, seats, strict=True):
        if not winners(pot, typed.ranked):
            return desk.asking(
                say("{pot}, {seats}: whose hand is the best of these?", pot=name, seats=those)
            )
    chip = typed.chip or _smallest(desk, typed)
    order = _order(desk, typed)
    rules = desk.state.rules
    half = rules.odd_high_low.value
    parts = _parts(typed, found, OddChips(order=order, half=half, unit=chip))
    odd = parts != _parts(typed, found, OddChips(order=order[::-1], half=half, unit=chip))
    if odd and typed.button is None and not _by_card(desk):
        return desk.asking(
            say("Odd chips of {chip}: on which seat is the button? b 2", chip=words.number(chip))
        )
    won = [_shares(words, one) for one in parts]
    other: OddHalf = "low" if half == "high" else "high"
    halved = parts != _parts(typed, found, OddChips(order=order, half=other, unit=chip))
    by = (rules.odd_chip.cite if odd else None, rules.odd_high_low.cite if halved else None)
    told = _odd(desk, chip, by) if odd or halved else ""
    return _answer(desk, arguments, typed, [*zip(named, won, strict=True)], told)


def _fault(desk: Desk, typed: Showdown) -> str | None:
    say = desk.words.gettext
    seats = [stake.seat for stake in typed.stakes]
    folded = {stake.seat for stake in typed.stakes if stake.folded}
    shown = (list(chain(*typed.ranked)), list(chain(*typed.low)))
    for seat in (*seats, *(() if typed.button is None else (typed.button,))):
        if not 1 <= seat <= MOST_SEATS:
            return say("There is no seat {seat} at a table.", seat=seat)
    for seat in (*seats, *shown[0], *shown[1]):
        if seat not in seats or any(one.count(seat) > 1 for one in (seats, *shown)):
            return desk.said(HandNotRanked(seat=seat))
        if seat in folded and any(seat in one for one in shown):
            return say("Seat {seat} folded and can't win.", seat=seat)
    if len(folded) == len(seats):
        return say("Everybody folded: somebody has to be left to win it.")
    chip = typed.chip
    if chip is not None and (
        not chip or any(s.put % chip for s in typed.stakes) or typed.dead % chip
    ):
        return say(
            "What was put in can't be made of chips of {chip}.", chip=desk.words.number(chip)
        )
    return None


def _smallest(desk: Desk, typed: Showdown) -> Chips:
    """Return the smallest chip: typed, else what the blinds still need; at most the pot."""
    known = smallest_chip(desk.state)
    if known is None:
        structure = desk.state.setup.structure
        rest = structure[structure.index(level_played(desk)) :]
        levels = [one for one in rest if isinstance(one, Level)]
        known = Chips(gcd(*chain(*(_stakes(one) for one in levels))))
    return Chips(gcd(known, typed.dead, *(stake.put for stake in typed.stakes)))


def _stakes(level: Level) -> tuple[Chips, ...]:
    blinds = (level.small_blind, level.big_blind, level.ante)
    return (*blinds, level.bring_in, level.small_bet, level.big_bet)


def _by_card(desk: Desk) -> bool:
    return desk.state.rules.odd_chip.value == "by_game" and desk.state.terms.game in STUD


def _order(desk: Desk, typed: Showdown) -> tuple[SeatNo, ...]:
    """Return the order of the seats; in stud the first named has the higher card."""
    seats = [stake.seat for stake in typed.stakes]
    if _by_card(desk):
        return tuple(dict.fromkeys(chain(*typed.ranked, *typed.low, seats)))
    return tuple(clockwise(typed.button or SeatNo(MOST_SEATS), seats))


def _parts(typed: Showdown, found: Sequence[Pot], odd: OddChips) -> list[Parts]:
    divided = (halves(pot, typed.ranked, typed.low, odd) for pot in found)
    return [_together((*one.high, *one.low)) for one in divided]


def _together(parts: Parts) -> Parts:
    """Join the parts of the high and the low half by seat."""
    won = Counter[SeatNo]()
    for part in parts:
        won[part.seat] += part.amount
    return tuple(Part(seat=seat, amount=Chips(won[seat])) for seat in sorted(won) if won[seat])


def _answer(
    desk: Desk, arguments: str, typed: Showdown, rows: list[tuple[str, str]], odd: str = ""
) -> Reading:
    """Word the pots: first what goes back; with several pots, each in a row of its own as well."""
    say, words = desk.words.gettext, desk.words
    line, back = f"pots {arguments.strip()}", uncalled(typed.stakes)
    before, after = [], [odd] if odd else []
    if back is not None:
        chips = words.number(back.amount)
        before.append(say("{chips} back to seat {seat}", chips=chips, seat=back.seat))
    said = [say("{pot}: {seats}", pot=pot, seats=seats) for pot, seats in rows]
    offers = (
        *(Offer(line=line, label=one) for one in before),
        *(Offer(line=line, label=pot, detail=detail) for pot, detail in rows),
        *(Offer(line=line, label=one) for one in after),
    )
    return Reading(
        mood="told",
        sentence=" · ".join([*before, *said, *after]),
        offers=offers if len(rows) > 1 else (),
    )


def _odd(desk: Desk, chip: Chips, by: Sequence[str | None]) -> str:
    """Say who gets the odd chip, with the articles."""
    words, rules = desk.words, desk.state.rules
    told = words.gettext("odd chips of {chip}", chip=words.number(chip))
    articles = ", ".join(cited(words, rules, cite) for cite in by if cite)
    return f"{told} ({articles})" if articles else told


def _pot(words: Catalogue, number: int, pot: Pot) -> str:
    chips = words.number(pot.amount)
    if not number:
        return words.gettext("Main pot {chips}", chips=chips)
    return words.gettext("Side pot {number} of {chips}", number=number, chips=chips)


def _seats(words: Catalogue, seats: Sequence[SeatNo]) -> str:
    several = words.listed([str(seat) for seat in sorted(seats)])
    return words.ngettext("seat {seats}", "seats {seats}", len(seats), seats=several)


def _shares(words: Catalogue, parts: Parts) -> str:
    if len(parts) == 1:
        return words.gettext("all to seat {seat}", seat=parts[0].seat)
    return ", ".join(
        words.gettext("{chips} to seat {seat}", chips=words.number(part.amount), seat=part.seat)
        for part in parts
    )
