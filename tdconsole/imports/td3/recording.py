"""A tree turned into the record of an evening; what has no place in it is listed."""

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Final

from tdconsole.domain.values import MOST_SEATS, Break, Chips, Level, Millis, Period, Structure
from tdconsole.imports.td3.evening import (
    Bought,
    Bustout,
    Chair,
    ClockRead,
    Ends,
    EveningRead,
    Offers,
    PlayerRead,
    PrizeRead,
    Sat,
    TableRead,
)
from tdconsole.imports.td3.fields import Fields, amount, fields, moment, named, several, text, whole
from tdconsole.imports.td3.history import History
from tdconsole.imports.td3.reading import Made, Tree
from tdconsole.known_errors import ForeignText
from tdconsole.projections.setup.taken_over import LeftOut, LeftOutKind

_LONGEST_LEVEL: Final = 1440
_MOST_CHIPS: Final = 10**12
_MOST_PERIODS: Final = 500
_MOST_FORMULA: Final = 10_000
_COLOURS: Final = {
    "black": "#000000",
    "blue": "#0000ff",
    "brown": "#a52a2a",
    "cyan": "#00ffff",
    "gold": "#ffd700",
    "gray": "#808080",
    "green": "#008000",
    "grey": "#808080",
    "lime": "#00ff00",
    "magenta": "#ff00ff",
    "maroon": "#800000",
    "navy": "#000080",
    "olive": "#808000",
    "orange": "#ffa500",
    "pink": "#ffc0cb",
    "purple": "#800080",
    "red": "#ff0000",
    "silver": "#c0c0c0",
    "teal": "#008080",
    "violet": "#ee82ee",
    "white": "#ffffff",
    "yellow": "#ffff00",
}
_HEX: Final = re.compile(r"#[0-9a-f]{6}")
_SHORT: Final = re.compile(r"#([0-9a-f])([0-9a-f])([0-9a-f])")


def recorded(tree: Tree, path: str = "") -> EveningRead:
    """The evening in a file; without a tournament in it there is none."""
    top = fields(tree)
    made = top.get("T", tree)
    if not isinstance(made, Made) or made.name != "Tournament":
        raise ForeignText(path, awaited="tournament")
    return _Recording(fields(made), text(top, "V")).evening()


class _Recording:
    def __init__(self, tournament: Fields, version: str) -> None:
        self._tournament = tournament
        self._version = version
        self._money = fields(tournament.get("Financials"))
        self._left: dict[tuple[LeftOutKind, str], None] = {("screens", ""): None}
        self._players: tuple[PlayerRead, ...] = ()
        self._tables: dict[str, TableRead] = {}
        self._periods: list[str] = []
        history = fields(tournament.get("History")).get("History")
        self._history = History(several(history))

    def evening(self) -> EveningRead:
        of, money = self._tournament, self._money
        structure = tuple(self._structure())
        self._read_tables()
        people = fields(of.get("Players"))
        self._players = tuple(self._people(people))
        prizes = tuple(self._prizes())
        seated = tuple(sorted(self._seated(), key=lambda sat: sat.at))  # may know more tables
        self._leave_out(people)
        return EveningRead(
            version=self._version,
            key=text(of, "UUID"),
            title=text(of, "Title"),
            league=text(of, "LeagueName"),
            season=text(of, "SeasonName"),
            began=moment(of, "StartTime"),
            ended=moment(of, "EndTime"),
            structure=structure,
            ends=Ends(
                entries=self._last_level("Buyins"),
                rebuys=self._last_level("Rebuys"),
                add_ons=self._last_level("AddOns"),
            ),
            offers=Offers(
                entry=self._offer("Buyins"),
                rebuy=self._offer("Rebuys"),
                add_on=self._offer("AddOns"),
            ),
            clock=self._clock(structure),
            tables=tuple(self._tables.values()),
            players=self._players,
            prizes=prizes,
            guarantee=max(Decimal(0), amount(money.get("GuaranteedPot"))),
            contribution=max(Decimal(0), amount(money.get("HouseContribution"))),
            periods=tuple(self._history.begun(self._periods)),
            seated=seated,
            sitting=tuple(self._sitting()),
            chips=tuple(self._chips()),
            formula=self._formula(),
            left_out=tuple(LeftOut(kind=kind, detail=detail) for kind, detail in self._left),
        )

    def _leave(self, kind: LeftOutKind, detail: str = "") -> None:
        self._left[kind, detail] = None

    # The structure and its clock

    def _structure(self) -> Iterator[Period]:
        levels = several(fields(self._tournament.get("Levels")).get("Levels"))
        for node in levels[:_MOST_PERIODS]:
            of, kind = fields(node), node.name if isinstance(node, Made) else ""
            minutes = min(max(1, whole(of, "Minutes")), _LONGEST_LEVEL)
            if kind == "GameBreak":
                self._periods.append("break")
                if of.get("ChipUp") is True:
                    self._leave("colour-ups")
                yield Break(minutes=minutes)
            elif kind == "GameRound":
                self._periods.append("round")
                yield self._level(of, minutes)
            else:
                self._leave("other", kind)

    def _level(self, of: Fields, minutes: int) -> Level:
        small, big, ante = (_chips(of, name) for name in ("SmallBlind", "BigBlind", "Ante"))
        if any(several(of.get("Limits"))):
            self._leave("betting-limits")
        if ante:
            self._leave("antes")
        return Level(
            small_blind=small,
            big_blind=big,
            ante=ante,
            ante_kind="each" if ante else "none",
            minutes=minutes,
        )

    def _last_level(self, sold: str) -> int:
        of = fields(self._money.get(sold))
        return max(0, whole(of, "LastRound")) if of.get("Allow") is True else 0

    def _offer(self, sold: str) -> Bought | None:
        """What was offered, whether anybody bought it or not."""
        of = fields(self._money.get(sold))
        profiles, index = several(of.get("Profiles")), whole(of, "DefIndex")
        if of.get("Allow") is not True or not 0 <= index < len(profiles):
            return None
        one = fields(profiles[index])
        return Bought(
            at=Millis(0),
            profile=text(one, "Name"),
            amount=max(Decimal(0), amount(one.get("Fee"))),
            rake=_rake(one.get("Rake")),
            chips=_chips(one, "Chips"),
        )

    def _clock(self, structure: Structure) -> ClockRead | None:
        index = whole(self._tournament, "CurrentLevel")
        if not 0 <= index < len(structure):
            return None
        length = whole(self._tournament, "CurrentPeriodDuration")
        gone = whole(self._tournament, "AccumulatedSeconds")
        return ClockRead(index=index, left=max(1, min(length - gone, 86_400)))

    # Tables and seats

    def _read_tables(self) -> None:
        for node in several(fields(self._tournament.get("Tables")).get("Tables")):
            of = fields(node)
            seats = max(whole(of, "NumberOfSeats"), len(several(of.get("Seats"))))
            self._table(text(of, "UUID"), text(of, "Name"), min(seats, MOST_SEATS))

    def _table(self, key: str, name: str, seats: int = 0) -> str:
        key = key or name
        if key and key not in self._tables:
            self._tables[key] = TableRead(key=key, name=name or key, seats=seats)
        return key

    def _chair(self, node: Tree) -> Chair | None:
        of = fields(node)
        key = self._table(text(of, "TableUUID"), text(of, "TableName"))
        seat = whole(of, "SeatIndex") + 1
        return Chair(table=key, seat=seat) if of and key and 1 <= seat <= MOST_SEATS else None

    def _seated(self) -> Iterator[Sat]:
        """The seats told in words, and those before and after the last moves."""
        named_so = {table.name: table.key for table in self._tables.values()}
        for sat, table in self._history.seated(self._players, named_so):
            self._table(sat.chair.table, table)
            yield sat
        last = fields(fields(self._tournament.get("Tables")).get("LastPlayerMove"))
        at = moment(last, "Time")
        if at is None:
            return
        for node in several(last.get("Moves")):
            of = fields(node)
            for when, which in ((Millis(at - 1), "Old"), (at, "New")):
                table, seat = text(of, f"{which}TableUUID"), whole(of, f"{which}SeatIndex") + 1
                if table in self._tables and f"{which}SeatIndex" in of and 1 <= seat <= MOST_SEATS:
                    chair = Chair(table=table, seat=seat)
                    yield Sat(at=when, player=text(of, "PlayerUUID"), chair=chair)

    def _sitting(self) -> Iterator[tuple[str, Chair]]:
        """Everybody at a table as it was saved."""
        for node in several(fields(self._tournament.get("Tables")).get("Tables")):
            of = fields(node)
            key = text(of, "UUID") or text(of, "Name")
            for index, player in enumerate(several(of.get("Seats"))[:MOST_SEATS]):
                if isinstance(player, str) and player and key in self._tables:
                    yield player, Chair(table=key, seat=index + 1)

    # People, and what they bought

    def _people(self, people: Fields) -> Iterator[PlayerRead]:
        for node in several(people.get("Players")):
            of = fields(node)
            name, info = fields(of.get("Name")), fields(of.get("Info"))
            nickname, key = text(name, "Nickname"), text(of, "UUID") or text(name, "UUID")
            full = f"{text(name, 'Firstname')} {text(name, 'Lastname')}".strip()
            player = PlayerRead(
                key=key,
                name=full or nickname or key,
                nickname=nickname if full else "",
                country=text(info, "Country"),
                email=text(info, "Email1") or text(info, "Email2"),
                phone=text(info, "Phone1") or text(info, "Phone2"),
                points=amount(of.get("PointsAdjustment")),
                buyins=tuple(self._bought(of.get("Buyins"))),
                add_ons=tuple(self._bought(of.get("AddOns"))),
            )
            if key and player.buyins:
                yield player
                self._of_player(of, player.name)

    def _of_player(self, of: Fields, name: str) -> None:
        kinds: tuple[tuple[str, LeftOutKind], ...] = (
            ("CashAdjustment", "cash-adjustment"),
            ("HitsAdjustment", "hits-adjustment"),
        )
        for field, kind in kinds:
            if amount(of.get(field)):
                self._leave(kind, name)
        if of.get("PaidInFull") is False:
            self._leave("unpaid", name)

    def _bought(self, node: Tree) -> Iterator[Bought]:
        for one in several(node):
            of = fields(one)
            at = moment(of, "Time")
            if at is None:
                self._leave("purchase", text(of, "ProfileName"))
                continue
            rake = _rake(of.get("Rake"))
            if rake:
                self._leave("rake")
            if amount(of.get("PersonalBounty")):
                self._leave("bounties")
            if amount(of.get("Points")):
                self._leave("points-sold")
            yield Bought(
                at=at,
                profile=text(of, "ProfileName"),
                amount=max(Decimal(0), amount(of.get("Amount"))),
                rake=rake,
                chips=_chips(of, "Chips"),
                chair=self._chair(of.get("Seat")),
                out=self._bustout(of.get("BustOut")),
            )

    def _bustout(self, node: Tree) -> Bustout | None:
        of = fields(node)
        at = moment(of, "Time")
        if at is None:
            return None
        return Bustout(at=at, by=named(of.get("HitmanUUID")), chair=self._chair(of.get("Seat")))

    # Money

    def _prizes(self) -> Iterator[PrizeRead]:
        for node in several(fields(self._tournament.get("Prizes")).get("Prizes")):
            of = fields(node)
            place, sum_ = whole(of, "Recipient"), amount(of.get("CalculatedAmount"))
            if whole(of, "Type") or place < 1 or sum_ < 0:
                self._leave("prize-in-kind", text(of, "Description"))
                continue
            shared = whole(of, "AmountType") == 0 and isinstance(of.get("AmountType"), int)
            yield PrizeRead(
                place=place,
                amount=sum_,
                share=amount(of.get("Amount")) if shared else None,
                to=named(of.get("AwardedToPlayers")),
            )

    def _chips(self) -> Iterator[tuple[int, str]]:
        values: set[int] = set()
        for node in several(fields(self._tournament.get("Chips")).get("Chips")):
            of = fields(node)
            value = _chips(of, "Value")
            if of.get("Use") is not False and value and value not in values:
                values.add(value)
                yield value, _colour(text(of, "Color").lower())

    def _formula(self) -> str:
        formula = fields(self._money.get("PointsForPlaying")).get("Text")
        return formula[:_MOST_FORMULA] if isinstance(formula, str) else ""

    def _leave_out(self, people: Fields) -> None:
        """What the file holds and this record has no place for."""
        chops = map(fields, several(fields(people.get("Chops")).get("Chops")))
        if any(chop.get("Awarded") is True for chop in chops):
            self._leave("deal")
        if text(self._tournament, "Notes"):
            self._leave("notes")
        if whole(fields(self._money.get("FixedRake")), "Type"):
            self._leave("fixed-rake")
        if self._money.get("UseBounties") is True:
            self._leave("bounties")


def _chips(of: Fields, name: str) -> Chips:
    return Chips(min(max(0, whole(of, name)), _MOST_CHIPS))


def _rake(node: Tree) -> Decimal:
    """The rakes of one sale together: a house may keep several."""
    given = node.given if isinstance(node, Made) else [node]
    flat = [one for part in given for one in (part if isinstance(part, list) else [part])]
    return sum((max(Decimal(0), amount(one)) for one in flat), Decimal(0))


def _colour(said: str) -> str:
    """The colour as `#rrggbb`; one that nobody knows is grey."""
    said = _COLOURS.get(said, said)
    if short := _SHORT.fullmatch(said):
        said = "#" + "".join(2 * part for part in short.groups())
    return said if _HEX.fullmatch(said) else _COLOURS["grey"]
