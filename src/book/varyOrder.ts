// Puts puzzles in an order in which neighbours are not alike, while their difficulty rises in small steps.
//
//   by degree:  1 2 3 4 5 6 | 7 8 9 10 11 12 | ...     The list is cut into windows. A puzzle stays in its window,
//   varied:     1 5 2 6 3 4 | 9 7 11 8 12 10 | ...     so each window is harder than the one before.

import type { Family } from '../families/family.ts'
import { perShape } from '../families/memo.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import { turnsOf } from '../families/symmetry.ts'
import { makeForced } from '../grader/followAssumptions.ts'
import type { BookPuzzle } from './bookDesignAndPuzzles.ts'
import { hardestOf } from './reasoningClaims.ts'

/** The number of puzzles in a window: a quarter of a section, within these limits. */
const LEAST_WINDOW = 3
const MOST_WINDOW = 8
const WINDOWS = 4

/**
 * The weights of the likeness of a puzzle to the puzzles before it, nearest first. A page has up to six puzzles, but
 * readers mostly compare the nearest.
 */
const NEARNESS = [1, 0.5, 0.3, 0.2]

/** The least gain for which two puzzles change places. */
const LEAST_GAIN = 1e-9

/** All sections share this function, because it compiles the deductions of each shape once. */
const impressionOf = makeImpressions()

/** The parts of a puzzle that determine its place in the order. */
type Arranged = Pick<BookPuzzle, 'family' | 'puzzle' | 'grade'>

/** The number of puzzles in a window of a list of this length. */
export function windowOf(length: number): number {
  return Math.min(MOST_WINDOW, Math.max(LEAST_WINDOW, Math.ceil(length / WINDOWS)))
}

/** Varies the order of puzzles that are sorted from easy to hard. The first puzzle stays the easiest. */
export function varied<P extends Arranged>(sorted: readonly P[]): P[] {
  const window = windowOf(sorted.length)
  if (sorted.length <= 2) return [...sorted]
  const impressions = sorted.map(impressionOf)
  const known = new Map<number, number>()
  const likenessOf = (one: number, other: number) => {
    const key = Math.min(one, other) * sorted.length + Math.max(one, other)
    const before = known.get(key)
    if (before !== undefined) return before
    const found = likeness(impressions[one], impressions[other])
    known.set(key, found)
    return found
  }
  const order: number[] = []
  for (let start = 0; start < sorted.length; start += window) {
    known.clear()
    const end = Math.min(start + window, sorted.length)
    for (const index of inWindow(order, start, end, likenessOf)) order.push(index)
  }
  return order.map((index) => sorted[index])
}

/** The order of the puzzles of one window, after those that are already in order. */
function inWindow(
  before: readonly number[],
  start: number,
  end: number,
  likenessOf: (one: number, other: number) => number,
): number[] {
  const tail = before.slice(-NEARNESS.length)
  const left = Array.from({ length: end - start }, (_, index) => start + index)
  const chosen: number[] = start === 0 ? left.splice(0, 1) : []
  const costAt = (order: readonly number[], place: number) =>
    NEARNESS.reduce(
      (sum, weight, index) =>
        place > index ? sum + weight * likenessOf(order[place], order[place - index - 1]) : sum,
      0,
    )
  while (left.length > 0) {
    const order = [...tail, ...chosen]
    const costs = left.map((one) => costAt([...order, one], order.length))
    chosen.push(...left.splice(costs.indexOf(Math.min(...costs)), 1))
  }
  const order = [...tail, ...chosen]
  const first = tail.length + (start === 0 ? 1 : 0)
  const costOf = () => order.reduce((sum, _, place) => sum + costAt(order, place), 0)
  const swap = (one: number, other: number) => {
    const held = order[one]
    order[one] = order[other]
    order[other] = held
  }
  // Swaps two puzzles as long as this lowers the cost. The loop ends because the cost falls with each swap.
  for (let least = costOf(), isBetter = true; isBetter; ) {
    isBetter = false
    for (let one = first; one < order.length; one++) {
      for (let other = one + 1; other < order.length; other++) {
        swap(one, other)
        const cost = costOf()
        if (cost < least - LEAST_GAIN) {
          least = cost
          isBetter = true
        } else swap(one, other)
      }
    }
  }
  return order.slice(tail.length)
}

// Estimates how similar two puzzles seem to a reader: compares the cells with givens, the thick lines of the drawing
// (such as the cages of a KenKen), the techniques of the path, and the cells that can be filled at once.

/** What a reader notices in a puzzle. */
export type Impression = ReturnType<ReturnType<typeof makeImpressions>>

/**
 * The weights of the parts of an impression. Looks and the hardest technique are noticed first. Equal symmetries alone
 * do not make two boards alike.
 */
const WEIGHTS = { givens: 3, symmetry: 0.5, clues: 1, walls: 3, hardest: 2, techniques: 1, opening: 1.5 }

/** A difference of this many clues is seen at a glance. */
const MANY_CLUES = 4

/** Returns a function that finds what a reader notices in a puzzle. Each shape's deductions are compiled once. */
export function makeImpressions() {
  const openingOf = perShape(({ inference }: Family, shape: Shape) => {
    const reasoner = inference.makeReasoner(shape)
    const frame = new Int32Array(reasoner.frameWords)
    const forced = makeForced(reasoner.cells)
    return (puzzle: Puzzle) => {
      const isSound = reasoner.root(frame, puzzle) && reasoner.look(frame, forced)
      return isSound ? Array.from(forced.cells.subarray(0, forced.count)) : []
    }
  })
  return ({ family, puzzle, grade }: Arranged) => {
    const { shape, givens } = puzzle
    return {
      /** Boards of different shapes are not alike. */
      shape: shape.text,
      /** The cells with givens, and blocked cells. */
      givens: new Set(givens.flatMap((given, cell) => (given === 0 ? [] : String(cell)))),
      /** The rotations and reflections that leave the pattern of givens unchanged. */
      symmetry: symmetryOf(puzzle),
      clues: family.making.countClues(puzzle),
      /** The thick lines of the board. */
      walls: wallsOf(family, puzzle),
      hardest: hardestOf({ grade }),
      techniques: new Set(Object.keys(grade.techniques ?? {})),
      /** The cells that can be filled at once. */
      opening: new Set(openingOf(family, shape)(puzzle).map(String)),
    }
  }
}

function symmetryOf({ shape, givens }: Puzzle): string {
  return turnsOf(shape)
    .map((turn) => (turn.every((to, cell) => (givens[cell] === 0) === (givens[to] === 0)) ? 1 : 0))
    .join('')
}

/** The thick lines of an empty board, cut into pieces of one cell's length. */
function wallsOf({ drawing }: Family, puzzle: Puzzle): Set<string> {
  const { marks } = drawing.scene(puzzle, new Array(puzzle.givens.length).fill(0))
  const walls = new Set<string>()
  for (const mark of marks) {
    if (mark.mark !== 'line' || mark.stroke !== 'thick') continue
    const { x1, y1, x2, y2 } = mark
    for (let x = x1; x < x2; x++) walls.add(`${x},${y1},across`)
    for (let y = y1; y < y2; y++) walls.add(`${x1},${y},down`)
  }
  return walls
}

/** How much two puzzles are alike, from 0 to 1. */
export function likeness(one: Impression, other: Impression): number {
  if (one.shape !== other.shape) return 0
  const parts: Readonly<Record<keyof typeof WEIGHTS, number>> = {
    givens: shared(one.givens, other.givens),
    symmetry: Number(one.symmetry === other.symmetry),
    clues: 1 - Math.min(1, Math.abs(one.clues - other.clues) / MANY_CLUES),
    walls: shared(one.walls, other.walls),
    hardest: Number(one.hardest === other.hardest),
    techniques: shared(one.techniques, other.techniques),
    opening: shared(one.opening, other.opening),
  }
  const keys = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]
  const sum = keys.reduce((total, key) => total + WEIGHTS[key] * parts[key], 0)
  return sum / keys.reduce((total, key) => total + WEIGHTS[key], 0)
}

/** The size of the intersection as a share of the union; 0 for two empty sets. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0
  for (const item of one) if (other.has(item)) both++
  const union = one.size + other.size - both
  return union === 0 ? 0 : both / union
}
