"""Everything a person sees that is not the middle of a table."""
