"""Views of payouts."""
