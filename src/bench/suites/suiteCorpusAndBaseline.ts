// The files that are made from a suite: its puzzles as a corpus, and its baseline as the results of a run over that corpus.
// With the baseline, `bench compare` shows whether another machine or version opens the same nodes.

import { statusOf } from '../../solver/solve.ts'
import { CORPUS_VERSION, checksumOf, type Hash, type Manifest } from '../corpus.ts'
import { statedRow, taskOf } from '../makeAndMergeRows.ts'
import { RESULTS_VERSION, type Results, type ResultsHeader, type Row } from '../results.ts'
import { corpusNameOf } from './findSuiteByChecksum.ts'
import type { BaselineCount, Suite, SuitePuzzle } from './suiteFormat.ts'
import { sharedBy } from './suiteSubset.ts'

/** A corpus: its manifest, and a record for each puzzle. */
export interface SuiteCorpus {
  /** The first line of the corpus. */
  readonly manifest: Manifest
  /** The other lines of the corpus, one for each puzzle. */
  readonly records: readonly object[]
}

/**
 * The puzzles of a suite, or of a part of it, as a corpus. `name` is the result of `nameOfPart`, and `made` is the command
 * that makes the corpus.
 */
export function corpusOf({ head, puzzles }: Suite, name: string, made: string, hash: Hash): SuiteCorpus {
  const stars: Record<string, number> = {}
  for (const one of puzzles) stars[one.stars] = (stars[one.stars] ?? 0) + 1
  return {
    manifest: {
      corpus: CORPUS_VERSION,
      checksum: checksumOf(puzzles, hash),
      puzzles: puzzles.length,
      suite: name,
      suiteChecksum: head.checksum,
      ...sharedBy(puzzles),
      seed: head.seed,
      stars,
      generator: head.generator,
      calibration: head.calibration,
      made,
    },
    records: puzzles.map(({ id, family, shape, degree, stars }) => ({
      id,
      family,
      shape,
      grade: { degree, stars, version: head.grade },
    })),
  }
}

/** The baseline of a suite, or of a part of a suite that has the name `suite`, as the results of a run. */
export function baselineOf({ head, puzzles }: Suite, hash: Hash, suite?: string): Results {
  const { contenders, limits, seed, program } = head.baseline
  const header: ResultsHeader = {
    results: RESULTS_VERSION,
    corpus: { ...corpusNameOf(puzzles, hash), ...(suite !== undefined && { suite }) },
    contenders,
    task: taskOf(limits.solutions),
    limits,
    repeat: 1,
    times: false,
    seed,
    program,
    machine: null,
  }
  // The rows are in the order of a run: puzzle by puzzle.
  const rows = puzzles.flatMap((one) =>
    contenders.flatMap(({ name }, index) => {
      const count = one.counts[index]
      return count ? [baselineRow(name, one, count)] : []
    }),
  )
  return { header, rows }
}

function baselineRow(contender: string, one: SuitePuzzle, count: BaselineCount): Row {
  const { isCapped, solutions, ...counts } = count
  const row = statedRow(contender, one, {
    outcome: isCapped ? 'capped' : 'solved',
    status: statusOf(solutions, isCapped ? 'node-limit' : 'exhausted'),
    solutions,
    ended: isCapped ? 'node-limit' : undefined,
    ...counts,
  })
  // The branching factor comes after the counts, as in the baselines published so far, whose bytes must not change.
  const { averageBranchingFactor, milliseconds, cpuMilliseconds, solveMilliseconds, memory, ...first } = row
  return { ...first, averageBranchingFactor, milliseconds, cpuMilliseconds, solveMilliseconds, memory }
}
