"""What is drawn, whatever draws it: marks that a screen, a sheet of paper and a page all know."""
