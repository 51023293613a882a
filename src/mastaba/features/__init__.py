"""What a seat sees as numbers to learn from: the layout, declared once a game, and the rules that write it.

A game's `features.py` has `FEATURES`, the layout, and a rule `features(seen, seat, out)` that writes it, slice after slice, from what
the seat knows alone. Everything is told as the seat would: its own things first, then the others' in turn order. So the size depends
on how many play: a learner sits at one table, and rows for seats that nobody holds would teach it nothing.
A game without that file gets a layout made from the fields of its state (default.py).
"""
