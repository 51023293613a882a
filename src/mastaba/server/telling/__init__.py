"""What has changed, for those who know how it was."""
