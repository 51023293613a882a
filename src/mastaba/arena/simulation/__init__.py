"""Many games at once: played on cores or a GPU, checked, summed up and written to files."""
