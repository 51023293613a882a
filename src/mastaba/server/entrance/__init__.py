"""Who comes in: where the server is reached, which connections are kept, and which pages may talk to it."""
