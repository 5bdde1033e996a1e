"""What is on the players' screens, and what is where on each: the projector, televisions, phones."""
