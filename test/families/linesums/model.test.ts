import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsAndColumns } from '../../../src/families/cellNamesAndFaults.ts'
import { magic } from '../../../src/families/magic/index.ts'
import { STRENGTHS } from '../../../src/families/model.ts'
import { survo } from '../../../src/families/survo/index.ts'
import { fillSurvo } from '../../../src/families/survo/randomFullBoard.ts'
import { makeBranching, VARIABLE_ORDERS, type VariableOrderName } from '../../../src/kernel/heuristics.ts'
import { below, makeRng } from '../../../src/kernel/rng.ts'
import { makeSearcher } from '../../../src/kernel/search.ts'
import { type Clues, SETTLED } from '../../../src/kernel/searchModel.ts'
import { viewFaults } from '../views.ts'
import { permutations, solver } from './helpers.ts'

/** A board of random numbers, its sums, and which cells are given. */
function boards(shapes: readonly string[]) {
  return fc.record({ text: fc.constantFrom(...shapes), seed: fc.integer() }).map(({ text, seed }) => {
    const rng = makeRng(String(seed))
    const { puzzle, solution } = fillSurvo(rng, survo.notation.parseShape(text))
    return { ...puzzle, solution, givens: solution.map((value) => (below(rng, 2) === 0 ? value : 0)) }
  })
}

type Board = Parameters<typeof survo.notation.format>[0]

/** All solutions by trying every order of the numbers. */
function bruteForce({ shape, givens, rowSums, columnSums }: Board): string[] {
  const sums = [...rowSums, ...columnSums]
  const lines = rowsAndColumns(shape)
  const found: string[] = []
  for (const board of permutations(givens.length)) {
    if (!givens.every((given, cell) => given === 0 || given === board[cell])) continue
    if (lines.every((line, index) => line.reduce((sum, cell) => sum + board[cell], 0) === sums[index])) {
      found.push(board.join(' '))
    }
  }
  return found.sort()
}

describe('boards of lines with sums', () => {
  it.each(STRENGTHS)('have the solutions that brute force finds (%s)', (strength) => {
    const solvers = new Map(
      ['2x2', '2x3', '3x2', '2x4'].map((text) => [
        text,
        solver(survo.model.compile, survo.notation.parseShape(text), strength),
      ]),
    )
    fc.assert(
      fc.property(boards([...solvers.keys()]), fc.boolean(), (board, exchanged) => {
        // With reordered sums, most boards have no solution, and the givens often contradict the sums.
        const puzzle = exchanged ? { ...board, rowSums: board.rowSums.toReversed() } : board
        expect(solvers.get(board.shape.text)?.(puzzle)).toEqual(bruteForce(puzzle))
      }),
      { numRuns: 60 },
    )
  })

  it('have the same solutions with all heuristics: the 72 semimagic squares of order 3', () => {
    const shape = survo.notation.parseShape('3x3')
    const puzzle = {
      shape,
      givens: new Array<number>(9).fill(0),
      rowSums: [15, 15, 15],
      columnSums: [15, 15, 15],
    }
    const expected = bruteForce(puzzle)
    expect(expected).toHaveLength(72)
    for (const order of Object.keys(VARIABLE_ORDERS) as VariableOrderName[]) {
      for (const strength of STRENGTHS) {
        const search = makeSearcher(
          survo.model.compile(shape, strength),
          makeBranching(order, 'random', 'seed'),
        )
        const found: string[] = []
        search(puzzle, {}, (values) => found.push(values.join(' ')))
        expect(found.sort(), `${order}, ${strength}`).toEqual(expected)
      }
    }
  })

  it.each(STRENGTHS)('keep the solution when its values are placed one by one (%s)', (strength) => {
    fc.assert(
      fc.property(boards(['2x2', '3x4', '2x10', '4x5', '5x5', '5x7', '6x6', '8x8']), (board) => {
        const model = survo.model.compile(board.shape, strength)
        const frame = new Int32Array(model.frameWords)
        expect(model.root(frame, board)).toBe(true)
        for (let cell = 0; model.openCells(frame) > 0; cell++) {
          expect(viewFaults(model, frame, strength === 'check' ? 0 : 2)).toEqual([])
          if (model.alternatives(frame, cell) === SETTLED) continue
          expect(model.place(frame, cell, board.solution[cell])).toBe(true)
        }
        const values = new Int32Array(model.cells)
        model.read(frame, values)
        expect(Array.from(values)).toEqual(board.solution)
      }),
      { numRuns: 40 },
    )
  })

  it.each(STRENGTHS)('find only other solutions if the known one is excluded (%s)', (strength) => {
    const shape = survo.notation.parseShape('2x3')
    const search = makeSearcher(
      survo.model.compile(shape, strength),
      makeBranching('fewest-alternatives', 'ascending', 'seed'),
    )
    fc.assert(
      fc.property(boards(['2x3']), fc.nat({ max: 5 }), (board, cell) => {
        const excluded = { cell, value: board.solution[cell] }
        const found: string[] = []
        search(board, {}, (values) => found.push(values.join(' ')), { excluded })
        expect(found.sort()).toEqual(
          bruteForce(board).filter((text) => Number(text.split(' ')[cell]) !== excluded.value),
        )
      }),
      { numRuns: 40 },
    )
  })

  it.each(STRENGTHS)('accept any clues, even wrong ones (%s)', (strength) => {
    const number = fc.integer({ min: -3, max: 70 })
    const list = (length: number) => fc.array(number, { minLength: length, maxLength: length })
    const model = survo.model.compile(survo.notation.parseShape('3x4'), strength)
    const frame = new Int32Array(model.frameWords)
    fc.assert(
      fc.property(list(12), list(3), list(4), fc.nat({ max: 12 }), (values, rowSums, columnSums, shown) => {
        const givens = values.map((value, index) => (index < shown ? value : 0))
        const shape = survo.notation.parseShape('3x4')
        if (!model.root(frame, { shape, givens, rowSums, columnSums })) {
          expect(model.failedGroup()).toBeGreaterThanOrEqual(-1)
          expect(model.failedGroup()).toBeLessThan(model.groups.length)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('find the first solutions of empty magic boards at once', () => {
    for (const size of [5, 6, 7, 8]) {
      const shape = magic.notation.parseShape(`${size}x${size}`)
      const puzzle = { shape, givens: new Array<number>(size * size).fill(0) }
      const search = makeSearcher<Clues & typeof puzzle>(
        magic.model.compile(shape, 'full'),
        makeBranching('dom-wdeg', 'random', 'seed'),
      )
      const { statistics } = search(puzzle, { solutions: 1, nodes: 2000 }, (values) => {
        expect(magic.rules.faults(puzzle, values)).toEqual([])
      })
      expect(statistics.solutions).toBe(1)
    }
  })
})
