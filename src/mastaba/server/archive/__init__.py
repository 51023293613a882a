"""What is kept of tables for good: their rules' hash, how they looked, and their records, whatever becomes of the rules."""
