"""The cards on which logos lie: whether one is needed, and in which shade a logo is seen on it."""

from typing import Final

from tdconsole.wall.branding.colours import LOST, Drawn
from tdconsole.wall.contrast import contrast
from tdconsole.wall.theme import Colour, Palette, Token

_SHADES: Final[tuple[Token, ...]] = ("card", "plate", "ground", "ink")
"""Paper first, for which most logos are made; then the wall's own, of which one is dark."""
_ALIKE: Final = 1.02
"""The contrast below which a logo's own ground is the wall's."""


def card_of(logo: Drawn, palette: Palette) -> Token | Colour:
    """The shade: the logo's own ground, else the first on which little of it is lost."""
    if logo.ground is not None:
        return logo.ground
    lost = {one: logo.lost_on(palette.colour(one)) for one in _SHADES}
    return next((one for one in _SHADES if lost[one] < LOST), min(_SHADES, key=lost.__getitem__))


def needs_card(logo: Drawn, palette: Palette) -> bool:
    """Whether too much is lost on the wall alone, or a ground ends there with a hard edge."""
    if logo.ground is not None:
        return contrast(logo.ground, palette.ground) >= _ALIKE
    lost = logo.lost_on(palette.ground)
    return lost >= LOST and logo.lost_on(palette.colour(card_of(logo, palette))) < lost
