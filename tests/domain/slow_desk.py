"""A desk kept with pencil and paper: what each gesture brings, by the rules as the house tells them.

It knows of a draw only which seats came out; who was in it, and everything else, it says itself.
"""

from dataclasses import dataclass, field
from typing import Final

Parts = tuple[int, int, int, int]
"""To the pool, the house, the bounty and the staff."""

SEATS: Final = 3
TABLES: Final = (1, 2, 3)
PERIODS: Final = (("level", 10), ("level", 10), ("break", 5), ("level", 10), ("break", 5))
"""Registration closes with the second; rebuys, second halves and the add-on end with the fourth."""
LAST_MINUTES: Final = 10


def plus(one: Parts, other: Parts) -> Parts:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def less(one: Parts, other: Parts) -> Parts:
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3])


@dataclass
class Sale:
    parts: Parts
    chips: int


@dataclass
class House:
    """What is sold, and what is forbidden."""

    price: Parts = (5_000, 500, 0, 0)
    stack: int = 20_000
    half: int = 0
    cap: int = 0
    again: int | None = None
    """None: nobody enters again; 0: as often as they like."""
    again_price: Parts | None = None
    rebuy: Sale | None = None
    rebuys: int = 0
    add_on: Sale | None = None
    bonus: Sale | None = None
    closes_at: int | None = None
    """In minutes of the evening."""
    through_break: bool = False
    zero_chips: bool = False
    most_spent: int | None = None
    at_zero: bool = False
    no_show_waits: bool = False
    at_once: bool = False
    at_entry: bool = False


@dataclass
class Bullet:
    number: int
    person: int
    before: int | None
    nth: int
    base: Parts
    kind: str
    start: int
    extra: int
    bonus_paid: Parts
    bonus: int
    half: int
    half_taken: bool = False
    bought: Parts = (0, 0, 0, 0)
    added: int = 0
    rebuys: int = 0
    added_on: bool = False
    out: bool = False
    forfeited: int = 0
    seat: tuple[int, int] | None = None
    last_seat: tuple[int, int] | None = None

    @property
    def spent(self) -> Parts:
        return plus(plus(self.base, self.bonus_paid), self.bought)

    @property
    def chips(self) -> int:
        return self.start + self.extra + self.bonus + self.added


@dataclass
class Asked:
    """What is asked of an entry."""

    profile: str | None = None
    bonus: bool = False
    paid: int | None = None
    draw: bool | None = None
    forfeit: int | None = None


@dataclass
class Person:
    """What the house knows of them."""

    barred: bool = False
    member: bool = False
    age: int | None = None


PROFILES: Final[dict[str, tuple[Parts, int]]] = {
    "Late": ((6_000, 500, 1_000, 0), 0),
    "Member": ((4_500, 500, 0, 0), 1_000),
}


@dataclass
class SlowDesk:
    house: House
    minute: int = 0
    began: int | None = None
    people: dict[int, Person] = field(default_factory=dict)
    means: dict[int, int] = field(default_factory=dict)
    bullets: dict[int, Bullet] = field(default_factory=dict)
    line: list[int] = field(default_factory=list)
    back: list[int] = field(default_factory=list)
    """Those who were passed over, behind the line."""
    called: set[int] = field(default_factory=set)
    issued: int = 0
    blinds: int = 0
    kept: int = 0
    """What no-shows had paid."""

    # The hall's clock

    def period(self) -> int | None:
        if self.began is None:
            return None
        left = self.minute - self.began
        for index, (_kind, minutes) in enumerate(PERIODS):
            if left < minutes:
                return index
            left -= minutes
        return len(PERIODS)

    def past(self, index: int) -> bool:
        period = self.period()
        return period is not None and period > index

    def level(self) -> int:
        period = self.period()
        if period is None:
            return 0
        kinds = [kind for kind, _minutes in (*PERIODS, ("level", LAST_MINUTES))]
        return max(1, kinds[: period + 1].count("level"))

    # People

    def numbers(self, person: int) -> set[int]:
        counts = self.means.get(person, person)
        return {counts} | {gone for gone, meant in self.means.items() if meant == counts}

    def of(self, person: int) -> list[Bullet]:
        mine = self.numbers(person)
        return [one for one in self.bullets.values() if one.person in mine]

    def latest(self, person: int) -> Bullet | None:
        mine = self.of(person)
        live = [one for one in mine if not one.out]
        return max(live or mine, key=lambda one: one.number, default=None)

    def left(self) -> int:
        return sum(not one.out for one in self.bullets.values())

    def waiting(self) -> list[int]:
        return [*self.line, *self.back]

    # What is there

    def chips(self) -> int:
        return sum(one.chips - one.forfeited for one in self.bullets.values())

    def takings(self) -> Parts:
        total: Parts = (0, 0, 0, 0)
        for one in self.bullets.values():
            total = plus(total, one.spent)
        return total

    # Seats

    def at(self, table: int) -> list[Bullet]:
        return [one for one in self.bullets.values() if one.seat and one.seat[0] == table]

    def seats(self, *, opening: bool) -> int:
        """Free ones that somebody may be drawn to."""
        sizes = [len(self.at(table)) for table in TABLES]
        return sum(SEATS - size for size in sizes if size or opening)

    def somebody_sits(self) -> bool:
        return any(one.seat for one in self.bullets.values())

    def may_open(self) -> bool:
        return self.began is None or not self.somebody_sits()

    def sat(self, number: int, seat: tuple[int, int]) -> None:
        self.bullets[number].seat = seat
        self.leaves_line(number)

    def leaves_line(self, number: int) -> None:
        self.line = [one for one in self.line if one != number]
        self.back = [one for one in self.back if one != number]
        self.called.discard(number)

    def waits(self, number: int) -> None:
        self.line = sorted([*self.line, number])

    # Entering

    def priced(self, person: int, asked: Asked) -> tuple[Parts, str, int] | str:
        """The parts, the kind of price, and the chips on top; or the refusal."""
        member = self.people[self.means.get(person, person)].member
        name = asked.profile
        if name is None:
            name = "standard"
            if member:
                name = "Member"
            if self.level() >= 2:
                name = "Late"
        if name != "standard" and name not in PROFILES:
            return "NoSuchProfile"
        if name == "Member" and not member:
            return "ForMembersOnly"
        parts, extra = (self.house.price, 0) if name == "standard" else PROFILES[name]
        again = self.latest(person) is not None
        if again and self.house.again is not None and self.house.again_price is not None:
            return self.house.again_price, f"again {name}", extra
        return parts, name, extra

    def limits(self, person: int, due: int, *, giving: bool) -> list[str]:
        house, known = self.house, self.people[self.means.get(person, person)]
        found = []
        closed = self.past(2 if house.through_break else 1)
        if closed or (house.closes_at is not None and self.minute >= house.closes_at):
            found.append("closed")
        if house.cap and len(self.bullets) >= house.cap:
            found.append("cap")
        if known.barred:
            found.append("barred")
        if known.age is not None and known.age < 18:
            found.append("age")
        found += self.over_spent(person, due)
        if (mine := self.of(person)) != []:
            if house.again is None or 0 < house.again < len(mine):
                found.append("reentries")
            last = 2 if house.through_break else 1
            period = self.period()
            if giving and house.zero_chips and (period is None or period < last):
                found.append("live_stack")
        return found

    def over_spent(self, person: int, due: int) -> list[str]:
        most = self.house.most_spent
        spent = sum(sum(one.spent) for one in self.of(person))
        return ["spending"] if most is not None and spent + due > most else []

    def register(self, person: int, asked: Asked, *, override: bool) -> "Answer":
        latest = self.latest(person)
        live = latest is not None and not latest.out
        if live and asked.forfeit is None:
            return Answer("AlreadyRegistered")
        if asked.forfeit is not None:
            if latest is None or not live:
                return Answer("NotForfeited")
            if latest.seat is None:
                return Answer("NotSeated")
            if asked.forfeit > self.chips() - (self.left() - 1):
                return Answer("MoreThanInPlay")
        priced = self.priced(person, asked)
        if isinstance(priced, str):
            return Answer(priced)
        if asked.bonus and self.house.bonus is None:
            return Answer("NoStaffBonus")
        parts, kind, extra = priced
        bonus = self.house.bonus if asked.bonus else None
        due = sum(parts) + (sum(bonus.parts) if bonus else 0)
        if asked.paid is not None and asked.paid != due:
            return Answer("PaymentsDoNotAddUp")
        limits = self.limits(person, due, giving=asked.forfeit is not None)
        if limits and not override:
            return Answer(limits[0])
        late = self.somebody_sits()
        if latest is not None and asked.forfeit is not None:
            latest.out, latest.forfeited = True, asked.forfeit
            latest.last_seat, latest.seat = latest.seat, None
        self.issued += 1
        self.bullets[self.issued] = Bullet(
            number=self.issued,
            person=self.means.get(person, person),
            before=None if latest is None else latest.number,
            nth=1 if latest is None else latest.nth + 1,
            base=parts,
            kind=kind,
            start=self.house.stack,
            extra=extra,
            bonus_paid=bonus.parts if bonus else (0, 0, 0, 0),
            bonus=bonus.chips if bonus else 0,
            half=self.house.half,
        )
        self.waits(self.issued)
        return Answer(None, limits, self.comes_to_a_seat(self.issued, asked, late=late))

    def comes_to_a_seat(self, number: int, asked: Asked, *, late: bool) -> list[int]:
        wanted = asked.draw
        if wanted is None:
            wanted = late or self.house.at_entry
        free = self.seats(opening=self.may_open())
        fair = asked.draw is True or free >= len(self.waiting())
        return [number] if wanted and free and fair else []

    # Leaving

    def won(self) -> bool:
        return self.left() == 1 and any(one.out for one in self.bullets.values())

    def unregister(self, number: int, refund: int | None) -> "Answer":
        one = self.bullets.get(number)
        if one is None or one.out:
            return Answer("UnknownEntry" if one is None else "PlayerIsOut")
        played = self.began is not None or any(other.out for other in self.bullets.values())
        if (played and one.seat) or self.won():
            return Answer("AlreadyPlaying")
        if refund is not None and refund > sum(one.spent):
            return Answer("RefundTooLarge")
        self.strike(one)
        return Answer(None)

    def remove_no_show(self, number: int, *, override: bool) -> "Answer":
        one = self.bullets.get(number)
        if one is None or one.out:
            return Answer("UnknownEntry" if one is None else "PlayerIsOut")
        if self.won():
            return Answer("AlreadyPlaying")
        limits = ["no_show_too_early"] if self.house.no_show_waits and not self.past(2) else []
        if limits and not override:
            return Answer(limits[0])
        self.kept += sum(one.spent)
        self.strike(one)
        return Answer(None, limits)

    def strike(self, one: Bullet) -> None:
        self.leaves_line(one.number)
        del self.bullets[one.number]

    def bust(self, number: int) -> "Answer":
        one = self.bullets.get(number)
        if one is None or one.out:
            return Answer("UnknownEntry" if one is None else "PlayerIsOut")
        if one.seat is None:
            return Answer("NotSeated")
        if self.began is None:
            return Answer("ClockNotStarted")
        if len(self.at(one.seat[0])) == 1:
            return Answer("NobodyWouldBeLeft")
        one.out, one.last_seat, one.seat = True, one.seat, None
        if not self.house.at_once:
            return Answer(None)
        return Answer(None, [], self.waiting()[: self.seats(opening=False)])

    def reinstate(self, number: int) -> "Answer":
        one = self.bullets.get(number)
        if one is None:
            return Answer("UnknownEntry")
        if not one.out:
            return Answer("PlayerIsIn")
        latest = self.latest(one.person)
        if latest is not one:
            return Answer("AlreadyRegistered")
        if any(other.seat == one.last_seat for other in self.bullets.values()):
            return Answer("SeatTaken")
        one.out, one.forfeited, one.seat = False, 0, one.last_seat
        return Answer(None)

    # More chips

    def sell(self, number: int, what: str, stack: int | None, *, override: bool) -> "Answer":
        one, house = self.bullets.get(number), self.house
        if one is None or one.out:
            return Answer("UnknownEntry" if one is None else "PlayerIsOut")
        sale = {"rebuy": house.rebuy, "add-on": house.add_on, "bonus": house.bonus}[what]
        if sale is None:
            return Answer({"rebuy": "NoRebuys", "add-on": "NoAddOn"}.get(what, "NoStaffBonus"))
        if what == "add-on" and one.added_on:
            return Answer("AddOnTakenAlready")
        if what == "bonus" and one.bonus:
            return Answer("BonusTakenAlready")
        limits = self.of_rebuy(one, stack) if what == "rebuy" else []
        if what == "add-on" and self.past(4):
            limits.append("add_ons_ended")
        limits += self.over_spent(one.person, sum(sale.parts))
        if limits and not override:
            return Answer(limits[0])
        one.bought = plus(one.bought, sale.parts)
        if what == "bonus":
            one.bonus = sale.chips
        else:
            one.added += sale.chips
        one.rebuys += what == "rebuy"
        one.added_on = one.added_on or what == "add-on"
        return Answer(None, limits)

    def of_rebuy(self, one: Bullet, stack: int | None) -> list[str]:
        house, found = self.house, []
        if self.past(3):
            found.append("rebuys_ended")
        if house.rebuys and one.rebuys >= house.rebuys:
            found.append("rebuys")
        if one.added_on:
            found.append("rebuy_after_add_on")
        if stack is not None and stack > (0 if house.at_zero else house.stack):
            found.append("rebuy_stack")
        return found

    def second_half(self, number: int, *, override: bool) -> "Answer":
        one = self.bullets.get(number)
        if one is None or one.out:
            return Answer("UnknownEntry" if one is None else "PlayerIsOut")
        if not one.half:
            return Answer("SecondHalfTakenAlready" if one.half_taken else "NoSecondHalf")
        limits = ["second_half_ended"] if self.past(3) else []
        if limits and not override:
            return Answer(limits[0])
        one.added, one.half, one.half_taken = one.added + one.half, 0, True
        return Answer(None, limits)

    # The waiting list

    def draw(self, number: int | None) -> "Answer":
        if number is not None and number not in self.waiting():
            return Answer("NotWaiting" if number in self.bullets else "UnknownEntry")
        if not self.waiting():
            return Answer("NobodyToSeat")
        alone = not self.somebody_sits() and len(self.waiting()) < 2
        if alone and not self.house.at_entry:
            return Answer("TooFewToDraw")
        free = self.seats(opening=True)
        if not free:
            return Answer("NoSeatFree")
        return Answer(None, [], (self.waiting() if number is None else [number])[:free])

    def call(self, number: int | None) -> "Answer":
        if number is None:
            number = next((one for one in self.waiting() if one not in self.called), None)
            if number is None:
                return Answer("NobodyWaits")
        elif number not in self.waiting():
            return Answer("NotWaiting" if number in self.bullets else "UnknownEntry")
        elif number in self.called:
            return Answer("CalledAlready")
        self.called.add(number)
        return Answer(None)

    def pass_over(self, number: int) -> "Answer":
        if number not in self.waiting():
            return Answer("NotWaiting" if number in self.bullets else "UnknownEntry")
        self.leaves_line(number)
        self.back.append(number)
        return Answer(None)

    def edit(self, price: Parts | None, stack: int | None, half: int | None, *, too: bool) -> None:
        was = House(price=self.house.price, stack=self.house.stack, half=self.house.half)
        house = self.house
        house.price = price or house.price
        house.stack = stack or house.stack
        house.half = house.half if half is None else half
        for one in self.bullets.values() if too else ():
            if one.kind in {"standard", "again standard"} and one.base == was.price:
                one.base = house.price
            if one.start == was.stack:
                one.start = house.stack
            if not one.half_taken and one.half == was.half:
                one.half = house.half


@dataclass
class Answer:
    """The refusal, or the limits that were passed and who is drawn a seat."""

    refused: str | None
    passed: list[str] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
