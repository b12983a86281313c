"""The manifest of the app in every language, made from the English one."""

import json

from saladier.table.languages import ENGLISH, LANGUAGES, spoken
from saladier.table.pages.start import manifest_path
from saladier.table.text import _
from tools.paths import ROOT


def manifests() -> dict[str, str]:
    """Path in the site -> manifest, for the languages but English. What identifies the app stays the same."""
    english = (ROOT / manifest_path(ENGLISH)).read_text(encoding="utf-8")
    return {manifest_path(code): _in(code, english) for code in LANGUAGES if code != ENGLISH}


def _in(code: str, english: str) -> str:
    manifest = json.loads(english)
    with spoken(code):
        manifest["lang"] = code
        for said in (manifest, *manifest["screenshots"]):
            for key in {"name", "description", "label"} & said.keys():
                said[key] = _(said[key])
    return json.dumps(manifest, ensure_ascii=False, indent=2) + "\n"
