"""Information-set tree search: many guesses at what is hidden, one tree of what the seats could do."""

from mastaba.bots.search.searcher import Search, Thought

__all__ = ["Search", "Thought"]
