"""What a page shows of the house: its name, its colours, its logo."""

from base64 import b64encode
from typing import Final

from tdconsole.domain.values import Record

LARGEST_LOGO: Final = 300_000
"""The bytes of a logo that a page still carries."""
_KINDS: Final = ((b"\x89PNG", "image/png"), (b"\xff\xd8\xff", "image/jpeg"))


class Brand(Record, kw_only=True):
    """The band at the top, with inks that can be read on it, and an accent for each ground below."""

    club: str = ""
    band: str = "#0b0d10"
    on_band: str = "#f7f8f9"
    on_band_quiet: str = "#a9b3be"
    bar: str = "#8fc7ff"
    accent_light: str = "#0a559f"
    accent_dark: str = "#6cb8ff"
    logo: bytes = b""
    """A PNG or a JPEG; what is larger than a page should carry is left out."""
    card: str = ""
    """The colour of the card it lies on; without one it lies on the band."""


PLAIN: Final = Brand()


def colours(brand: Brand) -> str:
    return (
        f":root{{--band:{brand.band};--on-band:{brand.on_band};"
        f"--on-band-quiet:{brand.on_band_quiet};--bar:{brand.bar};"
        f"--accent-light:{brand.accent_light};--accent-dark:{brand.accent_dark}}}"
    )


def logo_in_page(brand: Brand) -> str | None:
    """The logo as an address that holds it."""
    if len(brand.logo) > LARGEST_LOGO:
        return None
    kind = next((kind for sign, kind in _KINDS if brand.logo.startswith(sign)), None)
    return None if kind is None else f"data:{kind};base64,{b64encode(brand.logo).decode()}"
