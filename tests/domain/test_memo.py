"""A memo keeps an answer for as long as its arguments stay the same, and no longer."""

from tdconsole.domain.memo import Memo, MemoEach


def test_the_same_is_not_made_twice() -> None:
    kept, made = Memo[int](), list[int]()
    one = [1]

    def make() -> int:
        made.append(len(made))
        return len(made)

    assert kept.of(one, made=make) == kept.of(one, made=make) == 1
    assert made == [0]


def test_what_is_only_alike_is_another_question() -> None:
    kept = Memo[str]()
    assert kept.of([1], made=lambda: "first") == "first"
    assert kept.of([1], made=lambda: "second") == "second"
    assert kept.of([1], [1], made=lambda: "third") == "third"


def test_what_was_asked_shortly_before_is_known_still() -> None:
    """An undo asks the question before last again."""
    kept = Memo[str]()
    one, other = [1], [1]
    kept.of(one, made=lambda: "before")
    kept.of(other, made=lambda: "after")
    assert kept.of(one, made=lambda: "made again") == "before"
    assert kept.known(other) == "after"
    assert kept.known([1]) is None


def test_of_many_only_what_changed_is_made_again() -> None:
    each = MemoEach[str, int, list[int]](lambda _key, about: [about])
    first = each.of({"one": 1, "two": 2, "three": 3})
    second = each.of({"three": 3, "two": 4, "four": 4})
    assert second == {"three": [3], "two": [4], "four": [4]}
    assert list(second) == ["three", "two", "four"]
    assert second["three"] is first["three"]
    assert each.of({"one": 1})["one"] is not first["one"]
