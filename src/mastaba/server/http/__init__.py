"""What is asked and answered over HTTP and WebSockets."""
