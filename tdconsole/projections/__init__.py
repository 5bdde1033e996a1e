"""What a screen, a sheet or a caller sees of a tournament: frozen data, without a language."""
