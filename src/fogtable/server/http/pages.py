"""The page itself: the built client, and one answer for every address that the client knows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

CLIENT: Final = Path(__file__).parents[2] / "web_dist"
NOT_BUILT: Final = "The page is not built yet: run `make play` in the checkout, or install fogtable as a package.\n"


class _Assets(StaticFiles):
    """Built files: their names change with their contents, so a browser may keep them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


async def page(_: Request) -> Response:
    """Give the page."""
    return _page(200)


def lost(connection: HTTPConnection) -> Response | None:
    """Return the page for an address that is not known, if a browser asks for it."""
    looks = "text/html" in connection.headers.get("accept", "")
    return _page(404) if looks and not connection.url.path.startswith("/api/") else None


def _page(status: int) -> Response:
    index = CLIENT / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(index, status, headers={"Cache-Control": "no-cache"})


def _beside(name: str, kind: str) -> Route:
    """Return the route of a file that keeps its name from build to build, so that a browser asks whether it is new."""

    async def give(_: Request) -> Response:
        path = CLIENT / name
        if not path.is_file():
            return Response(status_code=404)
        return FileResponse(path, media_type=kind, headers={"Cache-Control": "no-cache"})

    return Route(f"/{name}", give)


ROUTES: Final = [
    Mount("/assets", _Assets(directory=CLIENT / "assets", check_dir=False)),
    _beside("favicon.svg", "image/svg+xml"),
    _beside("icon-192.png", "image/png"),
    _beside("icon-512.png", "image/png"),
    _beside("icon-maskable.png", "image/png"),
    _beside("apple-touch-icon.png", "image/png"),
    _beside("manifest.webmanifest", "application/manifest+json"),
    _beside("service-worker.js", "text/javascript"),
    Route("/", page),
    Route("/g/{game}", page),
    Route("/t/{id}", page),
    Route("/rules/{game}", page),
    Route("/rules/{game}/examples/{number}", page),
    Route("/me", page),
    Route("/records", page),
    Route("/records/{rest:path}", page),
]
