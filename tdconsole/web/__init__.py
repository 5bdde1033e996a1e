"""The hall's pages: televisions, players' phones, the floor's tablets. A process of its own."""
