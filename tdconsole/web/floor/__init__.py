"""The floor's tablets and phones: paired devices, what they show, and what they ask."""
