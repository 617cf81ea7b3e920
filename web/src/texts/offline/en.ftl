# Shown instead of every page while the server cannot be reached.

offline-title = No connection
offline-text = Your tables are safe on the server. As soon as there is a connection again, this page opens by itself.
offline-again = Try again now
