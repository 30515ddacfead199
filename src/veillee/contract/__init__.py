"""What every game must keep, whoever wrote it: checks that take a game and raise AssertionError.

`checks` has them all. The house runs them over its own games; a package that brings a game runs
them by `pytest_plugins = ["veillee.contract.plugin"]`. They need pytest.
"""
