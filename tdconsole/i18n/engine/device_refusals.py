"""What is refused about paired devices."""

from typing import Final

from tdconsole.domain.language.rejections.devices import (
    DeviceNameTaken,
    DeviceNotOffered,
    HolderLeft,
    NoDirectorsDevice,
    NoSuchDevice,
    NotPaired,
)
from tdconsole.i18n.catalogue import N_
from tdconsole.i18n.naming import OwnWords, Sentences

SENTENCES: Final[Sentences] = {
    NoSuchDevice: N_("No such device is paired with this house."),
    NoDirectorsDevice: N_(
        "A device never has a director’s role: a director types a PIN in the window."
    ),
    DeviceNameTaken: N_("Another device has this name already: give this one its own."),
    DeviceNotOffered: N_(
        "A device is paired with “tdconsole device FILE pair”, which shows its code: a request can’t."
    ),
    NotPaired: N_("This device is no longer paired: a director pairs it anew."),
    HolderLeft: N_(
        "Who this device acts for is no longer on the staff: a director pairs it for somebody else."
    ),
}
OWN_WORDS: Final[OwnWords] = {}
