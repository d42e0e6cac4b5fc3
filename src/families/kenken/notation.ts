// KenKen as text, in Norvig's notation: the size, then the cages, each with target, operator and cells (a
// letter for the row, a number for the column). A line may end anywhere between two words.
//
//   6: 11 + A1 B1; 2 / A2 A3; 20 × A4 B4; 6 × A5 A6 B6 C6; 3 - B2 B3; 3 / B5 C5;
//      240 × C1 C2 D1 D2; ...
//
// The clues of a puzzle's id are written in the same way without spaces: 11+A1,B1;2/A2,A3;20xA4,B4
//
// Keen's game IDs (keenGameIds.ts) are read too.

import { count, words } from '../gridText.ts'
import type { LineRole, Notation, Recognition } from '../notation.ts'
import { PuzzleError, quote, type Span } from '../puzzleError.ts'
import { formatKeenId, isKeenId, parseKeenId } from './keenGameIds.ts'
import {
  type Cage,
  type KenkenPuzzle,
  type KenkenShape,
  LARGEST_TARGET,
  makePuzzle,
  OPERATORS,
  type Operator,
} from './puzzle.ts'
import { KENKEN_SHAPES, parseKenkenShape, shapeOfSize } from './sizeNotation.ts'
import { expectCage, expectCageForm } from './validateCage.ts'

/** How KenKens are written and read. */
export const notation: Notation<KenkenShape, KenkenPuzzle> = {
  what: 'SIZE: cages, each TARGET OPERATOR CELLS, with ";" between them (operators + - x / =, cells such as A1), or a game ID of Simon Tatham\'s Keen',
  example: `
6: 11 + A1 B1; 2 / A2 A3; 20 x A4 B4; 6 x A5 A6 B6 C6; 3 - B2 B3; 3 / B5 C5;
   240 x C1 C2 D1 D2; 6 x C3 C4; 6 x D3 E3; 7 + D4 E4 E5; 30 x D5 D6;
   6 x E1 E2; 9 + E6 F6; 8 + F1 F2 F3; 2 / F4 F5
`,
  shapes: {
    example: '6x6',
    get others() {
      return KENKEN_SHAPES.filter((shape) => shape !== '6x6')
    },
    what: 'SIZExSIZE',
  },
  parseShape: parseKenkenShape,
  lineRole,
  recognizes,
  parse,
  format,
  parseClues,
  formatClues,
  others: [{ name: 'keen', what: "the game IDs of Simon Tatham's Keen", write: formatKeenId }],
}

const SIZE = /^(\d+)\s*:/
const CAGE = /^\d+\s*[-+x/=X*×÷]\s*[A-Za-z]\d/
/** A token: a separator, a number, an operator, a cell, or any other word. */
const WORD = /;|\d+|[-+/=X*×÷]|x|[A-Za-z]\d*|[^\s\w;,]|_+/g

const READ_AS: Readonly<Record<string, Operator>> = {
  ...(Object.fromEntries(OPERATORS.map((operator) => [operator, operator])) as Record<Operator, Operator>),
  X: 'x',
  '*': 'x',
  '×': 'x',
  '÷': '/',
}

function lineRole(line: string): LineRole {
  if (isKeenId(line)) return 'whole'
  return SIZE.test(line) ? 'first' : undefined
}

function recognizes(lines: readonly Span[]): Recognition {
  return lineRole(lines[0].text) !== undefined || CAGE.test(lines[0].text) ? 'surely' : undefined
}

function parse(lines: readonly Span[], known?: KenkenShape): KenkenPuzzle {
  const [first, ...others] = lines
  if (isKeenId(first.text)) {
    if (others.length > 0) {
      throw new PuzzleError('length', 'a game ID is a complete puzzle; expected nothing after it', others[0])
    }
    return parseKeenId(first, known)
  }
  const prefix = SIZE.exec(first.text)
  if (!prefix) {
    if (known) return parseCages(lines, known, expectCage)
    throw new PuzzleError('shape', 'a KenKen begins with its size and a colon, such as "6:"', first)
  }
  const shape = shapeOfSize({ ...first, text: prefix[1] }, known)
  const rest = {
    ...first,
    text: first.text.slice(prefix[0].length),
    column: first.column + prefix[0].length,
  }
  return parseCages([rest, ...others], shape, expectCage)
}

/** Reads the clues of an id. Throws a PuzzleError. */
function parseClues(clues: Span, shape: KenkenShape): KenkenPuzzle {
  return parseCages([clues], shape, expectCage)
}

/**
 * Reads the clues of an id without checking that its cages can be filled, for puzzles from a trusted maker.
 */
export function parseProvedClues(clues: Span, shape: KenkenShape): KenkenPuzzle {
  return parseCages([clues], shape, expectCageForm)
}

function parseCages(lines: readonly Span[], shape: KenkenShape, expect: typeof expectCage): KenkenPuzzle {
  const cages: Cage[] = []
  const owner = new Array<number>(shape.size * shape.size).fill(-1)
  for (const cage of splitCages(lines)) cages.push(parseCage(cage, shape, owner, cages.length, expect))
  const left = owner.flatMap((cage, cell) => (cage < 0 ? nameOf(cell, shape) : []))
  if (left.length > 0) {
    const names = `${left.slice(0, 4).join(', ')}${left.length > 4 ? ', …' : ''}`
    const verb = left.length === 1 ? 'is' : 'are'
    throw new PuzzleError('cage', `${count(left.length, 'cell')} (${names}) ${verb} in no cage`, lines[0])
  }
  return makePuzzle(shape, cages)
}

/**
 * The words of each cage, one cage at a time. A cage ends at a semicolon, or before a line that begins with a
 * number.
 */
function* splitCages(lines: readonly Span[]): Generator<Span[]> {
  let cage: Span[] = []
  for (const line of lines) {
    const found = words(line, WORD)
    for (let index = 0; index < found.length; index++) {
      const word = found[index]
      const isEnd = word.text === ';'
      if (isEnd && cage.length === 0) {
        throw new PuzzleError(
          'cage',
          'no cage comes before this ";"; expected one such as "11 + A1 B1"',
          word,
        )
      }
      if (isEnd || (index === 0 && cage.length > 1 && /^\d/.test(word.text))) {
        yield cage
        cage = []
      }
      if (!isEnd) cage.push(word)
    }
  }
  if (cage.length > 0) yield cage
}

function parseCage(
  [target, operator, ...cells]: readonly Span[],
  shape: KenkenShape,
  owner: number[],
  index: number,
  expect: typeof expectCage,
): Cage {
  if (!/^\d+$/.test(target.text)) {
    throw new PuzzleError('cage', `${quote(target.text)} is not a target; expected a whole number`, target)
  }
  if (Number(target.text) > LARGEST_TARGET) {
    const message = `${quote(target.text)} is above ${LARGEST_TARGET}, the largest target`
    throw new PuzzleError('cage', message, target)
  }
  const sign = operator && Object.hasOwn(READ_AS, operator.text) ? READ_AS[operator.text] : undefined
  if (!sign) {
    const what = operator ? `${quote(operator.text)} is not an operator` : 'an operator is missing'
    throw new PuzzleError('operator', `${what}; expected ${OPERATORS.join(' ')}`, operator ?? target)
  }
  const cage = {
    operator: sign,
    target: Number(target.text),
    cells: cells.map((cell) => parseCell(cell, shape, owner, index)),
  }
  expect(cage, shape, { target, operator })
  return cage
}

/** Reads a cell that is not in a cage yet. `owner` is the cage of each cell. */
function parseCell(word: Span, { size }: KenkenShape, owner: number[], cage: number): number {
  const row = word.text.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0)
  const column = /^[A-Za-z][1-9]$/.test(word.text) ? Number(word.text[1]) - 1 : size
  if (row < 0 || row >= size || column >= size) {
    const last = `${String.fromCharCode('A'.charCodeAt(0) + size - 1)}${size}`
    throw new PuzzleError('cage', `${quote(word.text)} is not a cell from A1 to ${last}`, word)
  }
  const cell = row * size + column
  if (owner[cell] >= 0) {
    const where = owner[cell] === cage ? 'twice in this cage' : 'in two cages'
    throw new PuzzleError('cage', `the cell ${quote(word.text)} is ${where}`, word)
  }
  owner[cell] = cage
  return cell
}

/** A cell in Norvig's notation: the letter of the row and the number of the column. */
function nameOf(cell: number, { size }: KenkenShape): string {
  return `${String.fromCharCode('A'.charCodeAt(0) + Math.floor(cell / size))}${(cell % size) + 1}`
}

function format({ shape, cages }: KenkenPuzzle): string {
  const texts = cages.map(({ target, operator, cells }) =>
    [target, operator, ...cells.map((cell) => nameOf(cell, shape))].join(' '),
  )
  return `${shape.size}: ${texts.join('; ')}`
}

function formatClues({ shape, cages }: KenkenPuzzle): string {
  return cages
    .map(({ target, operator, cells }) => {
      return `${target}${operator}${cells.map((cell) => nameOf(cell, shape)).join(',')}`
    })
    .join(';')
}
