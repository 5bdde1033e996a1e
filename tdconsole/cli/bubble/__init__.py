"""Hand-for-hand play without a window."""
