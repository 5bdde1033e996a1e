"""The gestures and facts of this subject, a row each."""

from typing import Final

from tdconsole.domain.hand import known_hands
from tdconsole.domain.language.commands.floor import NameBigBlind, PlaceButton
from tdconsole.domain.language.events.floor import ButtonPlaced
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.who import FLOOR

GESTURES: Final = (
    Gesture(PlaceButton, known_hands.place_button, FLOOR),
    Gesture(NameBigBlind, known_hands.name_big_blind, FLOOR),
)

FACTS: Final = (
    Fact(
        ButtonPlaced, known_hands.button_placed, lambda e: (Touch(thing="button", number=e.table),)
    ),
)
