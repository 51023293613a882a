"""Getting better: games analysed after their end, a coach, and what a seat can know."""
