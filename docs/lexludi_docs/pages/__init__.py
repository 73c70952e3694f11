"""The pages that are made from the data: for each game, for the language, and about the suite."""
