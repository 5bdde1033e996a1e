"""Words for penalties and rulings."""
