"""Shared parts of the tests and benchmarks in Python: the program, a running server, a strict HTTP client, and a report."""
