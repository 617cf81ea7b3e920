"""Make a checkout ready from a bare Python >= 3.11: everything missing comes from the registries, by hash.

python3 -m tools.bootstrap play     what a player needs, in .venv
python3 -m tools.bootstrap dev      that, and what tests, checks and documents need
python3 -m tools.bootstrap bench    the benchmark and the peers it measures, in .venv-bench

Nothing is done twice: a stamp holds the digest of all that went in, so a second run needs no network.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.machine import ROOT, alone, find_chromium, say

# What to install in each environment; the editable install of fogtable itself follows.
SETS = {"play": ["play.txt"], "dev": ["dev.txt", "docs.txt"], "bench": ["play.txt", "bench.txt"]}
# The editable install is made anew when one of these changes.
PROJECT = [ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
LOCKS = ROOT / "requirements"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


def succeeds(*command: str | Path) -> bool:
    """Run one step; tell whether it went well."""
    env = {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}
    # Who gave pip a mirror means it for uv too, which does not read pip's settings.
    if "PIP_INDEX_URL" in env:
        env.setdefault("UV_DEFAULT_INDEX", env["PIP_INDEX_URL"])
    words = [str(part) for part in command]
    return subprocess.run(words, env=env, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode == 0


def run(what: str, *command: str | Path) -> None:
    """Run one step, or stop with a line that says which failed."""
    if not succeeds(*command):
        sys.exit(f"fogtable: {what} failed, see above (setting up needs the package registry, once)")


def interpreter(venv: Path) -> Path:
    """The Python of an environment."""
    return venv / SCRIPTS / ("python.exe" if os.name == "nt" else "python")


def make(venv: Path) -> None:
    """Make an empty environment that has uv."""
    say(f"making {venv.name}")
    shutil.rmtree(venv, ignore_errors=True)
    # An active environment may be the very one being made anew, so ask for the Python beneath.
    python = getattr(sys, "_base_executable", None) or sys.executable
    lock = ["--require-hashes", "-r", str(LOCKS / "uv.txt")]
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", *lock]
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        run("making the environment", python, "-m", "venv", venv)
        run("installing uv", interpreter(venv), *pip)
    elif importlib.util.find_spec("pip"):
        # Some systems split venv off from Python. A uv beside the system can make the environment instead.
        with tempfile.TemporaryDirectory() as folder:
            run("installing uv", sys.executable, *pip, "--target", folder)
            uv = Path(folder, "bin", "uv")
            run("making the environment", uv, "venv", "--quiet", "--python", python, venv)
            run("installing uv", uv, "pip", "install", "--quiet", "--python", interpreter(venv), *lock)
    else:
        sys.exit(
            "fogtable: this Python has neither venv nor pip: install one of them "
            "(Debian, Ubuntu: apt-get install python3-venv) and run this again"
        )


def stamp_text(level: str) -> str:
    """All that an environment was made from, and where."""
    total = hashlib.sha256()
    for path in [LOCKS / "uv.txt", *(LOCKS / name for name in SETS[level]), *PROJECT]:
        if not path.is_file():
            sys.exit(f"fogtable: {path.relative_to(ROOT)} is missing")
        total.update(path.read_bytes())
    return f"{level} {total.hexdigest()} {ROOT}"


def install(level: str) -> Path:
    """Bring the environment for `level` up to date; return its Python."""
    venv = ROOT / (".venv-bench" if level == "bench" else ".venv")
    stamp = venv / "fogtable-stamp"
    before = stamp.read_text() if stamp.is_file() else ""
    # Who has run the tests plays in the same environment; "play" takes nothing away from it.
    if level == "play" and before.startswith("dev "):
        level = "dev"
    wanted = stamp_text(level)
    python = interpreter(venv)
    uv = python.with_name("uv.exe" if os.name == "nt" else "uv")
    if before == wanted and python.exists():
        return python
    stamp.unlink(missing_ok=True)
    # One that was moved here is no use: the scripts in it hold their old path.
    if not (before.endswith(f" {ROOT}") and python.exists() and uv.exists()):
        make(venv)
    say(f"installing Python packages into {venv.name} (once; about a minute)")
    locks = [LOCKS / name for name in ["uv.txt", *SETS[level]]]
    common = ["--quiet", "--python", str(python)]
    run("installing packages", uv, "pip", "sync", *common, "--require-hashes", *locks)
    run("installing fogtable", uv, "pip", "install", *common, "--no-deps", "--no-build-isolation", "-e", ROOT)
    stamp.write_text(wanted)
    return python


def bring_compiler(python: Path) -> None:
    """Fetch a C compiler where there is none, so that rules are compiled and bots can search; without it they are not.

    On Windows modules come with the wheel; a compiler that somebody has named is theirs to mend.
    """
    asked = "import sys; from fogtable.fast.compiler import find_compiler; sys.exit(find_compiler() is None)"
    if os.name == "nt" or os.environ.get("CC", "").strip() or succeeds(python, "-c", asked):
        return
    say("there is no C compiler here: fetching ziglang into the environment (once; about 90 MB)")
    lock: list[str | Path] = ["--quiet", "--python", python, "--require-hashes", "--no-deps", "-r", LOCKS / "zig.txt"]
    if not succeeds(python.with_name("uv"), "pip", "install", *lock):
        say("ziglang could not be fetched, see above")


def compile_rules(python: Path) -> None:
    """Compile the rules of all games, so that the first one does not wait; without them they are interpreted."""
    command = [str(python), "-m", "fogtable.compile.build", "--all"]
    built = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, check=False)
    if built.returncode:
        # It stays usable, whatever is wrong.
        said = [line for line in built.stdout.splitlines() if ": not compiled: " in line]
        say(f"{said[0] if said else 'rules were not compiled, see above'}; so they run at the reference speed")


def lacks(python: Path, module: str) -> bool:
    """Tell whether an environment has no such module."""
    asked = f"import importlib.util, sys; sys.exit(importlib.util.find_spec({module!r}) is None)"
    return subprocess.run([python, "-c", asked], stdin=subprocess.DEVNULL, check=False).returncode != 0


def main() -> None:
    """Set up what the one argument names."""
    level = sys.argv[1]
    with alone(__file__):
        python = install(level)
    # The client is built beside the rules: neither needs more than one core.
    client = None if level == "bench" else subprocess.Popen([python, "-m", "tools.webclient", "build"], cwd=ROOT)
    try:
        bring_compiler(python)
        compile_rules(python)
    finally:
        wrong = 0 if client is None else client.wait()
    if wrong:
        sys.exit(wrong)  # it has said why
    if level == "dev" and find_chromium() is None:
        say("no Chromium found: browser tests are skipped (Debian: apt-get install chromium)")
    if level == "dev" and lacks(python, "pyspiel"):
        say("OpenSpiel has no wheel for this machine or this Python: its tests are skipped")


if __name__ == "__main__":
    main()
