"""OpenSpiel's information set search against a player at random: python examples/openspiel_search.py [GAME] [GAMES] [SIMULATIONS]

For games in which something is hidden; where nothing is, OpenSpiel has MCTS.
"""

import random
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from mastaba.study.openspiel import Playouts


def played(game, simulations, seat, seed):
    """One game with the search on a seat; what it got, from -1 to 1."""
    chance = random.Random(seed)
    best = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    luck = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(game, Playouts(seed), 2.0, simulations, random_state=luck, final_policy_type=best)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state.returns()[seat]


def main(name="luxor", games=6, simulations=40):
    game = pyspiel.load_game(f"mastaba_{name}")
    got = [played(game, simulations, seed % game.num_players(), seed) for seed in range(games)]
    print(f"{name}: ISMCTS with {simulations} simulations got {np.mean(got):+.2f} in {games} games against chance")
    return float(np.mean(got))


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:]))
