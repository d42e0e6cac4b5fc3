// The game IDs of Solo, the Sudoku of Simon Tatham's collection, as solo.c reads and writes them: `COLUMNSxROWS:CELLS`,
// followed by regions, cages and the totals of cages after commas.
//
//   2x3:f3b1_4c2a5_3_5_3a2c2_1b5f     2x3 counts the blocks: two in a row and three in a column. So each block has two rows and
//                                     three columns.
//   9jxk:CELLS,REGIONS,CAGES,TOTALS   j: regions instead of boxes; x: both diagonals; k: killer. Regions and cages are written by
//                                     their walls (../../families/wallRuns.ts), and each total in the first cell of its cage.
//
// The other letters between the size and the colon state how the puzzle was made.

import type { Family } from '../../families/family.ts'
import { count, parts } from '../../families/gridText.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import { formatBlocks, parseBlocks, type WallLetters } from '../../families/wallRuns.ts'
import { type ExchangeNotation, type FoundPuzzle, ruleNamesOf } from './exchangeNotation.ts'
import { cluesOfRule, type FoundClue, withFoundClues } from './foundClues.ts'
import { foundLatinSquare, LATIN_SQUARE } from './latinSquareCells.ts'
import { after, boxesOf, foundSudoku, SUDOKU } from './sudokuCells.ts'
import { expectSize, gameIdIn, readRuns, seedError, writeRuns } from './tathamCells.ts'

const SIZE = /^(\d{1,2})(?:x(\d{1,2}))?((?:[a-z]\d*)*)(:|#|%23)/
/** The rules that letters after the size state, in the order in which Solo writes them. */
const RULES: Readonly<Record<string, string>> = { j: 'jigsaw', x: 'x', k: 'killer' }
/** Letters after the size that state how a puzzle was made: symmetry (a, r2, m4, md2) and difficulty (dt). */
const MADE = /^(?:a|r\d|md?\d|d[a-z])*/
const WALLS: WallLetters = { openRun: 26, hasRepeats: false }

/** The game IDs of Solo. */
export const solo: ExchangeNotation = {
  name: 'solo',
  what: "the game IDs of Simon Tatham's Solo, and addresses of its page",
  families: [SUDOKU, LATIN_SQUARE],
  rules: Object.values(RULES),
  readLine(line) {
    const { id, isPage } = gameIdIn(line, 'solo')
    const start = SIZE.exec(id.text)
    // A line with one number before the colon may be a game ID of Keen, or a KenKen in its own notation.
    if (!start || (start[2] === undefined && !isPage && !start[3].startsWith('j'))) return undefined
    return readId(id, start)
  },
  writer: { write: writeId },
}

function readId(id: Span, [start, columns, rows, flags, mark]: RegExpExecArray): FoundPuzzle {
  if (mark !== ':') throw seedError(id)
  const rules = rulesOfFlags(flags, id)
  const [hasRegions, hasCages] = [rules.includes(RULES.j), rules.includes(RULES.k)]
  const boxes = { boxRows: Number(columns), boxColumns: Number(rows ?? columns) }
  const size = hasRegions && rows === undefined ? boxes.boxRows : boxes.boxRows * boxes.boxColumns
  expectSize(size, id)
  const sections = parts(after(id, start.length), ',')
  const wanted = ['the numbers', ...(hasRegions ? ['the regions'] : []), ...(hasCages ? CAGE_SECTIONS : [])]
  if (sections.length !== wanted.length) {
    const message = `the game ID has ${count(sections.length, 'part')} between commas; expected ${wanted.join(', ')}`
    throw new PuzzleError('length', message, sections[wanted.length] ?? id)
  }
  const { values, places } = readRuns(sections[0], size)
  const clues = [
    ...(hasRegions ? regionsIn(sections[1], size) : []),
    ...(hasCages ? cagesIn(sections.slice(-CAGE_SECTIONS.length), size) : []),
  ]
  const ruleNames = rules.filter((rule) => rule === RULES.x)
  const found = hasRegions
    ? foundLatinSquare(values, size, ruleNames, places)
    : foundSudoku(values, { ...boxes, ruleNames }, places)
  return withFoundClues(found, clues, size)
}

const CAGE_SECTIONS = ['the cages', 'their totals']

function regionsIn(walls: Span, size: number): FoundClue[] {
  return parseBlocks(walls, size, WALLS).map((cells) => ({ rule: RULES.j, cells }))
}

function cagesIn([walls, totals]: readonly Span[], size: number): FoundClue[] {
  const { values, places } = readRuns(totals, size, size ** 3)
  return parseBlocks(walls, size, WALLS).map((cells) => {
    const stated = cells.filter((cell) => values[cell] > 0)
    if (stated.length === 1) return { rule: RULES.k, value: String(values[stated[0]]), cells }
    const message = `a cage has ${count(stated.length, 'total')}; expected one`
    throw new PuzzleError('cage', message, places[cells[0]])
  })
}

/** The rules that letters state. Rejects other letters. */
function rulesOfFlags(flags: string, id: Span): string[] {
  const found: string[] = []
  let rest = flags.replace(MADE, '')
  while (Object.hasOwn(RULES, rest[0] ?? '')) {
    found.push(RULES[rest[0]])
    rest = rest.slice(1).replace(MADE, '')
  }
  if (rest === '') return found
  throw new PuzzleError('unrecognized', `${quote(rest)} is not a parameter of Solo`, id)
}

function writeId(puzzle: Puzzle, family: Family): string {
  const { boxRows, boxColumns } = boxesOf(puzzle)
  const { rows: size } = puzzle.shape
  const names = ruleNamesOf(puzzle)
  const hasRegions = names.includes(RULES.j)
  if (family.name === LATIN_SQUARE && !hasRegions)
    throw refusal(puzzle, family, 'which needs boxes or regions')
  const letters = Object.keys(RULES).filter((letter) => names.includes(RULES[letter]))
  const sections = [
    writeRuns(puzzle.givens),
    ...(hasRegions ? [wallsOf(cluesOfRule(puzzle, RULES.j), size)] : []),
    ...(names.includes(RULES.k) ? cageTexts(puzzle, family) : []),
  ]
  return `${hasRegions ? size : `${boxRows}x${boxColumns}`}${letters.join('')}:${sections.join(',')}`
}

function wallsOf(blocks: readonly Pick<FoundClue, 'cells'>[], size: number): string {
  const blockOf = new Array<number>(size * size).fill(-1)
  blocks.forEach(({ cells }, block) => {
    for (const cell of cells) blockOf[cell] = block
  })
  return formatBlocks(blockOf, size, WALLS)
}

/**
 * The walls of cages, and the totals of the cages. In Solo, a cage is one piece of two to n cells with a total, and cages
 * cover the whole board.
 */
function cageTexts(puzzle: Puzzle, family: Family): string[] {
  const { rows: size } = puzzle.shape
  const cages = cluesOfRule(puzzle, RULES.k)
  const walls = wallsOf(cages, size)
  const again = parseBlocks({ text: walls, line: 1, column: 1 }, size, WALLS)
  const isCovered = new Set(cages.flatMap(({ cells }) => cells)).size === size * size
  const isAllowed = cages.every(
    ({ cells, value }) => cells.length > 1 && cells.length <= size && Number(value) > 0,
  )
  if (!isCovered || !isAllowed || again.length !== cages.length) {
    throw refusal(
      puzzle,
      family,
      `whose cages cover the board, with 2 to ${size} connected cells and a total each`,
    )
  }
  const totals = new Array<number>(size * size).fill(0)
  for (const { cells, value } of cages) totals[Math.min(...cells)] = Number(value)
  return [walls, writeRuns(totals)]
}

function refusal({ shape }: Puzzle, { title }: Family, why: string): PuzzleError {
  return new PuzzleError('unrecognized', `this ${title} of ${shape.text} cannot be written as solo, ${why}`)
}
