import { describe, expect, it } from 'vitest'
import type { ContenderParts } from '../../src/bench/contenders/contenderTypes.ts'
import { BUILT_IN, parseContenders } from '../../src/bench/contenders/parseContenders.ts'
import { readParts } from '../../src/bench/contenders/readCustomModule.ts'
import { FAMILIES, findFamily, type Model, type Puzzle, parsePuzzle, SETTLED } from '../../src/index.ts'
import type { Branching, Heuristic, Move } from '../../src/kernel/branching.ts'
import { makeRng } from '../../src/kernel/rng.ts'
import { makeSearcher } from '../../src/kernel/search.ts'
import { makeSolver } from '../../src/solver/solve.ts'
import { type Board, randomBoard } from '../support/boards.ts'

// The paths are not constants, so that TypeScript does not look for types.
const MY_ORDER: string = '../../examples/my-order.js'
const load = (name: string) => import(`../../examples/heuristics/${name}.js`)
const restarts = await load('restarts')
const NAMES = ['impact', 'activity', 'last-conflict', 'conflict-ordering', 'limited-discrepancy']
const modules = [restarts, await import(MY_ORDER), ...(await Promise.all(NAMES.map(load)))]
const parts = modules.reduce<ContenderParts>((known, module) => readParts(module, known), BUILT_IN)

const ORDERS = ['last-conflict', 'conflict-ordering', 'dom-wdeg-luby', 'dom-wdeg-geometric']
const EXAMPLES = [
  ...ORDERS.flatMap((name) => [`${name}/ascending`, `${name}/random`, `${name}/ascending/binary`]),
  ...['brelaz/least-frequent', 'impact', 'activity', 'limited-discrepancy'],
]

const MOST_NODES = 4000

/** Three boards of a family: without a solution, with one, and with several. */
function boardsOf(name: string): readonly (Board & { readonly solutions: readonly string[] })[] {
  const kept = [0, 1, 2].map(() => [] as (Board & { solutions: string[] })[])
  for (let index = 0; index < 60 && kept.some(({ length }) => length === 0); index++) {
    const board = randomBoard(name, `examples/${index}`)
    const { solutions, ended } = makeSolver()(board.family, board.puzzle, { solutions: 200, nodes: 2000 })
    if (ended !== 'exhausted') continue
    const same = kept[Math.min(2, solutions.length)]
    if (same.length === 0) same.push({ ...board, solutions: solutions.map(String).sort() })
  }
  return kept.flat()
}

describe.each(FAMILIES.map(({ name }) => [name] as const))('boards of %s', (name) => {
  const boards = boardsOf(name)

  it('have no solution, one, and several', () => {
    const numbers = boards.map(({ solutions }) => Math.min(2, solutions.length))
    expect(new Set(numbers)).toEqual(new Set([0, 1, 2]))
  })

  it.each(EXAMPLES)('are solved by %s, the same way each time', (example) => {
    for (const strength of ['check', 'full']) {
      const [contender] = parseContenders(`${strength}/${example}`, parts)
      for (const { family, puzzle, solutions } of boards) {
        const search = contender.makeSearcher(family, puzzle.shape)
        const found: string[] = []
        const first = search(puzzle, { nodes: MOST_NODES }, (values) => found.push(String(values)))
        expect(search(puzzle, { nodes: MOST_NODES })).toEqual(first)
        expect(first.statistics.nodesOpened).toBeLessThanOrEqual(MOST_NODES)
        expect(first.statistics.solutions).toBe(found.length)
        // Where little is propagated, some boards take more nodes. What was found until then is right, and found once.
        if (strength === 'full') expect(first.ended).toBe('exhausted')
        if (first.ended === 'exhausted') expect(found.sort()).toEqual(solutions)
        else expect(solutions).toEqual(expect.arrayContaining(found))
        expect(new Set(found).size).toBe(found.length)
      }
    }
  })
})

/** A Sudoku that needs a long search where nothing is propagated. */
const HARD = parsePuzzle(
  'sudoku:9x9:..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
).puzzle
const SUDOKU = findFamily('sudoku')

/** Searches the hard Sudoku with a heuristic that `spy` wraps. */
function spied(name: string, spy: (made: Heuristic, model: Model<never>) => Heuristic, nodes = 3000) {
  const named = parts.variables[name] ?? parts.heuristics[name]
  const branching: Branching = (model) => spy(named.make(model, makeRng('spied')), model)
  const model = SUDOKU.model.compile(HARD.shape, 'check') as Model<Puzzle>
  return makeSearcher(model, branching)(HARD, { nodes, solutions: 2 })
}

describe('last-conflict', () => {
  it('branches on the cell of the last contradiction until a value fits', () => {
    let conflict = -1
    let tested = 0
    let usual = 0
    spied('last-conflict', (made, model) => ({
      ...made,
      choose(frame, pairs) {
        const count = made.choose(frame, pairs)
        if (count === 0) return 0
        if (conflict >= 0 && model.alternatives(frame, conflict) !== SETTLED) {
          expect(pairs[0]).toBe(conflict)
          tested++
        } else usual++
        return count
      },
      opened(frame, before, move) {
        made.opened?.(frame, before, move)
        if (move.cell === conflict) conflict = -1
      },
      failed(group, move) {
        made.failed?.(group, move)
        conflict = move.cell
      },
    }))
    expect(Math.min(tested, usual)).toBeGreaterThan(50)
  })
})

describe('conflict-ordering', () => {
  it('branches on the open cell with the latest contradiction', () => {
    /** Cells in the order of their latest contradictions, the latest first. */
    let latest: number[] = []
    let notTheLast = 0
    spied('conflict-ordering', (made, model) => ({
      ...made,
      choose(frame, pairs) {
        const count = made.choose(frame, pairs)
        if (count === 0) return 0
        const stamped = latest.filter((cell) => model.alternatives(frame, cell) !== SETTLED)
        if (stamped.length > 0) expect(pairs[0]).toBe(stamped[0])
        if (stamped.length > 0 && stamped[0] !== latest[0]) notTheLast++
        return count
      },
      failed(group, move) {
        made.failed?.(group, move)
        latest = [move.cell, ...latest.filter((cell) => cell !== move.cell)]
      },
    }))
    expect(notTheLast).toBeGreaterThan(50)
  })
})

describe('restarts', () => {
  it('have the numbers of Luby, Sinclair and Zuckerman', () => {
    const numbers = Array.from({ length: 31 }, (_, index) => restarts.luby(index + 1))
    expect(numbers.join(' ')).toBe('1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 16')
  })

  it.each([
    ['dom-wdeg-luby', [10, 10, 20, 10, 10, 20, 40, 10]],
    ['dom-wdeg-geometric', [10, 15, 23, 34, 51, 76, 114]],
  ])('%s starts again after these numbers of contradictions', (name, expected) => {
    const runs: number[] = []
    let failures = 0
    let roots = 0
    spied(
      name,
      (made) => ({
        ...made,
        failed(group, move) {
          made.failed?.(group, move)
          failures++
        },
        backtracked(depth) {
          if (depth === 0) roots++
        },
        restart() {
          if (!made.restart?.()) return false
          runs.push(failures)
          failures = 0
          return true
        },
      }),
      20_000,
    )
    const many = Math.min(runs.length, expected.length)
    expect(many).toBeGreaterThan(3)
    expect(runs.slice(0, many)).toEqual(expected.slice(0, many))
    expect(roots).toBeGreaterThanOrEqual(runs.length)
  })
})

//  4  3  12  12     What each open cell can have where only its row, column and box are considered.
// 12 12 123  all
//  . 124  .   .
//  .  12   4   .
const shape = SUDOKU.notation.parseShape('4x4')
const small = { shape, givens: [4, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0] }

function rootOf(strength: 'check' | 'basic') {
  const model = SUDOKU.model.compile(shape, strength)
  const frame = new Int32Array(model.frameWords)
  expect(model.root(frame, small)).toBe(true)
  return { model, frame, pairs: new Int32Array(2 * model.maxAlternatives) }
}

describe('my-order', () => {
  const { model, frame, pairs } = rootOf('check')
  const noChance = () => 0

  // Of the cells with 1 2, the first has 4 open neighbours, since the column below has a 4; the others have 5.
  it('chooses, of the cells with the fewest values, the first with the most open neighbours', () => {
    const [brelaz, fewest] = [parts.variables.brelaz, parts.variables['fewest-candidates']].map((order) => {
      const count = order.make(model as never, noChance).choose(frame, pairs)
      return Array.from(pairs.subarray(0, 2 * count))
    })
    expect(fewest).toEqual([2, 1, 2, 2])
    expect(brelaz).toEqual([3, 1, 3, 2])
  })

  // 4 is in two cells, 3 in seven, 1 and 2 in all.
  it('tries first the value that the fewest cells can have', () => {
    const count = model.list(frame, 7, pairs)
    parts.values['least-frequent'].make(model as never, noChance)?.(frame, pairs, count)
    expect(Array.from(pairs)).toEqual([7, 4, 7, 3, 7, 1, 7, 2])
  })
})

describe('impact', () => {
  it('branches on the cell that leaves least, and tries first the value that leaves most', () => {
    const { model, frame, pairs } = rootOf('basic')
    const sizeOf = (state: Int32Array) =>
      Array.from({ length: 16 }, (_, cell) => model.alternatives(state, cell))
        .filter((count) => count !== SETTLED)
        .reduce((product, count) => product * count, 1)
    const left = Array.from({ length: 16 }, (_, cell) => {
      const count = model.alternatives(frame, cell) === SETTLED ? 0 : model.list(frame, cell, pairs)
      return Array.from({ length: count }, (_, index) => {
        const after = frame.slice()
        const value = pairs[2 * index + 1]
        return { value, left: model.place(after, cell, value) ? sizeOf(after) / sizeOf(frame) : 0 }
      })
    })
    const sums = left.map((one) => (one.length ? one.reduce((sum, { left }) => sum + left, 0) : Infinity))
    const impact = parts.heuristics.impact.make(model as never, () => 0)
    const count = impact.choose(frame, pairs)
    expect(sums[pairs[0]]).toBeCloseTo(Math.min(...sums), 12)
    impact.order?.(frame, pairs, count)
    const ordered = Array.from({ length: count }, (_, index) => pairs[2 * index + 1])
    const leftBy = (value: number) => left[pairs[0]].find((one) => one.value === value)?.left ?? 0
    expect(ordered.map(leftBy)).toEqual(ordered.map(leftBy).sort((one, other) => other - one))
  })

  it('learns: a cell whose values all failed is next, and its last failure comes last', () => {
    const { model, frame, pairs } = rootOf('check')
    const impact = parts.heuristics.impact.make(model as never, () => 0)
    impact.choose(frame, pairs)
    const fail = (value: number) => impact.failed?.(0, { cell: 7, value, isPlaced: true, depth: 1 })
    for (let times = 0; times < 1000; times++) for (const value of [1, 2, 3, 4]) fail(value)
    for (let times = 0; times < 2000; times++) fail(1)
    const count = impact.choose(frame, pairs)
    expect(Array.from(pairs)).toEqual([7, 1, 7, 2, 7, 3, 7, 4])
    impact.order?.(frame, pairs, count)
    expect(pairs[7]).toBe(1)
  })
})

describe('activity', () => {
  const opened = (activity: Heuristic, frame: Int32Array, after: Int32Array, move: Partial<Move>) =>
    activity.opened?.(after, frame, { cell: 7, value: 1, isPlaced: true, depth: 1, ...move })

  it('branches on the cell that changes most often, in proportion to its values', () => {
    const { model, frame, pairs } = rootOf('check')
    const activity = parts.heuristics.activity.make(model as never, makeRng('activity'))
    activity.choose(frame, pairs)
    const after = frame.slice()
    expect(model.exclude(after, 7, 3)).toBe(true)
    for (let times = 0; times < 200; times++) opened(activity, frame, after, { isPlaced: false })
    activity.choose(frame, pairs)
    expect(pairs[0]).toBe(7)
    // Cell 5 has half as many values, so it needs only half as many changes.
    const other = frame.slice()
    expect(model.exclude(other, 5, 1)).toBe(true)
    for (let times = 0; times < 150; times++) opened(activity, frame, other, { isPlaced: false, cell: 5 })
    activity.choose(frame, pairs)
    expect(pairs[0]).toBe(5)
  })

  it('tries first the value that changes the fewest cells', () => {
    const { model, frame, pairs } = rootOf('check')
    const activity = parts.heuristics.activity.make(model as never, makeRng('activity'))
    activity.choose(frame, pairs)
    const active = [1, 2, 3, 4].map((value) => {
      const after = frame.slice()
      expect(model.place(after, 7, value)).toBe(true)
      for (let times = 0; times < 100; times++) opened(activity, frame, after, { value })
      return Array.from({ length: 16 }, (_, cell) => cell).filter(
        (cell) => model.alternatives(frame, cell) !== model.alternatives(after, cell),
      ).length
    })
    expect(new Set(active).size).toBeGreaterThan(1)
    const count = model.list(frame, 7, pairs)
    activity.order?.(frame, pairs, count)
    const ordered = Array.from({ length: count }, (_, index) => active[pairs[2 * index + 1] - 1])
    expect(ordered).toEqual(active.slice().sort((one, other) => one - other))
  })
})

describe('limited-discrepancy', () => {
  const [contender] = parseContenders('basic/limited-discrepancy', parts)
  const { family, puzzle: empty } = parsePuzzle('magic:3x3:,,/,,/,,')
  const square = empty.shape

  /** The discrepancies of a solution: its way through the tree, step by step. */
  function discrepanciesOf(solution: readonly number[]): number {
    const model = family.model.compile(square, 'basic')
    const frame = new Int32Array(model.frameWords)
    const pairs = new Int32Array(2 * model.maxAlternatives)
    model.root(frame, empty)
    const noChance = () => 0
    const cells = BUILT_IN.variables['fewest-alternatives'].make(model as never, noChance)
    const values = BUILT_IN.values.promise.make(model as never, noChance)
    let sum = 0
    while (model.openCells(frame) > 0) {
      const count = cells.choose(frame, pairs)
      values?.(frame, pairs, count)
      const index = Array.from({ length: count }, (_, at) => at).find(
        (at) => solution[pairs[2 * at]] === pairs[2 * at + 1],
      )
      if (index === undefined) throw new Error('the solution is not below this state')
      sum += index
      expect(model.place(frame, pairs[2 * index], pairs[2 * index + 1])).toBe(true)
    }
    return sum
  }

  it('finds solutions in the order of their discrepancies, each once', () => {
    const found: number[][] = []
    const search = contender.makeSearcher(family, square)
    const { ended, statistics } = search(empty, {}, (values) => found.push(Array.from(values)))
    expect([ended, found.length, new Set(found.map(String)).size]).toEqual(['exhausted', 8, 8])
    const discrepancies = found.map(discrepanciesOf)
    expect(discrepancies).toEqual(discrepancies.slice().sort((one, other) => one - other))
    expect(new Set(discrepancies).size).toBeGreaterThan(2)
    const [depthFirst] = parseContenders('basic/fewest-alternatives/promise')
    const tree = depthFirst.makeSearcher(family, square)(empty)
    // The last round opens the whole tree; the earlier ones open parts of it.
    expect(statistics.nodesOpened).toBeGreaterThan(tree.statistics.nodesOpened)
    expect(statistics.maxDepth).toBe(tree.statistics.maxDepth)
  })

  it('keeps its limits', () => {
    const search = contender.makeSearcher(family, square)
    const atNodes = { ended: 'node-limit', statistics: { nodesOpened: 20 } }
    expect(search(empty, { nodes: 20 })).toMatchObject(atNodes)
    const atSolutions = { ended: 'solution-limit', statistics: { solutions: 3 } }
    expect(search(empty, { solutions: 3 })).toMatchObject(atSolutions)
    let time = 0
    expect(search(empty, { milliseconds: 30, now: () => time++ }).ended).toBe('time-limit')
  })

  it('opens the same nodes as depth-first search where nothing has to be tried', () => {
    const { puzzle } = parsePuzzle('sudoku:4x4:1234341221434321')
    const [one, other] = ['full/limited-discrepancy', 'full/fewest-alternatives/promise'].map((name) => {
      const [made] = parseContenders(name, parts)
      return made.makeSearcher(SUDOKU, puzzle.shape)({ ...puzzle, givens: puzzle.givens.with(0, 0) })
    })
    expect(one).toEqual(other)
  })
})
