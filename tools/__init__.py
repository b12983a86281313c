"""What builds, serves and sets up the project; not part of the app."""
