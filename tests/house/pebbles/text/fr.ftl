pitch = Prends des cailloux.
action-take = Prendre { $count }
event-took = { $player } en prend { $count }.
refusal-over = La partie est finie.
refusal-too-many = Il ne reste que { $left } cailloux, et on en prend trois au plus.
ending-empty = Le dernier caillou est parti.
zone-heap = Tas
