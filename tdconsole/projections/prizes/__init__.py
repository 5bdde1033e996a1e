"""Views of prizes, bounties and deals."""
