import { describe, expect, it } from 'vitest'
import { BUILT_IN, parseContenders } from '../../src/bench/contenders/parseContenders.ts'
import { readParts } from '../../src/bench/contenders/readCustomModule.ts'
import { PROFILES } from '../../src/bench/contenders/rebuiltPublishedSolvers.ts'
import { nearestOf } from '../../src/families/nearestName.ts'
import {
  FAMILIES,
  findFamily,
  makeBranching,
  type NamedOrder,
  parsePuzzle,
  STRENGTHS,
  VALUE_ORDERS,
  VARIABLE_ORDERS,
  type VariableOrder,
} from '../../src/index.ts'
import { makeSolver } from '../../src/solver/solve.ts'
import { randomBoard } from '../support/boards.ts'
import cases from './contenders.json' with { type: 'json' }
import { refusal } from './rows.ts'

const namesOf = (text: string, orders = BUILT_IN) => parseContenders(text, orders).map(({ name }) => name)

const ORDERS = Object.keys(VARIABLE_ORDERS)

/** The empty magic square, which has 8 solutions. */
const MAGIC = parsePuzzle('magic:3x3:,,/,,/,,')

describe('a list of contenders', () => {
  it('combines heuristics and profiles in the given order', () => {
    const names = ['full/fewest-alternatives/ascending', 'norvig', 'check/row-major/random']
    expect(namesOf(names.join(' ,'))).toEqual(names)
    expect(namesOf(names.join(', '))).toEqual(names)
  })

  it('expands a star to all names, and `profiles` to all profiles', () => {
    expect(namesOf('*/row-major/ascending')).toEqual(STRENGTHS.map((one) => `${one}/row-major/ascending`))
    expect(namesOf('full/*/ascending')).toEqual(ORDERS.map((one) => `full/${one}/ascending`))
    const combinations = STRENGTHS.length * ORDERS.length * Object.keys(VALUE_ORDERS).length
    expect(new Set(namesOf('*/*/*')).size).toBe(combinations)
    expect(namesOf('profiles')).toEqual(PROFILES.map(({ name }) => name))
    expect(PROFILES.length).toBe(8)
  })

  it('branches in two where the fourth part says so', () => {
    expect(namesOf('full/*/ascending/binary')).toEqual(ORDERS.map((one) => `full/${one}/ascending/binary`))
    const order = 'check/fewest-candidates/ascending'
    const [two, many] = parseContenders(`${order}/binary,${order}`)
    expect(two.what).toBe(`${many.what}; binary branching`)
    const { family, puzzle } = MAGIC
    const results = [two, many].map((one) => one.makeSearcher(family, puzzle.shape)(puzzle))
    expect(results.map(({ statistics }) => statistics.solutions)).toEqual([8, 8])
    const [{ successors, branchings }, wide] = results.map(({ statistics }) => statistics)
    expect(successors).toBe(2 * branchings)
    expect(wide.successors).toBeGreaterThan(2 * wide.branchings)
  })

  it('lists each contender once', () => {
    const names = namesOf('full/random/random, full/*/random')
    expect(namesOf('norvig, full/random/random, full/*/random')).toEqual(['norvig', ...names])
    expect(names.length).toBe(ORDERS.length)
  })

  it('has a description and a source for each', () => {
    for (const { what, source } of parseContenders('*/*/*, profiles')) {
      expect(what.length).toBeGreaterThan(10)
      expect(source.length).toBeGreaterThan(10)
    }
  })

  it.each(cases.refused)('rejects %s', (text, message) => {
    expect(() => parseContenders(text)).toThrow(refusal(message))
  })
})

describe('the nearest name', () => {
  it('differs in at most a third of its letters', () => {
    expect(nearestOf('ful', ['full', 'basic'])).toBe('full')
    expect(nearestOf('fabl', ['full', 'basic'])).toBeUndefined()
    expect(nearestOf('nurvug', ['norvig'])).toBe('norvig')
  })

  it('is undefined for a word longer than any name', () => {
    const name = 'a'.repeat(42)
    expect(nearestOf(name.slice(0, 40), [name])).toBe(name)
    expect(nearestOf(name.slice(0, 41), [name])).toBeUndefined()
  })
})

describe('a contender', () => {
  it.each(FAMILIES.map(({ name }) => [name] as const))('searches %s like the solver', (name) => {
    const { family, puzzle } = randomBoard(name, 'contender')
    const limits = { solutions: 20, nodes: 300 }
    for (const strength of ['basic', 'full'] as const) {
      for (const variables of ['fewest-alternatives', 'random'] as const) {
        const branching = makeBranching(variables, 'random', 'mine')
        const solved = makeSolver({ strength, branching })(family, puzzle, limits)
        const [contender] = parseContenders(`${strength}/${variables}/random`, BUILT_IN, 'mine')
        expect(contender.takes(family)).toBe(true)
        const search = contender.makeSearcher(family, puzzle.shape)
        for (let time = 0; time < 2; time++) {
          const found: number[][] = []
          const outcome = search(puzzle, limits, (values) => found.push(Array.from(values)))
          expect(found).toEqual(solved.solutions)
          expect(outcome).toEqual({ ended: solved.ended, statistics: solved.statistics })
        }
      }
    }
  })

  it('draws other random numbers for another seed', () => {
    const family = findFamily('sudoku')
    const { puzzle } = parsePuzzle(family.notation.example, { family })
    const nodes = ['one', 'two', 'three'].map((seed) => {
      const [contender] = parseContenders('check/fewest-candidates/random', BUILT_IN, seed)
      const { statistics } = contender.makeSearcher(family, puzzle.shape)(puzzle, { solutions: 1 })
      return statistics.nodesOpened
    })
    expect(new Set(nodes).size).toBeGreaterThan(1)
  })
})

const lastCell: NamedOrder<VariableOrder> = {
  what: 'the last empty cell',
  source: 'this test',
  make: (model) => ({
    choose(frame, pairs) {
      let cell = model.cells - 1
      while (model.alternatives(frame, cell) < 0) cell--
      return model.list(frame, cell, pairs)
    },
  }),
}

describe('custom orders', () => {
  const orders = readParts({ variableOrders: { 'last-cell': lastCell } })

  it('are added to the built-in ones', () => {
    expect(Object.keys(orders.variables)).toEqual([...ORDERS, 'last-cell'])
    expect(orders.values).toEqual(BUILT_IN.values)
    expect(namesOf('full/*/ascending', orders)).toContain('full/last-cell/ascending')
    expect(namesOf('full/*/ascending')).not.toContain('full/last-cell/ascending')
    const more = readParts({ valueOrders: { stays: { ...lastCell, make: () => undefined } } }, orders)
    expect(namesOf('full/last-cell/*', more)).toContain('full/last-cell/stays')
  })

  it('are used: the last cell is filled first', () => {
    const { family, puzzle } = MAGIC
    const lastNumbers = ['row-major', 'last-cell'].map((order) => {
      const [contender] = parseContenders(`check/${order}/ascending`, orders)
      const found: number[][] = []
      contender.makeSearcher(family, puzzle.shape)(puzzle, {}, (values) => found.push(Array.from(values)))
      expect(found.length).toBe(8)
      return found.map((values) => values[8])
    })
    expect(lastNumbers[1]).toEqual([2, 2, 4, 4, 6, 6, 8, 8])
    expect(lastNumbers[0]).not.toEqual(lastNumbers[1])
  })

  const sound = { what: 'what', source: 'source', make: () => ({ choose: () => 0 }) }

  it('are notified of each contradiction', () => {
    let heard = 0
    const listening: NamedOrder<VariableOrder> = {
      ...lastCell,
      make: (model, rng) => ({
        ...lastCell.make(model, rng),
        failed(group) {
          expect(group).toBeGreaterThanOrEqual(-1)
          heard++
        },
      }),
    }
    const mine = readParts({ variableOrders: { listening } })
    const [contender] = parseContenders('check/listening/ascending', mine)
    const { statistics } = contender.makeSearcher(MAGIC.family, MAGIC.puzzle.shape)(MAGIC.puzzle)
    expect(heard).toBeGreaterThan(100)
    expect(heard).toBeGreaterThanOrEqual(statistics.failures)
  })

  it("may have the name of an object's built-in member", () => {
    const mine = readParts({ variableOrders: { constructor: lastCell } })
    expect(namesOf('full/constructor/ascending', mine)).toEqual(['full/constructor/ascending'])
  })

  it.each([
    [undefined, 'a module with heuristics must export variableOrders, valueOrders, heuristics or searches'],
    [
      { default: {} },
      'a module with heuristics must export variableOrders, valueOrders, heuristics or searches',
    ],
    [{ variableOrders: new Map([['mine', sound]]) }, 'variableOrders must be an object; write '],
    [{ variableOrders: { random: sound } }, 'a variable order "random" already exists'],
    [{ valueOrders: { promise: sound } }, 'a value order "promise" already exists'],
    [{ variableOrders: { mine: { ...sound, what: ' ' } } }, 'the variable order "mine" lacks "what", a text'],
    [{ valueOrders: { mine: { ...sound, make: 'it' } } }, 'the value order "mine" lacks "make", a function'],
    [{ valueOrders: { mine: () => 1 } }, 'the value order "mine" lacks "what"'],
  ])('%j is refused', (module, message) => {
    expect(() => readParts(module)).toThrow(refusal(message))
  })

  it.each([
    ['variableOrders', () => ({ choose: () => 5 }), 'returned 5; expected a whole number from 0 to '],
    ['valueOrders', () => 7, 'must return a function'],
  ])('end a search with an error if they are not valid: %s, %o', (key, make, message) => {
    const mine = readParts({ [key]: { mine: { ...sound, make } } })
    const name = key === 'variableOrders' ? 'basic/mine/ascending' : 'basic/row-major/mine'
    const [contender] = parseContenders(name, mine)
    const { family, puzzle } = parsePuzzle('sudoku:4x4:................')
    const search = contender.makeSearcher(family, puzzle.shape)
    expect(() => search(puzzle)).toThrow(message)
  })
})
