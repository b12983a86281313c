"""Saladier: five little-served card games for one table."""

__version__ = "0.1.0"
