// How Hidokus are made: a random path loses its numbers one by one, except the first and the last, which tell
// a solver where to begin.

import type { Rng } from '../../kernel/rng.ts'
import { PuzzleError, quote } from '../error.ts'
import type { ClueLimit, FullBoard, Making, OwnOption, Reduction, Wishes } from '../making.ts'
import type { Removal } from '../rules.ts'
import { countGivens, hasOpenCell, removableGivens, takeGivensAway } from '../takeGivensAway.ts'
import { fillHidoku } from './fill.ts'
import { type HidokuPuzzle, type HidokuShape, isEnd } from './puzzle.ts'

const OPTIONS: readonly OwnOption[] = [
  {
    key: 'blocked',
    flags: '--blocked <cells>',
    what: 'the number of blocked cells, placed at random (none if left out)',
    parse: parseBlocked,
  },
  {
    key: 'freeEnds',
    flags: '--free-ends',
    what: 'allow the first and the last number to be removed too',
  },
]

/** The facet `making` of Hidokus. */
export const making: Making<HidokuShape, HidokuPuzzle> = {
  shape: '8x8',
  clueNames: ['given', 'givens'],
  symmetric: true,
  options: OPTIONS,
  proofNodes,
  fill: fillHidoku,
  reduce,
  removals,
  isMonotone: true,
  accepts: hasOpenCell,
  countClues: countGivens,
  fewestClues,
  countBlocked: ({ own }) => Number(own.blocked ?? 0),
}

/** The minimum number of givens: the two ends, or one with free ends. Without any given, the path could be reversed. */
function fewestClues(_: HidokuShape, { own }: Wishes): ClueLimit {
  return own.freeEnds === true
    ? { clues: 1, because: 'without any given, the path could be numbered from either end' }
    : { clues: 2, because: 'the first and the last number stay, unless free-ends is set' }
}

function parseBlocked(text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text)
  throw new PuzzleError('value', `${quote(text)} is not a number of blocked cells; expected one such as 6`)
}

/**
 * The larger the board, the more a node costs and the more proofs are needed. A 10x10 board has 200 nodes a
 * proof and a 20x20 board 50. Four times as many nodes for the latter would save 3 % of the givens and double
 * the time.
 */
const NODES_TIMES_CELLS = 20_000

function proofNodes({ rows, columns }: HidokuShape): number {
  return Math.ceil(NODES_TIMES_CELLS / (rows * columns))
}

/** The cells that keep their givens: the ends, unless they are free. */
function keptIn({ givens }: HidokuPuzzle, wishes: Wishes): ((cell: number) => boolean) | undefined {
  return wishes.own.freeEnds === true ? undefined : (cell) => isEnd(givens, cell)
}

function reduce(rng: Rng, board: FullBoard<HidokuPuzzle>, wishes: Wishes): Reduction<HidokuPuzzle> {
  return takeGivensAway(rng, board, wishes, keptIn(board.puzzle, wishes))
}

function removals(puzzle: HidokuPuzzle, _: readonly number[], wishes: Wishes): Removal<HidokuPuzzle>[] {
  return removableGivens(puzzle, wishes, keptIn(puzzle, wishes))
}
