"""Much work in chunks: on all cores here or on a cluster, resumable, the results in order and the same wherever they come from."""
