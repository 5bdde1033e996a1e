"""Words for documents."""
