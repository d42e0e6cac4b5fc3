// The constraints of Interactive Sudoku Solver that are clues of rules: the meaning of each, and an example for the message if
// it is written wrongly.
//
//   .Cage~15~R1C1~R1C2    .Skyscraper~C5~3~2    .LittleKiller~20~R1C4    a diagonal from a cell on the border: from the top
//                                                                        towards the left, from the right towards the top, ...

import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import { withArticle } from '../../families/withArticle.ts'
import type { FoundClue } from './foundClues.ts'

/** A constraint with its place in a string. `text` leaves out the full stop at the beginning and all blanks. */
export interface WrittenConstraint {
  /** Its name: `Cage`. */
  readonly name: string
  /** The name and the arguments: `Cage~15~R1C1~R1C2`. */
  readonly text: string
  /** Its place in the string. */
  readonly place: Span
}

/** Rows and columns are written as digits of this base: numbers above 9 are letters. */
export const LINE_BASE = 17

/** The arguments of a constraint. */
interface Arguments {
  /** The arguments that are not cells. */
  readonly words: readonly string[]
  /** The arguments that are cells; -1 for a cell outside the board. */
  readonly cells: readonly number[]
  /** The number of rows of the board. */
  readonly size: number
}

/**
 * Reads a constraint with clues: an example of the constraint, and the clues that its arguments state. If there are no clues,
 * or a clue has no cells, the constraint is a mistake.
 */
interface Reader {
  readonly example: string
  read(given: Arguments): readonly FoundClue[]
}

const clue = (rule: string, value: string | undefined, cells: readonly number[]): FoundClue => {
  return { rule, value, cells }
}

/** A constraint whose only arguments are the cells of one clue. */
const along = (name: string, rule: string): Reader => ({
  example: `${name}~R1C1~R1C2`,
  read: ({ words, cells }) => (words.length > 0 ? [] : [clue(rule, undefined, cells)]),
})

/** A constraint with a clue for every two of its cells that share a side; the two cells are in the order of the arguments. */
const beside = (name: string, clueOf: (one: number, other: number) => FoundClue): Reader => ({
  example: `${name}~R1C1~R1C2`,
  read: ({ cells, size }) => {
    const isBeside = (one: number, other: number) =>
      Math.abs(one - other) === size ||
      (Math.abs(one - other) === 1 && Math.floor(one / size) === Math.floor(other / size))
    return cells.flatMap((one, index) =>
      cells.slice(index + 1).flatMap((other) => (isBeside(one, other) ? [clueOf(one, other)] : [])),
    )
  },
})

/** A constraint with clues at both ends of a row or a column; one of them may be left out. */
const views = (name: string, rule: string): Reader => ({
  example: `${name}~R1~3~2`,
  read: ({ words: [line = '', first = '', last = ''], size }) => {
    const cells = lineCells(line, size)
    return [
      ...(first === '' ? [] : [clue(rule, first, cells)]),
      ...(last === '' ? [] : [clue(rule, last, cells.toReversed())]),
    ]
  },
})

const JIGSAW = 'Jigsaw'

const READERS: Readonly<Record<string, Reader>> = {
  [JIGSAW]: {
    example: 'Jigsaw~ with a character for each cell',
    read: ({ words: [text = ''], size }) =>
      text.length === size * size
        ? [...new Set(text)].map((region) =>
            clue(
              'jigsaw',
              undefined,
              Array.from(text, (_, cell) => cell).filter((cell) => text[cell] === region),
            ),
          )
        : [],
  },
  Cage: {
    example: 'Cage~15~R1C1~R1C2',
    read: ({ words: [total = ''], cells }) => [clue('killer', total, cells)],
  },
  LittleKiller: {
    example: 'LittleKiller~20~R1C4',
    read: ({ words: [total = ''], cells: [cell = -1], size }) => [
      clue('little-killer', total, diagonalFrom(cell, size)),
    ],
  },
  Thermo: along('Thermo', 'thermo'),
  Arrow: along('Arrow', 'arrow'),
  Palindrome: along('Palindrome', 'palindrome'),
  Renban: along('Renban', 'renban'),
  Whisper: {
    example: 'Whisper~R1C1~R1C2, whose neighbours differ by half of the largest number',
    read: ({ words: [difference], cells, size }) =>
      difference === undefined || Number(difference) === Math.ceil(size / 2)
        ? [clue('whisper', undefined, cells)]
        : [],
  },
  Between: { ...along('Between', 'between'), example: 'Between~R1C1~R1C2~R1C3' },
  WhiteDot: beside('WhiteDot', (one, other) => clue('kropki', 'white', [one, other])),
  BlackDot: beside('BlackDot', (one, other) => clue('kropki', 'black', [one, other])),
  X: beside('X', (one, other) => clue('xv', 'x', [one, other])),
  V: beside('V', (one, other) => clue('xv', 'v', [one, other])),
  GreaterThan: beside('GreaterThan', (greater, less) => clue('inequality', undefined, [less, greater])),
  Quad: {
    example: 'Quad~R1C1~2~3',
    read: ({ words, cells: [cell = -1], size }) => [
      clue(
        'quadruples',
        words.join('-'),
        [0, 1, size, size + 1].map((step) => cell + step),
      ),
    ],
  },
  Skyscraper: views('Skyscraper', 'skyscrapers'),
  XSum: views('XSum', 'x-sums'),
  Sandwich: {
    example: 'Sandwich~12~R1',
    read: ({ words: [total = '', line = ''], size }) => [clue('sandwich', total, lineCells(line, size))],
  },
}

/**
 * Constraints that make a rule strict: cells without a sign must not have numbers for which a sign would be right. The board
 * must have clues of the rule.
 */
const STRICT: Readonly<Record<string, string>> = { StrictKropki: 'kropki', StrictXV: 'xv' }

/** The names of the constraints that state clues or make their rules strict. */
export const CONSTRAINTS_WITH_CLUES: readonly string[] = [...Object.keys(READERS), ...Object.keys(STRICT)]

/**
 * The clues that constraints state; constraints without clues are ignored. Throws a PuzzleError for a constraint with wrong
 * arguments.
 */
export function cluesOfConstraints(
  constraints: readonly WrittenConstraint[],
  size: number,
): readonly FoundClue[] {
  const clues = constraints.flatMap((one) => cluesOf(one, size))
  const strict = constraints.filter(({ name }) => Object.hasOwn(STRICT, name))
  for (const { name, place } of strict) {
    if (clues.some(({ rule }) => rule === STRICT[name])) continue
    const message = `${quote(name)} needs at least one clue of ${STRICT[name]} on the board; add one, or remove ${quote(name)}`
    throw new PuzzleError('unrecognized', message, place)
  }
  const isStrict = (rule: string) => strict.some(({ name }) => STRICT[name] === rule)
  return clues.map((one) => (isStrict(one.rule) ? { ...one, rule: `strict-${one.rule}` } : one))
}

const CELL = /^R[1-9a-g]C[1-9a-g]$/i

function cluesOf({ name, text, place }: WrittenConstraint, size: number): readonly FoundClue[] {
  if (!Object.hasOwn(READERS, name)) return []
  const { example, read } = READERS[name]
  const [, ...all] = text.split('~')
  const cells = all.filter((word) => CELL.test(word)).map((word) => cellOf(word, size))
  const clues = read({ words: all.filter((word) => !CELL.test(word)), cells, size })
  const isSound = ({ value, cells: own }: FoundClue) =>
    value !== '' && own.length > 0 && own.every((cell) => cell >= 0 && cell < size * size)
  if (clues.length > 0 && clues.every(isSound)) return clues
  const message = `${quote(text)} is not a constraint of ${withArticle(`${size}x${size}`)} board; expected one such as ${example}`
  throw new PuzzleError('value', message, place)
}

/** The cell of a text such as `R1C2`; -1 if it is not on the board. */
function cellOf(word: string, size: number): number {
  const [row, column] = [word[1], word[3]].map((digit) => Number.parseInt(digit, LINE_BASE) - 1)
  return row < size && column < size ? row * size + column : -1
}

/** The cells of a row or a column, such as `R3` or `C5`; none if the board has no such row or column. */
function lineCells(line: string, size: number): number[] {
  const at = /^[RC][1-9a-g]$/i.test(line) ? Number.parseInt(line[1], LINE_BASE) - 1 : size
  if (at >= size) return []
  const isRow = /^r/i.test(line)
  return Array.from({ length: size }, (_, step) => (isRow ? at * size + step : step * size + at))
}

/** The cells of the diagonal that begins at a cell on the border. At a corner, it is the diagonal that leads inwards. */
function diagonalFrom(cell: number, size: number): number[] {
  const [row, column] = [Math.floor(cell / size), cell % size]
  const last = size - 1
  const down = row === 0 || (column === 0 && row < last) ? 1 : -1
  const across = column === 0 || (row === last && column < last) ? 1 : -1
  const cells: number[] = []
  for (let [r, c] = [row, column]; r >= 0 && c >= 0 && r <= last && c <= last; r += down, c += across) {
    cells.push(r * size + c)
  }
  return cells
}
