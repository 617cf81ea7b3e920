"""Compiled modules of every game of the tests, with bounds checked and lines counted: made once for all processes."""

from __future__ import annotations

import ast
import atexit
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from types import ModuleType

from filelock import FileLock

from fogtable.compile.build import compile_c
from fogtable.compile.check.game import Checked, check, read_game, rules_of
from fogtable.compile.emit.translate import translate
from fogtable.compile.read.kinds import constant
from fogtable.compile.read.modules import read_modules
from fogtable.core.asking import Rules, Scripts
from fogtable.core.declarations.cards import Family
from fogtable.core.game import Game
from fogtable.core.packages import home_of
from fogtable.fast.find import SUFFIX, load_module
from tests.fast import corpus
from tests.sketches import SKETCHES

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "test-results" / "compiled"
SOURCES = (".py", ".yaml", ".c", ".h")
NO_RULES = ("setup", "settle", "outcome")
"""Functions of a sketch that are plain Python."""


_BUILT: dict[str, ModuleType] = {}


def module_of(game: Game) -> ModuleType:
    """Return the compiled rules of a game: one that can be played, a sketch, or a file of programs.

    Raises:
        NotTranslated: the rules are refused.
        NotBuilt: there is no compiler, or it refuses the C text.
    """
    if game.name not in _BUILT:
        _BUILT[game.name] = load_module(_kept(game))
    return _BUILT[game.name]


def _kept(game: Game) -> Path:
    """Return the compiled module, which other processes use too, and later runs while its sources are the same."""
    digest = blake2b(digest_size=10)
    for file in _sources(game):
        digest.update(f"{file} {file.stat().st_size}\n".encode())
        digest.update(file.read_bytes())
    path = KEPT / f"{game.name}-{digest.hexdigest()}{SUFFIX}"
    KEPT.mkdir(parents=True, exist_ok=True)
    with FileLock(KEPT / f"{game.name}.lock"):
        if not path.exists():
            for old in KEPT.glob(f"{game.name}-{'[0-9a-f]' * 20}.*"):
                old.unlink()
            compile_c(translate(game, checked(game)), path, debug=True, cover=True)
    return path


def _sources(game: Game) -> list[Path]:
    """Return all files that decide what the module of a game is; to read them is quicker than to translate them."""
    if game.name.startswith("programs-"):
        own = Path(corpus.__file__).parent
    elif game in SKETCHES:
        own = ROOT / "tests" / "sketches"
    else:
        own = home_of(game.name).folder()
    folders = [own, *(ROOT / "src" / "fogtable" / name for name in ("compile", "core", "fast"))]
    found = (file for folder in folders for file in folder.rglob("*") if file.suffix in SOURCES)
    return sorted(file for file in found if not file.stem.startswith("_fast"))


def compile_rules(game: Game, rules: Checked) -> ModuleType:
    """Translate, compile and load checked rules, for this process alone."""
    path = _folder() / f"{game.name}-{len(list(_folder().iterdir()))}{SUFFIX}"
    return load_module(compile_c(translate(game, rules), path, debug=True, cover=True))


@cache
def _folder() -> Path:
    folder = mkdtemp(prefix="fogtable-")
    atexit.register(rmtree, folder, ignore_errors=True)
    return Path(folder)


def checked(game: Game) -> Checked:
    """Return the checked rules of a game."""
    if game.name.startswith("programs-"):
        return check(read_modules(corpus.modules_of(game.name)))
    if game in SKETCHES:
        name = f"tests.sketches.{game.name}"
        return check(read_modules([name], {name: rules_text(name)}))
    return check(read_game(game.name))


def files_of(game: Game) -> dict[str, Path]:
    """Return the files that a game's rules are written in, by their place, without those of its policy."""
    if game in SKETCHES:
        found = read_modules([f"tests.sketches.{game.name}"])
    elif game.name.startswith("programs-"):
        found = read_modules(corpus.modules_of(game.name))
    else:
        found = read_modules(rules_of(game.name), game=home_of(game.name).package)
    return {module.place: Path(module.file) for module in found.modules}


def rules_text(name: str) -> str:
    """Return the text of a sketch without all that is no rule, the lines numbered as before.

    A sketch is one file; the rules of a game lie in modules of their own.
    """
    module = import_module(name)
    text = Path(str(module.__file__)).read_text(encoding="utf-8")
    lines = text.split("\n")
    for node in ast.parse(text).body:
        if not _belongs(node, module):
            assert node.end_lineno is not None
            lines[node.lineno - 1 : node.end_lineno] = [""] * (node.end_lineno - node.lineno + 1)
    return "\n".join(lines)


def _belongs(node: ast.stmt, module: ModuleType) -> bool:
    """Tell whether a statement at the top of a sketch belongs to its rules."""
    if isinstance(node, ast.ImportFrom):
        return node.module == "fogtable.core.rules"
    if isinstance(node, ast.FunctionDef):
        return node.name not in NO_RULES
    if isinstance(node, ast.ClassDef):
        return issubclass(getattr(module, node.name), Family)
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        thing = getattr(module, node.target.id)
        return isinstance(thing, (Rules, Scripts)) or constant(thing) is not None
    return False
