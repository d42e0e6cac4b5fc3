// The game IDs of Solo, the Sudoku of Simon Tatham's collection: `COLUMNSxROWS:CELLS`, as solo.c reads and writes them, and the
// addresses of its page that end with one.
//
//   2x3:f3b1_4c2a5_3_5_3a2c2_1b5f     2x3 counts the blocks: two in a row and three in a column, so that each has two rows and
//                                     three columns. A letter is a run of open cells (a one, z twenty-six); _ separates
//                                     two adjacent numbers.
//
// Letters between the size and the colon state how the puzzle was made, except x (diagonals), j (jigsaw) and
// k (killer), which change the rules. Only x is supported.

import { parseNumber } from '../../families/gridText.ts'
import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import { type ExchangeNotation, type FoundPuzzle, ruleNamesOf } from './exchangeNotation.ts'
import { after, boxesOf, emptyCells, foundPacked, packedCells, SUDOKU } from './sudokuCells.ts'

const SOLO_PAGE = /^https?:\/\/\S*\/solo(?:\.html)?#/i
const SIZE = /^(\d{1,2})(?:x(\d{1,2}))?((?:[a-z]\d*)*)(:|#|%23)/
const VARIANTS: Readonly<Record<string, string>> = { j: 'jigsaw', k: 'killer' }
/** The rules that letters after the size state. */
const RULES: Readonly<Record<string, string>> = { x: 'x' }
/** Letters after the size that state how a puzzle was made: symmetry (a, r2, m4, md2) and difficulty (dt). */
const MADE = /^(?:a|r\d|md?\d|d[a-z])*/
const CELL = /(?<run>[a-z])|(?<value>\d+)|(?<gap>_)|./gsu
const LONGEST_RUN = 26
const RANDOM_SEED = 'a random seed does not contain a puzzle; expected a game ID with a colon'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The game IDs of Solo. */
export const solo: ExchangeNotation = {
  name: 'solo',
  what: "the game IDs of Simon Tatham's Solo, and addresses of its page",
  families: [SUDOKU],
  rules: Object.values(RULES),
  readLine(line) {
    const page = SOLO_PAGE.exec(line.text)?.[0] ?? ''
    const id = after(line, page.length)
    const start = SIZE.exec(id.text)
    // Keen's IDs have one number before the colon, and so has a KenKen.
    if (!start || (start[2] === undefined && page === '' && !start[3].startsWith('j'))) return undefined
    return readId(id, start)
  },
  writer: {
    write(puzzle) {
      const { boxRows, boxColumns } = boxesOf(puzzle)
      const runText = (length: number) => LETTERS[length - 1]
      const givenText = (given: number, before: string) => (/\d$/.test(before) ? `_${given}` : String(given))
      const letters = Object.keys(RULES).filter((letter) => ruleNamesOf(puzzle).includes(RULES[letter]))
      return `${boxRows}x${boxColumns}${letters.join('')}:${packedCells(puzzle.givens, LONGEST_RUN, runText, givenText)}`
    },
  },
}

function readId(id: Span, [start, columns, rows = columns, flags, mark]: RegExpExecArray): FoundPuzzle {
  if (mark !== ':') throw new PuzzleError('unrecognized', RANDOM_SEED, id)
  const ruleNames = rulesOfFlags(flags, id)
  const boxes = { boxRows: Number(columns), boxColumns: Number(rows), ruleNames }
  const size = boxes.boxRows * boxes.boxColumns
  return foundPacked(after(id, start.length), 'game ID', boxes, CELL, (place, { run, value, gap }) => {
    if (run) return emptyCells(LETTERS.indexOf(run) + 1)
    if (value) return [parseNumber(place, 1, size, 'a value')]
    if (gap) return []
    const message = `${quote(place.text)} is not a cell; expected a letter for open cells, a number, or _`
    throw new PuzzleError('value', message, place)
  })
}

/** The rules that letters state. Rejects letters of rules that are not supported. */
function rulesOfFlags(flags: string, id: Span): string[] {
  const found: string[] = []
  let rest = flags.replace(MADE, '')
  while (Object.hasOwn(RULES, rest[0] ?? '')) {
    found.push(RULES[rest[0]])
    rest = rest.slice(1).replace(MADE, '')
  }
  if (rest === '') return found
  const message = Object.hasOwn(VARIANTS, rest[0])
    ? `Solo with ${VARIANTS[rest[0]]} (${rest[0]}) is not supported; expected a Sudoku without it`
    : `${quote(rest)} is not a parameter of Solo`
  throw new PuzzleError('unrecognized', message, id)
}

// Addresses of Keen's page in Simon Tatham's collection: they end with a game ID, which the family reads.
//
//   https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/keen.html#4:_a_7a4_a3,s2d2m4m3s1d2a5a5

const KEEN_PAGE = /^https?:\/\/\S*\/keen(?:\.html)?#/i
const KENKEN = 'kenken'

/** Addresses of Keen's page. */
export const keenPage: ExchangeNotation = {
  name: 'keen-page',
  what: "an address of Simon Tatham's Keen: https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/keen.html#4:...",
  families: [KENKEN],
  readLine(line) {
    const page = KEEN_PAGE.exec(line.text)?.[0]
    if (page === undefined) return undefined
    const id = after(line, page.length)
    if (!/^[^#]*:/.test(id.text)) throw new PuzzleError('unrecognized', RANDOM_SEED, id)
    return { family: KENKEN, lines: [id] }
  },
}
