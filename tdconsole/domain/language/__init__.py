"""The language of a tournament: commands, events, rejections and terms."""
