"""Computes the statistics of a results file with SciPy, independently of the program: reads the lines of JSON from
standard input and writes a JSON object. Needs SciPy 1.10 or later."""

import itertools
import json
import sys

import numpy as np
import scipy
from scipy import stats

LEAST = {"nodes": 1, "milliseconds": 0.001}
LIMIT = {"nodes": "node-limit", "milliseconds": "time-limit"}


def main():
    header, *rows = [json.loads(line) for line in sys.stdin]
    puzzles = sorted({row["puzzle"] for row in rows})
    names = [one["name"] for one in header["contenders"]]
    table = {name: {} for name in names}
    for row in rows:
        table[row["contender"]][row["puzzle"]] = row
    own = [name for name in names if name != "control"]
    limits = header["limits"]
    out = {"scipy": scipy.__version__, "summaries": {}, "pairs": [], "bands": {}}
    for name in own:
        out["summaries"][name] = {
            measure: figures(table[name].values(), measure, limits) for measure in LEAST
        }
    for measure in LEAST:
        pairs = [pair(table, one, other, measure) for one, other in itertools.combinations(own, 2)]
        for found, holm in zip(pairs, adjusted([found["p"] for found in pairs])):
            found["holm"] = holm
        out["pairs"] += pairs
    out["control"] = pair(table, names[0], "control", "milliseconds")
    out["borda"] = borda(table, own, puzzles)
    out["virtualBest"] = virtual_best(table, own, puzzles)
    out["marginal"] = {
        name: virtual_best(table, [other for other in own if other != name], out["virtualBest"]["solved"])
        for name in [*own, "nobody"]
    }
    for name in own:
        out["bands"][name] = band(table[name].values())
    json.dump(out, sys.stdout)


def value(row, measure):
    return max(LEAST[measure], row[measure])


def figures(rows, measure, limits):
    """Over solved and capped rows; PAR2 if the limit of the measure ended all that were not solved."""
    told = [row for row in rows if row["outcome"] in ("solved", "capped")]
    unsolved = [row for row in rows if row["outcome"] != "solved"]
    charged = limits[measure] is not None and all(row.get("ended") == LIMIT[measure] for row in unsolved)
    return {
        "of": len(told),
        "total": sum(row[measure] for row in told),
        "geometricMean": stats.gmean([value(row, measure) for row in told]),
        "isBound": any(row["outcome"] == "capped" for row in told),
        "par2": float(
            np.mean([row[measure] if row["outcome"] == "solved" else 2 * limits[measure] for row in rows])
        )
        if charged
        else None,
    }


def pair(table, one, other, measure):
    both = [(table[one][id], table[other][id]) for id in sorted(table[one]) if id in table[other]]
    outcomes = {(a["outcome"], b["outcome"]) for a, b in both}
    least, most = ("solved", "capped") in outcomes, ("capped", "solved") in outcomes
    wanted = {("solved", "solved")}
    if not (least and most) and "control" not in (one, other):
        wanted |= {("solved", "capped"), ("capped", "solved")}
    logs = np.array(
        [
            # Equal factors must be equal numbers, so that they share their rank.
            round(float(np.log(value(b, measure) / value(a, measure))), 12)
            for a, b in both
            if (a["outcome"], b["outcome"]) in wanted
        ]
    )
    bound = None if (least and most) or not (least or most) else "least" if least else "most"
    differences = ranked(table[one], table[other], measure)
    if "control" in (one, other):
        differences = {id: log for id, log in differences.items() if abs(log) < WORST}
    p, method = chance([list(differences.values())])
    beyond = None
    if measure == "milliseconds" and "control" not in (one, other):
        noise = ranked(table[next(iter(table))], table["control"], measure)
        # What a limit ended stays the worst, whatever the control says.
        known = {
            id: (log, noise.get(id, WORST))
            for id, log in differences.items()
            if abs(log) == WORST or abs(noise.get(id, WORST)) < WORST
        }
        beyond, _ = chance(
            [
                [log if abs(log) == WORST else round(log + sign * drift, 12) for log, drift in known.values()]
                for sign in (0, -1, 1)
            ]
        )
    interval = None
    if len(logs) > 2000:
        error = stats.sem(logs)
        interval = [float(np.exp(np.mean(logs) + stats.norm.ppf(tail) * error)) for tail in (0.025, 0.975)]
    elif len(logs) >= 6:
        drawn = stats.bootstrap((logs,), np.mean, method="percentile", n_resamples=5000, random_state=1)
        interval = [float(np.exp(end)) for end in drawn.confidence_interval]
    return {
        "one": one,
        "other": other,
        "measure": measure,
        "of": len(logs),
        "ratio": float(np.exp(np.mean(logs))) if len(logs) else None,
        "bound": bound if "control" not in (one, other) else None,
        "interval": interval,
        "p": p,
        "method": method,
        "beyondControl": beyond,
    }


# Larger than any logarithm of a ratio.
WORST = 1000.0


def ranked(ones, others, measure):
    """The differences by puzzle for tests of ranks: what capped only one of the two is the worst."""
    differences = {}
    for id in sorted(ones):
        outcomes = (ones[id]["outcome"], others[id]["outcome"]) if id in others else None
        if outcomes == ("solved", "solved"):
            # Equal factors must be equal numbers, so that they share their rank.
            ratio = value(others[id], measure) / value(ones[id], measure)
            differences[id] = round(float(np.log(ratio)), 12)
        elif outcomes == ("solved", "capped"):
            differences[id] = WORST
        elif outcomes == ("capped", "solved"):
            differences[id] = -WORST
    return differences


def chance(samples):
    """Twice the least, over both sides, of the largest p of the samples; and the method of the last."""
    sides = {"less": [], "greater": []}
    method = None
    for sample in samples:
        nonzero = np.array([one for one in sample if one != 0])
        if len(nonzero) < 6:
            return None, None
        ties = len(np.unique(np.abs(nonzero))) < len(nonzero)
        method = "approx" if len(nonzero) > 200 else "counted" if ties else "exact"
        for side, found in sides.items():
            if method == "counted":
                found.append(counted(nonzero, side))
            elif method == "exact":
                found.append(stats.wilcoxon(nonzero, alternative=side, mode="exact").pvalue)
            else:
                found.append(
                    stats.wilcoxon(nonzero, alternative=side, correction=True, mode="approx").pvalue
                )
    return float(min(1, 2 * min(max(found) for found in sides.values()))), method


def counted(nonzero, side):
    """The exact test with ties, by counting the sums of all subsets of the doubled ranks with whole numbers."""
    ranks = [int(rank) for rank in 2 * stats.rankdata(np.abs(nonzero))]
    statistic = sum(rank for rank, one in zip(ranks, nonzero) if one > 0)
    ways = [1]
    for rank in ranks:
        longer = ways + [0] * rank
        for index, number in enumerate(ways):
            longer[index + rank] += number
        ways = longer
    whole = 2 ** len(ranks)
    less, greater = sum(ways[: statistic + 1]) / whole, sum(ways[statistic:]) / whole
    return {"less": less, "greater": greater}[side]


def adjusted(chances):
    """Holm's correction in the words of its definition: the largest of (m - i + 1) p(i) so far."""
    known = [p for p in chances if p is not None]
    order = np.argsort(known, kind="stable")
    raised = np.minimum(1, np.maximum.accumulate((len(known) - np.arange(len(known))) * np.array(known)[order]))
    corrected = np.empty(len(known))
    corrected[order] = raised
    rest = iter(corrected.tolist())
    return [None if p is None else next(rest) for p in chances]


def borda(table, names, puzzles):
    scores = dict.fromkeys(names, 0.0)
    for puzzle, (one, other) in itertools.product(puzzles, itertools.permutations(names, 2)):
        a, b = table[one].get(puzzle), table[other].get(puzzle)
        if a and b and a["outcome"] == "solved":
            t, u = value(a, "milliseconds"), value(b, "milliseconds")
            scores[one] += u / (t + u) if b["outcome"] == "solved" else 1
    return scores


def virtual_best(table, names, puzzles):
    """The least time of each puzzle; of the puzzles that nobody solved, the least that was spent."""
    solved, costs, bounds = [], [], 0
    for puzzle in puzzles:
        rows = [table[name][puzzle] for name in names if puzzle in table[name]]
        times = [row["milliseconds"] for row in rows if row["outcome"] == "solved"]
        if not times:
            times = [row["milliseconds"] for row in rows if row["outcome"] == "capped"]
            bounds += 1
        else:
            solved.append(puzzle)
        if times:
            costs.append(min(times))
    return {
        "solved": solved,
        "of": len(costs),
        "unsolved": bounds,
        "total": sum(costs),
        "geometricMean": float(stats.gmean(np.maximum(costs, LEAST["milliseconds"]))),
    }


def band(rows):
    """The band of Massart, and the share of solved puzzles at each cost."""
    costs = sorted(row["milliseconds"] for row in rows if row["outcome"] == "solved")
    number = len(list(rows))
    height = np.sqrt(np.log(2 / 0.05) / (2 * number))
    share = np.searchsorted(costs, costs, side="right") / number
    return {
        "puzzles": number,
        "costs": costs,
        "share": share.tolist(),
        "low": np.clip(share - height, 0, 1).tolist(),
        "high": np.clip(share + height, 0, 1).tolist(),
        "exactHeight": float(stats.kstwo.ppf(0.95, number)),
    }


main()
