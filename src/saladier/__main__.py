"""``python -m saladier``."""

import sys

from saladier.cli.main import main

sys.exit(main(sys.argv[1:]))
