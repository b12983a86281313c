"""The engines, each started once; what is not on the machine is skipped. They run only where they are asked for."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

import pytest

from tests.browser.host import hosting
from tests.engines.chromium import chromium
from tests.engines.engine import Engine, Missing
from tests.engines.firefox import firefox
from tests.engines.webkit import webkit
from tools.site import build

ENGINES: dict[str, Callable[[Path], AbstractContextManager[Engine]]] = {
    "chromium": chromium,
    "firefox": firefox,
    "webkit": webkit,
}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark every test in this folder, and leave it out unless the marker is named: `pytest -m engines`."""
    here = [item for item in items if Path(__file__).parent in item.path.parents]
    for item in here:
        item.add_marker(pytest.mark.engines)
    if "engines" not in config.option.markexpr:
        config.hook.pytest_deselected(items=here)
        items[:] = [item for item in items if item not in here]


@pytest.fixture(scope="session")
def site() -> Path:
    """The finished site, built once."""
    return build()


@pytest.fixture(scope="session")
def url(site: Path) -> Iterator[str]:
    """The site as a host serves it."""
    with hosting(site) as host:
        yield host.url


@pytest.fixture(scope="session", params=ENGINES)
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """A browser that was started."""
    with ExitStack() as stack:
        try:
            yield stack.enter_context(ENGINES[request.param](tmp_path_factory.mktemp(request.param)))
        except Missing as reason:
            pytest.skip(str(reason))


@pytest.fixture
def engine(running: Engine) -> Iterator[Engine]:
    """A browser in which no page tells of an error."""
    running.problems()
    yield running
    assert running.problems() == []
