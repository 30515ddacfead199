"""What one attacker can do to the others in the house, measured."""
