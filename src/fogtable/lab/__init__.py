"""Simulation, tournaments, balance reports and benchmarks."""
