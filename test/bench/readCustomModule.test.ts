import { describe, expect, it } from 'vitest'
import type { Contender, CustomModule, NamedSearch } from '../../src/bench/contenders/contenderTypes.ts'
import { parseContenders } from '../../src/bench/contenders/parseContenders.ts'
import { readParts } from '../../src/bench/contenders/readCustomModule.ts'
import { makeMeasure } from '../../src/bench/measureContender.ts'
import { makeWitness } from '../../src/bench/verifyAnswer.ts'
import { findFamily, type Heuristic, parsePuzzle } from '../../src/index.ts'
import { makeSearcher } from '../../src/kernel/search.ts'
import { corpusPuzzle, refusal } from './rows.ts'
import wrong from './wrongSearches.json' with { type: 'json' }

const said = { what: 'what it does', source: 'this test' }

/** A heuristic that fills the first cell, from the largest value, and shares what it counts. */
const mirrored = {
  ...said,
  make: (model): Heuristic => ({
    choose: (frame, pairs) => model.list(frame, model.smallest(frame, 0, model.cells), pairs),
    order(_frame, pairs, count) {
      const values = Array.from({ length: count }, (_, index) => pairs[2 * index + 1]).reverse()
      values.forEach((value, index) => {
        pairs[2 * index + 1] = value
      })
    },
  }),
} satisfies NonNullable<CustomModule['heuristics']>[string]

/** The kernel's search, as if it were one's own. */
const own: NamedSearch = {
  ...said,
  make: (model, { orders, makeRng }) =>
    makeSearcher(model, (made) => orders.variables['row-major'].make(made, makeRng())),
}

const { family: MAGIC, puzzle: board } = parsePuzzle('magic:3x3:,,/,,/,,')

function searcherOf(name: string, module: unknown) {
  const [contender] = parseContenders(name, readParts(module))
  return contender.makeSearcher(MAGIC, board.shape)
}

describe('heuristics and searches', () => {
  const parts = readParts({ heuristics: { mirrored }, searches: { own } })

  it('are contenders of two parts', () => {
    const named = (list: string) => parseContenders(list, parts).map(({ name }) => name)
    expect(named('full/mirrored, basic/own')).toEqual(['full/mirrored', 'basic/own'])
    expect(named('*/*')).toEqual([
      ...['check/mirrored', 'check/own', 'basic/mirrored'],
      ...['basic/own', 'full/mirrored', 'full/own'],
    ])
    const [{ what, source }] = parseContenders('full/mirrored', parts)
    expect([what, source]).toEqual(['propagation at "full"; what it does', 'this test'])
  })

  it.each([
    ['full/mirored', 'unknown heuristic or search "mirored"; did you mean "mirrored"? known: mirrored, own'],
    [
      'full/mirrored/ascending',
      '"mirrored" also chooses values, so it takes no value order; write STRENGTH/mirrored',
    ],
    [
      'full/own/ascending/binary',
      '"own" also chooses values, so it takes no value order; write STRENGTH/own',
    ],
  ])('%s is refused', (list, message) => {
    expect(() => parseContenders(list, parts)).toThrow(refusal(message))
  })

  it('search as they say: the order of values is the heuristic’s', () => {
    const firsts: number[] = []
    searcherOf('full/mirrored', { heuristics: { mirrored } })(board, {}, ([first]) => firsts.push(first))
    expect(firsts).toEqual(firsts.slice().sort((one, other) => other - one))
    expect(firsts.length).toBe(8)
  })

  it('may say which families a search takes', () => {
    const takes = (family: { readonly name: string }) => family.name === 'magic'
    const [contender] = parseContenders('full/own', readParts({ searches: { own: { ...own, takes } } }))
    expect([MAGIC, findFamily('sudoku')].map((family) => contender.takes(family))).toEqual([true, false])
    expect(parseContenders('full/own', parts)[0].takes(findFamily('sudoku'))).toBe(true)
  })

  it('hand over the family, the shape, the strength, random numbers and the built-in orders', () => {
    let drawn: readonly number[] = []
    const make: NamedSearch['make'] = (model, context) => {
      expect([context.family, context.shape, context.strength]).toEqual([MAGIC, board.shape, 'basic'])
      drawn = [context.makeRng()(), context.makeRng()()]
      return own.make(model, context)
    }
    searcherOf('basic/own', { searches: { own: { ...own, make } } })
    expect(drawn[0]).toBe(drawn[1])
  })

  const ONE = corpusPuzzle('sudoku:4x4:1...............')
  const limits = { nodes: 100, milliseconds: null, solutions: 2, memory: null }
  const measured = (contender: Contender, solutions: number) => {
    let time = 0
    const all = { ...limits, solutions }
    const measuring = { limits: all, repeat: 1, times: true }
    return makeMeasure(contender, measuring, () => time++, makeWitness(all)).rowOf(ONE)
  }

  it('are measured like all contenders: a search has a row with its counts and our clock', () => {
    const [contender] = parseContenders('full/own', parts)
    const row = measured(contender, 2)
    const { family, puzzle } = ONE
    const { statistics } = contender.makeSearcher(family, puzzle.shape)(puzzle, { solutions: 2 })
    expect(row).toMatchObject({
      outcome: 'solved',
      status: 'multiple',
      nodes: statistics.nodesOpened,
      failures: statistics.failures,
      averageBranchingFactor: statistics.averageBranchingFactor,
    })
    expect(row.milliseconds).toBeGreaterThan(0)
  })

  it('are caught when they show a wrong solution', () => {
    const make: NamedSearch['make'] = (model) => (_puzzle, _limits, onSolution) => {
      onSolution?.(new Int32Array(model.cells).fill(1))
      return { ended: 'solution-limit', statistics: counts({ solutions: 1 }) }
    }
    const [contender] = parseContenders('full/liar', readParts({ searches: { liar: { ...said, make } } }))
    const { outcome, message } = measured(contender, 1)
    expect([outcome, message]).toEqual(['wrong', expect.stringContaining('a solution is wrong')])
  })
})

describe('a module is refused if', () => {
  it.each([
    [{ heuristics: [mirrored] }, "heuristics must be an object; write heuristics = { 'a-name'"],
    [{ searches: 7 }, "searches must be an object; write searches = { 'a-name'"],
    [{ heuristics: { Mine: mirrored } }, '"Mine" is not a name for a heuristic; use lower-case letters'],
    [{ searches: { 'a search': own } }, '"a search" is not a name for a search; use lower-case letters'],
    [{ heuristics: { control: mirrored } }, 'a heuristic cannot be called "control": results use this name'],
    [{ searches: { control: own } }, 'a search cannot be called "control": results use this name'],
    [{ heuristics: { mine: { ...mirrored, what: '' } } }, 'the heuristic "mine" lacks "what", a text'],
    [{ searches: { mine: { ...own, source: undefined } } }, 'the search "mine" lacks "source", a text'],
    [
      { searches: { mine: { ...own, make: {} } } },
      'the search "mine" lacks "make", a function of the model; write searches = ',
    ],
    [{ searches: { mine: own.make } }, 'the search "mine" lacks "what", a text'],
    [
      { searches: { mine: { ...own, takes: 'sudoku' } } },
      'the search "mine": "takes" must be a function of the family, or be left out',
    ],
    [
      { heuristics: { mine: mirrored }, searches: { mine: own } },
      'a heuristic and a search are both called "mine"; rename one of them',
    ],
  ])('%o', (module, message) => {
    expect(() => readParts(module)).toThrow(refusal(message))
  })

  it('it has a name that another module has', () => {
    const known = readParts({ heuristics: { mirrored }, searches: { own } })
    expect(() => readParts({ heuristics: { mirrored } }, known)).toThrow(
      refusal('a heuristic "mirrored" already exists; choose another name'),
    )
    expect(() => readParts({ searches: { mirrored: own } }, known)).toThrow(
      refusal('a heuristic and a search are both called "mirrored"'),
    )
  })
})

describe('a heuristic ends the search with an error if', () => {
  const choose = () => 0
  it.each([
    [() => undefined, '"make" of the heuristic "mine" must return { choose(frame, pairs) }'],
    [() => ({ order: choose }), 'must return { choose(frame, pairs) }'],
    [
      () => ({ choose: () => 2.5 }),
      '"choose" of the heuristic "mine" returned 2.5; expected a whole number from 0 to ',
    ],
    [() => ({ choose, order: 'up' }), 'returned an "order" that is not a function'],
    [() => ({ choose, opened: 1 }), 'returned an "opened" that is not a function'],
    [() => ({ choose, restart: true }), 'returned a "restart" that is not a function'],
    [() => ({ choose, isBinary: 'yes' }), 'must return an "isBinary" that is true or false'],
    [() => ({ choose, restarts: () => true }), 'returned an unknown "restarts"; did you mean "restart"?'],
    [() => ({ choose, backtrack: () => {} }), 'returned an unknown "backtrack"; did you mean "backtracked"?'],
  ])('%o', (make, message) => {
    const search = searcherOf('full/mine', { heuristics: { mine: { ...said, make } } })
    expect(() => search(board)).toThrow(message)
  })
})

/** Counts of a search that found nothing, with changes. */
function counts(changes: object = {}) {
  const none = { solutions: 0, nodesOpened: 1, branchings: 0, successors: 0, forced: 0, failures: 0 }
  return { ...none, maxDepth: 0, averageBranchingFactor: 1, milliseconds: 0, ...changes }
}

describe('a search ends with an error if', () => {
  const limits = { nodes: 10, solutions: 2 }
  const returns = (result: unknown) => () => () => result
  it.each([
    [() => 5, '"make" of the search "mine" must return a function (puzzle, limits, onSolution)'],
    [
      returns(undefined),
      'the search "mine" must return { ended, statistics }, where ended is one of exhausted, ',
    ],
    [returns(Promise.resolve()), 'must return { ended, statistics }'],
    [
      returns({ ended: 'exhausted', statistics: { solutions: 0, nodesOpened: 1 } }),
      'returned undefined as statistics.branchings; expected a whole number',
    ],
    ...wrong.map(({ ended, counts: changes, message }): [() => unknown, string] => [
      returns({ ended, statistics: counts(changes) }),
      message,
    ]),
    [
      () => (_puzzle: unknown, _limits: unknown, onSolution: (values: readonly number[]) => void) =>
        onSolution([1, 2, 3]),
      'the search "mine" must report a solution as 9 values, one for each cell',
    ],
  ])('%o', (make, message) => {
    const run = () => searcherOf('full/mine', { searches: { mine: { ...said, make } } })(board, limits)
    expect(run).toThrow(message)
  })
})
