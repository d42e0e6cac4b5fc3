// What the tests know of KenKen.

import { kenken } from '../../../src/families/kenken/index.ts'
import type { Cage, KenkenPuzzle, KenkenShape, Operator } from '../../../src/families/kenken/puzzle.ts'
import { below, type Rng } from '../../../src/kernel/rng.ts'
import { cellAtoms, latinRules, oneValueEach } from '../../support/asp.ts'
import type { Fixture } from '../../support/fixture.ts'
import {
  cellsBeside,
  emptyBoard,
  indices,
  inRandomOrder,
  oneOf,
  randomLatinSquare,
} from '../../support/randomClues.ts'
import { cellsFrom, randomTurn, rearranged } from '../../support/twins.ts'

/** KenKen, as the tests need it. */
export const fixture: Fixture<KenkenPuzzle> = {
  smallShapes: ['3x3', '4x4', '5x5'],
  makeBoard(rng, text, isSpoilt) {
    const shape = kenken.notation.parseShape(text)
    const solution = randomLatinSquare(rng, shape.size)
    const cages = randomCages(rng, shape).map((cells) => randomClue(rng, cells, solution))
    if (isSpoilt) {
      const index = below(rng, cages.length)
      cages[index] = { ...cages[index], target: cages[index].target + 1 }
    }
    return { puzzle: { ...emptyBoard(shape), cages }, solution }
  },
  twin(rng, board) {
    const { shape, cages } = board.puzzle
    const from = cellsFrom(shape, randomTurn(rng, shape))
    const { puzzle, solution } = rearranged(board, from)
    const turned = cages.map((cage) => ({ ...cage, cells: cage.cells.map((cell) => from.indexOf(cell)) }))
    return { puzzle: { ...puzzle, cages: inRandomOrder(rng, turned) }, solution }
  },
  program(puzzle) {
    const { size } = puzzle.shape
    // Each cage: forbids the tuples that do not reach its target in any order.
    const wrong = puzzle.cages.flatMap(({ operator, target, cells }) =>
      tuples(cells.length, size)
        .filter((tuple) => !orders(tuple).some((order) => evaluate(operator, order) === target))
        .map((tuple) => `:- ${tuple.map((value, index) => `holds(${cells[index]},${value})`).join(', ')}.`),
    )
    return `${cellAtoms(puzzle)} ${oneValueEach(1, size)} ${latinRules(size)} ${wrong.join('\n')}`
  },
  gradedShapes: ['4x4', '6x6'],
  quickShape: '5x5',
  explained: [
    ['5x5', 6],
    ['6x6', 4],
  ],
  bookShape: '3x3',
  largest: ['long', 'longer'].map((seed) => ({ shape: '9x9', seed, isLeast: true, own: { maxCage: 6 } })),
  drawn: [
    { shape: '3x3' },
    { shape: '4x4', own: { maxCage: 4, operators: 'x' } },
    { shape: '6x6' },
    { shape: '9x9', own: { maxCage: 5 } },
  ],
  drawing: {
    partOf: ({ shape, cages }, row, column) =>
      cages.findIndex(({ cells }) => cells.includes(row * shape.columns + column)),
    isOwn: (mark) => mark.mark === 'text' && mark.anchor === 'corner',
  },
}

/** A cage of these cells, with an operator that their numbers allow. */
function randomClue(rng: Rng, cells: readonly number[], solution: readonly number[]): Cage {
  const values = cells.map((cell) => solution[cell])
  const sum = values.reduce((a, b) => a + b)
  const product = values.reduce((a, b) => a * b)
  const largest = Math.max(...values)
  const difference = 2 * largest - sum
  const quotient = (largest * largest) / product
  const choices: [Operator, number][] = [
    ['+', sum],
    ['x', product],
  ]
  if (difference >= 0) choices.push(['-', difference])
  if (Number.isInteger(quotient)) choices.push(['/', quotient])
  const [operator, target] = cells.length === 1 ? (['=', values[0]] as const) : oneOf(rng, choices)
  return { operator, target, cells }
}

/** A partition into connected cages of one to four cells. */
function randomCages(rng: Rng, shape: KenkenShape): number[][] {
  const cageOf = new Array<number>(shape.size * shape.size).fill(-1)
  const cages: number[][] = []
  for (const start of inRandomOrder(rng, indices(cageOf.length))) {
    if (cageOf[start] >= 0) continue
    const cage = [start]
    cageOf[start] = cages.length
    for (let wanted = below(rng, 4); wanted > 0; wanted--) {
      const border = cage
        .flatMap((cell) => cellsBeside(cell, shape, false))
        .filter((cell) => cageOf[cell] < 0)
      if (border.length === 0) break
      const next = oneOf(rng, border)
      cageOf[next] = cages.length
      cage.push(next)
    }
    cages.push(cage.sort((a, b) => a - b))
  }
  return cages.sort((a, b) => a[0] - b[0])
}

function tuples(length: number, size: number): number[][] {
  if (length === 0) return [[]]
  return tuples(length - 1, size).flatMap((tuple) => indices(size).map((value) => [...tuple, value + 1]))
}

function orders(values: readonly number[]): number[][] {
  if (values.length <= 1) return [[...values]]
  return values.flatMap((value, index) =>
    orders(values.filter((_, other) => other !== index)).map((rest) => [value, ...rest]),
  )
}

/** Evaluates from left to right, as in Norvig's notebook; the result of a single cell is its value. */
function evaluate(operator: string, values: readonly number[]): number {
  return values.reduce((left, right) => {
    if (operator === '+') return left + right
    if (operator === '-') return left - right
    return operator === 'x' ? left * right : left / right
  })
}
