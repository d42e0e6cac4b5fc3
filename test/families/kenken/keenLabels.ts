// The meaning of Keen's labels of difficulty: the results of the two bases for such puzzles.

import { kenken } from '../../../src/families/kenken/index.ts'
import { kenkenShape } from '../../../src/families/kenken/puzzle.ts'
import { makeNodeMeter, runToEnd } from '../../../src/grader/countNodes.ts'
import { makeEffortMeter } from '../../../src/grader/humanEffort.ts'
import { makeRng } from '../../../src/kernel/rng.ts'
import { span } from './boards.ts'

const { makeStrongModel, makeWeakBase } = kenken.grading

const meters = new Map(
  [4, 5, 6, 7, 8, 9].map((size) => {
    const shape = kenkenShape(size)
    const effort = makeEffortMeter(makeWeakBase(shape))
    return [shape.text, { effort, nodes: makeNodeMeter(makeStrongModel(shape), 100_000) }]
  }),
)

/** The results of both bases for a game ID. None of Keen's puzzles needs a search for its solution. */
export function reasoningOf(id: string): string {
  const puzzle = kenken.notation.parse([span(id)])
  const meter = meters.get(puzzle.shape.text)
  const hardest = meter && runToEnd(meter.effort(puzzle, () => [], makeRng(id), 1)).hardest
  const tried = meter && runToEnd(meter.nodes(puzzle, makeRng(id), 1)).logTried
  return `${hardest === 0 ? 'singles' : 'assumption'}, ${tried === 0 ? 'no branching' : 'branching'}`
}

export const REASONING_OF_LABEL: Readonly<Record<string, string>> = {
  easy: 'singles, no branching',
  normal: 'assumption, no branching',
  hard: 'assumption, branching',
  extreme: 'assumption, branching',
  unreasonable: 'assumption, branching',
}
