"""Makes the manual's pictures from the real program; needs pdftoppm."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tdconsole.__main__ import run

PICTURES = Path(__file__).parents[1] / "resources" / "manual" / "pictures"


def made(*arguments: str) -> None:
    if run(["--lang", "en", *arguments]) != 0:
        sys.exit(f"tdconsole {' '.join(arguments)} failed")


def picture(house: Path, document: str) -> None:
    pdf = house.with_name(f"{document}.pdf")
    made("print", str(house), document, "-o", str(pdf))
    subprocess.run(  # noqa: S603
        ["pdftoppm", "-png", "-r", "80", "-singlefile", "-l", "1", pdf, PICTURES / document],  # noqa: S607
        check=True,
    )


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        house = Path(folder, "demo.house")
        made("demo", "--at", str(house))
        picture(house, "seat-cards")
        picture(house, "payout-sheet")
        made("projector", str(house), "-o", str(PICTURES / "projector.png"), "--size", "1024x576")


if __name__ == "__main__":
    main()
