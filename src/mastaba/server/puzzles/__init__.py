"""Puzzles at this server: posed through the eyes of a seat, answered, rated."""
