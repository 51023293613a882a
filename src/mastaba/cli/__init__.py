"""The command line: play, read the rules, simulate, replay and verify in a terminal."""

from __future__ import annotations


def main() -> None:
    """Runs the command that the user typed."""
    from mastaba.cli.app import app

    app()
