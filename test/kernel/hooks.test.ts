// Tests what a heuristic hears of the search, restarts, and binary branching, on trees that can be drawn by hand.

import { describe, expect, it } from 'vitest'
import type { Heuristic, Move } from '../../src/kernel/branching.ts'
import { type Limits, makeSearcher, type Without } from '../../src/kernel/search.ts'
import type { Model } from '../../src/kernel/searchModel.ts'
import { empty, rowModel } from './rowModel.ts'

/** Searches a row in reading order with these hooks; returns the solutions as texts with the result. */
function search(
  cells: number,
  values: number,
  hooks: Partial<Heuristic>,
  limits: Limits = {},
  without: Without = {},
) {
  const model = rowModel(cells, values)
  const solutions: string[] = []
  const run = makeSearcher(model, () => ({
    choose: (frame, pairs) =>
      model.list(
        frame,
        frame.findIndex((one) => one >= 0),
        pairs,
      ),
    ...hooks,
  }))
  const result = run(empty(cells), limits, (found) => solutions.push(found.join('')), without)
  return { ...result, solutions }
}

/** Hooks that write down what they hear, a line for each call. */
function listener() {
  const heard: string[] = []
  const told = ({ cell, value, isPlaced, depth }: Move) =>
    `${cell}${isPlaced ? '=' : '≠'}${value} at ${depth}`
  const hooks = {
    opened: (frame, before, move) => {
      expect(before.filter((one, cell) => one !== frame[cell]).length).toBe(1)
      expect(before[move.cell]).toBeGreaterThan(0)
      if (move.isPlaced) expect(frame[move.cell]).toBe(-move.value)
      else expect(before[move.cell] - frame[move.cell]).toBe(1 << move.value)
      heard.push(`opened ${told(move)}`)
    },
    failed: (group, move) => {
      expect(group).toBe(7)
      heard.push(`failed ${told(move)}`)
    },
    backtracked: (depth) => {
      heard.push(`back at ${depth}`)
    },
  } satisfies Partial<Heuristic>
  return { heard, hooks }
}

describe('a heuristic hears', () => {
  it('of each move, its depth, and where the search goes back to', () => {
    const { heard, hooks } = listener()
    expect(search(2, 2, hooks).solutions).toEqual(['12', '21'])
    expect(heard).toEqual([
      'opened 0=1 at 1',
      'failed 1=1 at 2',
      'opened 1=2 at 2',
      'back at 0',
      'opened 0=2 at 1',
      'opened 1=1 at 2',
      'back at 1',
      'failed 1=2 at 2',
    ])
  })

  it('of binary moves: a value that was ruled out is not a choice', () => {
    const { heard, hooks } = listener()
    const { solutions, statistics } = search(1, 3, { ...hooks, isBinary: true })
    expect(solutions).toEqual(['1', '2', '3'])
    expect(heard).toEqual([
      'opened 0=1 at 1',
      'back at 0',
      'opened 0≠1 at 0',
      'opened 0=2 at 1',
      'back at 0',
      'opened 0≠2 at 0',
      'opened 0=3 at 0',
    ])
    expect(statistics).toMatchObject({
      nodesOpened: 6,
      branchings: 2,
      successors: 4,
      forced: 1,
      failures: 0,
      maxDepth: 1,
    })
  })

  it('of values that cannot be ruled out', () => {
    const { heard, hooks } = listener()
    const model = rowModel(1, 2)
    const stubborn: Model = { ...model, exclude: () => false }
    const run = makeSearcher(stubborn, () => ({
      choose: (f, p) => model.list(f, 0, p),
      ...hooks,
      isBinary: true,
    }))
    expect(run(empty(1)).statistics).toMatchObject({ solutions: 1, failures: 1, nodesOpened: 2 })
    expect(heard).toEqual(['opened 0=1 at 1', 'back at 0', 'failed 0≠1 at 0'])
  })
})

describe('binary branching', () => {
  it.each([
    [3, 3, 12],
    [5, 3, 48],
    [4, 4, 108],
  ])('finds each solution of %i cells with %i values once', (cells, values, count) => {
    const { ended, solutions } = search(cells, values, { isBinary: true })
    expect([ended, solutions.length, new Set(solutions).size]).toEqual(['exhausted', count, count])
    expect(new Set(search(cells, values, {}).solutions)).toEqual(new Set(solutions))
  })

  it('chooses anew after a value was ruled out', () => {
    // First cell 0; once one of its values is ruled out, cell 1.
    const model = rowModel(2, 3)
    const choose = (frame: Int32Array, pairs: Int32Array) =>
      model.list(frame, frame[1] > 0 && model.alternatives(frame, 0) !== 3 ? 1 : 0, pairs)
    const moves: string[] = []
    const opened = (_frame: Int32Array, _before: Int32Array, { cell, value, isPlaced }: Move) => {
      moves.push(`${cell}${isPlaced ? '=' : '≠'}${value}`)
    }
    makeSearcher(model, () => ({ choose, opened, isBinary: true }))(empty(2), { solutions: 3 })
    expect(moves.slice(0, 7)).toEqual(['0=1', '1≠1', '1=2', '1≠2', '1=3', '0≠1', '1=1'])
  })
})

describe('restarts', () => {
  /** Starts again after each of these numbers of contradictions, then no more. */
  function restartsAfter(numbers: readonly number[]) {
    const left = numbers.slice()
    let contradictions = 0
    let asked = 0
    const hooks = {
      failed: () => {
        contradictions++
      },
      restart: () => {
        asked++
        if (contradictions !== left[0]) return false
        left.shift()
        contradictions = 0
        return true
      },
    }
    return { hooks, asked: () => asked, left }
  }

  /** The first of the two solutions of three cells with two values. */
  const known = [1, 2, 1]

  it('begin at the root, and the nodes of all starts are counted', () => {
    const { hooks, left } = restartsAfter([1, 1])
    const { ended, solutions, statistics } = search(3, 2, hooks)
    expect(left).toEqual([])
    expect([ended, solutions]).toEqual(['exhausted', ['121', '212']])
    // Each of the first two starts opens the root and the state 1; its first contradiction is 11.
    expect(statistics.nodesOpened).toBe(2 + 2 + search(3, 2, {}).statistics.nodesOpened)
    expect(statistics.forced).toBe(0)
  })

  it('end with the first solution, so that none is counted twice', () => {
    let asked = 0
    let found = 0
    const model = rowModel(4, 3)
    const run = makeSearcher(model, () => ({
      choose: (frame, pairs) => model.list(frame, model.smallest(frame, 0, 4), pairs),
      restart: () => {
        expect(found).toBe(0)
        return asked++ < 1
      },
    }))
    const { ended, statistics } = run(empty(4), {}, () => {
      found++
    })
    expect([ended, statistics.solutions, found]).toEqual(['exhausted', 24, 24])
    expect(asked).toBeGreaterThan(0)
  })

  it('go on while only the known solution was met', () => {
    const { hooks, asked, left } = restartsAfter([1, 2])
    const { ended, solutions } = search(3, 2, hooks, {}, { known })
    expect([ended, solutions, left]).toEqual(['exhausted', ['212'], []])
    expect(asked()).toBeGreaterThan(3)
  })

  it('keep what binary branching ruled out at the root', () => {
    const moves: string[] = []
    let restarts = 1
    const { ended, solutions } = search(
      3,
      2,
      {
        opened: (_frame, _before, { cell, value, isPlaced }) => {
          if (cell === 0) moves.push(`0${isPlaced ? '=' : '≠'}${value}`)
        },
        restart: () => moves.includes('0=2') && restarts-- > 0,
        isBinary: true,
      },
      {},
      { known },
    )
    expect([ended, solutions]).toEqual(['exhausted', ['212']])
    expect(moves).toEqual(['0=1', '0≠1', '0=2', '0=2'])
  })

  it('are ended by the limit of nodes', () => {
    const { ended, statistics } = search(3, 2, { restart: () => true }, { nodes: 50 })
    expect([ended, statistics.nodesOpened]).toEqual(['node-limit', 50])
  })

  it('tell the heuristic that the search is back at the root', () => {
    const { heard, hooks } = listener()
    let restarts = 1
    search(2, 2, { ...hooks, restart: () => restarts-- > 0 }, { solutions: 1 })
    expect(heard).toEqual([
      'opened 0=1 at 1',
      'failed 1=1 at 2',
      'back at 0',
      'opened 0=1 at 1',
      'failed 1=1 at 2',
      'opened 1=2 at 2',
    ])
  })
})
