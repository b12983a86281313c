"""The drawings of cards and signs as an element of a page: a sandboxed frame may not refer to those in another file."""

import re
from functools import cache
from xml.etree import ElementTree

from tools.paths import PUBLIC

SVG = "http://www.w3.org/2000/svg"
_COMMENT = re.compile("<!--.*?-->", re.DOTALL)
_USED = re.compile(r'href="#([^"]+)"')


def whole() -> str:
    """Every drawing, for the page of the app."""
    return _element("".join(_drawings().values()))


def used_by(page: str) -> str:
    """The drawings that a page refers to, and those they are made of."""
    drawings, wanted, found = _drawings(), set(_USED.findall(page)), set[str]()
    while wanted:
        name = wanted.pop()
        if name in drawings and name not in found:
            found.add(name)
            wanted |= set(_USED.findall(drawings[name]))
    return _element("".join(text for name, text in drawings.items() if name in found))


def _element(drawings: str) -> str:
    return f'<svg class="vh" aria-hidden="true" focusable="false">{drawings}</svg>'


@cache
def _drawings() -> dict[str, str]:
    """Id -> the drawing as text."""
    ElementTree.register_namespace("", SVG)
    text = (PUBLIC / "art" / "cards.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(_COMMENT.sub("", text))
    parts = [part for child in root for part in (child if child.tag == f"{{{SVG}}}defs" else [child])]
    return {part.attrib["id"]: _text(part) for part in parts}


def _text(part: ElementTree.Element) -> str:
    part.tail = None
    return ElementTree.tostring(part, encoding="unicode").replace(f' xmlns="{SVG}"', "")
