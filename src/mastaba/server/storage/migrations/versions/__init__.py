"""The steps, each applied once and never edited again; their numbers go on from SQLite's `user_version`, which came first."""
