"""Sakkara: gather tiles with two workers, build a pyramid first."""

from mastaba.game import Game, Option

GAME = Game(
    id="sakkara",
    title="Sakkara, Die Zeichen der Pharaonen",
    designer="Manfred Grabmeier",
    publisher="Kosmos",
    year=2007,
    seats=(2,),
    minutes=45,
    endings=("dome", "limit"),
    options=(
        Option("locusts", "one", choices=("one", "all"), rule="Q1"),
        Option("open_stacks", False, rule="Q2"),
        Option("turn_limit", 300, minimum=1, maximum=10000, rule="Q3"),
    ),
)
