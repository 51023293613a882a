"""What the games show: means with their errors, differences beyond chance."""
