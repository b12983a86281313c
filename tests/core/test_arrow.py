"""The direction of imports: cards → games → record → bots → table → browser, and nothing from outside but where a
page is written."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import saladier

SOURCE = Path(saladier.__file__).parent
ARROW = ("cards", "games", "record", "bots", "table", "browser")
MAY_IMPORT = {
    **{layer: set(ARROW[: place + 1]) for place, layer in enumerate(ARROW)},
    "cli": {"cards", "games", "record", "bots", "cli"},
    "__main__": {"cli"},
    "__init__": set[str](),
}
OUTSIDE = {"table": {"htpy", "markupsafe"}}
FILES = sorted(SOURCE.rglob("*.py"))


def layer_of(file: Path) -> str:
    return file.relative_to(SOURCE).with_suffix("").parts[0]


def imported(file: Path) -> Iterator[str]:
    """The full name of every module, or thing in a module, that a file imports anywhere."""
    package = [SOURCE.name, *file.relative_to(SOURCE).parent.parts]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def test_every_file_belongs_to_a_layer() -> None:
    assert {layer_of(file) for file in FILES} == MAY_IMPORT.keys()


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_imports_point_left(file: Path) -> None:
    layer = layer_of(file)
    for name in imported(file):
        top, _dot, rest = name.partition(".")
        if top == SOURCE.name:
            inside = rest.partition(".")[0]
            beside = {"table"} if file == SOURCE / "cli" / "embed.py" else set()  # what that command writes is a page
            assert inside in MAY_IMPORT[layer] | beside | {"__version__"}, f"{layer} imports {name}"
        else:
            allowed = top in sys.stdlib_module_names or top in OUTSIDE.get(layer, ())
            assert allowed, f"{layer} imports {name}"


def test_the_names_of_games_are_all_that_is_loaded_by_text() -> None:
    """`import_module` could hide an import from this test; it is used where games and bots are looked up."""
    using = {file.relative_to(SOURCE).as_posix() for file in FILES if "import_module(" in file.read_text("utf-8")}
    assert using == {"bots/registry.py", "games/registry.py"}
