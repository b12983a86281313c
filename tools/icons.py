"""The icons that a device puts on its home screen: `python -m tools.icons` draws them from the drawing of the bowl.

They are kept in the repository: drawing them takes a browser, which building the site does not.
"""

from playwright.sync_api import sync_playwright

from tools.chromium import system_chromium
from tools.paths import PUBLIC

FOLDER = PUBLIC / "icons"
DRAWING = FOLDER / "saladier.svg"
SQUARE = FOLDER / "saladier-maskable.svg"
ICONS = {
    "saladier-192.png": (DRAWING, 192),
    "saladier-512.png": (DRAWING, 512),
    "saladier-maskable-512.png": (SQUARE, 512),
    "saladier-apple-180.png": (SQUARE, 180),
}
"""The bitmaps, with the drawing each is made from and its size."""


def draw() -> None:
    """Write every bitmap."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=["--no-sandbox"])
        for name, (drawing, size) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = drawing.read_text(encoding="utf-8")
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: 100vw }}</style>{svg}")
            page.screenshot(path=FOLDER / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw()
