"""The people of the house: found, recorded, merged and erased."""
