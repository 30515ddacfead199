"""Machine code kept on disk is thrown away when any bot's source changes."""

import subprocess
import sys
from typing import Any

from veillee.bots import native
from veillee.bots.ergo import forcing, reference_prover, rules, search, thinking, threats


def test_the_cache_is_stamped_with_all_the_bots_sources() -> None:
    dispatcher: Any = rules.make
    assert native._sources_digest() in dispatcher._cache._cache_file._version


def test_bits_are_counted_from_zero() -> None:
    assert native.lowest_bit(0b101000) == 3
    assert native.highest_bit(0b101000) == 5


def test_functions_that_call_themselves_are_compiled_once() -> None:
    """Twice would be a circle of functions, which numba's cache does not survive."""
    thinking.warm_up()
    reference_prover.shortest_forced_win("." * 90, 0, 3)
    rules.leaf_count("." * 90, 0, 2)
    memory = search.new_memory(1, bits=4)
    threats.chain(rules.position("." * 90, 0), 3, memory.control, memory.chains)
    for function in (
        forcing.prove,
        reference_prover.is_forced,
        rules.count_leaves,
        search.search,
        threats.chain,
    ):
        dispatcher: Any = function
        assert len(dispatcher.signatures) == 1, function


def test_another_process_can_use_the_code_kept_on_disk() -> None:
    reference_prover.shortest_forced_win("." * 90, 0, 3)
    script = """
from veillee.bots.ergo import reference_prover, rules, thinking
thinking.warm_up()
assert reference_prover.shortest_forced_win("." * 90, 0, 3) is None
assert rules.leaf_count("." * 90, 0, 2) == 8010
"""
    subprocess.run([sys.executable, "-c", script], check=True)
