from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.values import Chips, Structure
from tdconsole.library.structure_csv import from_csv, to_csv
from tdconsole.library.structure_toml import StructureFile, from_toml, to_toml
from tdconsole.library.structures import structure_file
from tests.library.any_structure import structures

_titles = st.text(
    st.characters(exclude_categories=("Cs", "Cc", "Zl", "Zp", "Cf")), min_size=1, max_size=20
).filter(str.strip)
_files = st.builds(
    StructureFile,
    title=_titles,
    title_it=st.none() | _titles,
    title_pl=st.none() | _titles,
    entries=st.none() | st.integers(1, 1_000_000),
    stack=st.none() | st.integers(1, 10**12).map(Chips),
    chips=st.lists(st.integers(1, 10**12).map(Chips), unique=True, max_size=6).map(
        lambda chips: tuple(sorted(chips))
    ),
    structure=structures,
)


@given(_files)
def test_out_and_in_again_by_toml_by_csv_and_by_toml_it_is_the_same(file: StructureFile) -> None:
    written = to_toml(file)
    read = from_toml("a.toml", written.encode())
    assert read == file
    table = to_csv(read.structure)
    assert from_csv("a.csv", table.encode()) == file.structure
    assert to_csv(from_csv("a.csv", table.encode())) == table
    assert to_toml(read) == written


@given(structures, st.sampled_from(",;\t"), st.booleans(), st.sampled_from(["\n", "\r\n"]))
def test_a_table_of_any_spreadsheet(
    structure: Structure, sign: str, marked: bool, ends: str
) -> None:
    text = to_csv(structure).replace(",", sign).replace("\r\n", ends)
    assert from_csv("a.csv", text.encode("utf-8-sig" if marked else "utf-8")) == structure


def test_a_file_is_read_by_what_it_ends_in(tmp_path: Path) -> None:
    club = structure_file("club-evening")
    (tmp_path / "Ours.CSV").write_text(to_csv(club.structure), encoding="utf-8", newline="")
    (tmp_path / "ours.toml").write_text(to_toml(club), encoding="utf-8")
    assert structure_file(str(tmp_path / "ours.toml")) == club
    table = structure_file(str(tmp_path / "Ours.CSV"))
    assert table == StructureFile(title="Ours", structure=club.structure)
