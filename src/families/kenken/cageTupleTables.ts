// The ways to fill a cage, as tables of tuples.
//
// A tuple is packed into fields of nine bits, three to a word. The first fields hold one cell's value each, as a
// single bit. Each further field belongs to a row or column with two or more cells of the cage, and holds the
// set of their values. So testing one or two words shows whether the candidates allow a tuple. The union of all
// tuples has the numbers that the cells can hold; the intersection has the numbers that the cage certainly
// brings to a line:
//
//   6x in a corner     cell a     cell b     cell c     a, b (row)  b, c (column)
//    a b               {1}        {2}        {3}        {1,2}       {2,3}
//      c               {1}        {6}        {1}        {1,6}       {1,6}         ... 7 tuples
//
// A table depends on the size, operator and target, and on which cells of the cage share a line. Many cages
// have the same table. The most recent tables are kept.

import { firstBits } from '../../kernel/bits.ts'
import { fillings, pairsInLines } from './enumerateFillings.ts'
import { type Cage, OPERATORS, type Operator } from './puzzle.ts'

/** A field of a tuple has one bit for each number from 1 to 9. */
export const FIELD_BITS = 9
/** A word of a tuple has this many fields. Each belongs to a cell or to a line. */
export const FIELDS_PER_WORD = 3
/** The bits of one field. */
export const FIELD = firstBits(FIELD_BITS)

/** The tuples that can fill a cage. */
export interface CageTable {
  /**
   * One set of positions for each line with two or more cells of the cage: the positions of these cells in the
   * cage.
   */
  readonly lines: readonly number[]
  /** The number of words in a tuple. */
  readonly words: number
  /** The number of tuples. */
  readonly count: number
  /** The tuples, one after the other. */
  readonly tuples: Int32Array
  /**
   * For each tuple, how often each number occurs. Every number from 1 to 9 takes three bits, which is enough
   * because a tuple has at most six numbers.
   */
  readonly sets: readonly number[]
  /** The union of all tuples. */
  readonly union: Int32Array
  /** The intersection of all tuples. */
  readonly common: Int32Array
}

/**
 * Six cells occupy at most five lines that contain two or more of them. With the six fields of the cells, this
 * makes eleven fields, in four words.
 */
export const MOST_TUPLE_WORDS = 4
/** Cages above these limits use bounds instead: a larger table costs more than it saves. */
const MOST_CELLS = 6
const MOST_TUPLES = 4000
/** The maximum total number of words in the tables that are kept: enough for a few thousand tables. */
const MOST_WORDS = 1 << 20

const tables = new Map<number, CageTable | undefined>()
let wordsKept = 0

/**
 * The table of a cage with two or more cells, which are given in reading order. Undefined if the table would be
 * too large.
 */
export function cageTableOf(
  size: number,
  operator: Operator,
  target: number,
  cells: ArrayLike<number>,
  from: number,
  to: number,
): CageTable | undefined {
  const count = to - from
  if (count > MOST_CELLS || target > size ** count) return undefined
  const kind = OPERATORS.indexOf(operator) + OPERATORS.length * (size + 10 * count)
  const key = (target * 1000 + kind) * 0x8000 + pairsInLines(size, cells, from, to)
  if (tables.has(key)) return tables.get(key)
  const table = makeTable(size, { operator, target, cells: Array.prototype.slice.call(cells, from, to) })
  const words = 1 + (table?.tuples.length ?? 0)
  if (wordsKept + words > MOST_WORDS) {
    tables.clear()
    wordsKept = 0
  }
  wordsKept += words
  tables.set(key, table)
  return table
}

function makeTable(size: number, cage: Cage): CageTable | undefined {
  const { cells } = cage
  const lines = linesWithin(size, cells)
  const words = Math.ceil((cells.length + lines.length) / FIELDS_PER_WORD)
  /** The cells of each field, as a set of positions. */
  const members = [...cells.map((_, position) => 1 << position), ...lines]
  const bits = bitsOfValues(size, members, cells.length, words)
  const tuples: number[] = []
  const sets: number[] = []
  const union = new Int32Array(words)
  const common = new Int32Array(words).fill(-1)
  const fits = fillings(size, cage, (values) => {
    for (let word = 0; word < words; word++) {
      let tuple = 0
      for (let position = 0; position < values.length; position++) {
        tuple |= bits[(position * size + values[position] - 1) * words + word]
      }
      tuples.push(tuple)
      union[word] |= tuple
      common[word] &= tuple
    }
    return sets.push(setOf(values)) <= MOST_TUPLES
  })
  if (!fits) return undefined
  return { lines, words, count: sets.length, tuples: Int32Array.from(tuples), sets, union, common }
}

/** Computes the bits that a value at a position in the cage sets in each word of a tuple. */
function bitsOfValues(size: number, members: readonly number[], count: number, words: number): Int32Array {
  const bits = new Int32Array(count * size * words)
  for (let position = 0; position < count; position++) {
    for (let field = 0; field < members.length; field++) {
      if ((members[field] & (1 << position)) === 0) continue
      const word = Math.floor(field / FIELDS_PER_WORD)
      const shift = FIELD_BITS * (field % FIELDS_PER_WORD)
      for (let value = 0; value < size; value++)
        bits[(position * size + value) * words + word] |= 1 << (value + shift)
    }
  }
  return bits
}

/** Counts how often each number occurs in `values`. The counts are packed as in `sets`. */
export function setOf(values: Int32Array): number {
  let set = 0
  for (let position = 0; position < values.length; position++) set += 1 << (3 * (values[position] - 1))
  return set
}

/** Unpacks a set: its numbers in descending order, each as often as it occurs. */
export function numbersOfSet(set: number): number[] {
  const numbers: number[] = []
  for (let value = FIELD_BITS; value > 0; value--) {
    for (let times = (set >>> (3 * (value - 1))) & 7; times > 0; times--) numbers.push(value)
  }
  return numbers
}

/** A field of the tuple that begins at `tuple` in the pool. */
export function fieldAt(pool: Int32Array, tuple: number, field: number): number {
  const word = Math.floor(field / FIELDS_PER_WORD)
  return (pool[tuple + word] >>> (FIELD_BITS * (field - FIELDS_PER_WORD * word))) & FIELD
}

/** The number of the cell at this position, in the tuple that begins at `tuple` in the pool. */
export function valueAt(pool: Int32Array, tuple: number, position: number): number {
  return 32 - Math.clz32(fieldAt(pool, tuple, position))
}

/**
 * The lines with two or more of the cells, each as a set of positions in the cage. Rows and columns are sorted
 * together by these sets. A cage and the same cage turned share a table, and the table must not depend on which
 * of the two cages was seen first.
 */
function linesWithin(size: number, cells: readonly number[]): number[] {
  const lines = new Array<number>(2 * size).fill(0)
  cells.forEach((cell, position) => {
    lines[Math.floor(cell / size)] |= 1 << position
    lines[size + (cell % size)] |= 1 << position
  })
  return lines.filter((positions) => (positions & (positions - 1)) !== 0).sort((one, other) => one - other)
}
