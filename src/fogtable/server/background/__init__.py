"""What runs beside a table by itself: bots, the end of blind windows, push messages."""
