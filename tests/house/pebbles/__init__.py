"""A throw-away game for the test that a folder is all it takes: whoever takes the last pebble wins."""

from mastaba.game import Game

GAME = Game(
    id="pebbles",
    title="Pebbles",
    designer="nobody",
    publisher="nobody",
    year=2026,
    seats=(2, 3),
    minutes=1,
    endings=("empty",),
)
