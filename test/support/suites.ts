// Frozen suites in tests: samples, and their baseline run anew.

import { parseContenders } from '../../src/bench/contenders/parseContenders.ts'
import type { CorpusPuzzle } from '../../src/bench/corpus.ts'
import { makeMeasure } from '../../src/bench/measureContender.ts'
import type { Results } from '../../src/bench/results.ts'
import { baselineOf } from '../../src/bench/suites/suiteCorpusAndBaseline.ts'
import type { Suite } from '../../src/bench/suites/suiteFormat.ts'
import { makeWitness } from '../../src/bench/verifyAnswer.ts'
import { memo } from '../../src/families/memo.ts'
import { parsePuzzle } from '../../src/index.ts'
import { sha256 } from '../../src/runs/sha256.ts'

/** Every puzzle of a suite whose place is a multiple of a number. */
export function ofEvery({ head, puzzles }: Suite, step: number): Suite {
  return { head, puzzles: puzzles.filter((_, index) => index % step === 0) }
}

/** The puzzles of a suite as a corpus has them. */
export function corpusPuzzles({ puzzles }: Suite): CorpusPuzzle[] {
  return puzzles.map(({ id, stars }) => ({ id, stars, ...parsePuzzle(id) }))
}

/** Runs the contenders of the baseline over the puzzles of a suite. */
export function runAgain(suite: Suite): Results {
  const { header } = baselineOf(suite, sha256)
  const { contenders: names, limits, repeat, times, seed } = header
  const contenders = parseContenders(names.map(({ name }) => name).join(), undefined, seed)
  const witness = memo(({ id }: CorpusPuzzle) => id, makeWitness(limits))
  const corpus = corpusPuzzles(suite)
  const rows = contenders.flatMap((contender) => {
    const meter = makeMeasure(contender, { limits, repeat, times }, () => 0, witness)
    return corpus.filter(({ family }) => contender.takes(family)).map((one) => meter.rowOf(one))
  })
  return { header, rows }
}
