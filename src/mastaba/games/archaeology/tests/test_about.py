"""The prices that the texts about the treasures name are those of the box."""

from __future__ import annotations

import re

import pytest

from mastaba.games.archaeology.view import PRICES, Price
from mastaba.text import LANGUAGES, words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("price", PRICES, ids=lambda price: price.treasure)
def test_a_treasure_says_what_it_is_worth(price: Price, lang: str) -> None:
    """R1.2 R1.3"""
    text = words("archaeology", lang).say(f"about-card-{price.treasure}")
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    sizes = [1, len(price.sets)] if len(price.sets) > 1 else []
    assert numbers == [price.trade, *sizes, *price.sets]
