// Reads and writes the keys of f-puzzles' boards that hold clues of further rules. The keys `renban`, `whispers`, `skyscraper`
// and `xsum` are those of github.com/dclamage/SudokuSolver, which extends f-puzzles.
//
//   "killercage": [{"cells": ["R1C1", "R1C2"], "value": "15"}], "thermometer": [{"lines": [["R1C1", "R2C1"]]}]
//
// A number beside the board is stated at the place outside of the board next to its row, column or diagonal: R0C3 is above the
// third column.

import type { Puzzle } from '../../families/puzzle.ts'
import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import { withArticle } from '../../families/withArticle.ts'
import { ruleNamesOf } from './exchangeNotation.ts'
import { cluesOfRule, type FoundClue } from './foundClues.ts'

/** An entry of the list under a key. */
type Entry = Readonly<Record<string, unknown>>

/** The way in which clues of a rule are written under a key. */
interface ClueKey {
  /** The key. */
  readonly key: string
  /** The name of the rule. */
  readonly rule: string
  /** The value of the clues under this key, if the rule also has clues with other values. */
  readonly value?: string
  /**
   * The clues of an entry on a board of this size. An entry without clues, or with a cell outside of the board, is a mistake.
   */
  read(entry: Entry, size: number): readonly Omit<FoundClue, 'rule'>[]
  /** The entry of a clue. */
  write(clue: Omit<FoundClue, 'rule'>, size: number): Entry
}

const NAME = /^R(\d{1,2})C(\d{1,2})$/i

/**
 * The row and the column of a name such as `R1C2`, counted from 0; places next to the board have a row or column of -1 or
 * `size`.
 */
function placeOf(name: unknown): [row: number, column: number] {
  const [, row = '', column = ''] = NAME.exec(String(name)) ?? []
  return [row, column].map((digits) => (digits === '' ? Number.NaN : Number(digits) - 1)) as [number, number]
}

/** The cell with a name such as `R1C2`; -1 if the name is not of a cell on the board. */
function cellOf(name: unknown, size: number): number {
  const [row, column] = placeOf(name)
  return row >= 0 && row < size && column >= 0 && column < size ? row * size + column : -1
}

const nameAt = (row: number, column: number) => `R${row + 1}C${column + 1}`
const nameOf = (cell: number, size: number) => nameAt(Math.floor(cell / size), cell % size)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const cellsIn = (value: unknown, size: number) => listOf(value).map((name) => cellOf(name, size))
const namesOf = (cells: readonly number[], size: number) => cells.map((cell) => nameOf(cell, size))
const textOf = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''

/** The cells that one passes from a place outside of the board inwards in steps of `down` and `across`. */
function cellsFrom(
  [row, column]: readonly number[],
  [down, across]: readonly number[],
  size: number,
): number[] {
  const cells: number[] = []
  for (
    let [r, c] = [row + down, column + across];
    r >= 0 && c >= 0 && r < size && c < size;
    r += down, c += across
  )
    cells.push(r * size + c)
  return cells
}

/**
 * The place outside of the board from which a line of cells leads inwards, and the line's step. The line is given by its
 * cells, the first two of which are used.
 */
function outsideOf([first, second]: readonly number[], size: number) {
  const [row, column] = [Math.floor(first / size), first % size]
  const [down, across] = [Math.floor(second / size) - row, (second % size) - column]
  return { outside: nameAt(row - down, column - across), down, across }
}

const lines = (key: string, rule: string): ClueKey => ({
  key,
  rule,
  read: (entry, size) => listOf(entry.lines).map((line) => ({ cells: cellsIn(line, size) })),
  write: ({ cells }, size) => ({ lines: [namesOf(cells, size)] }),
})

/** Signs of one kind between two cells. Entries have the value `usual` or one of `others`; both mean the same sign. */
const between = (
  key: string,
  rule: string,
  value: string,
  usual: string,
  others: readonly string[],
): ClueKey => ({
  key,
  rule,
  value,
  read: (entry, size) =>
    [usual, ...others].includes(textOf(entry.value).toLowerCase())
      ? [{ value, cells: cellsIn(entry.cells, size) }]
      : [],
  write: ({ cells }, size) => ({ cells: namesOf(cells, size), value: usual.toUpperCase() }),
})

const inOneCell = (key: string, rule: string, value: string): ClueKey => ({
  key,
  rule,
  value,
  read: (entry, size) => [{ value, cells: [cellOf(entry.cell, size)] }],
  write: ({ cells }, size) => ({ cell: nameOf(cells[0], size) }),
})

const besideRows = (key: string, rule: string): ClueKey => ({
  key,
  rule,
  read(entry, size) {
    const place = placeOf(entry.cell)
    const step = place.map((at) => (at < 0 ? 1 : at === size ? -1 : 0))
    const isBeside = step.filter((one) => one !== 0).length === 1
    return isBeside ? [{ value: textOf(entry.value), cells: cellsFrom(place, step, size) }] : []
  },
  write: ({ cells, value }, size) => ({ cell: outsideOf(cells, size).outside, value }),
})

/** The steps of diagonals, by the letters of their directions. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  UL: [-1, -1],
  UR: [-1, 1],
  DL: [1, -1],
  DR: [1, 1],
}

/** A killer cage without a total. */
const UNKNOWN = '0'

const KEYS: readonly ClueKey[] = [
  {
    key: 'killercage',
    rule: 'killer',
    read: (entry, size) => [{ value: textOf(entry.value) || UNKNOWN, cells: cellsIn(entry.cells, size) }],
    write: ({ cells, value }, size) => ({ cells: namesOf(cells, size), ...(value !== UNKNOWN && { value }) }),
  },
  {
    key: 'littlekillersum',
    rule: 'little-killer',
    read(entry, size) {
      const direction = textOf(entry.direction)
      if (!Object.hasOwn(DIRECTIONS, direction)) return []
      return [
        { value: textOf(entry.value), cells: cellsFrom(placeOf(entry.cell), DIRECTIONS[direction], size) },
      ]
    },
    write({ cells, value }, size) {
      const { outside, down, across } = outsideOf(cells, size)
      const direction = `${down < 0 ? 'U' : 'D'}${across < 0 ? 'L' : 'R'}`
      return { cell: outside, cells: namesOf(cells, size), direction, value }
    },
  },
  lines('thermometer', 'thermo'),
  {
    key: 'arrow',
    rule: 'arrow',
    read(entry, size) {
      const [circle, ...more] = cellsIn(entry.cells, size)
      const shafts = listOf(entry.lines).map((line) => cellsIn(line, size))
      const isOne = more.length === 0 && shafts.every(([first]) => first === circle)
      return isOne ? shafts.map((cells) => ({ cells })) : []
    },
    write: ({ cells }, size) => ({ lines: [namesOf(cells, size)], cells: namesOf(cells.slice(0, 1), size) }),
  },
  lines('palindrome', 'palindrome'),
  lines('renban', 'renban'),
  lines('whispers', 'whisper'),
  lines('betweenline', 'between'),
  between('difference', 'kropki', 'white', '', ['1']),
  between('ratio', 'kropki', 'black', '', ['2']),
  between('xv', 'xv', 'x', 'x', []),
  between('xv', 'xv', 'v', 'v', []),
  inOneCell('odd', 'odd-even', 'odd'),
  inOneCell('even', 'odd-even', 'even'),
  {
    key: 'quadruple',
    rule: 'quadruples',
    read: (entry, size) => [
      { value: listOf(entry.values).map(textOf).sort().join('-'), cells: cellsIn(entry.cells, size) },
    ],
    write: ({ cells, value = '' }, size) => ({
      cells: namesOf(cells, size),
      values: value.split('-').map(Number),
    }),
  },
  besideRows('sandwichsum', 'sandwich'),
  besideRows('skyscraper', 'skyscrapers'),
  besideRows('xsum', 'x-sums'),
]

/**
 * The strict rules: between cells without a sign, the numbers must not be such that a sign would be right. The key `negative`
 * lists the keys of the signs of strict rules. The key `nonconsecutive` says that numbers are never consecutive where no white
 * dot is drawn.
 */
const STRICT = [
  { rule: 'kropki', negative: 'ratio', also: 'nonconsecutive' },
  { rule: 'xv', negative: 'xv', also: undefined },
]
const NEGATIVE = 'negative'

/** The keys that hold clues, and the key that makes rules strict. */
export const CLUE_KEYS: readonly string[] = [...new Set(KEYS.map(({ key }) => key)), NEGATIVE]

/** The names of the rules with clues under these keys. */
export const RULES_WITH_KEYS: readonly string[] = [
  ...new Set(KEYS.map(({ rule }) => rule)),
  ...STRICT.map(({ rule }) => `strict-${rule}`),
]

/** The clues of an entry. Throws a PuzzleError if the entry is not a clue. */
function cluesOfEntry(key: string, entry: Entry, size: number, at: Span): FoundClue[] {
  const found = KEYS.filter((one) => one.key === key).flatMap(({ rule, read }) =>
    read(entry, size).map((clue) => ({ rule, ...clue })),
  )
  const isSound = ({ value, cells }: FoundClue) =>
    value !== '' && cells.length > 0 && cells.every((cell) => cell >= 0)
  if (found.length > 0 && found.every(isSound)) return found
  const message = `an entry of ${quote(key)} is not a clue of ${withArticle(`${size}x${size}`)} board that is supported`
  throw new PuzzleError('clue', message, at)
}

/**
 * The clues of a board, and the keys that only make the rules of these clues strict. Throws a PuzzleError for an entry that is
 * not a clue.
 */
export function cluesOfKeys(board: Entry, size: number, at: Span) {
  const clues = [...new Set(KEYS.map(({ key }) => key))].flatMap((key) =>
    listOf(board[key]).flatMap((entry) => cluesOfEntry(key, (entry ?? {}) as Entry, size, at)),
  )
  const negative = listOf(board[NEGATIVE])
  const strict = STRICT.filter(
    (one) =>
      negative.includes(one.negative) &&
      clues.some(({ rule }) => rule === one.rule) &&
      (one.also === undefined || board[one.also] === true),
  )
  const unknown = negative.find((key) => !strict.some((one) => one.negative === key))
  if (unknown !== undefined) {
    const message = `${quote(NEGATIVE)} may list "xv" and "ratio", each with at least one such clue on the board ("ratio" also needs "nonconsecutive"), not ${quote(String(unknown))}`
    throw new PuzzleError('unrecognized', message, at)
  }
  const isStrict = ({ rule }: FoundClue) => strict.some((one) => one.rule === rule)
  return {
    clues: clues.map((clue) => (isStrict(clue) ? { ...clue, rule: `strict-${clue.rule}` } : clue)),
    consumed: strict.flatMap(({ also }) => also ?? []),
  }
}

/** The keys for a puzzle's clues, with their entries. */
export function keysOfClues(puzzle: Puzzle): Entry {
  const names = ruleNamesOf(puzzle)
  const { rows: size } = puzzle.shape
  const entries = new Map<string, Entry[]>()
  for (const { key, rule, value, write } of KEYS) {
    const own = names
      .filter((name) => name.replace(/^strict-/, '') === rule)
      .flatMap((name) => cluesOfRule(puzzle, name))
    const shown = own.filter((clue) => value === undefined || clue.value === value)
    if (shown.length > 0)
      entries.set(key, [...(entries.get(key) ?? []), ...shown.map((clue) => write(clue, size))])
  }
  const strict = STRICT.filter(({ rule }) => names.includes(`strict-${rule}`))
  return {
    ...Object.fromEntries(entries),
    ...Object.fromEntries(strict.flatMap(({ also }) => (also ? [[also, true]] : []))),
    ...(strict.length > 0 && { [NEGATIVE]: strict.map(({ negative }) => negative) }),
  }
}
