"""Puzzles of Puzzlewright as a dataset of reasoning-gym (https://github.com/open-thought/reasoning-gym).

    import puzzlewright_gym
    import reasoning_gym

    data = reasoning_gym.create_dataset("puzzlewright", path="prompts.jsonl", least_rung=3, size=100, seed=1)
    print(data[0]["question"], data.score_answer(data[0]["answer"], data[0]))

The file is one of `puzzlewright corpus export --to prompts --format jsonl`. Answers are judged by `puzzlewright check`, so every
board that keeps the rules is right, wherever it stands in a reply.
"""

import json
import random
from dataclasses import dataclass, field
from typing import Optional, Sequence

from reasoning_gym.factory import ProceduralDataset, register_dataset

from reward import Judge


@dataclass
class PuzzlewrightConfig:
    """Which prompts are asked, and how many."""

    path: str = "prompts.jsonl"
    families: Sequence[str] = ()
    """The families of the puzzles; all if empty."""
    least_rung: int = 1
    most_rung: int = 10
    size: int = 500
    seed: Optional[int] = None
    command: Sequence[str] = field(default_factory=lambda: ("npx", "puzzlewright", "check"))

    def validate(self):
        if not 1 <= self.least_rung <= self.most_rung:
            raise ValueError("least_rung must be at least 1, and at most most_rung")
        if self.size < 1:
            raise ValueError("size must be at least 1")


class PuzzlewrightDataset(ProceduralDataset):
    """Prompts in an order that the seed decides; after the last one, they are asked again."""

    def __init__(self, config: PuzzlewrightConfig):
        super().__init__(config=config, seed=config.seed, size=config.size)
        with open(config.path, encoding="utf-8") as lines:
            rows = [row for row in map(json.loads, lines) if self._is_asked(row)]
        if not rows:
            raise ValueError(f"{config.path} has no prompt that was asked for")
        random.Random(self.seed).shuffle(rows)
        self._rows = rows
        self._judge = None

    def _is_asked(self, row):
        families, rung = self.config.families, row["rung"]
        if families and row["family"] not in families:
            return False
        return rung is None or self.config.least_rung <= rung <= self.config.most_rung

    def __getitem__(self, idx):
        row = self._rows[idx % len(self._rows)]
        metadata = {key: value for key, value in row.items() if key not in ("question", "answer")}
        metadata["source_dataset"] = "puzzlewright"
        metadata["source_index"] = idx
        metadata["difficulty"] = {"rung": row["rung"]}
        return {"question": row["question"], "answer": row["answer"], "metadata": metadata}

    def score_answer(self, answer, entry):
        """1 for a solution, less for a board with some right cells, 0 without a board."""
        if not isinstance(answer, str):
            return 0.0
        if self._judge is None:
            self._judge = Judge(tuple(self.config.command)).__enter__()
        return self._judge.reward(entry["metadata"]["id"], answer)

    def close(self):
        """Ends the program that judges."""
        if self._judge is not None:
            self._judge.__exit__()
            self._judge = None


register_dataset("puzzlewright", PuzzlewrightDataset, PuzzlewrightConfig)
