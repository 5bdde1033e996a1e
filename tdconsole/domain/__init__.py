"""The game and its rules, pure: no disk, no clock on the wall, no language, no window."""
