// Partly solved boards, and the findings of techniques on them.

import { expect } from 'vitest'
import type { Candidate, Elimination, Reasoner } from '../../../src/families/inference.ts'
import { kenken } from '../../../src/families/kenken/index.ts'
import type { KenkenPuzzle } from '../../../src/families/kenken/puzzle.ts'
import { below, type Rng, shuffled } from '../../../src/kernel/rng.ts'
import { candidatesOf } from '../../support/closure.ts'
import { openCandidates } from './naive.ts'

const { makeReasoner } = kenken.inference

/** The findings of a technique, which must not change the frame. */
export function find(reasoner: Reasoner<KenkenPuzzle>, name: string, frame: Int32Array): Elimination[] {
  const found: Elimination[] = []
  const before = frame.slice()
  reasoner.makeFinders()[name](frame, (one) => found.push(one))
  if (frame.some((word, at) => word !== before[at])) expect.fail(`${name} changes the frame`)
  return found
}

/** Each as `cell value`. */
export const keysOf = (candidates: readonly Candidate[]) =>
  candidates.map(({ cell, value }) => `${cell} ${value}`)

/** A partly solved board: some right numbers are placed, some wrong candidates are ruled out. */
export function halfway(rng: Rng, puzzle: KenkenPuzzle, solution: readonly number[]) {
  const reasoner = makeReasoner(puzzle.shape)
  const frame = new Int32Array(reasoner.frameWords)
  const placed = new Map<number, number>()
  expect(reasoner.root(frame, puzzle)).toBe(true)
  const cells = shuffled(rng, [...solution.keys()])
  for (const cell of cells.slice(0, below(rng, Math.ceil(cells.length / 2)))) {
    placed.set(cell, solution[cell])
    expect(reasoner.place(frame, cell, solution[cell])).toBe(true)
  }
  const share = below(rng, 80)
  for (const { cell, value } of openCandidates(candidatesOf(reasoner, frame))) {
    if (solution[cell] === value || below(rng, 100) >= share) continue
    expect(reasoner.exclude(frame, cell, value)).toBe(true)
  }
  return { reasoner, frame, placed, sets: setsOf(reasoner, frame, placed) }
}

/** The candidates of each cell; the number of a filled cell. */
export function setsOf(
  reasoner: Reasoner<KenkenPuzzle>,
  frame: Int32Array,
  placed: ReadonlyMap<number, number>,
) {
  return candidatesOf(reasoner, frame).map((set, cell) => {
    const value = placed.get(cell)
    return value === undefined ? set : [value]
  })
}
