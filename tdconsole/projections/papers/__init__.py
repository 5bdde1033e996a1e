"""Views of documents."""
