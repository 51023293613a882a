"""Puzzles found by machine: positions in which one action is clearly best and another looks better."""
