// What a KenKen can be asked for: its operators, how large cages may be, how many single cells there may be.
// A single cell gives its number away, so makers allow few or none.

import { PuzzleError, quote } from '../error.ts'
import type { ClueLimit, OwnOption, Wishes } from '../making.ts'
import { count } from '../notationText.ts'
import { type KenkenPuzzle, type KenkenShape, LARGEST_CAGE, type Operator } from './puzzle.ts'

/** The operators that cages of several cells may be given. */
export const CHOICES = ['+', '-', 'x', '/'] as const satisfies readonly Operator[]

/** A cage has no more cells where nothing is said. */
const USUAL_CAGE = 4
const MOST_CELLS = 81

/** What a KenKen can be asked for besides its shape. */
export const KENKEN_OPTIONS: readonly OwnOption[] = [
  {
    key: 'operators',
    flags: '--operators <signs>',
    what: 'the operators of its cages, some of + - x / (all of them)',
    parse: parseOperators,
  },
  {
    key: 'maxCage',
    flags: '--max-cage <cells>',
    what: `cells of a cage at most, 2 to ${LARGEST_CAGE} (${USUAL_CAGE} if left out, ${LARGEST_CAGE} with --minimal)`,
    parse: (text) => parseCount(text, 2, LARGEST_CAGE, 'is no size of cages'),
  },
  {
    key: 'singleCells',
    flags: '--single-cells <number>',
    what: 'cages of one cell at most (half as many as rows if left out, any number with --minimal)',
    parse: (text) => parseCount(text, 0, MOST_CELLS, 'is no number of single cells'),
  },
]

function parseOperators(text: string): string {
  const signs = Array.from(text.toLowerCase().replaceAll('×', 'x').replaceAll('*', 'x').replaceAll('÷', '/'))
  const chosen = CHOICES.filter((sign) => signs.includes(sign))
  if (chosen.length > 0 && chosen.length === signs.length) return chosen.join('')
  throw new PuzzleError(
    'operator',
    `${quote(text)} is no set of operators; expected some of ${CHOICES.join(' ')}, each once, such as +x`,
  )
}

function parseCount(text: string, least: number, most: number, complaint: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text)
  throw new PuzzleError('value', `${quote(text)} ${complaint}; expected ${least} to ${most}`)
}

/** What is asked for, with the defaults where nothing is said. */
export interface KenkenWishes {
  /** The operators that cages of several cells may have. */
  readonly operators: readonly Operator[]
  /** Cells of the largest cage of a plan. */
  readonly maxCage: number
  /** Cells of the largest cage that is merged for the sake of a minimal puzzle. */
  readonly maxMerged: number
  /** How many cages of one cell there may be. */
  readonly singleCells: number
}

/** What is asked for, with the usual where nothing is said. */
export function readWishes({ minimal, own }: Wishes, { size }: Pick<KenkenShape, 'size'>): KenkenWishes {
  const { operators, maxCage, singleCells } = own
  const given = { cage: maxCage as number | undefined, singles: singleCells as number | undefined }
  return {
    operators: operators === undefined ? CHOICES : CHOICES.filter((sign) => String(operators).includes(sign)),
    maxCage: given.cage ?? USUAL_CAGE,
    maxMerged: given.cage ?? (minimal ? LARGEST_CAGE : USUAL_CAGE),
    singleCells: given.singles ?? (minimal ? size * size : Math.floor(size / 2)),
  }
}

/** How many cages of a puzzle have one cell. */
export function countSingles({ cages }: KenkenPuzzle): number {
  let singles = 0
  for (const { cells } of cages) if (cells.length === 1) singles++
  return singles
}

/** Whether a puzzle has no more single cells than may be, and a cage that is none. */
export function acceptsSingles(puzzle: KenkenPuzzle, wishes: Wishes): boolean {
  const singles = countSingles(puzzle)
  return singles < puzzle.givens.length && singles <= readWishes(wishes, puzzle.shape).singleCells
}

/** Cages of the largest size would be the fewest. */
export function fewestCages({ size }: KenkenShape, wishes: Wishes): ClueLimit {
  const { maxMerged } = readWishes(wishes, { size })
  return {
    clues: Math.ceil((size * size) / maxMerged),
    because: `no cage has more than ${count(maxMerged, 'cell')}`,
  }
}

/** All single cells that there may be, and pairs. */
export function mostCages({ size }: KenkenShape, wishes: Wishes): ClueLimit {
  const { singleCells } = readWishes(wishes, { size })
  const singles = Math.min(singleCells, size * size)
  return {
    clues: singles + Math.floor((size * size - singles) / 2),
    because: `no more than ${count(singles, 'cage')} may have a single cell`,
  }
}
