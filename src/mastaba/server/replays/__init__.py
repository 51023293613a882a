"""Games looked back at: how a match stood after each decision, records opened from a file, and playing on from any moment."""
