// Finds the board in an answer: in a list of numbers or rows, or in a text such as the reply of a language model, where the
// board may stand in prose, in a table, in a block of code, in brackets, or in one line. If there are several boards of the
// right size, the last one is the answer, since replies end with their result.
//
//   **Solution:**
//   | 1 | 2 | 3 | 4 |        rows of cells, with any borders and labels
//   |---|---|---|---|        a border
//   | 3 | 4 | 1 | 2 |

import { count } from '../families/gridText.ts'
import { memo } from '../families/memo.ts'
import type { Shape } from '../families/puzzle.ts'

/** The values of the board in an answer, 0 for an empty cell, or else why there is none. */
type FoundAnswer = { readonly values: readonly number[] } | { readonly reason: string }

type Size = Pick<Shape, 'rows' | 'columns'>

/** A board and where it ends in the text. */
interface Found {
  readonly end: number
  readonly values: readonly number[]
}

/** Finds the board of this size in an answer. */
export function findAnswer(answer: unknown, size: Size): FoundAnswer {
  if (typeof answer === 'string') return lastBoard(answer, size)
  const values = entriesOf(answer, size)?.map(entryValue)
  if (values?.every((value) => value !== undefined)) return { values }
  return {
    reason: `the answer must be a text, a list of ${count(cellsOf(size), 'number')}, or ${rowsText(size)}`,
  }
}

/** The entries of a list of all cells or of rows; undefined for anything else. */
function entriesOf(answer: unknown, size: Size): unknown[] | undefined {
  if (!Array.isArray(answer)) return undefined
  if (answer.length === size.rows && answer.every((row) => Array.isArray(row) && row.length === size.columns))
    return answer.flat(1)
  return answer.length === cellsOf(size) ? answer : undefined
}

const cellsOf = ({ rows, columns }: Size) => rows * columns
const rowsText = ({ rows, columns }: Size) => `${count(rows, 'row')} of ${count(columns, 'number')}`

/** The value of a list entry: null is an empty cell; undefined for anything else. */
function entryValue(entry: unknown): number | undefined {
  if (entry === null) return 0
  if (typeof entry === 'string') return cellOf(entry.trim())
  return Number.isInteger(entry) && (entry as number) >= 0 ? (entry as number) : undefined
}

function lastBoard(text: string, size: Size): FoundAnswer {
  const blocks = blocksOf(text, size)
  const found = [...inOnePiece(text, size), ...blocks.flatMap((block) => boardsOfBlock(block, size))]
  if (found.length > 0) return found.reduce((last, one) => (one.end >= last.end ? one : last))
  const longest = Math.max(0, ...blocks.map(({ rows }) => rows.length))
  const instead = longest > 0 ? `; found ${count(longest, 'row')} of this length` : ''
  return { reason: `the answer has no board with ${rowsText(size)}${instead}` }
}

/** The number in a cell of a table or row; 0 for marks of an empty or blocked cell; undefined for other words. */
function cellOf(word: string): number | undefined {
  const digit = word.length === 1 ? word.charCodeAt(0) - 48 : -1
  if (digit >= 0 && digit <= 9) return digit
  if (/^\d{1,6}$/.test(word)) return Number(word)
  return /^(?:[.?x#■█-]|_+|#+|█+)$/i.test(word) ? 0 : undefined
}

/** The pattern of a run with this many cells. */
const runsOf = memo(
  String,
  (cells: number) => new RegExp(String.raw`(?<![\d._])[\d._]{${cells}}(?![\d_])`, 'g'),
)

/** Boards in one piece: nested brackets, or a run with a character for each cell. */
function inOnePiece(text: string, size: Size): Found[] {
  const cells = cellsOf(size)
  const runs = runsOf(cells)
  const pieces = [
    ...brackets(text).map(({ part, end }) => ({ words: part.match(/[^\s,[\]"']+/g) ?? [], end })),
    ...Array.from(text.matchAll(runs), ({ 0: run, index }) => ({ words: [...run], end: index + run.length })),
  ]
  return pieces.flatMap(({ words, end }) => {
    const values = words.length === cells ? words.map(cellOf) : []
    return values.length > 0 && values.every((value) => value !== undefined) ? [{ end, values }] : []
  })
}

/** The shortest parts of a text from two opening brackets to two closing ones. */
function brackets(text: string): { readonly part: string; readonly end: number }[] {
  const found: { part: string; end: number }[] = []
  // Most replies have none, which is found out sooner than by the pattern.
  if (!text.includes('[')) return found
  let start: number | undefined
  for (const { 0: pair, index } of text.matchAll(/\[\s*\[|\]\s*\]/g)) {
    const end = index + pair.length
    if (pair.startsWith('[')) start = index
    else if (start !== undefined) found.push({ part: text.slice(start, end), end })
    if (pair.startsWith(']')) start = undefined
  }
  return found
}

/** A line of numbers: the cells of a row, perhaps with the number of the row before them or a sum behind them. */
interface Row {
  readonly numbers: readonly number[]
  /** Whether only a bar separates the last number from the others, as in a Survo with sums. */
  readonly hasSum: boolean
  /** Whether words stand before the numbers, so that a board may begin here. */
  readonly isAfterWords?: boolean
}

/** Consecutive rows, and where the last one ends in the text. */
interface Block {
  readonly rows: Row[]
  end: number
}

/** Lines without cells: blank lines, borders, and the fences of code. */
const BORDER = /^(?:[^\p{L}\d.?#■█_]*|```\w*)$/u

function blocksOf(text: string, size: Size): Block[] {
  const blocks: Block[] = []
  let block: Block | undefined
  let end = 0
  for (const line of text.split('\n')) {
    end += line.length + 1
    const plain = plainRow(line, size)
    if (!plain && BORDER.test(line.trim())) continue
    const row = plain ?? rowOf(line, size)
    if (!row || row.isAfterWords) block = undefined
    if (!row) continue
    if (!block) {
      block = { rows: [], end }
      blocks.push(block)
    }
    block.rows.push(row)
    block.end = end
  }
  return blocks
}

/** What may stand before the cells of a row: `Row 3:`, `3.`, `r3 =`, `r3`. */
const LABEL = /^\s*(?:[-*>]\s+)?(?:(?:(?:row|line|r)\s*)?\d+(?:[.)]|\s*[:=])|[a-z]\d{1,2}(?=\s))\s+/i
/** Words before the first row, on its line: `The answer is:`. */
const WORDS = /^\s*\p{L}[^:\d]{0,80}:\s+/u
const SUM = /^[^|│┃]*[|│┃]\s*\d+\s*$/

const [ZERO, NINE, BLANK] = ['0', '9', ' '].map((character) => character.charCodeAt(0))
/** Numbers of cells have at most this many digits. */
const MOST_DIGITS = 6

/** A row of numbers with blanks alone between them, which most rows are; undefined for any other line. */
function plainRow(line: string, { columns }: Size): Row | undefined {
  const numbers: number[] = []
  let digits = 0
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at)
    if (code === BLANK) digits = 0
    else if (code < ZERO || code > NINE) return undefined
    else if (digits++ === 0) numbers.push(code - ZERO)
    else if (digits > MOST_DIGITS) return undefined
    else numbers[numbers.length - 1] = 10 * numbers[numbers.length - 1] + code - ZERO
  }
  return numbers.length === columns ? { numbers, hasSum: false } : undefined
}

function rowOf(line: string, size: Size): Row | undefined {
  const plain = line.replaceAll(/[*`]/g, '')
  const whole = cellsOfRow(plain, size)
  if (whole) return whole
  if (LABEL.test(plain)) return cellsOfRow(plain.replace(LABEL, ''), size)
  const row = WORDS.test(plain) ? cellsOfRow(plain.replace(WORDS, ''), size) : undefined
  return row && { ...row, isAfterWords: true }
}

function cellsOfRow(plain: string, { rows, columns }: Size): Row | undefined {
  const words = plain.match(/[^\s,;|│┃║[\](){}]+/g) ?? []
  // A character for each cell, such as 53..7.... or 534|678|912.
  const isCompact = words.length < columns && Math.max(rows, columns) <= 9
  const parts = isCompact ? [...words.join('')] : words
  if (parts.length < columns || parts.length > columns + 1) return undefined
  const numbers: number[] = []
  for (const part of parts) {
    const number = cellOf(part)
    if (number === undefined) return undefined
    numbers.push(number)
  }
  return { numbers, hasSum: numbers.length > columns && SUM.test(plain) }
}

/** The last board of a block of rows. */
function boardsOfBlock({ rows: all, end }: Block, { rows, columns }: Size): Found[] {
  // Numbers after words may also be other ones, such as sums, in front of the board.
  const block = all[0].isAfterWords && all.length % rows === 1 ? all.slice(1) : all
  const wide = block.filter(({ numbers }) => numbers.length > columns)
  if (wide.length === 0) {
    const isWhole = block.length > 0 && block.length % rows === 0
    return isWhole ? [{ end, values: concat(block.slice(-rows), 0, columns) }] : []
  }
  // Another row has the numbers or the sums of the columns.
  if (wide.length !== rows || block.length > rows + 2) return []
  const isNumbered = wide.every(({ numbers, hasSum }, index) => numbers[0] === index + 1 && !hasSum)
  return [{ end, values: concat(wide, isNumbered ? 1 : 0, columns) }]
}

/** The cells of rows, which begin at this index. */
function concat(rows: readonly Row[], from: number, columns: number): number[] {
  const values: number[] = []
  for (const { numbers } of rows) for (let at = from; at < from + columns; at++) values.push(numbers[at])
  return values
}
