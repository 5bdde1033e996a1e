"""The screens: of each what it says, and where that stands."""
