"""Files as The Tournament Director 3 writes them, made up from nothing."""

import json
from random import Random
from typing import Any
from uuid import UUID

from tdconsole.imports.td3.reading import Made

START = 1_760_000_000_000
MINUTE = 60_000
FIRST = [
    "Aino",
    "Bartek",
    "Chiara",
    "Dora",
    "Emil",
    "Flavia",
    "Gustaw",
    "Hela",
    "Ines",
    "Jerzy",
    "Kaja",
    "Leon",
    "Mila",
    "Nico",
    "Ola",
]
TABLES = {1: "95ba556e", 2: "c4b9b6f4", 3: "e0a64baf"}
LEVELS = ((25, 50), (50, 100), (75, 150), (100, 200), (150, 300), (200, 400), (300, 600))


def written(value: Any) -> str:
    """The value as that program writes it: bare keys, and names after `new`."""
    if isinstance(value, Made):
        return f"new {value.name}({', '.join(map(written, value.given))})"
    if isinstance(value, Mapped):
        return f"Map.from([{', '.join(f'[{written(k)}, {written(v)}]' for k, v in value.items())}])"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {written(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    return json.dumps(value, ensure_ascii=False)


class Mapped(dict[str, Any]):
    """What is written with `Map.from`."""


def new(name: str, **fields: Any) -> Made:
    return Made(name, [fields])


def rake(amount: float = 0) -> Made:
    return Made("PerPlayerRake", [[amount]])


def number(one: int) -> str:
    return str(UUID(int=one * 7919 + 1, version=4))


def seat(table: int, index: int) -> Made:
    name = f"Table {table}"
    return new("GameSeat", TableName=name, SeatIndex=index, Locked=False, TableUUID=TABLES[table])


def bust(time: int, level: int, by: list[int], at: Made | None) -> Made:
    where = {} if at is None else {"Seat": at}
    return new("GameBustOut", Time=time, Round=level, HitmanUUID=[number(o) for o in by], **where)


def buyin(time: int, profile: str = "Standard", **more: Any) -> Made:
    fields: dict[str, Any] = {
        "Time": time,
        "Round": 1,
        "Amount": 20,
        "PersonalBounty": 0,
        "Rake": rake(),
        "Chips": 5000,
        "Points": 0,
        **more,
        "ProfileName": profile,
    }
    return Made("GameBuyin", [fields])


def player(one: int, name: str, buyins: list[Made], **more: Any) -> Made:
    fields: dict[str, Any] = {
        "UUID": number(one),
        "Name": new(
            "PlayerName", UUID=number(one), Nickname=name, Firstname="", Lastname="", LastModified=1
        ),
        "Info": new("PlayerInfo", UUID=number(one), City="", Country="", Phone1="", Email1=""),
        "Buyins": buyins,
        "AddOns": [],
        "CashAdjustment": 0,
        "PointsAdjustment": 0,
        "ChipCount": 5000,
        "NumberOfTableMoves": 0,
        "PaidInFull": True,
        "HitsAdjustment": 0,
        **more,
    }
    return Made("GamePlayer", [fields])


def profile(name: str, fee: float, chips: int, raked: float = 0) -> Made:
    return new(
        "FeeProfile",
        Name=name,
        Enabled=True,
        AllowChange=False,
        Fee=fee,
        Rake=rake(raked),
        Chips=chips,
        Points=0,
        BountyChipCost=0,
    )


def config(*profiles: Made, allow: bool = True, last: int = 0) -> Made:
    return new("BuyConfig", Allow=allow, Profiles=list(profiles), DefIndex=0, LastRound=last)


def financials(**changes: Any) -> Made:
    fields: dict[str, Any] = {
        "Buyins": config(profile("Standard", 20, 5000), profile("Dear", 50, 8000, 5)),
        "AddOns": config(profile("Master", 10, 3000), last=6),
        "Rebuys": config(profile("Double", 20, 5000), last=6),
        "HouseContribution": 0,
        "GuaranteedPot": 0,
        "PointsForPlaying": new(
            "UserFormula", Text="round(10 * sqrt(n) / sqrt(r)) + nh", Strict=False
        ),
        "UseBounties": False,
    }
    return Made("FinancialConfig", [fields | changes])


def history(*items: tuple[int, str]) -> Made:
    rows = [new("GameHistoryItem", Time=time, Text=text, Source=0) for time, text in items]
    return new("GameHistory", History=rows)


def prize(place: int, amount: float, to: list[int], **more: Any) -> Made:
    fields: dict[str, Any] = {
        "Description": f"Place {place}",
        "Type": 0,
        "Recipient": place,
        "AmountType": 1,
        "Amount": amount,
        "Adjustment": 0,
        "Points": 0,
        "AwardedToPlayers": [number(one) for one in to],
        "CalculatedAmount": amount,
        **more,
    }
    return Made("GamePrize", [fields])


def levels() -> Made:
    rows: list[Made] = []
    for index, (small, big) in enumerate(LEVELS, start=1):
        rows.append(
            new(
                "GameRound",
                Minutes=20,
                SmallBlind=small,
                BigBlind=big,
                Ante=0,
                GameType=2,
                GameName="Texas Hold 'Em",
                Limits=[0] * 8,
                Notes="",
            )
        )
        if index == 3:
            rows.append(new("GameBreak", Minutes=10, ChipUp=True, Notes=""))
    return new("GameLevels", Levels=rows)


class Evening:
    """An evening of a few players at two tables: who is out at what minute, by whom."""

    def __init__(self, entrants: int = 9, seed: int = 1) -> None:
        chance = Random(seed)  # noqa: S311
        self.number = seed
        self.names = {one: f"{FIRST[(one - 1) % 15]} {one}" for one in range(1, entrants + 1)}
        self.buyins = {one: [self._bought(one)] for one in self.names}
        self.seats = {one: (1 + (one - 1) % 2, (one - 1) // 2) for one in self.names}
        self.items = [(START, "Tournament started")]
        for one, (table, index) in self.seats.items():
            where = f"Table {table}, Seat {index + 1}"
            self.items.append((START + one, f"{where}: {self.names[one]}"))
        self.fields: dict[str, Any] = {}
        self.more: dict[int, dict[str, Any]] = {}
        self.prizes = [(1, 0.5), (2, 0.3), (3, 0.2)]
        left = sorted(self.names)
        at = 5
        while len(left) > 1:
            at += chance.randint(3, 9)
            out = left.pop(chance.randrange(len(left)))
            near = [one for one in left if self.seats[one][0] == self.seats[out][0]] or left
            self.out(out, chance.choice(near), at)
        self.winner = left[0]
        self.end = START + (at + 1) * MINUTE

    def _bought(self, one: int) -> dict[str, Any]:
        return dict(buyin(START - (30 - one) * MINUTE).given[0])

    def out(self, one: int, by: int, at: int) -> None:
        table, index = self.seats[one]
        time = START + at * MINUTE
        self.buyins[one][-1]["BustOut"] = bust(time, 1 + at // 20, [by], seat(table, index))

    def rebuy(self, one: int, by: int, at: int) -> None:
        """Out, and back in for the same seat a few seconds later."""
        last = self.buyins[one][-1].pop("BustOut", None)
        self.out(one, by, at)
        table, index = self.seats[one]
        again = dict(buyin(START + at * MINUTE + 4_000, "Double").given[0])
        again["Seat"] = seat(table, index)
        if last is not None:
            again["BustOut"] = last
        self.buyins[one].append(again)

    @property
    def places(self) -> list[int]:
        """Everybody, the winner first."""

        def when(one: int) -> int:
            out = self.buyins[one][-1].get("BustOut")
            return self.end if out is None else out.given[0]["Time"]

        return sorted(self.names, key=when, reverse=True)

    @property
    def pot(self) -> float:
        sold = (one for bought in self.buyins.values() for one in bought)
        return float(sum(one["Amount"] - one["Rake"].given[0][0] for one in sold))

    def tree(self) -> dict[str, Any]:
        players = Mapped(
            (
                number(one),
                player(
                    one,
                    self.names[one],
                    [Made("GameBuyin", [fields]) for fields in self.buyins[one]],
                    **self.more.get(one, {}),
                ),
            )
            for one in self.names
        )
        places = self.places
        prizes = [
            prize(place, self.pot * share, [places[place - 1]]) for place, share in self.prizes
        ]
        tables = [
            new(
                "GameTable",
                Name=f"Table {no}",
                NumberOfSeats=9,
                Seats=[None] * 9,
                DealerButtonSeat=0,
                UUID=key,
            )
            for no, key in TABLES.items()
            if no < 3
        ]
        chips = [
            new(
                "GameChip", ChipID="1", Label="Blue", Color="blue", Value=25, Use=True, PerPlayer=8
            ),
            new(
                "GameChip",
                ChipID="2",
                Label="Red",
                Color="#ff0000",
                Value=100,
                Use=True,
                PerPlayer=8,
            ),
        ]
        fields: dict[str, Any] = {
            "UUID": number(1000 + self.number),
            "LeagueUUID": number(2000),
            "LeagueName": "Club",
            "SeasonUUID": number(2001),
            "SeasonName": "2025",
            "Title": f'Thursday "{self.number}"',
            "Description": "",
            "Notes": "",
            "Financials": financials(),
            "Players": new(
                "GamePlayers",
                Players=players,
                Chops=new("GameChops", Chops=[]),
                Config=new("GamePlayersConfig", TrackPlayers=True, FullCreditHit=True),
            ),
            "Levels": levels(),
            "Prizes": new("GamePrizes", Prizes=prizes, RoundPrizes=2, RoundToNearest=1),
            "Chips": new("GameChips", Chips=chips),
            "Tables": new("GameTables", Tables=tables, RandomizeFinalTable=True),
            "History": history(*self.items),
            "StartTime": START,
            "EndTime": self.end,
            "CurrentPeriodDuration": 1200,
            "ClockRunning": False,
            "CurrentLevel": 3,
            "Layout": [new("LO.Cell", Name="<title>", Text='<b>"Hall"</b>\n', Styles=Mapped())]
            * 40,
            **self.fields,
        }
        return {"V": "3.7.2", "T": Made("Tournament", [fields])}

    def text(self) -> str:
        return written(self.tree()).replace("{V", "{ V", 1)

    def data(self) -> bytes:
        return self.text().encode()
