"""Games by the million: playouts, batches on cores or a GPU, summaries."""
