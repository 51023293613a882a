"""A whole report: the games of every rule set it asks for, in figures, side by side; the content of the page and of the JSON file."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from mastaba.arena.parallel.work import EVERY_CORE, Where, run
from mastaba.engine.contract import Floats
from mastaba.study.report.playing.boxes import keys_of, value_of
from mastaba.study.report.playing.counters import Counters
from mastaba.study.report.playing.gather import SIMPLE, Harvest, Play, RuleSet, gather
from mastaba.study.report.statistics import estimates
from mastaba.study.report.statistics.compare import Comparison, compare, told_together
from mastaba.study.report.statistics.figures import Figures, figures
from mastaba.study.report.statistics.measures import strong_shares
from mastaba.study.report.statistics.questions import Question, Trial, questions

ASKED: Final = 20_000  # games for each other way that is tried, or fewer where many are
ASKED_IN_ALL: Final = 300_000
SKILLED: Final = 10_000  # deals of the heuristic among chance
SEARCHED: Final = 100  # deals of a level that searches among another
STRONG, WEAK = ("heuristic", "medium"), ("random", "beginner")
FORMAT: Final = 1

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Wanted:
    """What a report is asked for: the usual rules and others beside them, who plays, how many games."""

    rule_sets: tuple[RuleSet, ...]
    level: str
    games: int
    seed: int = 0
    is_thorough: bool = False  # also the figures of the box, and players that search

    @property
    def rules(self) -> RuleSet:
        """The first, to which all others are compared."""
        return self.rule_sets[0]

    @property
    def levels(self) -> tuple[str, ...]:
        """Who sits where."""
        return (self.level,) * self.rules.players

    @property
    def deals(self) -> int:
        """Deals of one stronger player among weaker ones."""
        return min(self.games, SKILLED)


@dataclass
class Study:
    """A report being made; no games are played twice."""

    wanted: Wanted
    where: Where = EVERY_CORE
    on_progress: Progress = lambda games: None
    play: Play = run
    _full: dict[RuleSet, Harvest] = field(default_factory=dict)
    _short: dict[RuleSet, Harvest] = field(default_factory=dict)

    @functools.cached_property
    def questions(self) -> list[Question]:
        """What is uncertain about the game."""
        return questions(self.wanted.rules.edition.game)

    @functools.cached_property
    def asked(self) -> int:
        """Games for each other way."""
        trials = sum(len(one.trials) for one in self._tried())
        return min(self.wanted.games, ASKED, ASKED_IN_ALL // max(1, trials))

    @property
    def total(self) -> int:
        """How many games will be played."""
        wanted, sets = self.wanted, len(self.wanted.rule_sets)
        bases = {self._base(one) for one in self._tried()} - {wanted.rules}
        trials = len(bases) + sum(len(one.trials) for one in self._tried())
        skill = sets * wanted.deals * wanted.rules.players
        searched = SEARCHED * wanted.rules.players if wanted.is_thorough else 0
        return sets * wanted.games + trials * self.asked + skill + searched

    def content(self) -> dict[str, Any]:
        """All that the report has to tell."""
        wanted = self.wanted
        sets = [{**_described(rules), "figures": self._figures(rules)} for rules in wanted.rule_sets]
        skills = [self._skill(rules) for rules in wanted.rule_sets]
        beside = [self._compared(rules, skills[0], skills[place]) for place, rules in enumerate(wanted.rule_sets) if place]
        asked = [self._answers(one) for one in self.questions]
        told = iter(told_together([*beside, *(answer for answers in asked for answer in answers)]))
        return {
            "format": FORMAT,
            "game": wanted.rules.game,
            "players": wanted.rules.players,
            "level": wanted.level,
            "games": wanted.games,
            "seed": wanted.seed,
            "is_thorough": wanted.is_thorough,
            "rule_sets": sets,
            "skill": [_skill_told(STRONG[0], WEAK[0], shares, wanted) for shares in skills] + self._searched(),
            "comparisons": [next(told) for _ in beside],
            "questions": [
                self._asked(one, [next(told) for _ in answers]) for one, answers in zip(self.questions, asked, strict=True)
            ],
        }

    # Games

    def _gathered(self, rules: RuleSet) -> Harvest:
        """All games of a rule set."""
        if rules not in self._full:
            self._full[rules] = self._played(rules, self.wanted.levels, self.wanted.games, is_full=True)
        return self._full[rules]

    def _few(self, rules: RuleSet) -> Harvest:
        """As many games of a rule set as are played for a question."""
        if rules in self._full:
            return self._full[rules]
        if rules not in self._short:
            self._short[rules] = self._played(rules, self.wanted.levels, self.asked)
        return self._short[rules]

    def _played(self, rules: RuleSet, levels: tuple[str, ...], games: int, is_full: bool = False) -> Harvest:
        return gather(rules, levels, games, self.wanted.seed, self.where, self.on_progress, is_full, self.play)

    # Figures

    def _figures(self, rules: RuleSet) -> Figures:
        edition = rules.edition
        return figures(self._gathered(rules), Counters(edition.game), rules.players)

    def _skill(self, rules: RuleSet) -> Floats:
        """What one who follows the heuristic wins among chance, deal by deal."""
        levels = (STRONG[0], *(WEAK[0],) * (rules.players - 1))
        harvest = self._played(rules, levels, self.wanted.deals * rules.players)
        return strong_shares(harvest.games, rules.players)

    def _searched(self) -> list[dict[str, Any]]:
        """What one who searches further wins among those who search less."""
        if not self.wanted.is_thorough:
            return []
        rules = self.wanted.rules
        levels = (STRONG[1], *(WEAK[1],) * (rules.players - 1))
        harvest = self._played(rules, levels, SEARCHED * rules.players)
        return [_skill_told(STRONG[1], WEAK[1], strong_shares(harvest.games, rules.players), self.wanted)]

    def _compared(self, rules: RuleSet, skill: Floats, other_skill: Floats) -> Comparison:
        base, game = self.wanted.rules, self.wanted.rules.edition.game
        found = compare("", self._gathered(base), self._gathered(rules), game, base.players)
        found.differences["skill"] = estimates.mean(other_skill - skill)
        return found

    # Questions

    def _tried(self) -> list[Question]:
        """The questions for which games are played: figures of the box only where all is asked for."""
        return [one for one in self.questions if one.trials and (self.wanted.is_thorough or not one.is_figure)]

    def _base(self, question: Question) -> RuleSet:
        return self.wanted.rules.changed(question.base, {}) if question.base else self.wanted.rules

    def _answers(self, question: Question) -> list[Comparison]:
        if question not in self._tried():
            return []
        base = self._base(question)
        return [self._answer(base, trial) for trial in question.trials]

    def _answer(self, base: RuleSet, trial: Trial) -> Comparison:
        found, game = self._few(base.changed(trial.options, trial.changes)), base.edition.game
        return compare("", self._few(base), found, game, base.players)

    def _asked(self, question: Question, answers: list[dict[str, Any]]) -> dict[str, Any]:
        game = self.wanted.rules.edition.game
        line: dict[str, Any] = {"name": question.name, "is_figure": question.is_figure, "base": dict(question.base)}
        line["untried"] = question.untried or ("" if answers else "report-untried-thorough")
        line["note"] = question.note
        if question.is_figure:
            line |= {"label": keys_of(game.components)[question.name], "now": value_of(game, question.name)}
        trials = [_trial_told(trial) | answer for trial, answer in zip(question.trials, answers, strict=False)]
        return line | {"games": self.asked, "trials": trials}


def _described(rules: RuleSet) -> dict[str, Any]:
    return {"options": dict(rules.options), "components": rules.components}


def _trial_told(trial: Trial) -> dict[str, Any]:
    return {"options": dict(trial.options), "components": dict(trial.changes)}


def _skill_told(strong: str, weak: str, shares: Floats, wanted: Wanted) -> dict[str, Any]:
    """The stronger one's part of the victories, and how far it lies between a fair part and all of them."""
    fair, part = 1 / wanted.rules.players, estimates.mean(shares)
    excess = estimates.around((part.value - fair) / (1 - fair), part.error / (1 - fair))
    line = {"strong": strong, "weak": weak, "deals": len(shares), "fair": estimates.rounded(fair)}
    return {**line, "share": part.told(), "skill": excess.told()}


def is_simple(level: str) -> bool:
    """Whether a level plays without searching."""
    return level in SIMPLE
