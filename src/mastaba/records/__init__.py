"""A game on paper: the record, and the letters and the seal it is written with."""
