"""At the table: games that people play, save, replay and take back, and positions that are drawn."""
