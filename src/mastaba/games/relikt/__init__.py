"""Relikt: rows of adventure cards under each treasure; the highest colour takes it, wanted or not."""

from mastaba.game import Game, Option

GAME = Game(
    id="relikt",
    title="Relikt",
    designer="Rüdiger Dorn",
    publisher="Amigo",
    year=2006,
    seats=(3, 4, 5),
    minutes=40,
    endings=("treasures", "spared"),
    options=(Option("treasures_left", 0, minimum=0, maximum=1, rule="Q1"),),
)
