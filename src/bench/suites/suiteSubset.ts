// Parts of a suite: its puzzles of one family, of one shape, or of some numbers of stars. The name of a part says that it
// is only a part, so that results over a part are not cited as results over the suite.

import { STARS } from '../../grader/stars.ts'
import { formatRange, type Range } from '../../maker/orderValues.ts'
import type { CorpusPuzzle } from '../corpus.ts'
import type { Suite, SuitePuzzle } from './suiteFormat.ts'

/** Selects puzzles of a suite. A criterion that is left out selects every family, shape or number of stars. */
export interface SuitePart {
  /** The name of a family. */
  readonly family?: string
  /** A shape of the family. */
  readonly shape?: string
  /** The stars. */
  readonly stars?: Range
}

/** The puzzles of a part, as a suite with the same head. */
export function partOf({ head, puzzles }: Suite, { family, shape, stars }: SuitePart): Suite {
  const isIn = (puzzle: Suite['puzzles'][number]) =>
    (family === undefined || puzzle.family === family) &&
    (shape === undefined || puzzle.shape === shape) &&
    (stars === undefined || (puzzle.stars >= stars.least && puzzle.stars <= stars.most))
  return { head, puzzles: puzzles.filter(isIn) }
}

/** The name of a part: `v1` if it has all puzzles of the suite, otherwise a name such as `v1 (part: sudoku 9x9)`. */
export function nameOfPart(suite: Suite, part: SuitePart): string {
  const { suite: name, puzzles } = suite.head
  const chosen = partOf(suite, part).puzzles.length
  return chosen === puzzles ? name : `${name} (part: ${wordsOf(part)})`
}

/**
 * The name of the part, or of the sequence of shapes, that consists of exactly these puzzles in this order; undefined if
 * they are not a part.
 */
export function nameOfPuzzles(
  suite: Suite,
  puzzles: readonly Pick<CorpusPuzzle, 'id' | 'stars'>[],
): string | undefined {
  const known = new Map(suite.puzzles.map((one) => [one.id, one]))
  const members = puzzles.flatMap(({ id, stars }) => {
    const one = known.get(id)
    return one?.stars === stars ? [one] : []
  })
  if (members.length === 0 || members.length < puzzles.length) return undefined
  const part = partWith(suite, members)
  if (part) return nameOfPart(suite, part)
  const parts = shapesOf(members).map((one) => partWith(suite, one))
  if (parts.some((one) => one === undefined)) return undefined
  return `${suite.head.suite} (parts: ${parts.map((one) => wordsOf(one as SuitePart)).join('; ')})`
}

/** The part that consists of exactly these puzzles in this order; undefined if they are not a part. */
function partWith(suite: Suite, members: readonly SuitePuzzle[]): SuitePart | undefined {
  const stars = members.map((one) => one.stars)
  const part = { ...sharedBy(members), stars: { least: Math.min(...stars), most: Math.max(...stars) } }
  const whole = partOf(suite, part).puzzles
  const isWhole = whole.length === members.length && whole.every((one, place) => one === members[place])
  return isWhole ? part : undefined
}

/** The family and the shape of these puzzles, each only if it is the same for all. */
export function sharedBy(puzzles: readonly SuitePuzzle[]): Pick<SuitePart, 'family' | 'shape'> {
  const [{ family, shape }] = puzzles
  const isOneFamily = puzzles.every((one) => one.family === family)
  const isOneShape = isOneFamily && puzzles.every((one) => one.shape === shape)
  return { ...(isOneFamily && { family }), ...(isOneShape && { shape }) }
}

/** Divides the puzzles where the family or the shape changes. */
function shapesOf(members: readonly SuitePuzzle[]): SuitePuzzle[][] {
  const shapes: SuitePuzzle[][] = []
  for (const one of members) {
    const last = shapes.at(-1)
    if (last?.[0].family === one.family && last[0].shape === one.shape) last.push(one)
    else shapes.push([one])
  }
  return shapes
}

function wordsOf({ family, shape, stars }: SuitePart): string {
  const isAll = stars === undefined || (stars.least <= 1 && stars.most >= STARS.length)
  const board = [family, shape].filter((word) => word !== undefined).join(' ')
  return [board, isAll ? '' : `stars ${formatRange(stars)}`].filter((word) => word !== '').join(', ')
}
