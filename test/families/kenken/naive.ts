// A second, slow implementation of cages: sets of candidates, and every way to fill a cage.

import type { Candidate, Looker } from '../../../src/families/inference.ts'
import type { Cage, KenkenPuzzle } from '../../../src/families/kenken/puzzle.ts'
import { latinSquare } from '../../../src/families/latin/randomSquare.ts'
import { below, type Rng } from '../../../src/kernel/rng.ts'
import { fillsCage, randomPuzzle } from './boards.ts'

/** The candidates of each cell. */
export type Sets = readonly (readonly number[])[]

/** The cells of each row, then of each column. */
export function linesOf({ size }: { size: number }): number[][] {
  const places = Array.from({ length: size }, (_, place) => place)
  return [
    ...places.map((row) => places.map((column) => row * size + column)),
    ...places.map((column) => places.map((row) => row * size + column)),
  ]
}

/** Whether cells share a line. */
export function clash(size: number, one: number, other: number): boolean {
  return Math.floor(one / size) === Math.floor(other / size) || one % size === other % size
}

/** The tuples of a cage that fit: numbers of its cells' sets, different within a line, that give the target. */
export function tuplesOf({ shape: { size } }: KenkenPuzzle, cage: Cage, sets: Sets): number[][] {
  const fitting: number[][] = []
  const board: number[] = []
  const extend = (tuple: number[]) => {
    if (tuple.length === cage.cells.length) {
      if (fillsCage(cage, board)) fitting.push(tuple)
      return
    }
    const cell = cage.cells[tuple.length]
    for (const value of sets[cell]) {
      if (tuple.some((other, at) => other === value && clash(size, cage.cells[at], cell))) continue
      board[cell] = value
      extend([...tuple, value])
    }
  }
  extend([])
  return fitting
}

/**
 * For each cell, the numbers with which the target is between the results of the smallest and the largest
 * other numbers.
 */
export function boundedOf({ operator, target, cells }: Cage, sets: Sets): number[][] {
  const combine = (one: number, other: number) => (operator === '+' ? one + other : one * other)
  return cells.map((cell) => {
    const others = cells.filter((other) => other !== cell).map((other) => sets[other])
    return sets[cell].filter((value) => {
      const least = others.reduce((so, set) => combine(so, Math.min(...set)), value)
      const most = others.reduce((so, set) => combine(so, Math.max(...set)), value)
      return least <= target && target <= most && (operator === '+' || target % value === 0)
    })
  })
}

/** All placements that the sets force, as `cell value weight`, sorted; nothing on a contradiction. */
export function naiveForced({ shape }: KenkenPuzzle, sets: Sets, placed: ReadonlyMap<number, number>) {
  const weights = new Map<string, number>()
  const add = (cell: number, value: number) => {
    if (placed.has(cell)) return
    weights.set(`${cell} ${value}`, (weights.get(`${cell} ${value}`) ?? 0) + 1)
  }
  sets.forEach((set, cell) => {
    if (set.length === 1) add(cell, set[0])
  })
  for (const line of linesOf(shape)) {
    for (let value = 1; value <= shape.size; value++) {
      const places = line.filter((cell) => sets[cell].includes(value))
      if (places.length === 0) return undefined
      if (places.length === 1) add(places[0], value)
    }
  }
  const cells = Array.from(weights.keys(), (key) => key.split(' ')[0])
  if (new Set(cells).size < cells.length) return undefined
  return Array.from(weights, ([key, weight]) => `${key} ${weight}`).sort()
}

/** The candidates of each cell; none of a settled one. */
export function candidatesOf(looker: Looker<KenkenPuzzle>, frame: Int32Array): number[][] {
  const values = new Int32Array(looker.maxCandidates)
  return Array.from({ length: looker.cells }, (_, cell) =>
    Array.from(values.slice(0, looker.candidates(frame, cell, values))),
  )
}

/** Each candidate of open cells. */
export function openCandidates(sets: Sets): Candidate[] {
  return sets.flatMap((set, cell) => set.map((value) => ({ cell, value })))
}

/** A puzzle with its solution, which need not be the only one. */
export function someBoard(rng: Rng, sizes: readonly number[], largest: number) {
  for (;;) {
    const solution = latinSquare(rng, sizes[below(rng, sizes.length)])
    const puzzle = randomPuzzle(rng, solution)
    if (puzzle.cages.every(({ cells }) => cells.length <= largest)) return { puzzle, solution }
  }
}
