"""The sums of a hand: raises, pots, blinds, the showdown."""
