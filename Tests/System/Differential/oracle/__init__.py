"""A second reading of layout requests, by linear programs, that shares nothing with the service."""
