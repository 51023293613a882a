"""A finished game looked at again: estimates, the account of each seat, the report and its page (docs/analysis.md)."""
