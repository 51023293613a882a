"""How older stores are brought up to date: Alembic runs `env.py`, and the steps in `versions/` in their order."""
