"""The share of right cells as a reward, by one `puzzlewright check` that stays: nothing but the standard library.

    python3 examples/reasoning/reward.py prompts.jsonl

The file is one of `puzzlewright corpus export --to prompts --format jsonl`. `reply` stands for a model.
"""

import json
import subprocess
import sys


class Judge:
    """Judges replies to puzzles. Use it in a `with` statement, which ends the program."""

    def __init__(self, command=("npx", "puzzlewright", "check")):
        self.command = command

    def __enter__(self):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, encoding="utf-8")
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    def verdict(self, puzzle, reply):
        """The verdict on a reply to the puzzle with this id, as docs/solving.md describes it."""
        self.process.stdin.write(json.dumps({"id": puzzle, "answer": reply}) + "\n")
        self.process.stdin.flush()
        verdict = json.loads(self.process.stdout.readline())
        if "error" in verdict:
            raise ValueError(verdict["message"])
        return verdict

    def reward(self, puzzle, reply):
        """1 for a solution, less than 1 for a board with right cells, and 0 for a reply without a board."""
        verdict = self.verdict(puzzle, reply)
        if verdict["right"]:
            return 1.0
        cells = verdict.get("cells")
        if cells is None or verdict["changed"]:
            return 0.0
        # A filled board that is wrong must earn far less than the solution.
        return 0.5 * cells["right"] / max(1, sum(cells.values()))


def reply(row):
    """Stands for a model, and gives the right answer to every second puzzle."""
    return f"The solution is:\n\n{row['answer']}" if row["open"] % 2 == 0 else "I give up."


def main(path, *command):
    with open(path, encoding="utf-8") as lines, Judge(*([command] if command else [])) as judge:
        rewards = [judge.reward(row["id"], reply(row)) for row in map(json.loads, lines)]
    print(f"{len(rewards)} replies, mean reward {sum(rewards) / max(1, len(rewards)):.3f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
