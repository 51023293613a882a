pitch = Take pebbles.
action-take = Take { $count }
event-took = { $player } takes { $count }.
refusal-over = The game is over.
refusal-too-many = Only { $left } pebbles are left, and at most three can be taken.
ending-empty = The last pebble is gone.
zone-heap = Heap
