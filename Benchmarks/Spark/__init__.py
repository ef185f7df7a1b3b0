"""Checks of a frame of Spark with a million orders, by the Python package and by expressions of Spark."""
