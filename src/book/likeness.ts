// How much two puzzles of a family look and feel alike to a reader, from what every family declares: the cells
// with givens, the thick lines of the drawing (the cages of a KenKen), the techniques of the path, and the
// cells that can be filled at once.

import type { Family } from '../families/family.ts'
import { perShape } from '../families/memo.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import { turnsOf } from '../families/symmetry.ts'
import { makeForced } from '../grader/assumptions.ts'
import type { BookPuzzle } from './bookContents.ts'
import { hardestOf } from './claims.ts'

/** What a reader notices of a puzzle. */
export interface Impression {
  /** The shape: boards of different shapes are not alike. */
  readonly shape: string
  /** The cells with givens, and blocked cells. */
  readonly givens: ReadonlySet<string>
  /** The rotations and reflections that keep the pattern of givens. */
  readonly symmetry: string
  /** The number of clues. */
  readonly clues: number
  /** The thick lines of the board. */
  readonly walls: ReadonlySet<string>
  /** The hardest technique of the path. */
  readonly hardest: string | undefined
  /** All techniques of the path. */
  readonly techniques: ReadonlySet<string>
  /** The cells that can be filled at once. */
  readonly opening: ReadonlySet<string>
}

/**
 * How much each part counts. Looks and the hardest technique are noticed first. Equal symmetries alone do not
 * make two boards alike.
 */
const WEIGHTS = { givens: 3, symmetry: 0.5, clues: 1, walls: 3, hardest: 2, techniques: 1, opening: 1.5 }

/** A difference of so many clues is seen at a glance. */
const MANY_CLUES = 4

/** Returns a function that tells what a reader notices. Each shape's deductions are compiled once. */
export function makeImpressions(): (puzzle: Pick<BookPuzzle, 'family' | 'puzzle' | 'grade'>) => Impression {
  const openingOf = perShape(({ inference }: Family, shape: Shape) => {
    const reasoner = inference.makeReasoner(shape)
    const frame = new Int32Array(reasoner.frameWords)
    const forced = makeForced(reasoner.cells)
    return (puzzle: Puzzle) => {
      const isSound = reasoner.root(frame, puzzle) && reasoner.look(frame, forced)
      return isSound ? Array.from(forced.cells.subarray(0, forced.count)) : []
    }
  })
  return ({ family, puzzle, grade }) => {
    const { shape, givens } = puzzle
    return {
      shape: shape.text,
      givens: new Set(givens.flatMap((given, cell) => (given === 0 ? [] : String(cell)))),
      symmetry: symmetryOf(puzzle),
      clues: family.making.countClues(puzzle),
      walls: wallsOf(family, puzzle),
      hardest: hardestOf({ grade }),
      techniques: new Set(Object.keys(grade.techniques ?? {})),
      opening: new Set(openingOf(family, shape)(puzzle).map(String)),
    }
  }
}

function symmetryOf({ shape, givens }: Puzzle): string {
  return turnsOf(shape)
    .map((turn) => (turn.every((to, cell) => (givens[cell] === 0) === (givens[to] === 0)) ? 1 : 0))
    .join('')
}

/** The thick lines of an empty board, cut at every cell. */
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
  let sum = 0
  let all = 0
  for (const key of Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]) {
    sum += WEIGHTS[key] * parts[key]
    all += WEIGHTS[key]
  }
  return sum / all
}

/** The size of the intersection as a share of the union; 0 for two empty sets. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0
  for (const item of one) if (other.has(item)) both++
  const union = one.size + other.size - both
  return union === 0 ? 0 : both / union
}
