"""Everything a person reads: sentences, numbers, money, dates, in the reader's language."""
