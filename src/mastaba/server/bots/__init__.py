"""The bots of the tables, the processes they think in, and compiled rules."""
