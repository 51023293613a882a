"""The report as one page that needs nothing else."""
