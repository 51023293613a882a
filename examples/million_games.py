"""A million games to Parquet, and what Polars makes of them: python examples/million_games.py [GAMES] [FOLDER]

On all cores; stopped and started again, it goes on where it was. On a Ray cluster: Where(cluster="auto").
"""

import sys
from pathlib import Path

import polars as pl

from mastaba.arena.parallel.work import Where
from mastaba.arena.simulation.files import PARQUET
from mastaba.arena.simulation.mass import Simulation, simulated
from mastaba.game import load


def played(games, folder):
    """Plays the games, heuristic players on every seat, and writes them in parts."""
    job = Simulation(load("luxor", players=3), is_advised=True, form=PARQUET)
    for _ in simulated(job, games, seed=1, where=Where(), folder=folder):
        pass
    return pl.scan_parquet(folder / "games" / "*.parquet")


def by_ending(games):
    """For each ending: how often, how long, the best score, and how often who sits first wins alone."""
    return (
        games.group_by("ending")
        .agg(
            pl.len().alias("games"),
            pl.col("decisions").mean().round(2),
            pl.col("scores").arr.max().mean().round(2).alias("best score"),
            ((pl.col("winners").list.len() == 1) & (pl.col("winners").list.first() == 1))
            .mean()
            .round(4)
            .alias("first seat alone"),
        )
        .sort("games", descending=True)
        .collect()
    )


if __name__ == "__main__":  # other processes may import this file
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    folder = Path(sys.argv[2]) if len(sys.argv) > 2 else Path("million-games")
    with pl.Config(tbl_formatting="MARKDOWN", tbl_hide_dataframe_shape=True, tbl_hide_column_data_types=True):
        print(by_ending(played(count, folder)))
