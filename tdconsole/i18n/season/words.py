"""A season in words: points, rules, and what decided between equal points."""

from collections.abc import Iterable, Iterator
from decimal import ROUND_HALF_UP, Decimal, InvalidOperation
from typing import Final

from babel.numbers import format_decimal, get_currency_precision

from tdconsole.domain.language.season_rules import FinalRules, SeasonRules, TieRule
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.season.standing import SeasonStanding
from tdconsole.projections.season.table import AdjustmentLine, SeasonRow, SeasonTable

_PLACES: Final = Decimal("0.01")
_NAMED: Final = 1
_HUGE: Final = Decimal(10) ** 15
"""Points that nobody reads digit by digit."""


def digits_of(currency: str) -> int:
    """How many digits a currency has behind the point."""
    return get_currency_precision(currency)


def points_digits(points: Iterable[Decimal | None]) -> int:
    """How many digits behind the point the points of a list need: two at most."""
    return max((_digits(one) for one in points if one is not None), default=0)


def _digits(points: Decimal) -> int:
    if abs(points) >= _HUGE:
        return 0
    exponent = points.quantize(_PLACES, ROUND_HALF_UP).normalize().as_tuple().exponent
    return -min(exponent, 0) if isinstance(exponent, int) else 0


def points_words(words: Catalogue, points: Decimal, digits: int | None = None) -> str:
    """Points with two digits at most; what is behind them decides all the same."""
    if abs(points) >= _HUGE:
        return f"{points:.3E}"
    rounded = points.quantize(_PLACES, ROUND_HALF_UP) + 0
    behind = "##" if digits is None else "0" * digits
    return str(format_decimal(rounded, f"#,##0.{behind}".rstrip("."), locale=words.locale))


def played_words(words: Catalogue, row: SeasonRow) -> str:
    """How many evenings count of those played, if not all of them do."""
    if not row.dropped:
        return words.number(row.played)
    counted, played = words.number(row.played - row.dropped), words.number(row.played)
    return words.pgettext("evenings", "{counted} of {played}", counted=counted, played=played)


def with_sign(words: Catalogue, written: str | Decimal) -> str:
    """An adjustment, exactly as it was written, with its sign."""
    try:
        points = Decimal(written)
    except InvalidOperation:
        return str(written)
    figure = format_decimal(abs(points), "#,##0.######", locale=words.locale)
    return f"{'−' if points < 0 else '+'}{figure}"


def tie_words(words: Catalogue, rule: TieRule) -> str:
    say = words.pgettext
    return {
        "wins": say("tie of a season", "more wins"),
        "best_place": say("tie of a season", "better place"),
        "best_points": say("tie of a season", "more points in one evening"),
        "cashes": say("tie of a season", "more prizes"),
        "played": say("tie of a season", "more evenings"),
    }[rule]


def state_words(words: Catalogue, table: SeasonTable) -> str:
    """The season of the table, and the day it is as of."""
    day = words.day(table.as_of)
    if table.closed is not None and table.as_of == table.closed:
        return words.ngettext(
            "{name}, closed on {day} after {number} evening",
            "{name}, closed on {day} after {number} evenings",
            len(table.evenings),
            name=table.name,
            day=day,
        )
    return words.ngettext(
        "{name}, as of {day} after {number} evening",
        "{name}, as of {day} after {number} evenings",
        len(table.evenings),
        name=table.name,
        day=day,
    )


def rules_words(words: Catalogue, rules: SeasonRules) -> Iterator[str]:
    """What counts, a sentence each."""
    if rules.best == 1:
        yield words.gettext("Only the best evening counts.")
    elif rules.best:
        yield words.ngettext(
            "The best {number} evening counts.", "The best {number} evenings count.", rules.best
        )
    else:
        yield words.gettext("All evenings count.")
    if rules.minimum > 1:
        yield words.ngettext(
            "A place takes at least {number} evening.",
            "A place takes at least {number} evenings.",
            rules.minimum,
        )
    if rules.ties:
        ties = ", ".join(tie_words(words, one) for one in rules.ties)
        yield words.gettext("Equal points: {ties}, then a shared place.", ties=ties)
    else:
        yield words.gettext("Equal points share a place.")


def scope_words(words: Catalogue, rules: SeasonRules) -> str:
    """The tournaments that count."""
    say = words.gettext
    if rules.by_hand:
        return say("Tournaments counted in by hand")
    days = _days_words(words, rules)
    if rules.series and days:
        return say("Tournaments of {series}, {days}", series=rules.series, days=days)
    if rules.series:
        return say("Tournaments of {series}", series=rules.series)
    return say("All tournaments, {days}", days=days) if days else say("All tournaments")


def _days_words(words: Catalogue, rules: SeasonRules) -> str:
    say, since, until = words.pgettext, words.day(rules.since), words.day(rules.until)
    if rules.since and rules.until:
        return say("days of a season", "{since} to {until}", since=since, until=until)
    if rules.since:
        return say("days of a season", "from {since}", since=since)
    return say("days of a season", "to {until}", until=until) if rules.until else ""


def final_words(words: Catalogue, final: FinalRules) -> str:
    """The bounds for the final."""
    if not final.is_played:
        return words.gettext("No final is planned.")
    points = points_words(words, Decimal(final.points)) if final.points else ""
    if final.players and points:
        return words.ngettext(
            "The best {number} qualifies, with at least {points} points.",
            "The best {number} qualify, with at least {points} points.",
            final.players,
            points=points,
        )
    if final.players:
        return words.ngettext(
            "The best {number} qualifies.", "The best {number} qualify.", final.players
        )
    return words.gettext("Everybody with at least {points} points qualifies.", points=points)


def stack_words(words: Catalogue, final: FinalRules) -> str:
    """The make-up of a stack in the final."""
    say = words.gettext
    per_point = format_decimal(Decimal(final.per_point), "#,##0.######", locale=words.locale)
    said = say(
        "Stack: {stack} + {chips} for each point, in chips of {chip}.",
        stack=words.number(final.stack),
        chips=per_point,
        chip=words.number(final.chip),
    )
    if final.least:
        said += " " + say("At least {chips}.", chips=words.number(final.least))
    if final.most:
        said += " " + say("At most {chips}.", chips=words.number(final.most))
    return said


def player_words(words: Catalogue, row: SeasonRow) -> str:
    """A player's season in a sentence."""
    points = points_words(words, row.points)
    said = words.ngettext(
        "{points} points from {number} evening.",
        "{points} points from {number} evenings.",
        row.played,
        points=points,
    )
    return " ".join((said, *(f"{one[:1].upper()}{one[1:]}." for one in row_words(words, row))))


def standing_words(words: Catalogue, one: SeasonStanding) -> str:
    """A player's place and points in a season, as a row beside those of others."""
    points = points_words(words, one.points)
    if one.place is None:
        return words.gettext("{name}: no place, {points} points", name=one.name, points=points)
    return words.gettext(
        "{name}: place {place} of {players}, {points} points",
        name=one.name,
        place=words.number(one.place),
        players=words.number(one.players),
        points=points,
    )


def adjustment_words(words: Catalogue, one: AdjustmentLine) -> str:
    erased = words.gettext("erased")
    said = words.gettext(
        "Adjustment {number}: {player} {points} from {day}. {reason}",
        number=one.adjustment,
        player=one.name or erased,
        points=with_sign(words, one.points),
        day=words.day(one.day),
        reason=one.reason or erased,
    )
    if not one.taken_back:
        return said
    return words.pgettext("adjustment", "{said} (taken back)", said=said)


def missing_words(words: Catalogue, table: SeasonTable) -> str:
    """The players without points for an evening; of many the first one is named."""
    if not table.missing:
        return ""
    named = [
        f"{one.name or words.gettext('erased')} ({one.evening}, {words.day(one.day)})"
        for one in table.missing[:_NAMED]
    ]
    more = len(table.missing) - len(named)
    if more:
        named.append(words.ngettext("{number} more", "{number} more", more))
    return words.gettext("No points by the formula: {players}", players=words.listed(named))


def too_many_words(words: Catalogue, too_many: int) -> str:
    return words.ngettext(
        "{number} more than planned, because the last place is shared.",
        "{number} more than planned, because the last place is shared.",
        too_many,
    )


def row_words(words: Catalogue, row: SeasonRow) -> Iterator[str]:
    """What there is to say of a player beside the figures."""
    say = words.pgettext
    if row.decided_by is not None:
        yield say("season", "behind by: {rule}", rule=tie_words(words, row.decided_by))
    if row.adjusted:
        yield say("season", "{points} adjusted", points=with_sign(words, row.adjusted))
