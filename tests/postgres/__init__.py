"""PostgreSQL for the tests: throw-away servers, each on a socket in a folder of its own."""
