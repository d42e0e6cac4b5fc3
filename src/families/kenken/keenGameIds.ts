// The game IDs of Keen, Simon Tatham's KenKen: `SIZE:BLOCKS,CLUES`, as keen.c in his puzzle collection reads
// and writes them.
//
//   4:_a_7a4_a3,s2d2m4m3...    BLOCKS are the walls between cages (../wallRuns.ts)
//
// CLUES has one entry for each cage, in the order of the cages' first cells: a sum, m product, s difference, d
// quotient. Letters and an `m` between the size and the colon (difficulty, multiplication only) say how a puzzle
// was made. They are skipped.

import { count } from '../gridText.ts'
import { PuzzleError, quote, type Span } from '../puzzleError.ts'
import { formatBlocks, parseBlocks, type WallLetters } from '../wallRuns.ts'
import {
  type Cage,
  cageName,
  cagesOfCells,
  type KenkenPuzzle,
  type KenkenShape,
  makePuzzle,
  type Operator,
} from './puzzle.ts'
import { shapeOfSize } from './sizeNotation.ts'
import { expectCage } from './validateCage.ts'

const START = /^(\d+)(?:d[a-z]?)?m?:(?=[_a-z]\S*$)/
const WALLS: WallLetters = { openRun: 25, hasRepeats: true }
/** Keen stores operator and target in one word, with the target in the lower bits. */
const LARGEST_KEEN_TARGET = (1 << 29) - 1

/** The operators, and their letters in the same order. */
const SIGNS: readonly Operator[] = ['+', 'x', '-', '/']
const SIGN_LETTERS = 'amsd'

/** In Keen, differences and quotients always have two cells. */
const isForPairs = (operator: Operator) => operator === '-' || operator === '/'

/** Whether a line has the form of a game ID. */
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
  const cages = parseBlocks(blocks, shape.size, WALLS)
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
  return `${shape.size}:${formatBlocks(cageOf, shape.size, WALLS)},${clues.join('')}`
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
  // A single cell is written as a sum, unless its operator is `x`.
  const sign = operator === '=' || (isForPairs(operator) && cells.length === 1) ? '+' : operator
  return `${SIGN_LETTERS[SIGNS.indexOf(sign)]}${target}`
}
