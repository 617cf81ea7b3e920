"""Make all packages in dist/: the sdist, a wheel for every kind of machine, and one for all others.

python -m tools.wheels [--only TAG]

The same sources give the same bytes: files bear the time of the last commit, or SOURCE_DATE_EPOCH.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from packaging.metadata import Metadata

from fogtable.games import NAMES
from tools import webclient
from tools.machine import ROOT, say
from tools.wheels.modules import compile_all, translate_all
from tools.wheels.targets import PYTHON, TARGETS

DIST = ROOT / "dist"
SDIST = "sdist"
ANY = "py3-none-any"
KINDS = (SDIST, ANY, *(target.tag for target in TARGETS))
"""All packages: the sdist, and the tags of the wheels."""


def build(kind: str, env: dict[str, str], folder: Path) -> Path:
    """Let the build backend make one package; return it."""
    with TemporaryDirectory(dir=folder) as made:
        command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", made]
        done = subprocess.run(
            command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        if done.returncode:
            sys.exit(f"{done.stdout}{done.stderr}\nfogtable: the {kind} was not built")
        (package,) = Path(made).iterdir()
        return package.rename(folder / package.name)


def build_wheel(modules: Path, tag: str, folder: Path) -> Path:
    """Make a wheel with these modules, and look whether an installer understands what it says of itself."""
    made = build("wheel", {**dated(), "FOGTABLE_MODULES": str(modules), "FOGTABLE_TAG": tag}, folder)
    with ZipFile(made) as wheel:
        (metadata,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        Metadata.from_email(wheel.read(metadata))
    return made


def dated() -> dict[str, str]:
    """Return the environment, with the time that packed files bear."""
    last = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
    when = {"SOURCE_DATE_EPOCH": last.stdout.strip()} if last.stdout.strip() else {}
    return {**when, **os.environ}


def tell(package: Path) -> None:
    """Say what was made."""
    say(f"{package.relative_to(ROOT)}, {package.stat().st_size / 1e6:.1f} MB")


def parser() -> argparse.ArgumentParser:
    """Return what the command takes."""
    found = argparse.ArgumentParser(
        prog="python -m tools.wheels",
        description="Make the packages that others install, in dist/.",
        epilog="Packages: " + ", ".join(KINDS),
    )
    found.add_argument("--only", metavar="TAG", choices=KINDS, help="make this one, and leave the others as they are")
    return found


def main() -> None:
    """Make everything anew, or one package."""
    only = parser().parse_args().only
    webclient.build()
    if only is None:
        shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir(exist_ok=True)
    make([only] if only else KINDS)


def make(kinds: Collection[str]) -> None:
    """Make the packages of these kinds."""
    targets = [target for target in TARGETS if target.tag in kinds]
    with TemporaryDirectory() as made:
        texts, none = Path(made, "texts"), Path(made, "none")
        texts.mkdir()
        none.mkdir()
        if SDIST in kinds:
            tell(build(SDIST, dated(), DIST))
        if ANY in kinds:
            tell(build_wheel(none, ANY, DIST))
        if targets:
            say("translating the rules")
            translate_all(NAMES, texts)
        for target in targets:
            say(f"compiling the rules for {target.tag}")
            modules = Path(made, target.tag)
            modules.mkdir()
            compile_all(texts, target, modules)
            tell(build_wheel(modules, f"{PYTHON}-{target.tag}", DIST))


if __name__ == "__main__":
    main()
