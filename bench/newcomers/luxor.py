def choose(legal, chance, consequences):
    """Takes every column it can; drops a tile where something is found, else anywhere."""
    if "post" in legal:
        return "post"
    if not legal[0].startswith("drop"):
        return chance.choice(legal)
    found = {action: len(consequences(action)["events"]) for action in legal}
    return chance.choice([action for action in legal if found[action] == max(found.values())])
