"""Views of a tournament for screens, papers and callers: frozen data, in no language."""
