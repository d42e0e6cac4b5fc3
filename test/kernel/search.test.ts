import { describe, expect, it } from 'vitest'
import { makeBranching } from '../../src/kernel/heuristics.ts'
import { makeSearcher } from '../../src/kernel/search.ts'
import { empty, rowModel } from './rowModel.ts'

const rowMajor = makeBranching('row-major', 'ascending', 'seed')

describe('the search', () => {
  it('finds every solution once and counts as documented', () => {
    const seen = new Set<string>()
    const { ended, statistics } = makeSearcher(rowModel(4, 3), rowMajor)(empty(4), {}, (values) =>
      seen.add(values.join()),
    )
    expect(ended).toBe('exhausted')
    expect(seen.size).toBe(3 * 2 * 2 * 2)
    // Level k of the tree has 3 * 2^(k-1) states, each with three successors of which one fails (none at the root).
    expect(statistics).toEqual({
      solutions: 24,
      nodesOpened: 1 + 3 + 6 + 12 + 24,
      branchings: 1 + 3 + 6 + 12,
      successors: 3 * 22,
      failures: 3 + 6 + 12,
      forced: 0,
      averageBranchingFactor: 3,
      maxDepth: 4,
      milliseconds: 0,
    })
  })

  it('counts a single alternative as a forced placement, not as a choice', () => {
    const { statistics } = makeSearcher(rowModel(3, 1), rowMajor)({ givens: [0, 0, 0] })
    expect(statistics).toMatchObject({
      nodesOpened: 2,
      branchings: 0,
      successors: 0,
      forced: 1,
      maxDepth: 0,
      failures: 0,
    })
    expect(statistics.averageBranchingFactor).toBe(1)
  })

  it('reports the limit that ended it, and reports exhaustion only without a limit', () => {
    const search = makeSearcher(rowModel(2, 2), rowMajor)
    expect(search(empty(2), { solutions: 2 }).ended).toBe('solution-limit')
    expect(search(empty(2), { solutions: 3 })).toMatchObject({
      ended: 'exhausted',
      statistics: { solutions: 2 },
    })
    // The whole tree has 5 states: five are enough, four are not.
    expect(search(empty(2), { nodes: 5 }).ended).toBe('exhausted')
    expect(search(empty(2), { nodes: 4 })).toMatchObject({
      ended: 'node-limit',
      statistics: { nodesOpened: 4 },
    })
  })

  it('stops at a time of the given clock', () => {
    let time = 0
    const search = makeSearcher(rowModel(12, 3), rowMajor)
    const outcome = search(empty(12), { milliseconds: 50, now: () => time++ })
    expect(outcome.ended).toBe('time-limit')
    expect(outcome.statistics.nodesOpened).toBeLessThan(60)
    expect(() => search(empty(12), { milliseconds: 50 })).toThrow(TypeError)
  })

  it('does not grow the call stack with depth', () => {
    const cells = 20_000
    const { ended } = makeSearcher(rowModel(cells, 2), rowMajor)(empty(cells), { nodes: 200 })
    expect(ended).toBe('node-limit')
  })
})

describe('statistics of a search cut short', () => {
  it('average at least one alternative per placement', () => {
    const { statistics } = makeSearcher(rowModel(4, 3), rowMajor)(empty(4), { nodes: 1 })
    expect(statistics).toMatchObject({
      nodesOpened: 1,
      branchings: 1,
      successors: 1,
      averageBranchingFactor: 1,
    })
  })
})

it('random orders depend on the seed', () => {
  const firstSolution = (seed: string) => {
    let first = ''
    makeSearcher(rowModel(9, 3), makeBranching('random', 'random', seed))(
      empty(9),
      { solutions: 1 },
      (values) => {
        first = values.join()
      },
    )
    return first
  }
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map(firstSolution)).size).toBeGreaterThan(1)
})
