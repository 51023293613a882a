"""A game played in the terminal: the table drawn in text, the choices and the keys beside them."""
