"""The parts of every paper: sheets, type, lists, bills, codes."""
