"""Tables in play: who sits at them, and what each of them is told."""
