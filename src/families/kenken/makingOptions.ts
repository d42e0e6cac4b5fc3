// The options of KenKen: the operators, the largest cages and the number of single cells. A single cell reveals
// its number, so puzzle makers allow few or none. Editors want differences and quotients of two cells only.

import { count } from '../gridText.ts'
import type { ClueLimit, OwnOption, Wishes } from '../making.ts'
import { PuzzleError, quote } from '../puzzleError.ts'
import { type KenkenPuzzle, type KenkenShape, LARGEST_CAGE, type Operator } from './puzzle.ts'

/** The operators for cages of several cells. */
export const CHOICES = ['+', '-', 'x', '/'] as const satisfies readonly Operator[]

/** The default limit of cells in a cage. */
const USUAL_CAGE = 4
const MOST_CELLS = 81

/** The family's own options. */
export const KENKEN_OPTIONS: readonly OwnOption[] = [
  {
    key: 'operators',
    flags: '--operators <signs>',
    what: 'operators of the cages, some of + - x / (default: all)',
    parse: parseOperators,
  },
  {
    key: 'maxCage',
    flags: '--max-cage <cells>',
    what: `maximum number of cells in a cage, 2 to ${LARGEST_CAGE} (default: ${USUAL_CAGE}, or ${LARGEST_CAGE} with --minimal)`,
    parse: (text) => parseCount(text, 2, LARGEST_CAGE, 'is not a cage size'),
  },
  {
    key: 'maxDifference',
    flags: '--max-difference <cells>',
    what: `maximum number of cells in a cage with - or /, 2 to ${LARGEST_CAGE} (default: 2; no limit with --minimal or if a difficulty is ordered)`,
    parse: (text) => parseCount(text, 2, LARGEST_CAGE, 'is not a cage size'),
  },
  {
    key: 'singleCells',
    flags: '--single-cells <number>',
    what: 'maximum number of cages of one cell (default: half the number of rows, or any number with --minimal)',
    parse: (text) => parseCount(text, 0, MOST_CELLS, 'is not a number of single cells'),
  },
]

function parseOperators(text: string): string {
  const signs = Array.from(text.toLowerCase().replaceAll('×', 'x').replaceAll('*', 'x').replaceAll('÷', '/'))
  const chosen = CHOICES.filter((sign) => signs.includes(sign))
  if (chosen.length > 0 && chosen.length === signs.length) return chosen.join('')
  const message = `${quote(text)} is not a set of operators; expected one or more of ${CHOICES.join(' ')}, each once, such as +x`
  throw new PuzzleError('operator', message)
}

function parseCount(text: string, least: number, most: number, complaint: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text)
  throw new PuzzleError('value', `${quote(text)} ${complaint}; expected ${least} to ${most}`)
}

/** The options, with defaults applied. */
export type KenkenWishes = ReturnType<typeof readWishes>

/** Reads the options and applies the defaults. */
export function readWishes({ minimal, own }: Wishes, { size }: Pick<KenkenShape, 'size'>) {
  const { operators = CHOICES.join(''), maxCage, maxDifference, singleCells } = own
  const signs: readonly Operator[] = CHOICES.filter((sign) => String(operators).includes(sign))
  const largest = maxCage as number | undefined
  const difference = maxDifference as number | undefined
  const singles = singleCells as number | undefined
  return {
    /** The operators that cages of several cells may have. */
    operators: signs,
    /** The maximum number of cells in a cage of a plan. */
    maxCage: largest ?? USUAL_CAGE,
    /** The maximum number of cells in a cage merged to make a puzzle minimal. */
    maxMerged: largest ?? (minimal ? LARGEST_CAGE : USUAL_CAGE),
    /** The maximum number of cells in a difference or quotient of a plan. */
    maxDifference: difference ?? 2,
    /** The maximum number of cells in a difference or quotient that is merged. */
    maxMergedDifference: difference ?? LARGEST_CAGE,
    /** The maximum number of cages with one cell. */
    singleCells: singles ?? (minimal ? size * size : Math.floor(size / 2)),
  }
}

/** The number of a puzzle's cages with one cell. */
export function countSingles({ cages }: KenkenPuzzle): number {
  return cages.filter(({ cells }) => cells.length === 1).length
}

/** Whether a puzzle has no more single cells than allowed, and at least one larger cage. */
export function acceptsSingles(puzzle: KenkenPuzzle, wishes: Wishes): boolean {
  const singles = countSingles(puzzle)
  return singles < puzzle.givens.length && singles <= readWishes(wishes, puzzle.shape).singleCells
}

/** The minimum number of cages: the number if all cages have the largest size. */
export function fewestCages({ size }: KenkenShape, wishes: Wishes): ClueLimit {
  const { maxMerged } = readWishes(wishes, { size })
  return {
    clues: Math.ceil((size * size) / maxMerged),
    because: `no cage has more than ${count(maxMerged, 'cell')}`,
  }
}

/**
 * The maximum number of cages: the number if as many single cells as allowed are used, and all other cages are
 * pairs.
 */
export function mostCages({ size }: KenkenShape, wishes: Wishes): ClueLimit {
  const { singleCells } = readWishes(wishes, { size })
  const singles = Math.min(singleCells, size * size)
  return {
    clues: singles + Math.floor((size * size - singles) / 2),
    because: `at most ${count(singles, 'cage')} may have a single cell`,
  }
}
