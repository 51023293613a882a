"""Lines of a page's table, kept as long as nothing fuller has come in their place: no page is made from part of what was measured."""

from __future__ import annotations


def cells(line: str) -> list[str]:
    """What stands between the bars."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def fullest(page: str, now: list[str], keys: int) -> list[str]:
    """The new lines and the page's, of each kind the one from more games; the cell after the `keys` that name a line counts them."""
    found: dict[tuple[str, ...], str] = {}
    for line in [*(line for line in page.splitlines() if line.startswith("| ")), *now]:
        name, count = tuple(cells(line)[:keys]), cells(line)[keys]
        if count.isdigit() and (name not in found or int(count) >= int(cells(found[name])[keys])):
            found[name] = line
    return [found[name] for name in sorted(found, key=lambda name: (name[0] == "together", name))]


def below(page: str) -> str:
    """What somebody has written under the table of a page, whether the table has lines or none yet."""
    lines = page.splitlines(keepends=True)
    last = max((place for place, line in enumerate(lines) if line.startswith("|")), default=len(lines) - 1)
    return "".join(lines[last + 1 :])
