"""Information-set tree search: many guesses at what is hidden, one tree of what the seats could do."""

from mastaba.bots.search.budget import Thought
from mastaba.bots.search.searcher import Search

__all__ = ["Search", "Thought"]
