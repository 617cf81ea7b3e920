"""The folder of a run: the plan, the games played so far, the report.

``plan.json`` says what is played. Games arrive in small Parquet files under ``parts``, each complete or not there at
all, named by the digest of its bytes; at the end of a run they become one ``games.parquet``. Every Parquet file holds
the plan in its metadata.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from typing import Final

import filelock
import msgspec
import polars as pl

from fogtable.games import load
from fogtable.lab.columns import line_of, schema_of
from fogtable.lab.facts import study_of
from fogtable.lab.programme import Programme, differences, rows
from fogtable.lab.spans import Finished

_KEY: Final = "fogtable"
"""Of the plan in a Parquet file's metadata."""
_WITHOUT: Final = "without that file the same command plays its games again"
_PLAN, _GAMES, _REPORT, _PARTS, _LOCK = "plan.json", "games.parquet", "report.html", "parts", "lock"


class Unusable(ValueError):
    """A folder cannot be used for a run. The message says why, and names the file."""


class Results:
    """The games of a programme in a folder that is :func:`held`.

    Raises:
        Unusable: the folder holds the games of another programme.
    """

    def __init__(self, path: Path, programme: Programme) -> None:
        _agree(path, programme)
        (path / _PARTS).mkdir(exist_ok=True)
        for unfinished in [*path.glob("*.tmp"), *(path / _PARTS).glob("*.tmp")]:
            unfinished.unlink()
        self.path = path
        self.programme = programme
        self._rows = rows(programme)
        self._game = load(programme.game)
        self._study = study_of(programme.game)
        self._schema = schema_of(programme, self._game, self._study)
        self._plan = msgspec.json.encode(programme).decode()
        self._read: list[Path] = []

    @property
    def games_file(self) -> Path:
        """Where all games are after a run."""
        return self.path / _GAMES

    @property
    def report_file(self) -> Path:
        """Where the report is."""
        return self.path / _REPORT

    def games(self) -> pl.DataFrame:
        """Return the games played so far, by row and number.

        Raises:
            Unusable: a file is broken, or belongs to another run. It is left as it is.
        """
        self._read = sorted((self.path / _PARTS).glob("*.parquet"))
        frames = [pl.DataFrame(schema=self._schema)]
        if self.games_file.exists():
            frames.append(self._loaded(self.games_file, self.games_file.read_bytes()))
        for part in self._read:
            content = part.read_bytes()
            if part.stem != _digest(content):
                raise Unusable(f"{part}: the file is broken: its name is not the digest of what is in it; {_WITHOUT}")
            frames.append(self._loaded(part, content))
        # Who was killed between writing games.parquet and deleting the parts has some games twice.
        return pl.concat(frames).unique(["row", "number"], keep="first").sort("row", "number")

    def _loaded(self, path: Path, content: bytes) -> pl.DataFrame:
        try:
            plan = pl.read_parquet_metadata(BytesIO(content)).get(_KEY)
            frame = pl.read_parquet(BytesIO(content))
        except (pl.exceptions.PolarsError, pl.exceptions.PanicException, OSError) as wrong:
            raise Unusable(f"{path}: the file is broken: {str(wrong).partition(chr(10))[0]}; {_WITHOUT}") from None
        if plan != self._plan:
            raise Unusable(f"{path}: the file belongs to another run")
        if frame.schema != pl.Schema(self._schema):
            raise Unusable(f"{path}: the file has other columns than this version writes")
        inside = pl.col("row").is_between(0, len(self._rows) - 1) & pl.col("number").is_between(
            0, self.programme.games - 1
        )
        if not frame.select(inside.all()).item():
            raise Unusable(f"{path}: the file has games that are not in the plan")
        return frame

    def add(self, finished: Sequence[Finished]) -> None:
        """Put games on disk: when this returns they are safe."""
        lines = [line_of(one, self._rows[one.row], self._game, self._study) for one in finished]
        content = self._packed(pl.DataFrame(lines, self._schema))
        put(self.path / _PARTS / f"{_digest(content)}.parquet", content)

    def close(self, games: pl.DataFrame) -> None:
        """Put all games, as :meth:`games` has just returned them, into one file instead of many."""
        if self._read or not self.games_file.exists():
            put(self.games_file, self._packed(games))
        for part in self._read:
            part.unlink()

    def report(self, html: str) -> None:
        """Write the report."""
        put(self.report_file, html.encode())

    def _packed(self, games: pl.DataFrame) -> bytes:
        into = BytesIO()
        games.write_parquet(into, metadata={_KEY: self._plan})
        return into.getvalue()


def played(path: Path) -> tuple[Programme, pl.DataFrame]:
    """Return plan and games of a finished or interrupted run, whatever version of the rules they were played by.

    Raises:
        Unusable: there is no run, or it cannot be read.
    """
    plan, games = path / _PLAN, path / _GAMES
    if not plan.is_file() or not games.is_file():
        raise Unusable(f"{path}: expected the folder of a run, with {_PLAN} and {_GAMES}")
    try:
        programme = msgspec.json.decode(plan.read_bytes(), type=Programme)
        frame = pl.read_parquet(games)
        inside = pl.read_parquet_metadata(games).get(_KEY)
    except (msgspec.MsgspecError, pl.exceptions.PolarsError, pl.exceptions.PanicException, OSError) as wrong:
        raise Unusable(f"{path}: the run cannot be read: {str(wrong).partition(chr(10))[0]}") from None
    if inside != msgspec.json.encode(programme).decode():
        raise Unusable(f"{games}: the file belongs to another run than {plan}")
    return programme, frame


@contextmanager
def held(path: Path, mark: str = _PLAN) -> Iterator[Path]:
    """Make a folder for a run, or continue one, and lock it meanwhile; ``mark``: the file by which one is known.

    Raises:
        Unusable: it is no folder, cannot be written to, is in use, or holds something else.
    """
    if path.exists() and not path.is_dir():
        raise Unusable(f"--out: expected a folder; {path} is a file")
    try:
        path.mkdir(parents=True, exist_ok=True)
        if not (path / mark).exists() and (foreign := _foreign(path, mark)):
            raise Unusable(f"--out: {path} holds other files ({foreign}, ...): choose a new folder")
        lock = filelock.FileLock(path / _LOCK, timeout=0)
        lock.acquire()
    except filelock.Timeout:
        raise Unusable(f"--out: another run is using {path}") from None
    except OSError as wrong:
        raise Unusable(f"--out: cannot write to {path}: {wrong.strerror or wrong}") from None
    try:
        yield path
    finally:
        lock.release()


def _foreign(path: Path, mark: str) -> str:
    """Return the name of a file in a folder that is not a run's, ``""`` if there is none."""
    return next((name for name in sorted(os.listdir(path)) if name not in (_LOCK, _PARTS, f"{mark}.tmp")), "")


def clear(path: Path) -> None:
    """Delete the files of a run in a folder; the plan goes last, so that the folder stays known as one of a run."""
    for part in (path / _PARTS).glob("*.parquet"):
        part.unlink()
    for name in (_GAMES, _REPORT, _PLAN):
        (path / name).unlink(missing_ok=True)


def _agree(path: Path, programme: Programme) -> None:
    """Write down the plan, or make sure that it is the one written down.

    Raises:
        Unusable: it is another one, or cannot be read.
    """
    file = path / _PLAN
    if not file.exists():
        put(file, msgspec.json.format(msgspec.json.encode(programme), indent=2) + b"\n")
        return
    anew = "--fresh deletes it and starts anew"
    try:
        there = msgspec.json.decode(file.read_bytes(), type=Programme)
    except msgspec.MsgspecError as wrong:
        raise Unusable(f"{file}: cannot be read: {wrong}; {anew}") from None
    if there != programme:
        raise Unusable(f"--out: {path} holds another plan: {differences(there, programme)}; {anew}")


def _digest(content: bytes) -> str:
    return blake2b(content, digest_size=16).hexdigest()


def put(file: Path, content: bytes) -> None:
    """Write a file so that it is there as a whole or not at all."""
    draft = file.with_name(f"{file.name}.tmp")
    with draft.open("wb") as into:
        into.write(content)
        into.flush()
        os.fsync(into.fileno())
    draft.replace(file)


__all__ = ["Results", "Unusable", "clear", "held", "played", "put"]
