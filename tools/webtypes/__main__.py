"""Write the generated files that are not as they should be."""

from __future__ import annotations

import sys

from tools.machine import ROOT
from tools.webtypes import files


def main() -> None:
    """Write them, and say which."""
    for path, text in files().items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main()
