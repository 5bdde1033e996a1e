"""One hand: blinds, antes, raises, pots."""
