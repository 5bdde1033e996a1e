"""The clock's screen: a pure function from words to named boxes."""

from collections.abc import Iterator
from math import ceil
from typing import Final

from msgspec.structs import replace

from tdconsole.wall.composing.facts_row import (
    facts_row,
    label_height,
    size_in_a_line,
    told_in_a_line,
)
from tdconsole.wall.composing.fitting import (
    CAPITALS,
    DIGITS,
    FIGURES,
    TAILS,
    TALL,
    Align,
    Box,
    Room,
    filling,
    largest,
    lines,
    stands,
)
from tdconsole.wall.composing.sheet import Sheet, zeros
from tdconsole.wall.screens.clock_words import Blinds, Clock
from tdconsole.wall.screens.evening.ribbon import ribbon_boxes
from tdconsole.wall.screens.figures import Figure
from tdconsole.wall.theme import Place, Token

_TIME: Final[dict[str, Token]] = {
    "paused": "paused_ink",
    "held": "paused_ink",
    "last": "last",
    "finished": "quiet",
}
_FACTS: Final = 4
_FIRST: Final = 1.09
"""The height of the first fact, by the others."""
_FULL: Final = 0.915
"""The share of its height that a fact takes with its label; the rest parts it from the next one."""
_NOTED: Final = 0.55
_NOTED_LEAST: Final = 0.42
"""The size of a fact in other words, by the fact's own, and the least where it is close."""
_RANKED: Final = (
    ("average", "stack", "length"),
    ("pool", "chips"),
    ("break_in", "first", "length", "chips"),
)
"""The ways to fill each place after the players', the best one first."""
_NOTHING: Final = Figure(name="", label="", value="")
_ENDING: Final = frozenset({"registration", "rebuys"})
"""The figures with an end to watch, next to the level; where something else is there, in turn."""
_COMMAS: Final = 1.035
"""The height of a row of figures with commas, in ems."""
_ANTE: Final = 0.6
"""The size relative to the blinds, whose line it shares."""
_IN_TURN: Final = frozenset({"chips", "pool", "paid", "first", "next_prize"})
"""What takes turns with the ends, unless it is one of the facts."""


def boxes(shown: Clock, sheet: Sheet) -> Iterator[Box]:
    """The boxes, bands before what is on them."""
    return _Clock(shown, sheet).boxes()


class _Clock(Sheet):
    def __init__(self, shown: Clock, sheet: Sheet) -> None:
        super().__init__(sheet.whole, sheet.full, sheet.theme, sheet.measure)
        self.shown = shown
        noted = self.places.noted
        self.notice = self._notice(shown.notice, self.room(noted.notice))
        if self.notice is not None:
            self.places = replace(
                self.places,
                column=noted.column,
                facts=noted.facts,
                blinds=noted.blinds,
                strip=noted.strip,
                ribbon=self._ribbon_under(noted.notice),
            )

    def boxes(self) -> Iterator[Box]:
        yield from self.header(self.shown.title, self.shown.wall_clock)
        yield from self._state()
        yield from self._time()
        yield from self._column()
        yield from self._blinds()
        yield from self._strip()
        if self.shown.ribbon is not None:
            yield from ribbon_boxes(self.shown.ribbon, self)
        if self.notice is not None:
            yield self.notice

    def _ribbon_under(self, notice: Place) -> Place | None:
        """The evening's line, where the notice leaves it its place."""
        ribbon = self.places.ribbon
        return ribbon if ribbon is not None and notice[3] <= ribbon[1] else None

    def _notice(self, text: str, room: Room) -> Box | None:
        """The notice; one too long for its line needs a screen of its own."""
        face, most = self.faces.label, self.px(self.type.reason)
        if not text:
            return None
        rows, size = filling(text, face, room, most, self.least, self.measure)
        if "".join(rows).replace(" ", "") != text.replace(" ", ""):
            return None
        return Box("notice", room, "ink", rows, face, size)

    # Bands, from the top down

    def _state(self) -> Iterator[Box]:
        shown, room = self.shown, self.room(self.places.state)
        banded = self.band_of(shown.state)
        ground, ink = banded or ("ground", "ink")
        if banded is not None:
            yield Box("band", self.band(room), ground)
        face, gap = self.faces.blinds, self.px(self.screen.space.gap)
        level, word = shown.level.upper(), shown.word.upper()
        sides = room.width - (gap * 2 if word else 0)
        needed = self.measure(level, face) + self.measure(word, face)
        reason = shown.reason
        if reason:
            sides = round(sides * 0.66)
        size = int(min(self.px(self.type.level), sides / needed, room.height / TALL))
        wide = min(room.width, self.wide(level, face, size))
        x = room.x + ((room.width - wide) // 2 if self.places.middle and not word else 0)
        at = room._replace(x=x, width=wide)
        yield Box("level", at, ink, (level,), face, size, "left", ground)
        x = at.right + gap * 2
        if not word:
            yield from self._registration(
                room._replace(x=x), "quiet" if ink == "ink" else ink, ground
            )
            return
        token: Token = "last" if shown.state == "last" and banded is None else ink
        if not reason:
            rest = room._replace(x=x, width=room.right - x)
            yield Box("word", rest, token, (word,), face, size, "right", ground)
            return
        wide = self.wide(word, face, size)
        yield Box("word", room._replace(x=x, width=wide), ink, (word,), face, size, "left", ground)
        x += wide + gap
        rest = room._replace(x=x, width=room.right - x)
        rows, size = lines(
            reason, self.faces.label, rest, self.px(self.type.reason), self.least, self.measure
        )
        yield Box("reason", rest, ink, rows, self.faces.label, size, "right", ground)

    def _registration(self, room: Room, ink: Token, ground: Token) -> Iterator[Box]:
        figures = [one for one in self.shown.figures if one.name in _ENDING]
        if not figures:
            return
        ends, face = [f"{one.label} {one.value}".upper() for one in figures], self.faces.label
        rest = room._replace(width=self.room(self.places.state).right - room.x)
        most = self.px(self.type.figure)
        for rows in ((" · ".join(ends),), tuple(ends)):
            high = int(min(most, rest.height / stands(len(rows), 1)))
            size = min(largest(zeros(row), face, rest, high, self.measure) for row in rows)
            if size > self.least:
                yield Box("registration", rest, ink, rows, face, size, "right", ground)
                return

    def _time(self) -> Iterator[Box]:
        shown, room, face = self.shown, self.room(self.places.time), self.faces.time
        cells = shown.time_room
        if shown.time_label:
            label = self.caption("time_label", room, shown.time_label)
            caption = label_height(self)
            yield label._replace(room=room._replace(height=caption), align=self.aligned)
            room = room._replace(y=room.y + caption, height=room.height - caption)
        deep = DIGITS if set(cells) <= set("0:") else DIGITS + TAILS
        most = min(self.px(self.type.time), room.height / deep)
        size = largest(cells, face, room, most, self.measure)
        ink = _TIME.get(shown.state, "ink")
        wide = min(room.width, self.wide(cells, face, size))
        x = room.x + ((room.width - wide) // 2 if self.places.middle else 0)
        room = room._replace(x=x, width=wide)
        tails = ceil(size * (deep - DIGITS))
        time = (shown.time,)
        yield Box("time", room, ink, time, face, size, "right", cells=cells, tails=tails)
        if shown.played is not None:
            room = self.room(self.places.bar)
            yield Box("bar", room, "rule")
            played = round(room.width * shown.played)
            yield Box("played", room._replace(width=played), "bar")

    def _column(self) -> Iterator[Box]:
        shown, places = self.shown, self.places
        if places.facts is not None:
            room, cells = self.room(places.facts), {"break_in": shown.break_in_room}
            yield self.line(room, room.y - self.gap // 2)._replace(name="line_above_facts")
            yield from facts_row(self._facts(), room, self, cells)
        if places.column is None:
            return
        room = self.room(places.column)
        facts = self._facts()
        unit, y = room.height / (_FIRST + len(facts) - 1), float(room.y)
        for nth, figure in enumerate(facts):
            bottom = y + unit * (1 if nth else _FIRST)
            row = Room(room.x, round(y), room.width, round(bottom) - round(y))
            yield from self._fact(figure, row)
            y = bottom

    def _facts(self) -> list[Figure]:
        """The four facts that matter; what isn't known leaves its place to the next best."""
        shown = self.shown
        by_name = {one.name: one for one in shown.figures if one.value}
        if shown.time_label:  # what stands in the time's place isn't told twice
            by_name.pop("stack", None)
        pause = Figure(
            name="break_in", label=shown.break_label, value=shown.break_in, note=shown.break_note
        )
        found = [shown.players]
        for ways in _RANKED:
            named = ({"break_in": pause} if pause.value else {}) | by_name
            taken = {one.name for one in found}
            found.extend([named[way] for way in ways if way in named and way not in taken][:1])
        return [*found, *[_NOTHING] * (_FACTS - len(found))]

    def _fact(self, figure: Figure, row: Room) -> Iterator[Box]:
        """The figure close under its label, and after it the same in other words."""
        if not figure.value:
            return
        face, gap = self.faces.figure, self.gap
        caption = label_height(self)
        label = self.caption(f"{figure.name}_label", row, figure.label)
        yield label._replace(room=row._replace(height=caption))
        y, full = row.y + caption + self.gap // 5, round(row.height * _FULL)
        cells = self.shown.break_in_room if figure.name == "break_in" else zeros(figure.value)
        most = min(self.px(self.type.players), int((row.y + full - y) / (DIGITS + TAILS)))
        needed = self.measure(cells, face)
        if figure.note:
            needed += self.measure(zeros(figure.note), face) * _NOTED_LEAST
        size = int(min(most, (row.width - (gap if figure.note else 0)) / needed))
        tails = ceil(size * TAILS)
        at = Room(row.x, y, self.wide(cells, face, size), ceil(size * DIGITS) + tails)
        yield Box(figure.name, at, "ink", (figure.value,), face, size, "right", tails=tails)
        if figure.note:
            small = max(self.small, int(size * _NOTED))
            lower = int((size - small) * CAPITALS)  # both have the same baseline
            x, name, said = at.right + gap, f"{figure.name}_note", (figure.note,)
            after = Room(x, at.y + lower, row.right - x, at.height - lower)
            small = largest(zeros(figure.note), face, after, small, self.measure)
            if small > self.least:
                yield Box(name, after, "quiet", said, face, small, tails=tails)

    def _turning(self, room: Room, most: float) -> Iterator[Box]:
        if (figure := self._in_turn()) is None:
            return
        caption = self.px(self.screen.space.caption)
        yield from self.captioned("turn", figure.label, figure.value, room, caption, most)

    def _in_turn(self) -> Figure | None:
        """One of the other figures, each in its turn."""
        known = {figure.name for figure in self._facts()}
        watched = _ENDING if self.shown.word else frozenset[str]()
        others = [
            one
            for one in self.shown.figures
            if one.value and one.name not in known and (one.name in watched or one.name in _IN_TURN)
        ]
        if not others:
            return None
        figure = others[self.shown.turn % len(others)]
        value = f"{figure.note} {figure.value}" if figure.note else figure.value
        return replace(figure, value=value, note="")

    def _blinds(self) -> Iterator[Box]:
        if not self.places.middle:
            yield from self._blinds_at_left()
            return
        room = self.room(self.places.blinds)
        told = [
            box._replace(room=box.room._replace(width=self.wide(box.lines[0], box.face, box.size)))
            for box in self._blinds_at_left()
        ]
        spare = room.right - max((box.room.right for box in told), default=room.right)
        for box in told:
            yield box._replace(room=box.room._replace(x=box.room.x + spare // 2))

    def _blinds_at_left(self) -> Iterator[Box]:
        shown, room = self.shown, self.room(self.places.blinds)
        if not shown.blinds:
            return
        caption = self.px(self.screen.space.caption)
        below = room._replace(y=room.y + caption, height=room.height - caption)
        face = self.faces.blinds
        beside = self._beside(below)
        if beside is None:
            chosen = self._alone(below)
            size = largest(chosen.blinds, face, below, self._most_blinds(below), self.measure)
            yield from self._ante_above(chosen.ante, room)
        else:
            chosen, size, ante, x = beside
            if chosen.ante:
                right = room._replace(x=x, width=room.right - x)
                yield self.caption("ante_label", right, shown.ante_label)
                lower = int((size - ante) * CAPITALS)  # both have the same baseline
                under = right._replace(y=below.y + lower, height=below.height - lower)
                yield Box("ante", under, "ink", (chosen.ante,), self.faces.figure, ante)
        wide = self.wide(chosen.blinds, face, size)
        if beside is not None:
            yield self.caption("blinds_label", room._replace(width=wide), shown.blinds_label)
        yield Box("blinds", below._replace(width=wide), "ink", (chosen.blinds,), face, size)

    def _beside(self, room: Room) -> tuple[Blinds, int, int, int] | None:
        """The first way to write them on one line large enough; sizes, and the ante's place."""
        least = self.screen.least
        for way in self.shown.blinds:
            size, ante, x = self._sizes(way, room)
            label = self.wide(self.shown.ante_label.upper(), self.faces.label, self.small)
            if size >= least.blinds * self.height and (
                not way.ante or (ante >= least.ante * self.height and label <= room.right - x)
            ):
                return way, size, ante, x
        return None

    def _alone(self, room: Room) -> Blinds:
        """The first way to write them large enough with the ante above."""
        least, face = self.screen.least.blinds * self.height, self.faces.blinds
        ways = self.shown.blinds
        fitting = (way for way in ways if self.measure(way.blinds, face) * least < room.width)
        return next(fitting, ways[-1])

    def _ante_above(self, ante: str, room: Room) -> Iterator[Box]:
        """The ante in the line of labels, if there is no room next to the blinds."""
        gap = self.gap
        at = room._replace(height=self.px(self.screen.space.caption))
        face, label = self.faces.label, self.shown.blinds_label.upper()
        wide = self.wide(label, face, self.small)
        yield Box("blinds_label", at._replace(width=wide), "quiet", (label,), face, self.small)
        if not ante:
            return
        x, label = at.x + wide + gap, self.shown.ante_label.upper()
        wide = self.wide(label, face, self.small)
        yield Box("ante_label", at._replace(x=x, width=wide), "quiet", (label,), face, self.small)
        x += wide + gap // 2
        rest = at._replace(x=x, width=at.right - x)
        most = int(at.height / _COMMAS)
        size = largest(ante, self.faces.figure, rest, most, self.measure)
        yield Box("ante", rest, "ink", (ante,), self.faces.figure, size)

    def _most_blinds(self, room: Room) -> int:
        return min(self.px(self.type.blinds), int(room.height / FIGURES))

    def _sizes(self, way: Blinds, room: Room) -> tuple[int, int, int]:
        """The sizes; the ante follows the blinds, smaller, and these keep their least size."""
        gap, most = self.gap, self._most_blinds(room)
        blinds, figure = self.faces.blinds, self.faces.figure
        if not way.ante:
            return largest(way.blinds, blinds, room, most, self.measure), 0, room.right
        share = self.measure(way.blinds, blinds) + _ANTE * self.measure(way.ante, figure)
        least = int(self.screen.least.blinds * self.height) + 1
        size = max(least, int(min(most, (room.width - gap) / share)))
        x = room.x + self.wide(way.blinds, blinds, size) + gap
        left = room._replace(x=x, width=max(0, room.right - x))
        top = min(self.px(self.type.ante), size * _ANTE)
        return size, largest(way.ante, figure, left, top, self.measure), x

    def _strip(self) -> Iterator[Box]:
        """The next level, and a figure in its turn."""
        shown, room, gap = self.shown, self.room(self.places.strip), self.px(self.screen.space.gap)
        if room.height < 2 * self.px(self.screen.space.caption):
            yield from self._strip_in_a_line(room)
            return
        if 2 * room.height > room.width:
            yield from self._strip_upright(room)
            return
        yield self.line(room, room.y - (gap // 2 if self.notice is None else 0))
        caption = self.px(self.screen.space.caption)
        half = self.left + round(self.places.half * self.width)
        left = room._replace(width=half - gap - room.x)
        if not shown.upcoming:
            yield from self._turning(room, self.type.upcoming)
            return
        upcoming = self._upcoming(left)
        yield from self.captioned(
            "upcoming", shown.upcoming_label, upcoming, left, caption, self.type.upcoming
        )
        right = room._replace(x=half, width=room.right - half)
        yield from self._turning(right, self.type.upcoming)

    def _strip_upright(self, room: Room) -> Iterator[Box]:
        """The same one under the other, the next level on as many lines as it takes."""
        shown, face, half = self.shown, self.faces.figure, room.height // 2
        caption, most = self.px(self.screen.space.caption), self.px(self.type.reason)
        above = room._replace(y=room.y + caption, height=half - caption)
        if shown.upcoming:
            yield self.caption("upcoming_label", room, shown.upcoming_label)
            inside = above._replace(height=above.height - 2 * self.px(self.screen.space.hairline))
            rows, size = lines(self._in_words(above), face, inside, most, self.least, self.measure)
            yield Box("upcoming", above, "ink", rows, face, size)
        y = above.bottom if shown.upcoming else room.y
        yield from self._turning(room._replace(y=y, height=half), self.type.reason)

    def _in_words(self, room: Room) -> str:
        """The next level in full if no part of it is wider than the room, else shorter."""
        ways, face = self.shown.upcoming, self.faces.figure
        fitting = (
            way
            for way in ways
            if all(self.wide(part, face, self.small) <= room.width for part in way.split(" "))
        )
        return next(fitting, ways[-1])

    def _strip_in_a_line(self, room: Room) -> Iterator[Box]:
        """The next level and a figure in its turn, at both ends of one line."""
        half, label = (room.width - self.gap) // 2, self.shown.upcoming_label
        left, right = room._replace(width=half), room._replace(x=room.right - half, width=half)
        beside = self.wide(label.upper(), self.faces.label, self.small) + self.gap
        upcoming = self._upcoming(left._replace(width=half - beside))
        turn = self._in_turn()
        if upcoming or turn is not None:
            yield self.line(room, room.y)
        told: list[tuple[str, str, str, Room, Align]] = [
            ("upcoming", label, upcoming, left, "left")
        ]
        if turn is not None:
            align: Align = "right" if upcoming else self.aligned
            at = right if upcoming else room
            told.append(("turn", turn.label, turn.value, at, align))
        sizes = [size_in_a_line(*one[1:4], self) for one in told if one[2]]
        for one in told:
            yield from told_in_a_line(*one, self, min(sizes, default=0))

    def _upcoming(self, room: Room) -> str:
        """The next level in full if that fits at the size of figures, else shorter."""
        ways, face = self.shown.upcoming, self.faces.figure
        large = self.px(self.type.figure)
        fitting = (way for way in ways if self.measure(way, face) * large <= room.width)
        return next(fitting, ways[-1] if ways else "")
