"""What rules are written with: records and who sees their fields, actions, events, dice, and the targets they run on."""
