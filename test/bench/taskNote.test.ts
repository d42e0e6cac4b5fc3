import { describe, expect, it } from 'vitest'
import { parseContenders } from '../../src/bench/contenders/parseContenders.ts'
import { differOnlyInValueOrder, taskNotes } from '../../src/bench/report/conclusions.ts'
import type { ContenderName } from '../../src/bench/results.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import { VALUE_ORDERS, VARIABLE_ORDERS } from '../../src/kernel/heuristics.ts'
import { randomBoard } from '../support/boards.ts'

const named = (names: readonly string[], said: Partial<ContenderName> = {}): ContenderName[] =>
  names.map((name) => ({ name, kind: 'own', what: name, ...said }))

/** The contenders of a variable order, with all value orders. */
const ofOrder = (order: string) => Object.keys(VALUE_ORDERS).map((values) => `basic/${order}/${values}`)

describe('contenders that differ only in the value order', () => {
  it('are those with the same strength and variable order', () => {
    const names = ['full/row-major/ascending', 'full/row-major/random', 'basic/row-major/random', 'norvig']
    expect(differOnlyInValueOrder(named(names))).toEqual([names.slice(0, 2)])
    expect(differOnlyInValueOrder(named(names.slice(1)))).toEqual([])
  })

  it('are no contenders with orders of a file, which may learn', () => {
    const names = ['full/row-major/ascending', 'full/row-major/mine']
    expect(differOnlyInValueOrder(named(names, { checksum: 'c0ffee' }))).toEqual([])
  })

  const boards = FAMILIES.map(({ name }) => randomBoard(name, 'value orders'))
  const nodesOf = (name: string) => {
    const [contender] = parseContenders(name)
    return boards.map(({ family, puzzle }) => {
      const { ended, statistics } = contender.makeSearcher(family, puzzle.shape)(puzzle, { nodes: 20_000 })
      return ended === 'exhausted' ? statistics.nodesOpened : 0
    })
  }

  it.each(Object.keys(VARIABLE_ORDERS))('open the same nodes in a whole tree: %s', (order) => {
    const [first, ...others] = ofOrder(order).map(nodesOf)
    const isSame = others.every((nodes) => nodes.every((number, board) => number === first[board]))
    expect(isSame).toBe(differOnlyInValueOrder(named(ofOrder(order))).length === 1)
  })
})

describe('the note of a task', () => {
  const contenders = named(['full/row-major/ascending', 'full/row-major/random'])
  const limits = { nodes: null, milliseconds: null, memory: null }

  it('says that value orders cannot differ in a proof, except where two solutions end it', () => {
    expect(taskNotes({ task: 'uniqueness', limits: { ...limits, solutions: 2 }, contenders })).toEqual([
      'full/row-major/ascending, full/row-major/random differ only in the value order, which cannot change the nodes of a search of the whole tree, except on puzzles with 2 solutions or more, where it stops at number 2; use --limit 1 (one solution) to compare them.',
    ])
    const [all] = taskNotes({ task: 'enumeration', limits: { ...limits, solutions: null }, contenders })
    expect(all).toContain('of a search of the whole tree; use')
  })

  it('says nothing where a search may stop at its first solution', () => {
    expect(taskNotes({ task: 'satisfaction', limits: { ...limits, solutions: 1 }, contenders })).toEqual([])
  })
})
