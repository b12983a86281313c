"""What the browser tests share: when a page is ready, and a watch over everything a page must not do."""

from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request

READY = "body:not([data-state=loading], [data-state=failed])"
"""Matches once Python has answered."""

START = 120_000
"""Milliseconds that a start may take on a busy machine before a test gives up."""

REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error("refused by the page's policy:", event.violatedDirective, event.blockedURI))
"""


class Watch:
    """Records what a page does wrong: errors, failed requests, requests to other hosts, breaches of its policy."""

    def __init__(self, page: Page, home: str) -> None:
        self.problems: list[str] = []
        self.requests: list[str] = []
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(home))
        self._ours = (home, f"blob:{origin}/", "data:")
        page.add_init_script(REPORT_VIOLATIONS)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("request", self._request)
        page.on("requestfailed", self._failed)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith(self._ours):
            self.problems.append(f"went elsewhere: {request.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # a page that was left while it loaded
            self.problems.append(f"failed: {request.url}: {request.failure}")
