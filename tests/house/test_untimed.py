"""Which file has a name, asked without its times: the same answer as with them."""

from pathlib import Path

from tdconsole.house.untimed import untimed_identity
from tdconsole.open_databases import identity


def test_a_file_s_identity_is_the_same_with_or_without_its_times(tmp_path: Path) -> None:
    one, other = tmp_path / "łód.house-wal", tmp_path / "other"
    for path in (one, other):
        path.touch()
        assert untimed_identity(str(path)) == identity(str(path)) is not None
    assert untimed_identity(str(one)) != untimed_identity(str(other))


def test_another_file_under_the_same_name_has_another(tmp_path: Path) -> None:
    log, other = tmp_path / "log", tmp_path / "other"
    log.touch()
    other.touch()
    before = untimed_identity(str(log))
    other.replace(log)
    assert untimed_identity(str(log)) != before


def test_a_file_that_is_gone_has_none(tmp_path: Path) -> None:
    (tmp_path / "plain").touch()
    assert untimed_identity(str(tmp_path / "gone")) is None
    assert untimed_identity(str(tmp_path / "plain" / "below")) is None
    assert untimed_identity(str(tmp_path / ("x" * 300))) is None
