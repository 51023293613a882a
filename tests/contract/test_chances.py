"""What a seat can know: what is counted is right in tables that fit, certain and impossible hold in all, twins are told the same."""

from __future__ import annotations

import math
import random

from mastaba.engine.provided import no_questions
from mastaba.game import Game, discover, load
from mastaba.match import Match
from mastaba.server.study.chances import counted, known
from mastaba.server.tables.messages import encode
from mastaba.text import LANGUAGES
from mastaba.views import Question

TABLES = 150
SIGMAS = 4.5


def positions(game: str, count: int) -> list[tuple[Match, int]]:
    """Matches at random moments, and a seat of each."""
    chance, found = random.Random(game), []
    for number in range(count):
        players = chance.choice(discover()[game].seats)
        match = load(game, players).new(seed=number, target="cpu")
        for _ in range(chance.randrange(5, 120)):
            if not match.over:
                match.play(chance.choice(match.legal()))
        if not match.over:
            found.append((match, chance.randint(1, players)))
    return found


def test_what_is_counted_is_so_in_tables_that_fit(game: Game) -> None:
    asked = certain = 0
    for match, seat in positions(game.id, 6):
        seen = match.seen(seat)
        questions = match.game.provided.questions(seen, seat - 1)
        drawn = [Question(one.key, one.holds, None, one.args) for one in questions]
        shares = counted(match.edition, seen, seat - 1, drawn, "cpu", TABLES)
        for one, share in zip(questions, shares, strict=True):
            assert 0 <= share <= 1
            if one.share is not None:
                error = math.sqrt(one.share * (1 - one.share) / TABLES)
                assert abs(share - one.share) <= SIGMAS * error + 1e-9, (one.key, one.args, share, one.share)
                certain += one.share in (0, 1)
            asked += 1
    assert asked > 15 or game.provided.questions is no_questions
    assert certain > 0 or not asked


def test_twins_are_told_the_same_in_both_languages(game: Game) -> None:
    for match, seat in positions(game.id, 2):
        other = match.edition.blank()
        other[0].stream = 77
        match.edition.rules("cpu").resample(match.seen(seat), seat - 1, other[0])
        twin = match.copy()
        twin._table = other
        for lang in LANGUAGES:
            told = known(match, seat, lang)
            assert encode(told) == encode(known(twin, seat, lang))
            assert all(one.text and one.word for one in told.chances)
            assert all(one.how == "counted" for one in told.chances if one.word in ("certain", "impossible"))
