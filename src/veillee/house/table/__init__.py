"""A table, and all that can happen at it: pure values, no database, no sockets."""
