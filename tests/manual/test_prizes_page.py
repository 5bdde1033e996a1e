import re
from pathlib import Path

from tdconsole.domain.language.rejections.structure import SharesDoNotAddUp
from tdconsole.domain.setup.creating import payouts_fault
from tdconsole.files import resource
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.library.payouts import payouts, payouts_named

PAGE = resource("manual", "prizes.md").read_text(encoding="utf-8")


def test_every_payout_table_is_named() -> None:
    (listed,) = re.findall(r"### Payout tables\n(.*?)\nOne of your own", PAGE, re.DOTALL)
    rows = [line.split("|")[1] for line in listed.splitlines() if "`" in line]
    assert sorted(re.findall(r"`([\w-]+)`", " ".join(rows))) == payouts_named()


def test_the_payout_table_on_the_page_can_be_paid_by(tmp_path: Path) -> None:
    (written,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    path = tmp_path / "sunday.toml"
    path.write_text(written, encoding="utf-8")
    assert payouts_fault(payouts(str(path))) is None


def test_the_refusal_on_the_page_is_what_is_said() -> None:
    wrong = SharesDoNotAddUp(entries=46, up_to=100, total=9_910)
    assert refusal(catalogue("en"), wrong, str) in PAGE
