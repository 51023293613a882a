"""Saqqara: relics in rising rows, no secrets and no luck."""

from mastaba.game import Game, Option

GAME = Game(
    id="saqqara",
    title="Saqqara",
    designer="Florin Purluca",
    publisher="Piatnik",
    year=2023,
    seats=(2, 3, 4),
    minutes=15,
    endings=("piles", "primes"),
    options=(
        Option("last_prime", "finish", choices=("finish", "instant"), rule="Q1"),
        Option("blocked", "structure", choices=("structure", "supply"), rule="Q2"),
    ),
)
