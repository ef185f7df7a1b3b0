"""Checks of a typed frame of a million orders, by the Python package and its peers."""
