"""Compile the engine in place with mypyc: `make fast`.

The same sources also run plain. Compiled files are beside them and win on import, so they must be
newer than their sources: `--tidy` removes them if they are not, `--remove` always. Exit code 0:
done. 1: nothing was compiled, and everything runs plain.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WORK = ROOT / "build" / "fast"

# What is compiled, as patterns from the root. `__init__.py` files always stay plain.
COMPILED = (
    "src/skep/kernel/*.py",
    "src/skep/hexes.py",
    "src/skep/strategy.py",
    "src/skep/games/*/*.py",
    "src/skep/games/*/*/*.py",
    "src/skep/games/*/*/*/*.py",
    "src/skep/bots/*.py",
    "bench/othello*.py",
    "bench/uct.py",
)
# Files that match above but stay plain, each with its reason.
PLAIN: tuple[str, ...] = (
    "src/skep/kernel/compiling.py",  # it holds the compiler's own decorators
    "src/skep/kernel/errors.py",  # compiled, an error would lose its class's code
)

# Where compiled files of a package go; the empty name is for all packages not named.
FOLDERS = {"": "src", "bench": "bench"}

# More options for gcc: link-time optimization over all modules, and hidden symbols.
TOGETHER = ("-flto=auto", "-fvisibility=hidden")


def sources() -> list[Path]:
    """The files to compile, sorted."""
    found = {path for pattern in COMPILED for path in ROOT.glob(pattern)}
    plain = {path for pattern in PLAIN for path in ROOT.glob(pattern)}
    return sorted(path for path in found - plain if path.name != "__init__.py")


def products() -> list[Path]:
    """The compiled files in the tree."""
    folders = sorted({ROOT / folder for folder in FOLDERS.values()})
    return sorted(
        path for folder in folders for end in ("so", "pyd") for path in folder.rglob(f"*.{end}")
    )


def stale() -> bool:
    """Whether there are compiled files that no longer fit their sources."""
    made = products()
    if not made:
        return False
    compiled = {path.with_name(path.name.split(".")[0] + ".py") for path in made}
    compiled = {path for path in compiled if not path.stem.endswith("__mypyc")}
    if compiled != set(sources()):
        return True
    oldest = min(path.stat().st_mtime for path in made)
    return any(path.stat().st_mtime > oldest for path in compiled)


def remove(paths: Iterable[Path]) -> int:
    """Delete the files and say how many there were."""
    count = 0
    for path in paths:
        path.unlink()
        count += 1
    return count


def compiler() -> str:
    """The C compiler's command."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def missing() -> str | None:
    """What this machine lacks for compiling; None if nothing."""
    if sys.platform != "win32" and shutil.which(compiler()) is None:
        return f"no C compiler ({compiler()} was not found)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python headers (on Debian they are in python3-dev)"
    try:
        import mypyc.build  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError as error:
        return f"no {error.name} (the extra named fast has it; make fast installs it)"
    return None


def compile_in_place(paths: list[Path]) -> None:
    """Turn the sources into C, and the C into modules beside the sources."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(ROOT)
    WORK.mkdir(parents=True, exist_ok=True)
    modules = mypycify(
        [str(path.relative_to(ROOT)) for path in paths],
        opt_level="2",
        multi_file=True,
        debug_level="0",
        target_dir=str(WORK),
    )
    if sys.platform == "linux" and "gcc" in compiler():
        for module in modules:
            module.extra_compile_args += TOGETHER
            module.extra_link_args += TOGETHER
    distribution = Distribution({"name": "skep", "ext_modules": modules, "package_dir": FOLDERS})
    command = distribution.get_command_obj("build_ext")
    command.set_undefined_options("build")
    command.inplace = True
    command.build_lib = str(WORK / "lib")
    command.build_temp = str(WORK / "objects")
    command.parallel = os.cpu_count()
    distribution.run_command("build_ext")


def build() -> int:
    """Compile, or say in one line why not."""
    if lack := missing():
        print(f"fast: {lack}; everything runs plain.")
        return 1
    paths = sources()
    if not paths:
        print("fast: nothing to compile; everything runs plain.")
        return 1
    remove(products())
    # In a process of its own: mypyc stops the interpreter when a source does not fit.
    result = subprocess.run([sys.executable, str(ROOT / "build_fast.py"), "--now"], check=False)
    if result.returncode:
        remove(products())
        print("fast: it did not compile, see above; everything runs plain.")
        return 1
    print(f"fast: {len(paths)} modules compiled. `make plain` removes them.")
    return 0


def main() -> int:
    """Read the command line and do one thing."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--tidy", action="store_true", help="remove compiled files that are stale")
    what.add_argument("--remove", action="store_true", help="remove all compiled files")
    what.add_argument("--now", action="store_true", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.now:
        compile_in_place(sources())
        return 0
    if wish.remove:
        print(f"plain: {remove(products())} compiled files removed.")
        return 0
    if wish.tidy:
        if stale():
            remove(products())
            print("The compiled files did not fit their sources and were removed: running plain.")
        return 0
    return build()


if __name__ == "__main__":
    sys.exit(main())
