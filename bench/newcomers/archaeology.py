def choose(view, legal, chance):
    """Explores when it can; sells a set that brings five, and whatever brings most with five cards in hand or no deck."""
    zones = {zone["id"]: zone for zone in view["zones"]}
    prices = {price["treasure"]: price["sets"] for price in zones["market"]["facts"]["prices"]}
    sales = {action: prices[action.split()[1]][int(action[-1]) - 1] for action in legal if action.startswith("sell")}
    explorations = [action for action in legal if action.startswith("explore")]
    best, held = max(sales, key=sales.get, default=None), len(zones[f"hand{view['seat']}"]["pieces"])
    if explorations or (best and (sales[best] >= 5 or held >= 5 or zones["deck"]["facts"]["count"] == 0)):
        return explorations[0] if explorations else best
    return "end" if "end" in legal else chance.choice(legal)
