"""The points that evenings are worth, by a formula."""
