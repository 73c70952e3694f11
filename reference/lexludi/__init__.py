"""The reference interpreter of Lexludi: it runs any rulebook of the language, and says why something is not allowed."""
