"""What builds, serves and sets up the project; not part of the app."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))  # the app's Python writes pages of the site
