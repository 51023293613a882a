"""The commands, each the function of its name in the file of its name."""
