"""An answer is kept for as long as the same things are asked, and not a moment longer."""

from tdconsole.domain.lately import Lately


def test_the_same_is_not_made_twice() -> None:
    kept, made = Lately[int](), list[int]()
    one = [1]

    def make() -> int:
        made.append(len(made))
        return len(made)

    assert kept.of(one, made=make) == kept.of(one, made=make) == 1
    assert made == [0]


def test_what_is_only_alike_is_another_question() -> None:
    kept = Lately[str]()
    assert kept.of([1], made=lambda: "first") == "first"
    assert kept.of([1], made=lambda: "second") == "second"
    assert kept.of([1], [1], made=lambda: "third") == "third"
