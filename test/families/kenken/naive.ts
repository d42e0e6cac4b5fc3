// A second, slow implementation of cages: sets of candidates, and every way to fill a cage.

import fc from 'fast-check'
import { expect } from 'vitest'
import type { Candidate, Forced, Looker } from '../../../src/families/inference.ts'
import type { Cage, KenkenPuzzle, KenkenShape } from '../../../src/families/kenken/puzzle.ts'
import { latinSquare } from '../../../src/families/latin/randomSquare.ts'
import { makeForced } from '../../../src/grader/followAssumptions.ts'
import { below, makeRng, type Rng } from '../../../src/kernel/rng.ts'
import { candidatesOf } from '../../support/closure.ts'
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
export function tuplesOf(
  { shape: { size } }: { shape: Pick<KenkenShape, 'size'> },
  cage: Cage,
  sets: Sets,
): number[][] {
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

/** The candidates that the lines leave after these placements. */
export function untakenSets(
  { shape: { size }, givens }: KenkenPuzzle,
  placed: ReadonlyMap<number, number>,
): number[][] {
  return givens.map((_, cell) =>
    Array.from({ length: size }, (_, index) => index + 1).filter((value) =>
      placed.has(cell)
        ? placed.get(cell) === value
        : !Array.from(placed).some(([other, taken]) => taken === value && clash(size, cell, other)),
    ),
  )
}

/** The placements that a looker found, as `cell value weight`, sorted. */
export function listForced({ count, cells, values, weights }: Forced): string[] {
  return Array.from(
    { length: count },
    (_, index) => `${cells[index]} ${values[index]} ${weights[index]}`,
  ).sort()
}

/** Larger cages have bounds instead of tuples. */
export const LARGEST_WITH_TUPLES = 6

/** The definition of a looker: the candidates after placements and eliminations; nothing on a contradiction. */
type Definition = (
  puzzle: KenkenPuzzle,
  placed: ReadonlyMap<number, number>,
  excluded: ReadonlySet<string>,
) => Sets | undefined

/** A state of a board that is played. The sets and what they force are missing after a contradiction. */
export interface Played {
  readonly puzzle: KenkenPuzzle
  readonly frame: Int32Array
  readonly placed: ReadonlyMap<number, number>
  readonly sets?: Sets
  readonly expected?: readonly string[]
}

/**
 * Plays right and wrong moves on a random board, until a looker and the definition agree on a contradiction or
 * on a full board. Before each move they agree on the candidates and on what is forced.
 */
export function playAgainst<L extends Looker<KenkenPuzzle>>(
  seed: string,
  makeLooker: (shape: KenkenShape) => L,
  define: Definition,
  examine: (looker: L, played: Played) => void = () => {},
): void {
  const rng = makeRng(seed)
  const { puzzle, solution } = someBoard(rng, [3, 4, 4, 5], 8)
  const isKnown = ({ cells, operator }: Cage) =>
    cells.length <= LARGEST_WITH_TUPLES || operator === '+' || operator === 'x'
  fc.pre(puzzle.cages.every(isKnown))
  const looker = makeLooker(puzzle.shape)
  const forced = makeForced(looker.cells)
  const frame = new Int32Array(looker.frameWords)
  const placed = new Map<number, number>()
  const excluded = new Set<string>()
  let isSound = looker.root(frame, puzzle)
  for (;;) {
    const sets = define(puzzle, placed, excluded)
    const expected = sets && naiveForced(puzzle, sets, placed)
    // Wrong values are placed, too; it is undefined which contradiction is found first.
    expect(isSound && looker.look(frame, forced)).toBe(expected !== undefined)
    if (!sets || !expected) {
      examine(looker, { puzzle, frame, placed })
      return
    }
    const open = sets.map((set, cell) => (placed.has(cell) ? [] : set))
    expect(candidatesOf(looker, frame)).toEqual(open)
    expect(listForced(forced)).toEqual(expected)
    expect(looker.openCells(frame)).toBe(looker.cells - placed.size)
    examine(looker, { puzzle, frame, placed, sets, expected })
    const choices = openCandidates(open)
    if (choices.length === 0) return
    const { cell, value } = choices[below(rng, choices.length)]
    if (below(rng, 3) === 0 && solution[cell] !== value) {
      excluded.add(`${cell} ${value}`)
      isSound = looker.exclude(frame, cell, value)
    } else {
      const chosen = below(rng, 4) > 0 && sets[cell].includes(solution[cell]) ? solution[cell] : value
      placed.set(cell, chosen)
      isSound = looker.place(frame, cell, chosen)
    }
  }
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
