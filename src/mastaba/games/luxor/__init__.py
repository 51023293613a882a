"""Luxor: a wall of animals, seven columns, twenty-one sarcophagi."""

from mastaba.game import Game, Option

GAME = Game(
    id="luxor",
    title="Luxor",
    designer="Gunter Baars",
    publisher="Ravensburger",
    year=2001,
    seats=(2, 3, 4),
    minutes=45,
    endings=("wall",),
    options=(
        Option("curse", False, rule="R9.1"),
        Option("sphinx", False, rule="R10.1"),
        Option("curse_race", "slow", choices=("slow", "live"), rule="Q1"),
        Option("sphinx_line", "drop", choices=("drop", "ever"), rule="Q2"),
    ),
)
