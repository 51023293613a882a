"""What whoever runs a server sees of it: whether it is well, how much it does, what it writes down, what is wrong with it."""
