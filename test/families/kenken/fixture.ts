// What the tests know of KenKen.

import { kenken } from '../../../src/families/kenken/index.ts'
import type { KenkenPuzzle } from '../../../src/families/kenken/puzzle.ts'
import { below } from '../../../src/kernel/rng.ts'
import { cellAtoms, latinRules, oneValueEach } from '../../support/asp.ts'
import type { Fixture } from '../../support/fixture.ts'
import { indices, inRandomOrder, randomLatinSquare } from '../../support/randomClues.ts'
import { cellsFrom, randomTurn, rearranged } from '../../support/twins.ts'
import { fillsCage, randomPuzzle } from './boards.ts'

/** KenKen, as the tests need it. */
export const fixture: Fixture<KenkenPuzzle> = {
  smallShapes: ['3x3', '4x4', '5x5'],
  makeBoard(rng, text, isSpoilt) {
    const solution = randomLatinSquare(rng, kenken.notation.parseShape(text).size)
    const puzzle = randomPuzzle(rng, solution, { largest: 4 })
    const spoilt = isSpoilt ? below(rng, puzzle.cages.length) : -1
    const cages = puzzle.cages.map((cage, at) =>
      at === spoilt ? { ...cage, target: cage.target + 1 } : cage,
    )
    return { puzzle: { ...puzzle, cages }, solution }
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
        .filter((tuple) => !fillsCage({ operator, target, cells: indices(cells.length) }, tuple))
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

function tuples(length: number, size: number): number[][] {
  if (length === 0) return [[]]
  return tuples(length - 1, size).flatMap((tuple) => indices(size).map((value) => [...tuple, value + 1]))
}
