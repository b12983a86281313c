"""What the page sends with a deed: the control's data, the fields of its form."""

import re
from collections.abc import Mapping
from typing import Any

Request = Mapping[str, Any]


def data(request: Request, name: str) -> str:
    """One ``data-*`` of the control; "" where there is none."""
    found = request.get("data")
    value = found.get(name) if isinstance(found, Mapping) else None
    return value if isinstance(value, str) else ""


def number(request: Request, name: str) -> int | None:
    """The same as a whole number that is not negative."""
    value = data(request, name)
    return int(value) if re.fullmatch("[0-9]{1,4}", value) else None


def form(request: Request) -> Mapping[str, Any]:
    """The fields of the form around the control."""
    found = request.get("form")
    return found if isinstance(found, Mapping) else {}


def field(request: Request, name: str) -> str:
    """One of them as text."""
    value = form(request).get(name)
    return value if isinstance(value, str) else ""
