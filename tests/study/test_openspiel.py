"""OpenSpiel's own test, searches and learners on our games, and what they rest on."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from mastaba.game import Edition
from mastaba.study.extras import needed

pyspiel: Any = needed("pyspiel")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr, tabular_qlearner  # noqa: E402

import mastaba.study.openspiel  # noqa: E402, F401


def spiel(edition: Edition) -> Any:
    options = {"players": edition.players, **edition.options}
    return pyspiel.load_game(f"mastaba_{edition.game.id}", options)


def opened(game: Any, deal: tuple[int, ...] = (1, 2, 3, 4)) -> Any:
    state = game.new_initial_state()
    for part in deal:
        state.apply_action(part)
    return state


def walked(game: Any, decisions: int, seed: int = 1) -> Any:
    state, chance = opened(game), random.Random(seed)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_one_of_each_game_passes_the_random_simulations(one_edition: Edition) -> None:
    pyspiel.random_sim_test(spiel(one_edition), num_sims=1, serialize=False, verbose=False)


@pytest.mark.proof
def test_every_game_seat_count_and_variant_passes_the_random_simulations(any_edition: Edition) -> None:
    pyspiel.random_sim_test(spiel(any_edition), num_sims=3, serialize=True, verbose=False)


def test_a_state_is_the_same_after_serialising_and_cloning(one_edition: Edition) -> None:
    game = spiel(one_edition)
    state = walked(game, 12)
    _, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for twin in (kept, state.clone()):
        assert twin.history() == state.history()
        assert twin.legal_actions() == state.legal_actions()
        for seat in range(game.num_players()):
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.observation_tensor(seat) == state.observation_tensor(seat)


def test_a_resampled_state_looks_the_same_to_the_seat_and_only_to_it(one_edition: Edition) -> None:
    game, chance = spiel(one_edition), random.Random(3)
    state = walked(game, 20)
    seat = state.current_player()
    twins = [state.resample_from_infostate(seat, chance.random) for _ in range(5)]
    for twin in twins:
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.observation_string(seat) == state.observation_string(seat)
        assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert twin.legal_actions() == state.legal_actions()
    if one_edition.game.provided.STATE.secrets:
        others = {twin.observation_string((seat + 1) % game.num_players()) for twin in twins}
        assert len(others) > 1


def test_information_states_never_forget(one_edition: Edition) -> None:
    """Own actions that lead to the same table are told apart; positions with the same memory are seen the same."""
    game = spiel(one_edition)
    found: dict[str, tuple[list[int], list[float]]] = {}
    for seed in range(4):
        state = walked(game, 0)
        chance = random.Random(seed % 2)
        for _ in range(15):
            if state.is_terminal():
                break
            seat = state.current_player()
            seen = (state.legal_actions(), state.information_state_tensor(seat))
            assert found.setdefault(state.information_state_string(seat), seen) == seen
            state.apply_action(chance.choice(state.legal_actions()))


def test_returns_add_up_to_nothing_and_the_winner_gets_one(one_edition: Edition) -> None:
    state = walked(spiel(one_edition), 10_000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    won = state.table.match().winners()
    if len(won) == 1:
        assert state.returns()[won[0] - 1] == 1.0
    assert min(state.returns()) >= state.get_game().min_utility()


def test_tensors_have_named_parts() -> None:
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game("mastaba_saqqara(players=3)")
    observation = make_observation(game)
    observation.set_from(walked(game, 9), 1)
    assert observation.dict["hands"].shape == (30,)
    assert np.count_nonzero(observation.dict["decides"]) == 1


def test_its_information_set_search_plays_our_games() -> None:
    for name in ("mastaba_luxor", "mastaba_archaeology(players=2)"):
        game = pyspiel.load_game(name)
        bot = ismcts.ISMCTSBot(
            game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 6, random_state=np.random.RandomState(2)
        )
        state = walked(game, 10)
        assert bot.step(state) in state.legal_actions()


def test_its_tree_search_plays_where_nothing_is_hidden() -> None:
    game = pyspiel.load_game("mastaba_saqqara")
    luck = np.random.RandomState(1)
    state = walked(game, 30)
    bot = mcts.MCTSBot(game, 2.0, 6, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    assert bot.step(state) in state.legal_actions()


def test_its_learners_learn_from_our_games() -> None:
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game("mastaba_saqqara"))
    for _ in range(2):
        solver.iteration()
    state = walked(pyspiel.load_game("mastaba_saqqara"), 0)
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)
    environment = rl_environment.Environment(pyspiel.load_game("mastaba_saqqara"))
    agents = [tabular_qlearner.QLearner(seat, environment.action_spec()["num_actions"]) for seat in range(2)]
    step = environment.reset()
    while not step.last():
        step = environment.step([agents[step.observations["current_player"]].step(step).action])
    for agent in agents:
        agent.step(step)
    assert sum(step.rewards) == pytest.approx(0)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("mastaba_saqqara(players=7)", "Saqqara is for 2 to 4 players, not 7."),
        ("mastaba_saqqara(blocked=never)", "blocked"),
    ],
)
def test_bad_input_gets_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        pyspiel.load_game(name)
