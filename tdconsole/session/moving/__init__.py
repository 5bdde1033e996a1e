"""Moving a house to another place: from a file to a server, and back."""

from tdconsole.session.moving.moving import move

__all__ = ["move"]
