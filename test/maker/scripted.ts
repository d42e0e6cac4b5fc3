// A scripted family: it proposes given removals and records the answers of the maker.

import type { FullBoard, Reduction } from '../../src/families/making.ts'
import type { Reduced } from '../../src/families/rules.ts'
import {
  type Family,
  findFamily,
  makeMaker,
  NO_WISHES,
  type Order,
  type Puzzle,
  parsePuzzle,
} from '../../src/index.ts'

const survo = findFamily('survo')
const shape = survo.notation.parseShape('2x3')
export const EASY = parsePuzzle('survo:2x3:1,2,3/4,5,6|6,15|5,7,9').puzzle
/** The first two columns can be exchanged if no given holds them. */
export const EVEN = parsePuzzle('survo:2x3:5,1,3/2,6,4|9,12|7,7,7').puzzle

function without(puzzle: Puzzle, cells: readonly number[]): Reduced<Puzzle> {
  const givens = puzzle.givens.map((value, cell) => (cells.includes(cell) ? 0 : value))
  const [cell] = cells
  const excluded = cells.length === 1 ? { cell, value: puzzle.givens[cell] } : undefined
  return { puzzle: { ...puzzle, givens }, excluded }
}

interface Script {
  /** The givens to remove together, one proposal after the other. */
  readonly cells?: readonly (number | readonly number[])[]
  readonly minimal?: boolean
  readonly fills?: number
  readonly nodes?: number
  readonly boardNodes?: number
  readonly full?: Puzzle
}

/** Survo puzzles whose givens are proposed in this order. The first `fills` boards cannot be filled. */
export function scripted({
  cells = [0, 1, 2, 3, 4, 5],
  minimal = true,
  fills = 0,
  nodes = 1000,
  boardNodes = Infinity,
  full = EASY,
}: Script) {
  const answers: boolean[] = []
  let filled = 0
  function* reduce(_: unknown, { puzzle }: FullBoard<Puzzle>): Reduction<Puzzle> {
    let current = puzzle
    for (const batch of cells) {
      const reduced = without(current, [batch].flat())
      const answer = yield reduced
      answers.push(answer)
      if (answer) current = reduced.puzzle
    }
    return minimal
  }
  const making = {
    ...survo.making,
    proofNodes: () => nodes,
    boardNodes: () => boardNodes,
    fill: () => (++filled > fills ? { puzzle: full, solution: full.givens } : undefined),
    reduce,
  }
  const family: Family = { ...survo, making }
  const make = (order: Partial<Order> = {}, attempts?: number, seed = 'seed') =>
    makeMaker(family, shape, { ...NO_WISHES, ...order })(seed, attempts)
  return { make, answers, filled: () => filled }
}
