"""HTTP: everything but the game itself. Litestar writes the OpenAPI description from these."""
