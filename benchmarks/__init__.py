"""Speed, compared in one run: never a test, since machines are shared and noisy."""
