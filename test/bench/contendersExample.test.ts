// Tests the example of a custom order: it runs, it finds all solutions, and it does what its description
// states.

import { describe, expect, it } from 'vitest'
import { readParts } from '../../src/bench/contenders/customHeuristics.ts'
import { parseContenders } from '../../src/bench/contenders/parseContenders.ts'
import { FAMILIES, findFamily } from '../../src/index.ts'
import { makeSolver } from '../../src/solver/solve.ts'
import { randomBoard } from '../support/boards.ts'

// The path is not a constant, so that TypeScript does not look for its types.
const file = '../../examples/my-order.js'
const orders = readParts(await import(file))

describe('examples/my-order.js', () => {
  it('exports two orders', () => {
    const names = parseContenders('full/*/*', orders).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['full/brelaz/ascending', 'full/row-major/least-frequent']))
  })

  it.each(FAMILIES.map(({ name }) => [name] as const))('finds all solutions of %s', (name) => {
    const [contender] = parseContenders('basic/brelaz/least-frequent', orders)
    let compared = 0
    for (let index = 0; index < 6; index++) {
      const { family, puzzle } = randomBoard(name, `example/${index}`)
      const found: string[] = []
      const { ended } = contender.makeSearcher(family, puzzle.shape)(puzzle, { nodes: 3000 }, (values) =>
        found.push(String(values)),
      )
      if (ended !== 'exhausted') continue
      const { solutions } = makeSolver()(family, puzzle, { solutions: Infinity })
      expect(found.sort()).toEqual(solutions.map(String).sort())
      compared++
    }
    expect(compared).toBeGreaterThan(2)
  })

  //  4  3  12  12     What each open cell can have where nothing but its row, column and box is asked. Cells with 1 2:
  // 12 12 123  all     the first has 4 open neighbours, since the column below has a 4; the others have 5.
  //  . 124  .   .
  //  .  12   4   .     4 is in two cells, 3 in seven, 1 and 2 in all.
  const sudoku = findFamily('sudoku')
  const shape = sudoku.notation.parseShape('4x4')
  const givens = [4, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0]
  const model = sudoku.model.compile(shape, 'check')
  const frame = new Int32Array(model.frameWords)
  const pairs = new Int32Array(2 * model.maxAlternatives)
  model.root(frame, { shape, givens })
  const noChance = () => 0

  it('chooses, of the cells with the fewest values, the first with the most open neighbours', () => {
    const [brelaz, fewest] = [orders.variables.brelaz, orders.variables['fewest-candidates']].map((order) => {
      const count = order.make(model as never, noChance).choose(frame, pairs)
      return Array.from(pairs.subarray(0, 2 * count))
    })
    expect(fewest).toEqual([2, 1, 2, 2])
    expect(brelaz).toEqual([3, 1, 3, 2])
  })

  it('tries first the value that the fewest cells can have', () => {
    const count = model.list(frame, 7, pairs)
    expect(Array.from(pairs)).toEqual([7, 1, 7, 2, 7, 3, 7, 4])
    orders.values['least-frequent'].make(model as never, noChance)?.(frame, pairs, count)
    expect(Array.from(pairs)).toEqual([7, 4, 7, 3, 7, 1, 7, 2])
  })
})
