"""The rules page: options and the browser."""
