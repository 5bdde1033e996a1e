import pytest

from tdconsole.domain.rules.book import OPTIONS, STANDARD, Rulebook, Ruled
from tdconsole.domain.rules.digests import Digest, Said, Source, Spoken, SpokenWords
from tdconsole.domain.rules.values import CallClock
from tdconsole.projections.rules.compared import books_compared, digest_compared


def digest(**said: str) -> Digest:
    sources: dict[str, Source] = {"tda": "tda-2024", "older": "tda-2022", "figp": "figp-2014"}
    return Digest(
        id="four-card-flop",
        group="dealing",
        title=Spoken(en="A flop of four cards"),
        words=SpokenWords(),
        options=(),
        see=(),
        said=tuple(
            Said(source=sources[name], cite=(f"{name} 1",), text=Spoken(en=text))
            for name, text in said.items()
        ),
    )


@pytest.mark.parametrize(
    ("other", "verdict"),
    [
        ("tda-2022", "alike"),
        ("figp-2014", "differ"),
        ("goldbet-it", "second_silent"),
    ],
)
def test_two_books_on_a_procedure(other: str, verdict: str) -> None:
    flop = digest(tda="One is the burn.", older="One is the burn.", figp="All go back.")
    compared = digest_compared(flop, "tda-2024", other)
    assert compared.verdict == verdict
    assert (compared.first, compared.second) == (flop.by("tda-2024"), flop.by(other))


def test_where_the_first_or_neither_says_anything() -> None:
    flop = digest(figp="All go back.")
    assert digest_compared(flop, "tda-2024", "figp-2014").verdict == "first_silent"
    assert digest_compared(flop, "tda-2024", "pl-club").verdict == "both_silent"


OURS = Rulebook(
    id="ours",
    title="Friday Club",
    call=Ruled(value=CallClock(seconds=40), standing="article", cite="House 3"),
    ante_heads_up=Ruled(value=STANDARD.ante_heads_up.value, standing="article", cite="House 4"),
)


def test_every_option_of_two_books_in_the_order_of_reading() -> None:
    compared = books_compared(STANDARD, OURS)
    assert (compared.first, compared.second_title) == ("tda-2024", "Friday Club")
    assert [line.option for line in compared.options] == list(OPTIONS)
    lines = {line.option: line for line in compared.options}
    assert lines["clock.call"].differs
    assert lines["clock.call"].first == STANDARD.call
    assert lines["clock.call"].second == OURS.call


def test_another_article_for_the_same_rule_is_no_difference() -> None:
    differing = [line.option for line in books_compared(STANDARD, OURS).options if line.differs]
    assert differing == ["clock.call"]
