"""Leduc poker compiled, as the games of the package are; the module is made anew in each process."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

from bench.leduc import GAME, RULES


def compiled() -> ModuleType:
    """Translate and compile the rules (about a second).

    Raises:
        ImportError: they cannot be compiled here; the message says why.
    """
    from fogtable.compile.build import NotBuilt, compile_c
    from fogtable.compile.check.game import check
    from fogtable.compile.emit.translate import translate
    from fogtable.compile.read.modules import read_modules
    from fogtable.fast.find import SUFFIX, load_module

    text = translate(GAME, check(read_modules(RULES)))
    with TemporaryDirectory(prefix="fogtable-leduc-") as folder:
        try:
            return load_module(compile_c(text, Path(folder, f"leduc{SUFFIX}")))
        except NotBuilt as why:
            raise ImportError(str(why)) from None
