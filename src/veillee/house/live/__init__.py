"""Tables in memory, and the sockets of those who look at them."""
