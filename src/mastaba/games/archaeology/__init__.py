"""Archaeology, the card game: dig, trade, explore the pyramid, sell sets to the museum."""

from mastaba.game import Game, Option

GAME = Game(
    id="archaeology",
    title="Archaeology: The Card Game",
    designer="Phil Harding",
    publisher="Adventureland Games / Z-Man Games",
    year=2007,
    seats=(2, 3, 4),
    minutes=20,
    endings=("sold",),
    options=(Option("idle_rounds", 3, minimum=1, maximum=1000, rule="Q1"),),
)
