"""The QR code on paper: its bits, its redundancy, its picture."""
