"""HTTP and WebSocket, thin over the hall."""
