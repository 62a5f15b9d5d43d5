"""HTTP: routes, middleware, origins, and limits of connections."""
