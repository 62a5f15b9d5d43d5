"""`python -m skep` is `skep`."""

from __future__ import annotations

import sys

from skep.cli import main

if __name__ == "__main__":
    sys.exit(main())
