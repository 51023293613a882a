"""The commands of whoever runs a server, each in the file of its name."""
