"""Hooks of the documentation site: pages from the repository's root, and links that leave `docs/`.

In the repository the pages link to each other and to other files by relative paths, which work in
its web view. On the site, pages from the root lie next to those of `docs/`, and a link to a file
that is not on the site becomes plain text.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FROM_ROOT = ("CHANGELOG.md", "CONTRIBUTING.md", "NOTICE.md", "SECURITY.md")
"""Pages of the root that are on the site."""
HOME = "README.md"
"""The root's page that the home page of `docs/` stands for."""
CODE_OR_LINK = re.compile(
    r"(?P<code>^```.*?^```|`[^`\n]+`)|\[(?P<text>(?:`[^`]*`|[^\[\]`])+)\]\((?P<to>[^()\s]+)\)",
    re.M | re.S,
)

SECOND_TAG = re.compile(r"(?<=\] )\[([^\[\]\n]+)\](?![(:\[])")
"""The second of two tags, as in "[DIZ] [S]" of the rules, which is no reference."""


def on_files(files: Any, config: Any) -> Any:
    """Add the pages of the root."""
    from mkdocs.structure.files import File

    for name in FROM_ROOT:
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Lead links to where their targets are on the site."""
    return relinked(markdown, page.file.src_uri)


def relinked(markdown: str, page: str) -> str:
    """The text of a page of the site with every local link as it must be there."""

    def link(found: re.Match[str]) -> str:
        if found["code"]:
            return found[0]
        to = site_path(found["to"], page)
        return found["text"] if to is None else f"[{found['text']}]({to})"

    return SECOND_TAG.sub(r"\\[\1\\]", CODE_OR_LINK.sub(link, markdown))


def site_path(target: str, page: str) -> str | None:
    """A link's target as seen from a page of the site; None if it is not on the site."""
    path, mark, anchor = target.partition("#")
    if not path or re.match(r"[a-z]+:", target):
        return target
    folder = "" if page in FROM_ROOT else posixpath.join("docs", posixpath.dirname(page))
    kept = posixpath.normpath(posixpath.join(folder, path))
    if kept.startswith("docs/"):
        kept = kept.removeprefix("docs/")
    elif kept not in (*FROM_ROOT, HOME):
        return None
    return posixpath.relpath(kept, posixpath.dirname(page) or ".") + mark + anchor
