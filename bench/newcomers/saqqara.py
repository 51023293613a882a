def choose(view, legal, chance):
    """Plays Saqqara: builds on the row that is worth most, else draws as long as it may."""
    worth = {zone["id"]: zone["facts"].get("value", 0) for zone in view["zones"]}
    places = [action for action in legal if action.startswith("place")]
    return max(places, key=lambda action: worth[f"row{action[-1]}"]) if places else chance.choice(legal)
