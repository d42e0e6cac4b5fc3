// Measures rows of our own contenders by number, in a thread or, in tests, without threads.

import type { Contender } from '../../bench/contenders/contender.ts'
import type { CorpusPuzzle } from '../../bench/corpus.ts'
import { type Measuring, makeMeasure } from '../../bench/measureContender.ts'
import { planRows } from '../../bench/planRows.ts'
import type { Row } from '../../bench/results.ts'
import { makeWitness } from '../../bench/verifyAnswer.ts'
import { memo } from '../../families/memo.ts'
import { patiently } from './timeout.ts'

/** Returns a function that measures the row of a number of the plan. */
export function makeRows(
  contenders: readonly Contender[],
  puzzles: readonly CorpusPuzzle[],
  measuring: Measuring,
): (number: number) => Row {
  const plan = planRows(contenders, puzzles)
  const witness = memo(({ id }: CorpusPuzzle) => id, makeWitness(measuring.limits))
  const measureOf = memo(
    ({ name }: Contender) => name,
    (contender) => makeMeasure(contender, measuring, () => performance.now(), witness, patiently),
  )
  if (measuring.times) {
    // All puzzles are prepared before the first row. Between two rows, preparing one would cool the caches
    // for the contender that has the puzzle first.
    puzzles.forEach(witness)
    warmAll()
  }

  /** Warms the code up. It is warm only when all contenders have used it, so they take turns. */
  function warmAll(): void {
    const samples = samplesOf(puzzles)
    const turns = contenders.flatMap((contender) =>
      samples.filter(([{ family }]) => contender.takes(family)).map((sample) => ({ contender, sample })),
    )
    const milliseconds = Math.min(MOST_WARM, WARM_MILLISECONDS / (WARM_ROUNDS * turns.length))
    for (let round = 0; round < WARM_ROUNDS; round++) {
      for (const { contender, sample } of turns) measureOf(contender).warm(sample, milliseconds)
    }
  }

  return (number) => {
    const { contender, one } = plan[number]
    return measureOf(contender).rowOf(one)
  }
}

const WARM_ROUNDS = 2
/** The longest turn of a contender with the puzzles of one shape, in milliseconds. */
const MOST_WARM = 25
/** The longest time for all turns together, in milliseconds. */
const WARM_MILLISECONDS = 5000
/** The number of puzzles of each shape that are used to warm up. */
const SAMPLE = 10

/** Some puzzles of each shape, spread from the first to the last, so that a corpus gives all stars. */
function samplesOf(puzzles: readonly CorpusPuzzle[]): CorpusPuzzle[][] {
  const byShape = new Map<string, CorpusPuzzle[]>()
  for (const one of puzzles) {
    const key = `${one.family.name} ${one.puzzle.shape.text}`
    const same = byShape.get(key)
    if (same) same.push(one)
    else byShape.set(key, [one])
  }
  return Array.from(byShape.values(), (all) => {
    const step = Math.max(1, all.length / SAMPLE)
    return Array.from({ length: Math.min(SAMPLE, all.length) }, (_, index) => all[Math.floor(index * step)])
  })
}
