"""The ribbon at any size: nothing leaves it, no numbers meet."""

from itertools import pairwise
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from tdconsole.drawing.marks import Area, Plate, Stroke, Word
from tdconsole.drawing.plot import Look
from tdconsole.drawing.ribbon import Ribbon, Span, lay_ribbon
from tests.drawing.test_charts import INKS

LOOK: Final = Look("text", "strong", 12, INKS, lambda text, _face: 0.56 * len(text))


@st.composite
def _ribbons(draw: st.DrawFn) -> Ribbon:
    lengths = draw(st.lists(st.integers(1, 90), min_size=1, max_size=60))
    spans, at = list[Span](), 0
    for number, minutes in enumerate(lengths, start=1):
        rests = draw(st.booleans())
        label = "" if rests else str(number)
        spans.append(Span(since=at, until=at + minutes, label=label, rests=rests))
        at += minutes
    moments = st.floats(0, at)
    early, likely, late = sorted(draw(st.tuples(moments, moments, moments)))
    return Ribbon(
        spans=tuple(spans),
        until=at,
        now=draw(st.none() | moments),
        closes=draw(st.none() | moments),
        signs=tuple(draw(st.lists(moments, max_size=4))),
        course=tuple(sorted(draw(st.lists(st.tuples(moments, st.floats(0, 1)), max_size=30)))),
        end=draw(st.none() | st.just((early, likely, late))),
    )


@given(_ribbons(), st.sampled_from([(240, 20), (1_000, 28), (3_800, 40), (980, 9)]))
def test_nothing_leaves_it_and_no_numbers_meet(ribbon: Ribbon, room: tuple[int, int]) -> None:
    width, height = room
    words = list[Word]()
    for mark in lay_ribbon(ribbon, width, height, LOOK):
        match mark:
            case Plate():
                places = [(mark.x, mark.y), (mark.x + mark.width, mark.y + mark.height)]
            case Stroke() | Area():
                places = list(mark.points)
            case Word():
                words.append(mark)
                places = [(mark.x, mark.y), (mark.x + 0.56 * 12 * len(mark.text), mark.y - 9)]
            case _:
                places = []
        for x, y in places:
            assert -0.01 <= x <= width + 0.01, mark
            assert -0.01 <= y <= height + 0.01, mark
    for one, other in pairwise(sorted(words, key=lambda word: word.x)):
        assert one.x + 0.56 * 12 * len(one.text) < other.x
    assert not words or height >= 15


def test_where_there_is_less_room_every_second_number_is_there() -> None:
    spans = tuple(Span(since=20 * at, until=20 * at + 20, label=str(at + 1)) for at in range(30))
    ribbon = Ribbon(spans=spans, until=600)
    look = Look("text", "bold", 20, INKS, lambda text, _face: 0.6 * len(text))
    told = {
        width: [mark.text for mark in lay_ribbon(ribbon, width, 30, look) if isinstance(mark, Word)]
        for width in (1_200, 900, 120)
    }
    assert told[1_200] == [str(at) for at in range(1, 31)]
    assert told[900] == [str(at) for at in range(2, 31, 2)]
    assert len(told[120]) <= 3


def test_where_levels_are_narrower_than_their_numbers_every_fourth_stays_off_the_breaks() -> None:
    spans, at = list[Span](), 0
    for number in range(1, 43):
        spans.append(Span(since=at, until=at + 30, label=str(number)))
        at += 30
        if not number % 4:
            spans.append(Span(since=at, until=at + 15, rests=True))
            at += 15
    ribbon = Ribbon(spans=tuple(spans), until=at)
    words = [one for one in lay_ribbon(ribbon, 560, 20, LOOK) if isinstance(one, Word)]
    assert [one.text for one in words] == [str(number) for number in range(4, 43, 4)]
    for one in words:
        left, right = one.x / 560 * at, (one.x + LOOK.size * 0.56 * len(one.text)) / 560 * at
        assert not [
            rest for rest in spans if rest.rests and left < rest.until and rest.since < right
        ]


@given(_ribbons(), st.sampled_from([(400, 20), (1_000, 28), (3_800, 40)]))
def test_the_number_of_the_level_at_play_stands_clear_of_the_cursor(
    ribbon: Ribbon, room: tuple[int, int]
) -> None:
    width, height = room
    now = ribbon.now
    at_play = [
        one
        for one in ribbon.spans
        if now is not None and one.since <= now < one.until and one.label
    ]
    words = [one for one in lay_ribbon(ribbon, width, height, LOOK) if isinstance(one, Word)]
    assert [one.text for one in words if one.face == LOOK.strong] in (
        [one.label for one in at_play],
        [],
    )
    if now is None:
        return
    x = width * now / ribbon.until
    for word in words:
        assert word.x + 0.56 * 12 * len(word.text) < x or x < word.x
    for span in at_play:
        left, right = (width * one / ribbon.until for one in (span.since, span.until))
        wide = 0.56 * 12 * len(span.label)
        number = next((one for one in words if one.text == span.label), None)
        if wide + 5 <= max(x - left, right - x):
            assert number is not None
            assert left <= number.x
            assert number.x + wide <= right
        if not any(one.rests for one in ribbon.spans) and wide + 5 <= max(x, width - x):
            assert number is not None


def test_the_number_of_the_level_at_play_goes_to_the_clearer_side_of_the_cursor() -> None:
    spans = tuple(Span(since=30 * at, until=30 * at + 30, label=str(at + 1)) for at in range(10))
    for now, begins in ((135, (120, 150)), (139, (120, 139)), (131, (131, 150))):
        ribbon = Ribbon(spans=spans, until=300, now=now)
        words = [one for one in lay_ribbon(ribbon, 600, 20, LOOK) if isinstance(one, Word)]
        assert [one.text for one in words] == [str(at) for at in (1, 2, 3, 4, 6, 7, 8, 9, 10, 5)]
        left, right = begins
        assert 2 * left < words[-1].x
        assert words[-1].x + 0.56 * 12 < 2 * right
