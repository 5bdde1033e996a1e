"""A house in another place: moved there, from a file to a server and back, or followed by a copy."""

from tdconsole.session.moving.following import FOR_GOOD, Follower, Standing, take_over
from tdconsole.session.moving.moving import move

__all__ = ["FOR_GOOD", "Follower", "Standing", "move", "take_over"]
