// How Hidokus are made: a random path loses its numbers one by one, but for the first and the last one, which tell a
// solver where to begin.

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
    what: 'how many cells are blocked, at random (none if left out)',
    parse: parseBlocked,
  },
  {
    key: 'freeEnds',
    flags: '--free-ends',
    what: 'the first and the last number may be taken away too',
  },
]

/** How Hidokus are made. */
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

/** The ends stay; without any given, the path could as well be walked from the other end. */
function fewestClues(_: HidokuShape, { own }: Wishes): ClueLimit {
  return own.freeEnds === true
    ? { clues: 1, because: 'a path could as well be counted from its other end' }
    : { clues: 2, because: 'the first and the last number stay, unless free-ends are asked for' }
}

function parseBlocked(text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text)
  throw new PuzzleError('value', `${quote(text)} is no number of blocked cells; expected one such as 6`)
}

/**
 * A node costs the more the larger the board is, and a large board has more proofs. A 10x10 board has 200 nodes and a
 * 20x20 board 50, of which four times as many would spare 3 % of the givens and take twice as long.
 */
const NODES_TIMES_CELLS = 20_000

function proofNodes({ rows, columns }: HidokuShape): number {
  return Math.ceil(NODES_TIMES_CELLS / (rows * columns))
}

/** The first and the last number stay, if they are not to go too. */
function keptIn({ givens }: HidokuPuzzle, wishes: Wishes): ((cell: number) => boolean) | undefined {
  return wishes.own.freeEnds === true ? undefined : (cell) => isEnd(givens, cell)
}

function reduce(rng: Rng, board: FullBoard<HidokuPuzzle>, wishes: Wishes): Reduction<HidokuPuzzle> {
  return takeGivensAway(rng, board, wishes, keptIn(board.puzzle, wishes))
}

function removals(puzzle: HidokuPuzzle, _: readonly number[], wishes: Wishes): Removal<HidokuPuzzle>[] {
  return removableGivens(puzzle, wishes, keptIn(puzzle, wishes))
}
