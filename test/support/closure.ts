// Deductions made one at a time, in any order, to test that the result is always the same.

import type {
  Candidate,
  Elimination,
  Looker,
  PatternFinders,
  Reasoner,
} from '../../src/families/inference.ts'
import type { Puzzle } from '../../src/families/puzzle.ts'
import { makeForced } from '../../src/grader/followAssumptions.ts'
import { below, type Rng } from '../../src/kernel/rng.ts'

/** All candidates of a board; a settled cell has none. */
export function candidatesOf(
  looker: Pick<Looker, 'cells' | 'maxCandidates' | 'candidates'>,
  frame: Int32Array,
): number[][] {
  const values = new Int32Array(looker.maxCandidates)
  return Array.from({ length: looker.cells }, (_, cell) =>
    Array.from(values.subarray(0, looker.candidates(frame, cell, values))),
  )
}

/** A placement that `look` has found. */
export type Seen = Candidate & { readonly weight: number }

/** The placements that `look` finds, by cells; nothing if it sees a contradiction. */
export function seen(looker: Pick<Looker, 'cells' | 'look'>, frame: Int32Array): Seen[] | undefined {
  const forced = makeForced(looker.cells)
  if (!looker.look(frame, forced)) return undefined
  return Array.from({ length: forced.count }, (_, index) => ({
    cell: forced.cells[index],
    value: forced.values[index],
    weight: forced.weights[index],
  })).sort((one, other) => one.cell - other.cell)
}

/** The findings of a technique on a board. */
export function found(reasoner: Reasoner, name: string, frame: Int32Array): Elimination[] {
  const all: Elimination[] = []
  findersOf(reasoner)[name](frame, (one) => all.push(one))
  return all
}

/** Whether a board has lost a candidate, or its cell is settled. */
export function isGone(reasoner: Reasoner, frame: Int32Array, { cell, value }: Candidate): boolean {
  const values = new Int32Array(reasoner.maxCandidates)
  return !values.subarray(0, reasoner.candidates(frame, cell, values)).includes(value)
}

/**
 * Continues from a board with singles and some techniques until none of them applies. Each step makes one
 * random deduction out of all possible ones; `onBoard` is called with each board before it.
 */
export function closeAtRandom(
  reasoner: Reasoner,
  frame: Int32Array,
  names: readonly string[],
  rng: Rng,
  onBoard: (frame: Int32Array) => void = () => {},
): void {
  const forced = makeForced(reasoner.cells)
  for (;;) {
    onBoard(frame)
    if (reasoner.openCells(frame) === 0) return
    if (!reasoner.look(frame, forced)) throw new Error('a contradiction on a board with a solution')
    const eliminations = names.flatMap((name) => found(reasoner, name, frame))
    const choices = forced.count + eliminations.length
    if (choices === 0) return
    const choice = below(rng, choices)
    if (choice < forced.count) reasoner.place(frame, forced.cells[choice], forced.values[choice])
    else {
      const { removes } = eliminations[choice - forced.count]
      // Makes one of them at random: the rest is found again, or an easier technique replaces it.
      const { cell, value } = removes[below(rng, removes.length)]
      reasoner.exclude(frame, cell, value)
    }
  }
}

/**
 * Continues from a board with singles and some techniques until none of them applies. Each step makes all deductions of
 * the easiest technique that applies.
 */
export function closeEasiestFirst(reasoner: Reasoner, frame: Int32Array, names: readonly string[]): void {
  const forced = makeForced(reasoner.cells)
  while (reasoner.openCells(frame) > 0) {
    if (!reasoner.look(frame, forced)) throw new Error('a contradiction on a board with a solution')
    if (forced.count > 0) {
      reasoner.place(frame, forced.cells[0], forced.values[0])
      continue
    }
    const easiest = names.find((name) => found(reasoner, name, frame).length > 0)
    if (easiest === undefined) return
    const removes = found(reasoner, easiest, frame).flatMap((one) => one.removes)
    for (const { cell, value } of removes) reasoner.exclude(frame, cell, value)
  }
}

/** A new board with a puzzle. */
export function boardOf(reasoner: Reasoner, puzzle: Puzzle): Int32Array {
  const frame = new Int32Array(reasoner.frameWords)
  if (!reasoner.root(frame, puzzle)) throw new Error('the givens contradict themselves')
  return frame
}

/** The finders of a reasoner, made once. */
const made = new WeakMap<Reasoner, PatternFinders>()

function findersOf(reasoner: Reasoner): PatternFinders {
  const finders = made.get(reasoner) ?? reasoner.makeFinders()
  made.set(reasoner, finders)
  return finders
}
