from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.rules.book import OPTIONS, STANDARD, Rulebook, RuleChanges, Ruled
from tdconsole.domain.rules.values import CallClock
from tdconsole.projections.clock.board import clock_board
from tdconsole.projections.rules.listed import RuleLine, rule_list
from tests.domain.floor import Floor, busting, opened, playing

POLISH = Rulebook(
    id="pl-club",
    title="PL Club",
    ante_heads_up=Ruled(value="none", standing="article", cite="PL-intro"),
)


def lines(floor: Floor) -> dict[str, RuleLine]:
    return {line.option: line for line in rule_list(floor.tournament).rules}


def test_every_option_has_its_line_in_the_order_of_the_book() -> None:
    shown = rule_list(opened(rulebook=POLISH).tournament)
    assert (shown.id, shown.title) == ("pl-club", "PL Club")
    assert [line.option for line in shown.rules] == list(OPTIONS)
    assert not any(line.overridden for line in shown.rules)
    assert all(line.now == line.book for line in shown.rules)


def test_an_override_stands_beside_what_the_book_says() -> None:
    floor = opened()
    floor.do(OverrideRules(changes=RuleChanges(call=CallClock(seconds=40))))
    line = lines(floor)["clock.call"]
    assert line.overridden
    assert line.now == Ruled(value=CallClock(seconds=40), standing="override")
    assert line.book == STANDARD.call


def test_the_ante_on_the_wall_is_the_one_that_is_due() -> None:
    floor = playing(3, rulebook=POLISH)
    floor.wait(minutes=21)
    shown = clock_board(floor.tournament, floor.now)
    assert shown.period == floor.tournament.setup.structure[1]
    floor.do(busting(3))
    shown = clock_board(floor.tournament, floor.now)
    assert [getattr(level, "ante", None) for level in (shown.period, shown.next)] == [0, 0]
    floor.do(OverrideRules(changes=RuleChanges(ante_heads_up="unchanged")))
    shown = clock_board(floor.tournament, floor.now)
    assert [getattr(level, "ante", None) for level in (shown.period, shown.next)] == [400, 600]
