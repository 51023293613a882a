def choose(view, legal, chance, seat, consequences):
    """Builds and lays what it can; else goes where a tile lies that its pyramid still needs."""
    for verb in ("build", "lay"):
        if does := [action for action in legal if action.startswith(verb)]:
            return does[0]
    plan = next(zone["facts"]["plan"] for zone in view["zones"] if zone["id"] == f"pyramid{seat}")
    needed = {tile for level in plan for tile in level["tiles"]} | {"wheat", "ship", "hand"}
    goes = [action for action in legal if action.startswith("move")]
    useful = [
        a for a in goes if any(e["fields"].get("tile") in needed for e in consequences(a)["events"] if e["code"] == "took")
    ]
    return chance.choice(useful or goes or legal)
