"""The window's gestures as data: menus, buttons and keys are made of them."""
