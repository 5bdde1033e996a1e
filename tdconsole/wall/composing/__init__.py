"""What is where on a screen: words that find their room, as large as they can be."""
