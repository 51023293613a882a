"""One folder a game; each is found by its name."""
