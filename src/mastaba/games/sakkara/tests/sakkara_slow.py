"""Sakkara a second time, slowly: lists and words, written from the rulebook alone; shares no code with the rules.

It knows a table (board, racks, what lies in front, pyramids, discard) and answers two questions: which texts are legal, and
what is the table after one of them. Tests play both side by side.
"""

from __future__ import annotations

from dataclasses import dataclass, field

COLUMNS = "abcdefg"
CELLS = [f"{column}{row}" for row in range(1, 8) for column in COLUMNS]
PYRAMID = {
    1: {"square": 4, "moon": 2, "stairs": 2, "sun": 1},
    2: {"ankh": 1, "eye": 1, "scarab": 1, "djed": 1},
    3: {"dome": 1},
}
RECIPES = {
    "firestorm": ["ankh", "eye", "dome"],
    "whirlwind": ["scarab", "djed", "dome"],
    "shipwreck": ["ankh", "scarab", "eye"],
    "locusts": ["eye", "scarab", "djed"],
}


def shifted(cell: str, right: int, up: int) -> str | None:
    name = f"{chr(ord(cell[0]) + right)}{int(cell[1]) + up}"
    return name if name in CELLS else None


def neighbours(cell: str) -> list[str]:
    return [other for way in ((0, 1), (0, -1), (1, 0), (-1, 0)) if (other := shifted(cell, *way))]


def surroundings(cell: str) -> list[str]:
    near = [shifted(cell, right, up) for up in (-1, 0, 1) for right in (-1, 0, 1) if right or up]
    return [other for other in near if other]


def on_line(name: str) -> list[str]:
    return [cell for cell in CELLS if name in cell]


@dataclass
class Player:
    workers: list[str] = field(default_factory=list)
    rack: list[str] = field(default_factory=list)
    ships: int = 0
    wheat: int = 0
    built: list[str] = field(default_factory=list)

    @property
    def level(self) -> int:
        return next((level for level, tiles in PYRAMID.items() if any(self.built.count(t) < n for t, n in tiles.items())), 4)


class Slow:
    def __init__(self, board: dict[str, list[str]], first: int, all_wheat: bool = False, limit: int = 300) -> None:
        self.board = {cell: list(board.get(cell, [])) for cell in CELLS}
        self.players = [Player(), Player()]
        self.seat = first - 1
        self.all_wheat, self.limit = all_wheat, limit
        self.asked = "worker"
        self.turns_done = 0
        self.winner: int | None = None
        self.over = False
        self.new_turn()

    def new_turn(self) -> None:
        self.mover: str | None = None  # where the worker of this turn's move stands now
        self.way = (0, 0)
        self.finished = False
        self.discard: list[str] = []
        self.stacks: list[list[str]] = []

    @property
    def me(self) -> Player:
        return self.players[self.seat]

    @property
    def other(self) -> Player:
        return self.players[1 - self.seat]

    @property
    def taken(self) -> list[str]:
        return self.players[0].workers + self.players[1].workers

    def free(self, cell: str) -> bool:
        return cell not in self.taken

    def height(self, cell: str) -> int:
        return len(self.board[cell])

    def catch(self, cells: list[str]) -> list[str]:
        return [cell for cell in cells if self.free(cell) and self.board[cell]]

    # What is legal

    def legal(self) -> set[str]:
        if self.over:
            return set()
        if self.asked != "turn":
            return set(getattr(self, f"ask_{self.asked}")())
        if len(self.me.rack) > 10:
            return {f"discard {tile}" for tile in self.me.rack}
        texts = self.steps() + self.buildings() + self.casts() + self.specials()
        if self.mover or not self.steps():
            texts.append("end")
        return set(texts)

    def steps(self) -> list[str]:
        if self.mover:
            return []
        texts = []
        for start in self.me.workers:
            for end in neighbours(start):
                if self.free(end):
                    if self.height(end) - self.height(start) <= 2:
                        texts.append(f"move {start} {end}")
                    elif "stairs" in self.me.rack:
                        texts.append(f"climb {start} {end}")
        return texts

    def buildings(self) -> list[str]:
        me, texts = self.me, []
        if "ship" in me.rack and not me.ships:
            texts.append("lay ship")
        if self.finished:
            return texts
        if "wheat" in me.rack and me.wheat < me.level:
            texts.append("lay wheat")
        if me.ships and me.wheat >= me.level:
            for tile, count in PYRAMID[me.level].items():
                hands = {"square": 1, "dome": 2}.get(tile, 0)
                if tile in me.rack and me.built.count(tile) < count and me.rack.count("hand") >= hands:
                    texts.append(f"build {tile}")
        return texts

    def casts(self) -> list[str]:
        works = {
            "firestorm": bool(self.ask_line()),
            "whirlwind": bool(self.ask_at()),
            "shipwreck": self.other.ships > 0,
            "locusts": self.other.wheat > 0,
        }
        return [f"cast {name}" for name, recipe in RECIPES.items() if works[name] and set(recipe) <= set(self.me.rack)]

    def specials(self) -> list[str]:
        works = {
            "bird": True,
            "horse": bool(self.mover and self.ask_ride()),
            "snake": bool(self.other.rack),
            "ox": bool(self.ask_push()),
        }
        return [f"play {tile}" for tile in works if works[tile] and tile in self.me.rack]

    def ask_worker(self) -> list[str]:
        return [f"worker {cell}" for cell in CELLS if self.free(cell)]

    def ask_line(self) -> list[str]:
        names = {name for worker in self.me.workers for name in worker}
        return [f"line {name}" for name in names if self.catch(on_line(name))]

    def ask_at(self) -> list[str]:
        return [f"at {worker}" for worker in self.me.workers if self.catch(surroundings(worker))]

    def ask_fly(self) -> list[str]:
        return [f"fly {start} {end}" for start in self.me.workers for end in CELLS if self.free(end)]

    def ask_ride(self) -> list[str]:
        assert self.mover
        ends = {n: shifted(self.mover, n * self.way[0], n * self.way[1]) for n in (1, 2)}
        most = self.height(self.mover) + 2
        return [f"ride {n}" for n, end in ends.items() if end and self.free(end) and self.height(end) <= most]

    def ask_take(self) -> list[str]:
        return [f"take {tile}" for tile in set(self.other.rack)]

    def ask_push(self) -> list[str]:
        texts = []
        for worker in self.me.workers:
            for right, up in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                source, target = shifted(worker, right, up), shifted(worker, 2 * right, 2 * up)
                if source and target and self.free(source) and self.free(target):
                    most = self.height(source) - self.height(target)
                    texts += [f"push {source} {target} {count}" for count in range(1, most + 1)]
        return texts

    def ask_cut(self) -> list[str]:
        return ["keep", *(f"cut {count}" for count in range(3, len(self.discard) - 2))]

    def ask_put(self) -> list[str]:
        room = [cell for cell in CELLS if self.free(cell) and self.height(cell) < 9]
        far = [cell for cell in room if not set(neighbours(cell)) & set(self.me.workers)] or room
        return [f"put {cell}" for cell in far if self.height(cell) == min(map(self.height, far))]

    # What happens

    def play(self, text: str) -> None:
        verb, *words = text.split()
        getattr(self, f"do_{verb}")(*words)

    def pick_up(self, cell: str) -> None:
        if self.board[cell]:
            self.me.rack.append(self.board[cell].pop())

    def throw(self, tile: str) -> None:
        self.me.rack.remove(tile)
        self.discard.append(tile)

    def shift(self, start: str, end: str) -> None:
        self.me.workers[self.me.workers.index(start)] = end
        if self.mover == start:
            self.mover = end
        self.pick_up(end)

    def do_worker(self, cell: str) -> None:
        self.me.workers.append(cell)
        self.pick_up(cell)
        self.seat = 1 - self.seat
        if len(self.taken) == 4:
            self.asked = "turn"

    def do_move(self, start: str, end: str) -> None:
        self.shift(start, end)
        self.mover = end
        self.way = (ord(end[0]) - ord(start[0]), int(end[1]) - int(start[1]))

    def do_climb(self, start: str, end: str) -> None:
        self.throw("stairs")
        self.do_move(start, end)

    def do_lay(self, tile: str) -> None:
        self.me.rack.remove(tile)
        if tile == "ship":
            self.me.ships += 1
        else:
            self.me.wheat += 1

    def do_build(self, tile: str) -> None:
        level = self.me.level
        self.me.rack.remove(tile)
        self.me.built.append(tile)
        for _ in range({"square": 1, "dome": 2}.get(tile, 0)):
            self.throw("hand")
        self.finished = self.me.level > level
        if tile == "dome":
            self.over, self.winner = True, self.seat + 1

    def do_cast(self, name: str) -> None:
        for tile in RECIPES[name]:
            self.throw(tile)
        if name == "shipwreck":
            self.other.ships -= 1
            self.discard.append("ship")
        elif name == "locusts":
            eaten = self.other.wheat if self.all_wheat else 1
            self.other.wheat -= eaten
            self.discard += ["wheat"] * eaten
        else:
            self.asked = "line" if name == "firestorm" else "at"

    def do_line(self, name: str) -> None:
        for cell in self.catch(on_line(name)):
            self.pick_up(cell)
        self.asked = "turn"

    def do_at(self, worker: str) -> None:
        for cell in self.catch(surroundings(worker)):
            self.pick_up(cell)
        self.asked = "turn"

    def do_play(self, tile: str) -> None:
        self.throw(tile)
        self.asked = {"bird": "fly", "horse": "ride", "snake": "take", "ox": "push"}[tile]

    def do_fly(self, start: str, end: str) -> None:
        self.shift(start, end)
        self.asked = "turn"

    def do_ride(self, fields: str) -> None:
        assert self.mover
        end = shifted(self.mover, int(fields) * self.way[0], int(fields) * self.way[1])
        assert end
        self.shift(self.mover, end)
        self.asked = "turn"

    def do_take(self, tile: str) -> None:
        self.other.rack.remove(tile)
        self.me.rack.append(tile)
        self.asked = "turn"

    def do_push(self, source: str, target: str, count: str) -> None:
        cut = self.height(source) - int(count)
        self.board[target] += self.board[source][cut:]
        del self.board[source][cut:]
        self.asked = "turn"

    def do_discard(self, tile: str) -> None:
        self.throw(tile)

    def do_end(self) -> None:
        if len(self.discard) >= 6:
            self.asked = "cut"
        else:
            self.hand_over([self.discard] if self.discard else [])

    def do_keep(self) -> None:
        self.hand_over([self.discard])

    def do_cut(self, count: str) -> None:
        self.hand_over([self.discard[: int(count)], self.discard[int(count) :]])

    def hand_over(self, stacks: list[list[str]]) -> None:
        self.seat = 1 - self.seat
        self.stacks = stacks
        self.asked = "put"
        self.go_on()

    def do_put(self, cell: str) -> None:
        stack = self.stacks.pop(0)
        room = 9 - self.height(cell)
        self.board[cell] += stack[:room]
        if stack[room:]:
            self.stacks.insert(0, stack[room:])
        self.go_on()

    def go_on(self) -> None:
        if self.stacks and self.ask_put_any():
            return
        self.turns_done += 1
        self.asked = "turn"
        self.new_turn()
        self.over = self.turns_done == self.limit

    def ask_put_any(self) -> bool:
        return any(self.free(cell) and self.height(cell) < 9 for cell in CELLS)
