"""The explainer (docs/explainer) as an author publishes it: `python -m tools.explainer --site URL OUT`.

The page is written by hand but for its tables, which `saladier embed` would write one by one.
"""

import argparse
import json
import re
from pathlib import Path

from saladier.record import read_record
from saladier.table.cover import element_for
from saladier.table.embedded import Wanted
from tools.paths import ROOT

FOLDER = ROOT / "docs" / "explainer"
TABLE = re.compile("<!-- table: ([a-z-]+) -->")


def files(site: str) -> dict[str, str]:
    """Name -> text of every file of the page; ``site`` is where Saladier is."""
    page = (FOLDER / "explainer.html").read_text(encoding="utf-8").replace("SITE", site)
    scripts: set[str] = set()

    def table(found: re.Match[str]) -> str:
        record = read_record(json.loads((FOLDER / "records" / f"{found[1]}.json").read_text(encoding="utf-8")))
        script, _, element = element_for(record, site, Wanted(view="puzzle", language="en")).partition("\n")
        scripts.add(script)
        return element.strip()

    page = TABLE.sub(table, page).replace("</head>", f"{''.join(scripts)}\n</head>")
    return {"index.html": page, "explainer.css": (FOLDER / "explainer.css").read_text(encoding="utf-8")}


def main() -> None:
    """Write the page into a folder."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--site", required=True, help="the address of Saladier, with a slash at the end")
    options.add_argument("out", type=Path)
    chosen = options.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    for name, text in files(chosen.site).items():
        (chosen.out / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
