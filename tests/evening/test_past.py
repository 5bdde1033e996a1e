from tdconsole.domain.values import Millis, elapsed
from tdconsole.evening import Past
from tdconsole.session import SystemTime

YEAR = Millis(365 * 86_400_000)


def test_time_before_the_machine_was_switched_on_counts_like_any_other() -> None:
    past = Past()
    past.go_to(YEAR)
    then = past.now()
    assert then.uptime < 0
    past.go_to(Millis(YEAR - 5000))
    assert elapsed(then, past.now()) == 5000


def test_it_stands_still_until_it_is_moved() -> None:
    past = Past()
    past.go_to(Millis(60_000))
    assert past.now() == past.now()


def test_the_present_is_the_machines() -> None:
    past, machine = Past(), SystemTime()
    past.go_to(Millis(60_000))
    past.go_to(Millis(0))
    before, now, after = machine.now(), past.now(), machine.now()
    assert before.uptime <= now.uptime <= after.uptime
    assert now.boot == before.boot
