"""A chart at any size: its words never meet, are never cut and never leave it."""

from itertools import combinations
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.drawing.charts import (
    Axis,
    Chart,
    Form,
    Moment,
    Rule,
    Series,
    Tick,
    nice_steps,
    powers,
)
from tdconsole.drawing.marks import Area, Mark, Plate, Stroke, Word
from tdconsole.drawing.plot import Look, lay

INKS: Final = {
    ink: ink
    for ink in "main second rest soft good quiet ink rule ground".split()  # noqa: SIM905 -- one line
}
SLACK: Final = 0.01


def _measure(text: str, _face: str) -> float:
    return 0.56 * len(text)


def _look(size: float) -> Look:
    return Look("text", "strong", size, INKS, _measure)


def _box(word: Word) -> tuple[float, float, float, float]:
    wide = _measure(word.text, word.face) * word.size
    left = word.x - {"left": 0.0, "centre": wide / 2, "right": wide}[word.align]
    return left, word.y - 0.72 * word.size, left + wide, word.y + 0.22 * word.size


def _meet(one: Word, other: Word) -> bool:
    a, b = _box(one), _box(other)
    return (
        a[0] < b[2] - SLACK and b[0] < a[2] - SLACK and a[1] < b[3] - SLACK and b[1] < a[3] - SLACK
    )


def _places(mark: Mark) -> list[tuple[float, float]]:
    match mark:
        case Plate():
            return [(mark.x, mark.y), (mark.x + mark.width, mark.y + mark.height)]
        case Stroke() | Area():
            return list(mark.points)
        case Word():
            left, top, right, bottom = _box(mark)
            return [(left, top), (right, bottom)]
        case _:
            return []


WORDS: Final = st.text("abcdefghij łż", min_size=0, max_size=70).map(
    lambda text: " ".join(text.split())
)
VALUES: Final = st.floats(0, 1_000_000, allow_nan=False)
FORMS: Final[tuple[Form, ...]] = ("line", "steps", "bars", "dots", "fan")


@st.composite
def _series(draw: st.DrawFn) -> Series:
    heights = draw(st.lists(VALUES, max_size=40))
    points = tuple((float(at), height) for at, height in enumerate(heights))
    return Series(
        form=draw(st.sampled_from(FORMS)),
        points=points,
        upper=points,
        label=draw(WORDS),
        tail=draw(WORDS),
        value=draw(WORDS),
        filled=draw(st.booleans()),
        over=tuple(str(round(height)) for height in heights) if draw(st.booleans()) else (),
    )


@st.composite
def _charts(draw: st.DrawFn) -> Chart:
    series = tuple(draw(st.lists(_series(), max_size=6)))
    longest = max((len(one.points) for one in series), default=0)
    top = max((value for one in series for _at, value in one.points), default=1.0)
    steps = nice_steps(top)
    return Chart(
        title=draw(WORDS),
        told=draw(WORDS),
        note=draw(WORDS),
        nothing=draw(WORDS),
        across=Axis(
            low=0,
            high=max(1, longest),
            ticks=tuple(Tick(at=at, label=draw(WORDS)[:14]) for at in range(longest)),
        ),
        up=Axis(
            low=0,
            high=steps[-1],
            ticks=tuple(Tick(at=step, label=f"€ {step:,}") for step in steps),
        ),
        series=series,
        rules=(Rule(at=top / 2, label=draw(WORDS)),) if draw(st.booleans()) else (),
        now=Moment(at=longest / 2, label=draw(WORDS)) if draw(st.booleans()) else None,
        began=Moment(at=longest / 5, label=draw(WORDS)) if draw(st.booleans()) else None,
    )


@given(
    _charts(),
    st.sampled_from(
        [(260, 120, 11), (310, 150, 12), (620, 380, 12), (3840, 2160, 60), (250, 160, 6.5)]
    ),
    st.booleans(),
)
def test_words_never_meet_nor_leave_the_drawing(
    chart: Chart,
    room: tuple[int, int, float],
    titled: bool,
) -> None:
    width, height, size = room
    laid = lay(chart, width, height, _look(size), titled=titled)
    words = [mark for mark in laid.marks if isinstance(mark, Word)]
    for one, other in combinations(words, 2):
        assert not _meet(one, other), (one, other)
    for mark in laid.marks:
        for x, y in _places(mark):
            assert -size < x < width + size, mark
            assert -SLACK <= y <= height + SLACK, mark
    for word in words:
        left, _top, right, _bottom = _box(word)
        assert left >= -SLACK, word
        assert right <= width + SLACK, word


def test_words_are_whole_or_not_there() -> None:
    chart = _plain(title="Players over time", told="87 of 214 are in", note="logarithmic")
    told = {"Players over time", "87 of 214 are in", "logarithmic"}
    words = set[str]()
    for height in range(60, 400, 7):
        marks = lay(chart, 300, height, _look(11)).marks
        words = {mark.text for mark in marks if isinstance(mark, Word)}
        assert words <= told | {"0", "50", "100", "20:00", "21:00", "now"}
    assert told <= words


def test_a_small_chart_keeps_its_plot_and_loses_words() -> None:
    chart = _plain(title="Players over time", told="87 of 214 are in", note="logarithmic")
    small, large = (lay(chart, 260, height, _look(12)) for height in (90, 300))
    assert small.plot is not None
    assert small.plot.bottom - small.plot.top >= 0.34 * 90
    assert "logarithmic" not in {one.text for one in small.marks if isinstance(one, Word)}
    assert "logarithmic" in {one.text for one in large.marks if isinstance(one, Word)}


def test_what_has_nothing_to_show_says_why() -> None:
    laid = lay(Chart(title="Stacks", nothing="No stack has been counted yet."), 300, 200, _look(12))
    assert laid.plot is None
    assert [one.text for one in laid.marks if isinstance(one, Word)] == [
        "Stacks",
        "No stack has been counted yet.",
    ]


def test_a_place_in_the_plot_leads_back_to_its_value() -> None:
    for logarithmic in (False, True):
        across = Axis(low=1, high=100, logarithmic=logarithmic)
        chart = Chart(
            title="", across=across, series=(Series(form="line", points=((1, 0), (100, 1))),)
        )
        plot = lay(chart, 500, 200, _look(12)).plot
        assert plot is not None
        for value in (1, 3, 10, 77, 100):
            assert plot.value_at(plot.x(value)) == pytest.approx(value)
        assert plot.value_at(-50) == 1
        assert plot.value_at(9_999) == 100


def test_names_beside_the_ends_of_lines_move_apart() -> None:
    lines = tuple(
        Series(form="line", points=((0, 50), (1, 50 + shift)), tail=name)
        for shift, name in enumerate(["Anna", "Bruno", "Carla", "Dario"])
    )
    up = Axis(low=0, high=100)
    marks = lay(Chart(title="", up=up, series=lines), 400, 200, _look(12)).marks
    words = [one for one in marks if isinstance(one, Word)]
    assert [one.text for one in sorted(words, key=lambda one: one.y)] == [
        "Dario",
        "Carla",
        "Bruno",
        "Anna",
    ]


def test_no_key_has_two_names() -> None:
    """Where names have no room beside their lines, only one drawn like no other is named below."""
    name = "Konstantinopoulou-Oikonomou, Maximiliana-Theodora Aleksandra"
    lines = [
        Series(
            form="line",
            points=((0, 50), (1, at)),
            tail=f"{name} {at}",
            ink="second" if at else "main",
        )
        for at in range(3)
    ]
    chart = Chart(title="", up=Axis(low=0, high=100), series=tuple(lines))
    words = [one.text for one in lay(chart, 400, 300, _look(12)).marks if isinstance(one, Word)]
    assert words == [f"{name} 0"]


@pytest.mark.parametrize("tallest", [24, 29, 30])
def test_the_tallest_bar_has_its_number_too(tallest: int) -> None:
    heights = (12, tallest, 5)
    bars = Series(
        form="bars",
        points=tuple((at + 0.5, float(high)) for at, high in enumerate(heights)),
        over=tuple(map(str, heights)),
    )
    chart = Chart(
        title="Stacks of the field",
        told="2 players have under 10 big blinds",
        across=Axis(low=0, high=3),
        up=Axis(low=0, high=30),
        series=(bars,),
    )
    words = [mark for mark in lay(chart, 300, 160, _look(8)).marks if isinstance(mark, Word)]
    assert {word.text for word in words} >= set(map(str, heights))
    assert not any(_meet(one, other) for one, other in combinations(words, 2))


def test_where_numbers_over_bars_have_no_room_the_highest_bar_has_its_own() -> None:
    heights = tuple(float(3 + at * 7 % 29) for at in range(60))
    bars = Series(
        form="bars",
        points=tuple((at + 0.5, high) for at, high in enumerate(heights)),
        over=tuple(f"€{high:.0f},000" for high in heights),
    )
    chart = Chart(title="", across=Axis(low=0, high=60), up=Axis(low=0, high=40), series=(bars,))
    words = [mark.text for mark in lay(chart, 400, 200, _look(9)).marks if isinstance(mark, Word)]
    assert words == ["€31,000"]


def test_a_few_bars_stay_narrow_and_those_of_several_series_all_have_their_numbers() -> None:
    bars = [
        Series(form="bars", points=((1, one), (2, other)), over=(said, saying))
        for one, other, said, saying in ((8.0, 0.0, "8", ""), (0.0, 5.0, "", "5"))
    ]
    chart = Chart(
        title="", across=Axis(low=0.5, high=2.5), up=Axis(low=0, high=10), series=tuple(bars)
    )
    marks = lay(chart, 800, 200, _look(10)).marks
    assert {mark.text for mark in marks if isinstance(mark, Word)} == {"8", "5"}
    assert all(mark.width <= 60 for mark in marks if isinstance(mark, Plate))


def test_the_name_of_a_line_across_stands_on_it_where_it_covers_nothing() -> None:
    rule = Rule(at=27, label="27 places paid")
    up = Axis(low=0, high=250, ticks=(Tick(at=0, label="0"), Tick(at=50, label="50")))
    falling = Series(form="line", points=((0, 200), (10, 0)))
    rising = Series(form="line", points=((0, 0), (10, 200)))
    bars = Series(form="bars", points=((2.5, 90), (7.5, 90)))
    for series, share in ((falling, 0.0), (rising, 1.0), (bars, None)):
        chart = Chart(title="", across=Axis(low=0, high=10), up=up, series=(series,), rules=(rule,))
        laid = lay(chart, 400, 200, _look(11))
        assert laid.plot is not None
        word = next(
            one for one in laid.marks if isinstance(one, Word) and one.text.endswith("paid")
        )
        if share is None:
            assert word.y > laid.plot.bottom  # in the legend
            continue
        left, _top, right, _bottom = _box(word)
        assert laid.plot.top < word.y < laid.plot.bottom
        assert ((left + right) / 2 > (laid.plot.left + laid.plot.right) / 2) == bool(share)


def test_the_last_value_stands_beside_the_line_and_never_in_the_legend() -> None:
    line = Series(form="line", points=((0, 10), (10, 40)), value="40")
    chart = Chart(title="", across=Axis(low=0, high=10), up=Axis(low=0, high=50), series=(line,))
    laid = lay(chart, 300, 150, _look(11))
    assert laid.plot is not None
    word = next(one for one in laid.marks if isinstance(one, Word))
    assert (word.text, word.x > laid.plot.right) == ("40", True)
    assert not any(isinstance(one, Word) for one in lay(chart, 300, 12, _look(11)).marks)


def test_many_points_are_drawn_with_as_many_as_can_be_seen() -> None:
    points = tuple((float(at), float(at % 997)) for at in range(10_000))
    for form in FORMS[:3]:
        chart = Chart(
            title="",
            across=Axis(low=0, high=10_000),
            up=Axis(low=0, high=1_000),
            series=(Series(form=form, points=points),),
        )
        marks = lay(chart, 300, 200, _look(12)).marks
        assert sum(len(_places(mark)) for mark in marks) < 2_500


def test_an_axis_ends_at_or_above_what_it_shows() -> None:
    for top in (0, 1, 3, 7, 99, 100, 101, 12_345_678):
        steps = nice_steps(top)
        assert steps[0] == 0
        assert steps[-1] >= top
        assert len(steps) <= 6
    assert powers(30, 200_000) == [10, 100, 1_000, 10_000, 100_000, 1_000_000]
    assert powers(30, 900) == [10, 100, 1_000]


def _plain(title: str, told: str, note: str) -> Chart:
    return Chart(
        title=title,
        told=told,
        note=note,
        across=Axis(low=0, high=60, ticks=(Tick(at=0, label="20:00"), Tick(at=60, label="21:00"))),
        up=Axis(low=0, high=100, ticks=tuple(Tick(at=at, label=str(at)) for at in (0, 50, 100))),
        series=(Series(form="steps", points=((0, 10), (30, 100), (60, 80))),),
        now=Moment(at=60, label="now"),
    )


def test_a_dot_that_is_filled_looks_as_wide_as_one_that_is_not() -> None:
    """The edge of the one is of its ink, that of the other of the ground."""
    axis = Axis(low=0, high=10)
    across = {}
    for filled in (True, False):
        dot = Series(form="dots", points=((5.0, 5.0),), filled=filled)
        laid = lay(Chart(title="", across=axis, up=axis, series=(dot,)), 400, 200, _look(12))
        [plate] = (mark for mark in laid.marks if isinstance(mark, Plate) and mark.round)
        across[filled] = plate.width - plate.thick if filled else plate.width + plate.thick
    assert across[True] == pytest.approx(across[False])
