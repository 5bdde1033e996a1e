"""The words of the draw and its proof."""
