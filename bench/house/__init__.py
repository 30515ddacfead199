"""The house beside a boardgame.io server: the same client, the same machine, in turns."""
