"""Gestures of mouse and keyboard on the map."""
