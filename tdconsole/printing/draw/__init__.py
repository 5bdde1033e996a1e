"""The draw and its proof on paper."""
