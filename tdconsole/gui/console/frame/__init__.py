"""The window itself: its pages, menus, keys and questions."""
