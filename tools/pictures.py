"""Pictures of the table, for the README and for the device that installs the app: `python -m tools.pictures`.

They are kept in the repository: taking them needs a browser, which building the site does not.
"""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tools.chromium import system_chromium
from tools.paths import PUBLIC, ROOT
from tools.serve import serving
from tools.site import build

SCREENS = PUBLIC / "screens"
TRICK = {
    "to_act": 0,
    "trick": "9H QH 4H",
    "hands": [
        "AS JS 7S 3S KH 8H 2H TC 6C QD 9D 4D",
        "KS TS 8S AH 3H KC QC 2C AD JD 7D",
        "QS 9S 6S JH 6H AC JC 3C TD 8D 5D",
        "5S 4S 2S TH 7H 9C 8C 7C 5C KD 3D",
    ],
    "taken": [["4C 2D 6D 5H"], [], [], []],
}
MELDS = {
    "to_act": 0,
    "phase": "draw",
    "hands": [
        "AS AH QS JS TS 9H 9D 8C 7C 6C 6D 5H 4S",
        "KC QD TC 8S 7S 5S 4H",
        "JC TD 9C 8H 7H 3S",
        "KD QC 9S 6H 5C 4D",
    ],
    "stock": "AC KH JH TH 8D 7D 6S 5D 4C 3C QH JD",
    "pile": "KS 9H",
    "melds": [["QS QH QD QC QS QH QD", "8S 9S TS"], ["7H 8H 9H TH JH", "AD AC AH 2S"]],
}  # fmt: skip
PICTURES = (
    # file, game, position, scores, (width, height, pixels to a point)
    (ROOT / "docs" / "pictures" / "table.png", "canadian_salad", TRICK, [120, 60, 190, 90], (1024, 768, 1)),
    (SCREENS / "salad-wide.jpg", "canadian_salad", TRICK, [120, 60, 190, 90], (1280, 800, 1)),
    (SCREENS / "samba-wide.jpg", "samba", MELDS, [1845, 2310], (1280, 800, 1)),
    (SCREENS / "salad-narrow.jpg", "canadian_salad", TRICK, [120, 60, 190, 90], (360, 640, 2)),
    (SCREENS / "samba-narrow.jpg", "samba", MELDS, [1845, 2310], (360, 640, 2)),
)


def take() -> None:
    """Write every picture."""
    with sync_playwright() as playwright, serving(build(), "/") as url:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=["--no-sandbox"])
        for file, game, position, scores, size in PICTURES:
            _take(browser, url, file, _kept(game, position, scores), size)
        browser.close()


def _take(browser: Browser, url: str, file: Path, kept: dict[str, str], size: tuple[int, int, int]) -> None:
    width, height, scale = size
    page = browser.new_page(
        viewport={"width": width, "height": height}, device_scale_factor=scale, reduced_motion="reduce"
    )
    page.goto(f"{url}rules/samba.html")
    page.evaluate("texts => Object.assign(localStorage, texts)", kept)
    page.goto(url)
    page.locator("body[data-state=your-turn]").wait_for(timeout=60_000)
    page.wait_for_timeout(500)  # the last transition
    file.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=file, quality=80 if file.suffix == ".jpg" else None)
    page.close()


def _kept(game: str, position: dict[str, Any], scores: list[int]) -> dict[str, str]:
    """Storage with one match that is open."""
    rounds = [{"standing": {"round": 1, "scores": scores}, "position": position, "moves": []}]
    seats = {"seats": ["person", *["medium"] * 3]}
    names = ["Player 1", "Basil", "Chive", "Dill"]
    record = {"format": "saladier/1", "game": game, "options": {}, "names": names, "rounds": rounds, "x_app": seats}
    return {"saladier.match.picture": json.dumps(record), "saladier.open": "picture"}


if __name__ == "__main__":
    take()
