// A Hidoku as constraints: a path over the cells that are not blocked, numbered along it.

import { BLOCKED } from '../../kernel/model.ts'
import { domainsOf, type Problem, range } from '../constraints.ts'
import { type HidokuPuzzle, neighboursOf } from './rules.ts'

export function constraints(puzzle: HidokuPuzzle): Problem {
  const { shape, givens } = puzzle
  const isOpen = (cell: number) => givens[cell] !== BLOCKED
  const over = range(0, givens.length - 1).filter(isOpen)
  const neighbours = over.map((cell) => neighboursOf(shape)[cell].filter(isOpen))
  return {
    cells: givens.length,
    domains: domainsOf(puzzle, range(1, over.length)),
    constraints: [{ kind: 'adjacency', over, neighbours }],
  }
}
