"""Judge every bundled program and the reference by all vectors, and the programs by a few random games in lock step too.

What a machine lacks to run one is said, and is not a failure.
"""

import shutil
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
LEXLUDI = [sys.executable, "-m", "lexludi_conformance"]
PROGRAMS = {
    "the reference": [*LEXLUDI, "serve"],
    "Python": [sys.executable, str(HERE / "python" / "main.py")],
    "JavaScript": ["node", str(HERE / "javascript" / "main.mjs")],
}
#: So many random games for each number of players; `lexludi conform --games` plays as many as are wanted.
GAMES = 2


def main() -> int:
    """Run them one after the other; return the worst status."""
    worst = 0
    for name, command in PROGRAMS.items():
        if shutil.which(command[0]) is None:
            print(f"{name}: skipped (no {command[0]})")
            continue
        print(f"== {name}", flush=True)
        begun = time.monotonic()
        for how in [[]] if command[-1] == "serve" else [[], ["--games", str(GAMES)]]:
            ended = subprocess.run([*LEXLUDI, "conform", *how, "--", *command], check=False).returncode
            worst = max(worst, abs(ended))  # one that was killed has a negative status
        print(f"({time.monotonic() - begun:.1f} s)", flush=True)
    return worst


if __name__ == "__main__":
    sys.exit(main())
