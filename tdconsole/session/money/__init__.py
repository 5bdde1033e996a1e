"""Money across tournaments: the cash of each till, and vouchers."""
