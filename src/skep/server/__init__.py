"""Tables for people near and far: the service, its store, its sockets and its HTTP."""
