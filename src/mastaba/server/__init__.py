"""The server: tables without accounts, played over HTTP and WebSocket; the only authority on what has happened."""
