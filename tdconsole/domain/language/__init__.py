"""What is asked, what happened and what is refused: commands, events, rejections and terms."""
