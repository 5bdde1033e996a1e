"""The brand studio: a house's brand from its logo, seen on its walls while it is made."""
