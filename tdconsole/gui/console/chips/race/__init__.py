"""A colour-up, table by table: odd chips as they are called out, and who gets the new ones."""
