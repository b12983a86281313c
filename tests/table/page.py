"""The HTML of a reply as a tree, so that tests ask for controls and words instead of looking for substrings."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}


@dataclass
class Element:
    """One element; ``children`` are elements and texts in order."""

    tag: str
    attrs: dict[str, str] = field(default_factory=dict)
    children: list["Element | str"] = field(default_factory=list)

    def every(self) -> Iterator["Element"]:
        """This element and all below it."""
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.every()

    def find(self, tag: str = "", **attrs: str) -> list["Element"]:
        """Elements below with these attributes (``data_card`` for ``data-card``; "*" for any value)."""
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attrs.items()}
        return [
            one
            for one in self.every()
            if tag in ("", one.tag)
            and all(name in one.attrs and value in ("*", one.attrs[name]) for name, value in wanted.items())
        ]

    def one(self, tag: str = "", **attrs: str) -> "Element":
        """The only such element."""
        (found,) = self.find(tag, **attrs)
        return found

    @property
    def text(self) -> str:
        """All text below, white space folded."""
        return " ".join("".join(self.texts()).split())

    def texts(self) -> Iterator[str]:
        """The pieces of text below, in order."""
        for child in self.children:
            yield from child.texts() if isinstance(child, Element) else (child,)

    @property
    def classes(self) -> list[str]:
        return self.attrs.get("class", "").split()


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Element("")
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _value in attrs]
        assert len(set(names)) == len(names), f"an attribute stands twice in <{tag}>: {names}"
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag, f"</{tag}> closes something else"

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def read_page(html: str) -> Element:
    """The tree; fails when elements are not closed in order."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == [reader.root], "something is left open"
    ids = [one.attrs["id"] for one in reader.root.every() if "id" in one.attrs]
    assert len(set(ids)) == len(ids), f"an id stands twice: {sorted(one for one in ids if ids.count(one) > 1)}"
    return reader.root
