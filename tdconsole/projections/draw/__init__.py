"""What is seen of the draw and its proof."""
