"""What the processes of one house tell each other."""
