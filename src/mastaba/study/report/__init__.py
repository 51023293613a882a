"""The rule laboratory: many games under one or several rule sets, told in one page."""
