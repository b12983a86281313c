"""Firefox ESR, driven by puppeteer-core in a Node process of its own."""

import json
import os
import select
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.engines.engine import PATIENCE, Engine, Missing
from tools import engines
from tools.paths import NODE_MODULES

DRIVER = Path(__file__).with_suffix(".mjs")


class Firefox:
    """Speaks lines of JSON with firefox.mjs, one answer for each call."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._answer()

    def goto(self, url: str) -> None:
        self._call("goto", url)

    def reload(self) -> None:
        self._call("reload")

    def resize(self, width: int, height: int) -> None:
        self._call("resize", width, height)

    def touch(self, x: float, y: float) -> None:
        self._call("touch", x, y)

    def evaluate(self, function: str, *args: Any) -> Any:
        return self._call("evaluate", function, args)

    def problems(self) -> list[str]:
        heard: list[str] = self._call("problems")
        return heard

    def _call(self, call: str, *args: Any) -> Any:
        assert self._process.stdin is not None
        print(json.dumps({"call": call, "args": args}), file=self._process.stdin, flush=True)
        return self._answer()

    def _answer(self) -> Any:
        said = self._process.stdout
        assert said is not None
        if not select.select([said], [], [], PATIENCE)[0]:
            raise TimeoutError("Firefox does not answer")
        answer = json.loads(said.readline() or '{"error": "Firefox has ended"}')
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer.get("value")


@contextmanager
def firefox(home: Path) -> Iterator[Engine]:
    """Firefox with a home of its own: as root it refuses one that is somebody else's."""
    program = engines.program("firefox-esr")
    if program is None:
        raise Missing("there is no firefox-esr")
    if not (NODE_MODULES / "puppeteer-core").exists():
        raise Missing("there is no puppeteer-core in node_modules")
    command = ["node", str(DRIVER), str(program)]
    environment = {**os.environ, "HOME": str(home), "TMPDIR": str(home)}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment) as process:
        try:
            yield Firefox(process)
        finally:
            assert process.stdin is not None
            process.stdin.close()
            process.wait(PATIENCE)
