#!/usr/bin/env python3
"""A bot as a program of its own: it needs no part of Mastaba, and could as well be written in any other language."""

import json
import random
import sys


def answer(message):
    """One line for every message: an action when there is something to decide, else that all is ready."""
    if message["type"] != "decide":
        return {"type": "ready", "wants": ["view", "events"]}
    random.seed(message["chance"])
    return {"action": choose(message["view"], message["legal"]), "number": message["number"]}


def choose(view, legal):
    """Uses the card or tile it has most of, as far as the actions name what they use."""
    own = [piece["face"] for zone in view["zones"] if zone["owner"] == view["seat"] for piece in zone["pieces"]]
    return max(legal, key=lambda action: (sum(own.count(word) for word in action.split()), random.random()))


for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "bye":
        break
    print(json.dumps(answer(question)), flush=True)
