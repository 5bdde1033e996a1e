"""The words of documents."""
