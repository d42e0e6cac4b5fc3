// The game IDs of Keen, Simon Tatham's KenKen: `SIZE:BLOCKS,CLUES`, as keen.c in his puzzle collection reads
// and writes them.
//
//   4:_a_7a4_a3,s2d2m4m3...    BLOCKS walks the edges between neighbours side by side, row by row, then those
//                              between neighbours one above the other, column by column. A letter is a run of
//                              edges without a wall (_ none, a one, b two, ...) and the wall that ends it; the
//                              last wall is beyond the last edge. A number repeats the letter before it.
//
// CLUES has one entry a cage, in the order of their first cells: a sum, m product, s difference, d quotient.
// Letters and an `m` between the size and the colon (difficulty, multiplication only) say how a puzzle was
// made. They are skipped. Keen's reader takes `y` for 25 edges and no wall. Its writer means 25 edges with a
// wall, but no puzzle that it makes has such a run. This file follows the reader, so that Keen can read what
// it writes.

import { count } from '../gridText.ts'
import { PuzzleError, quote, type Span } from '../puzzleError.ts'
import {
  type Cage,
  cageName,
  cagesOfCells,
  cellsOfCages,
  type KenkenPuzzle,
  type KenkenShape,
  makePuzzle,
  type Operator,
} from './puzzle.ts'
import { shapeOfSize } from './sizeNotation.ts'
import { expectCage } from './validateCage.ts'

const START = /^(\d+)(?:d[a-z]?)?m?:(?=[_a-z]\S*$)/
const LETTERS = '_abcdefghijklmnopqrstuvwxyz'
/** The letter for a run of edges without a final wall. */
const RUN_WITHOUT_WALL = 25
/** Keen stores operator and target in one word, with the target in the lower bits. */
const LARGEST_KEEN_TARGET = (1 << 29) - 1

/** The operators, and their letters at the same places. */
const SIGNS: readonly Operator[] = ['+', 'x', '-', '/']
const SIGN_LETTERS = 'amsd'

/** In Keen, differences and quotients have exactly two cells. */
const isForPairs = (operator: Operator) => operator === '-' || operator === '/'

/** Whether a line looks like a game ID. */
export function isKeenId(line: string): boolean {
  return START.test(line)
}

/** Reads a line accepted by `isKeenId`. */
export function parseKeenId(line: Span, known?: KenkenShape): KenkenPuzzle {
  const [start, size] = START.exec(line.text) ?? ['', '']
  const shape = shapeOfSize({ ...line, text: size }, known)
  const comma = line.text.indexOf(',', start.length)
  const end = comma < 0 ? line.text.length : comma
  const blocks = part(line, start.length, end)
  const cages = blocksOf(blocks, shape)
  if (comma < 0) {
    const message = 'the clues are missing; expected a comma and a clue for each cage'
    throw new PuzzleError('length', message, part(line, end))
  }
  return makePuzzle(shape, parseClues(part(line, comma + 1), cages, shape))
}

/** A part of a line. */
function part(line: Span, from: number, to?: number): Span {
  return { ...line, text: line.text.slice(from, to), column: line.column + from }
}

/** For each edge, in Keen's order, the two cells beside it. */
function edgesOf({ size }: KenkenShape): [number, number][] {
  const edges: [number, number][] = []
  for (const [along, across] of [
    [1, size],
    [size, 1],
  ]) {
    for (let line = 0; line < size; line++) {
      for (let place = 0; place < size - 1; place++) {
        const cell = line * across + place * along
        edges.push([cell, cell + along])
      }
    }
  }
  return edges
}

/** The cells of each cage, in the order of their first cells. */
function blocksOf(blocks: Span, shape: KenkenShape): number[][] {
  const edges = edgesOf(shape)
  const cageOf = Array.from({ length: shape.size * shape.size }, (_, cell) => cell)
  // The number of edges read so far. Keen's wall after the last edge counts as one more.
  let walked = 0
  for (const { 0: text, index, groups = {} } of blocks.text.matchAll(/(?<letter>[_a-z])(?<times>\d*)|./gsu)) {
    const at = { ...blocks, text, column: blocks.column + index }
    if (groups.letter === undefined) {
      throw new PuzzleError('value', `${quote(text)} is not a cage letter; expected _ or a to z`, at)
    }
    const run = LETTERS.indexOf(groups.letter)
    for (let copies = Number(groups.times || 1); copies > 0; copies--) {
      const to = walked + run
      for (; walked < to && walked < edges.length; walked++) join(cageOf, edges[walked])
      if (run !== RUN_WITHOUT_WALL) walked++
      if (walked > edges.length + 1 || to > edges.length) {
        const message = `the walls go beyond the ${edges.length} edges of a ${shape.text} board`
        throw new PuzzleError('length', message, at)
      }
    }
  }
  if (walked <= edges.length) {
    const message = `the walls end at ${walked} of the ${edges.length} edges of a ${shape.text} board`
    throw new PuzzleError('length', message, blocks)
  }
  return Array.from(cellsOfCages(cageOf).values())
}

/** Joins the cages on either side of an edge. */
function join(cageOf: number[], [one, other]: readonly [number, number]): void {
  const [kept, gone] = [cageOf[one], cageOf[other]]
  for (let cell = 0; cell < cageOf.length; cell++) if (cageOf[cell] === gone) cageOf[cell] = kept
}

function parseClues(clues: Span, cages: readonly number[][], shape: KenkenShape): Cage[] {
  const entry = /([amsd])(\d+)/y
  const read = cages.map((cells, index) => {
    const at = part(clues, entry.lastIndex)
    const [text, letter, digits] = entry.exec(clues.text) ?? []
    if (text === undefined) {
      const message = at.text
        ? `${quote(at.text)} is not a clue; expected a, m, s or d and a number`
        : `${count(index, 'clue')} for ${cages.length} cages`
      throw new PuzzleError('length', message, at)
    }
    const operator = SIGNS[SIGN_LETTERS.indexOf(letter)]
    if (isForPairs(operator) && cells.length !== 2) {
      const message = `the clue ${quote(text)} is for two cells, not for ${cells.length}`
      throw new PuzzleError('operator', message, at)
    }
    if (Number(digits) > LARGEST_KEEN_TARGET) {
      throw new PuzzleError('cage', `the target of ${quote(text)} must be at most ${LARGEST_KEEN_TARGET}`, at)
    }
    const cage = { operator, target: Number(digits), cells }
    expectCage(cage, shape, { target: at, operator: at })
    return cage
  })
  if (entry.lastIndex < clues.text.length) {
    const more = part(clues, entry.lastIndex)
    const message = `${quote(more.text)} follows the clues of all ${cages.length} cages; expected the end of the line`
    throw new PuzzleError('length', message, more)
  }
  return read
}

/** Writes a puzzle as a game ID. Throws a PuzzleError for a cage that Keen cannot have. */
export function formatKeenId(puzzle: KenkenPuzzle): string {
  const { shape, cages } = puzzle
  const ordered = cages.map((cage) => ({ ...cage, first: Math.min(...cage.cells) }))
  ordered.sort((one, other) => one.first - other.first)
  const cageOf = cagesOfCells(puzzle)
  const clues = ordered.map((cage) => formatClue(cage, shape))
  return `${shape.size}:${formatBlocks(cageOf, shape)},${clues.join('')}`
}

function formatBlocks(cageOf: readonly number[], shape: KenkenShape): string {
  let letters = ''
  let run = 0
  for (const [one, other] of edgesOf(shape)) {
    if (cageOf[one] === cageOf[other]) {
      if (++run < RUN_WITHOUT_WALL) continue
      letters += LETTERS[RUN_WITHOUT_WALL]
    } else letters += LETTERS[run]
    run = 0
  }
  letters += LETTERS[run]
  return letters.replace(/(.)\1{2,}/g, (copies, letter) => `${letter}${copies.length}`)
}

function formatClue(cage: Cage, shape: KenkenShape): string {
  const { operator, target, cells } = cage
  const name = cageName(cage, shape)
  if (isForPairs(operator) && cells.length > 2) {
    const message = `Keen allows ${operator} only for two cells, not ${cells.length} (${name})`
    throw new PuzzleError('operator', message)
  }
  if (target > LARGEST_KEEN_TARGET) {
    throw new PuzzleError('cage', `Keen allows no target above ${LARGEST_KEEN_TARGET} (${name})`)
  }
  // A single cell is written as a sum, if not as a product.
  const sign = operator === '=' || (isForPairs(operator) && cells.length === 1) ? '+' : operator
  return `${SIGN_LETTERS[SIGNS.indexOf(sign)]}${target}`
}
