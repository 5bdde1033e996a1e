"""A house in another place: moved there, followed by a copy, or told in lines and made of them."""

from tdconsole.session.moving.as_lines import lines
from tdconsole.session.moving.following import FOR_GOOD, Follower, Standing, take_over
from tdconsole.session.moving.from_lines import take_in
from tdconsole.session.moving.moving import move

__all__ = ["FOR_GOOD", "Follower", "Standing", "lines", "move", "take_in", "take_over"]
