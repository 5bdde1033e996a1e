"""What the manual says is what the program does."""

import re
from pathlib import Path

import pytest
from click import Context
from msgspec import convert, json

import tdconsole.__main__  # joins the window's commands to the others
from tdconsole.cli.engine.show import HOUSE_VIEWS, VIEWS
from tdconsole.cli.main import cli
from tdconsole.domain.engine.rows import HOUSE_REQUEST, REQUEST
from tdconsole.files import resource

MANUAL = resource("manual")
TOP = Path(tdconsole.__main__.__file__).parents[1]
COMMANDS = cli.list_commands(Context(cli))
PAGES = sorted(MANUAL.glob("*.md"))


def blocks(page: str, language: str) -> list[str]:
    text = (MANUAL / page).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def requests() -> list[str]:
    lines = [line for block in blocks("command-line.md", "json") for line in block.splitlines()]
    lines += [line for block in blocks("draw.md", "json") for line in block.splitlines()]
    lines += [line for block in blocks("paying.md", "json") for line in block.splitlines()]
    lines += [line for block in blocks("hand-for-hand.md", "json") for line in block.splitlines()]
    lines += [line for block in blocks("chips.md", "json") for line in block.splitlines()]
    lines += [line for block in blocks("prizes.md", "json") for line in block.splitlines()]
    lines += [line for block in blocks("races.md", "json") for line in block.splitlines()]
    lines += [line for block in blocks("sanctions.md", "json") for line in block.splitlines()]
    lines += [line for block in blocks("penalties.md", "json") for line in block.splitlines()]
    lines += [line for block in blocks("rulings.md", "json") for line in block.splitlines()]
    lines += [line for block in blocks("flights.md", "json") for line in block.splitlines()]
    lines += [line for block in blocks("season.md", "json") for line in block.splitlines()]
    lines += [line for block in blocks("festival.md", "json") for line in block.splitlines()]
    return [line for line in lines if '"command"' in line]


@pytest.mark.parametrize("line", requests())
def test_each_request_in_the_manual_is_understood(line: str) -> None:
    fields = json.decode(line)
    fields.pop("request", None)
    convert(fields, REQUEST | HOUSE_REQUEST)


def test_the_command_line_page_names_every_command_and_every_view() -> None:
    page = (MANUAL / "command-line.md").read_text(encoding="utf-8")
    for command in COMMANDS:
        assert re.search(rf"(`|tdconsole ){command}\b", page), command
    for view in (*VIEWS, *HOUSE_VIEWS):
        assert f"`{view}`" in page, view


def headings(page: Path) -> set[str]:
    """As a link names them: small letters and hyphens, no other sign."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    heads = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head).lower().replace(" ", "-") for head in heads}


def test_every_link_between_pages_leads_somewhere() -> None:
    for page in [*PAGES, TOP / "README.md"]:
        for link in re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
            path, _, heading = " ".join(link.split()).partition("#")
            there = page.parent / path if path else page
            assert there.is_file(), f"{page.name}: {link}"
            assert not heading or heading in headings(there), f"{page.name}: {link}"


def test_the_readme_names_commands_that_exist() -> None:
    text = (TOP / "README.md").read_text(encoding="utf-8")
    for command in re.findall(r"^tdconsole ([a-z-]+)", text, re.MULTILINE):
        assert command in COMMANDS
    for script in re.findall(r"^sh (packaging/[a-z]+)", text, re.MULTILINE):
        assert (TOP / script).is_file()
