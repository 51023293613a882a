def choose(view, legal, chance, seat):
    """Plays its highest card of its own colour to the row with most gems; without one, any card or action."""
    zones = {zone["id"]: zone["facts"] for zone in view["zones"]}
    rows = {place: zones[f"row{place}"] for place in "1234" if f"row{place}" in zones}
    own = next((one["colour"][0] for row in rows.values() for one in row["sums"] if one["seat"] == seat), "")
    plays = [action.split() for action in legal if action.startswith("play")]
    mine = [play for play in plays if play[1][0] == own and play[2] in rows]
    if mine:
        return " ".join(max(mine, key=lambda play: (rows[play[2]]["gems"], int(play[1][1:]))))
    return chance.choice(legal)
