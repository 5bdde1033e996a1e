"""Words for prizes, bounties and deals."""
