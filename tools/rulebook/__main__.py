"""Write the rules references whose tables of cards are not as they should be."""

from __future__ import annotations

import sys

from tools.machine import ROOT
from tools.rulebook import files


def main() -> None:
    """Write them, and say which."""
    for path, text in files().items():
        if path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main()
