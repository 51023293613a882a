"""How quick everything is here: playouts, the search, the start."""
