"""A colour-up, table by table: odd chips as they are read out, and who gets the new ones."""
