"""Words for the draw and its proof."""
