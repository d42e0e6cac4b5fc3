// Makes Hidokus: numbers are removed from a random path one by one, except the first and the last, which show solvers
// where to begin.

import type { Making, Wishes } from '../making.ts'
import { PuzzleError, quote } from '../puzzleError.ts'
import { MAKING_OF_GIVENS, removableGivens, takeGivensAway } from '../takeGivensAway.ts'
import { type HidokuPuzzle, type HidokuShape, isEnd } from './puzzle.ts'
import { fillHidoku } from './randomFullBoard.ts'

/** The facet `making` of Hidokus. */
export const making: Making<HidokuShape, HidokuPuzzle> = {
  ...MAKING_OF_GIVENS,
  shape: '8x8',
  options: [
    {
      key: 'blocked',
      flags: '--blocked <cells>',
      what: 'number of blocked cells, placed at random (default: 0)',
      parse: parseBlocked,
    },
    {
      key: 'freeEnds',
      flags: '--free-ends',
      what: 'also allow removing the first and the last number',
    },
  ],
  // On larger boards, each node takes longer and more proofs are needed, so a proof gets fewer nodes: 200 on a 10x10
  // board, 50 on a 20x20 board. On the latter, four times as many nodes would save 3 % of the givens and double the
  // time.
  proofNodes: ({ rows, columns }) => Math.ceil(20_000 / (rows * columns)),
  fill: fillHidoku,
  reduce: (rng, board, wishes) => takeGivensAway(rng, board, wishes, keptIn(board.puzzle, wishes)),
  removals: (puzzle, _, wishes) => removableGivens(puzzle, wishes, keptIn(puzzle, wishes)),
  // The two ends are kept. With free ends, one given is the minimum, because without givens the path could be reversed.
  fewestClues: (_, { own }) =>
    own.freeEnds === true
      ? { clues: 1, because: 'without givens, the path could be numbered from either end' }
      : { clues: 2, because: 'the first and the last number stay, unless free-ends is set' },
  countBlocked: ({ own }) => Number(own.blocked ?? 0),
}

function parseBlocked(text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text)
  throw new PuzzleError('value', `${quote(text)} is not a number of blocked cells; expected one such as 6`)
}

/** Which cells keep their givens: the ends of the path, unless the order allows free ends. */
function keptIn({ givens }: HidokuPuzzle, wishes: Wishes): ((cell: number) => boolean) | undefined {
  return wishes.own.freeEnds === true ? undefined : (cell) => isEnd(givens, cell)
}
