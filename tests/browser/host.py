"""A host of the site as a process of its own: once ended, nothing answers any more, not even an open connection."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.paths import ROOT


class Host:
    """Serves `folder` below /saladier/ until it is stopped."""

    def __init__(self, folder: Path) -> None:
        serve = [sys.executable, "-m", "tools.serve", "--port", "0", "--prefix", "/saladier/"]
        self._process = subprocess.Popen([*serve, "--folder", str(folder)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().split()[3]

    def stop(self) -> None:
        """End the process."""
        self._process.terminate()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


@contextmanager
def hosting(folder: Path) -> Iterator[Host]:
    """A host for as long as the context lasts, unless it is stopped before."""
    host = Host(folder)
    try:
        yield host
    finally:
        host.stop()
