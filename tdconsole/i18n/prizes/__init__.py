"""The words of prizes, bounties and deals."""
