"""Views of the draw and its proof."""
