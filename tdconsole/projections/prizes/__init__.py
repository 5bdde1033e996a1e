"""What is seen of prizes, bounties and deals."""
