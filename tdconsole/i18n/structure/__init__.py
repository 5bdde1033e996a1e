"""Words for structures: their rows, their defects, and how to mend them."""
