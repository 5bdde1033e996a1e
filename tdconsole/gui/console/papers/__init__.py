"""The parts of the Paper page: making a document, and what is known of it beforehand."""
