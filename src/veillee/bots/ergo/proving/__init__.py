"""Can a side force a win? What `veillee prove` and `veillee check-proof` work with."""
