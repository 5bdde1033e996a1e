"""What every paper is made of: sheets, type, lists, bills, codes."""
