"""The games of a rule set, watched in compiled code."""
