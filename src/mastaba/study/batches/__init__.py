"""Many games at once: `batch` (the face), `steps` (what happens to each game), `cpu` and `gpu` (where), `dlpack` (handing arrays on)."""
