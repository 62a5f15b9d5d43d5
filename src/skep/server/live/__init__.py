"""Live tables: sockets, broadcasts, commands, the scheduler and rate limits."""
