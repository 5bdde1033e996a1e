"""The views, and questions that a director asks of them."""

from typing import Final

from tdconsole.exports.relational.schema import View


def _money(minor: str, decimals: str = "t.decimals") -> str:
    """The decimal text of a sum in minor units, in whole numbers throughout."""
    unit = f"CAST(substr('1000000', 1, 1 + {decimals}) AS INTEGER)"
    sign = f"(CASE WHEN {minor} < 0 THEN '-' ELSE '' END)"
    whole = f"{sign} || (abs({minor}) / {unit})"
    part = f"'.' || printf('%0*d', {decimals}, abs({minor}) % {unit})"
    return f"CASE {decimals} WHEN 0 THEN {whole} ELSE {whole} || {part} END"


_STANDINGS: Final = """
SELECT e.tournament, t.name AS tournament_name, e.flight, e.standing, e.place, e.shared_by,
  e.entry, e.bullet, e.person, p.name, p.country, s.table_number, s.seat_number,
  e.prize, e.prize_minor, t.currency
FROM entries e JOIN tournaments t USING (tournament) JOIN people p USING (person)
  LEFT JOIN seats s ON s.tournament = e.tournament AND s.entry = e.entry
WHERE e.standing IS NOT NULL ORDER BY e.tournament, e.flight, e.standing
"""
_CASH: Final = f"""
SELECT s.tournament, t.name AS tournament_name, t.currency, s.method,
  {_money("s.taken_minor")} AS taken, s.taken_minor,
  {_money("s.given_back_minor")} AS given_back, s.given_back_minor,
  {_money("s.paid_out_minor")} AS paid_out, s.paid_out_minor,
  {_money("(s.taken_minor - s.given_back_minor - s.paid_out_minor)")} AS left_over,
  s.taken_minor - s.given_back_minor - s.paid_out_minor AS left_over_minor
FROM (
  SELECT tournament, method,
    SUM(CASE WHEN direction = 'in' THEN amount_minor ELSE 0 END) AS taken_minor,
    SUM(CASE WHEN purpose IN ('unregistered', 'refund') THEN amount_minor ELSE 0 END)
      AS given_back_minor,
    SUM(CASE WHEN purpose IN ('prize', 'bounty', 'special') THEN amount_minor ELSE 0 END)
      AS paid_out_minor
  FROM payments GROUP BY tournament, method
) s JOIN tournaments t USING (tournament) ORDER BY s.tournament, s.method
"""  # noqa: S608 -- nothing in it comes from outside
_SEATS_NOW: Final = """
SELECT s.tournament, t.name AS tournament_name, s.flight, s.table_number, s.seat_number,
  s.entry, e.person, p.name, p.country
FROM seats s JOIN tournaments t USING (tournament)
  JOIN entries e ON e.tournament = s.tournament AND e.entry = s.entry
  JOIN people p USING (person)
ORDER BY s.tournament, s.flight, s.table_number, s.seat_number
"""
_BY_HOUR: Final = f"""
SELECT h.tournament, t.name AS tournament_name, h.hour,
  SUM(h.entries) AS entries, SUM(h.rebuys) AS rebuys, SUM(h.add_ons) AS add_ons,
  SUM(h.busts) AS busts, SUM(h.steps) AS steps,
  {_money("SUM(h.taken_minor)")} AS taken, SUM(h.taken_minor) AS taken_minor
FROM (
  SELECT tournament, substr(at, 1, 13) || ':00Z' AS hour, kind IN ('entry', 're-entry') AS entries,
    kind = 'rebuy' AS rebuys, kind = 'add-on' AS add_ons, 0 AS busts, 0 AS steps, 0 AS taken_minor
  FROM purchases
  UNION ALL SELECT tournament, substr(at, 1, 13) || ':00Z', 0, 0, 0, 1, 0, 0
  FROM busts WHERE at IS NOT NULL
  UNION ALL SELECT tournament, substr(at, 1, 13) || ':00Z', 0, 0, 0, 0, 1, 0 FROM steps
  UNION ALL SELECT tournament, substr(at, 1, 13) || ':00Z', 0, 0, 0, 0, 0, amount_minor
  FROM payments WHERE direction = 'in'
) h JOIN tournaments t USING (tournament) GROUP BY h.tournament, h.hour
ORDER BY h.tournament, h.hour
"""  # noqa: S608 -- as above
_NAMED: Final = {
    "tournament": "The tournament's number in the house.",
    "tournament_name": "What it is called.",
    "flight": "The flight.",
    "entry": "The entry.",
    "person": "The person's number.",
    "name": "The name; empty without --people.",
    "country": "The country; empty without --people.",
    "table_number": "The table.",
    "seat_number": "The seat.",
}


def _both(name: str, said: str) -> dict[str, str]:
    return {name: said, f"{name}_minor": f"{said} In minor units, the smallest of the currency."}


VIEWS: Final = (
    View(
        "standings",
        "The standings, one row a person in each flight: those still in first, then by place.",
        _STANDINGS,
        {
            **_NAMED,
            "standing": "The row.",
            "place": "The place, counting entries; none while still in.",
            "shared_by": "How many share the place.",
            "bullet": "Which entry of this person it is.",
            **_both("prize", "What the person won."),
            "currency": "The currency of the prize.",
        },
        ("tournament_name", "flight"),
    ),
    View(
        "cash",
        "Money in and out of each tournament, by method.",
        _CASH,
        {
            "tournament": _NAMED["tournament"],
            "tournament_name": _NAMED["tournament_name"],
            "currency": "The currency.",
            "method": "cash, card, ticket, voucher or house.",
            **_both("taken", "What was taken."),
            **_both("given_back", "What was given back."),
            **_both("paid_out", "Prizes and bounties paid out."),
            **_both("left_over", "What is left of it."),
        },
        ("method", "currency"),
    ),
    View(
        "seats_now",
        "Who sits where now, by table and seat.",
        _SEATS_NOW,
        _NAMED,
        ("table_number",),
    ),
    View(
        "evening_by_hour",
        "What went on in each hour: entries, rebuys, busts, steps and money taken.",
        _BY_HOUR,
        {
            "tournament": _NAMED["tournament"],
            "tournament_name": _NAMED["tournament_name"],
            "hour": "The hour, UTC.",
            "entries": "Entries and re-entries bought.",
            "rebuys": "Rebuys bought.",
            "add_ons": "Add-ons bought.",
            "busts": "Players who went out.",
            "steps": "Steps on the trail.",
            **_both("taken", "Money taken."),
        },
    ),
)
QUERIES: Final = {
    "still_owed": {
        "title": "Who is still owed money?",
        "sql": "SELECT t.name AS tournament, d.entry, p.name, d.due, d.open, t.currency"
        " FROM dues d JOIN tournaments t USING (tournament) JOIN entries e USING (tournament, entry)"
        " JOIN people p USING (person) WHERE d.open_minor > 0"
        " ORDER BY d.tournament, d.open_minor DESC",
    },
    "who_knocked_out_most": {
        "title": "Who knocked out most?",
        "sql": "SELECT t.name AS tournament, w.by_entry AS entry, p.name, COUNT(*) AS busts"
        " FROM bust_winners w JOIN tournaments t USING (tournament) JOIN entries e"
        " ON e.tournament = w.tournament AND e.entry = w.by_entry JOIN people p USING (person)"
        " GROUP BY w.tournament, w.by_entry ORDER BY busts DESC, w.by_entry LIMIT 50",
    },
    "regulars": {
        "title": "Who comes most often, and what do they spend?",
        "sql": "SELECT e.person, p.name, t.currency, COUNT(DISTINCT e.tournament) AS tournaments,"
        " COUNT(*) AS entries, SUM(e.spent_minor) AS spent_minor FROM entries e"
        " JOIN people p USING (person) JOIN tournaments t USING (tournament)"
        " WHERE e.status <> 'taken back' GROUP BY e.person, t.currency"
        " ORDER BY tournaments DESC, entries DESC LIMIT 50",
    },
}
