"""The thin layer between the table and the page: JSON text in, JSON text out."""
