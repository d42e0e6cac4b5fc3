import { describe, expect, it } from 'vitest'
import { parsePuzzle } from '../../src/index.ts'
import { VARIABLE_ORDERS } from '../../src/kernel/heuristics.ts'
import { makeSearcher } from '../../src/kernel/search.ts'
import { type Model, SETTLED } from '../../src/kernel/searchModel.ts'
import { randomBoard } from '../support/boards.ts'
import { FAMILIES_UNDER_TEST } from '../support/fixtures.ts'

/** The cell that dom/wdeg chooses, from all groups of the state. */
function chosenCell(model: Model<never>, frame: Int32Array, weights: readonly number[]): number {
  const isOpen = (cell: number) => model.alternatives(frame, cell) !== SETTLED
  const ratioOf = (cell: number) => {
    const degree = model.groups.reduce((sum, group, index) => {
      const counts = group.includes(cell) && group.filter(isOpen).length > 1
      return counts ? sum + weights[index] : sum
    }, 0)
    return degree > 0 ? model.alternatives(frame, cell) / degree : Number.MAX_VALUE
  }
  const open = Array.from({ length: model.cells }, (_, cell) => cell).filter(isOpen)
  const [best] = open.toSorted((one, other) => ratioOf(one) - ratioOf(other))
  return best
}

describe('dom/wdeg', () => {
  it('weighs the groups of each state', () => {
    let choices = 0
    let contradictions = 0
    for (const { name } of FAMILIES_UNDER_TEST) {
      for (let index = 0; index < 16; index++) {
        const { family, puzzle } = randomBoard(name, `dom-wdeg/${index}`)
        const search = makeSearcher(family.model.compile(puzzle.shape, 'basic'), (model) => {
          const weights = model.groups.map(() => 1)
          const kept = VARIABLE_ORDERS['dom-wdeg'].make(model)
          return {
            choose(frame, pairs) {
              choices++
              const count = kept.choose(frame, pairs)
              expect(pairs[0]).toBe(chosenCell(model, frame, weights))
              return count
            },
            failed(group, move) {
              contradictions++
              if (group >= 0) weights[group]++
              kept.failed?.(group, move)
            },
          }
        })
        search(puzzle, { nodes: 150 })
      }
    }
    expect(choices).toBeGreaterThan(500)
    expect(contradictions).toBeGreaterThan(200)
  })
})

describe('failures', () => {
  it('weighs the cells of contradictions, and those that were placed last before them', () => {
    let contradictions = 0
    for (const { name } of FAMILIES_UNDER_TEST) {
      for (let index = 0; index < 16; index++) {
        const { family, puzzle } = randomBoard(name, `failures/${index}`)
        const search = makeSearcher(family.model.compile(puzzle.shape, 'basic'), (model) => {
          const counts = Array.from({ length: model.cells }, (_, cell) => {
            return 10 + model.groups.filter((group) => group.includes(cell)).length
          })
          const kept = VARIABLE_ORDERS.failures.make(model)
          return {
            choose(frame, pairs) {
              const open = [...counts.keys()].filter((cell) => model.alternatives(frame, cell) !== SETTLED)
              const ratios = open.map((cell) => [cell, counts[cell] / model.alternatives(frame, cell)])
              const highest = Math.max(...ratios.map(([, ratio]) => ratio))
              const count = kept.choose(frame, pairs)
              expect(pairs[0]).toBe(ratios.find(([, ratio]) => ratio === highest)?.[0])
              return count
            },
            failed(group, move) {
              contradictions++
              counts[move.cell]++
              const last = model.lastPlaced?.() ?? -1
              if (last >= 0) counts[last]++
              kept.failed?.(group, move)
            },
          }
        })
        search(puzzle, { nodes: 150 })
      }
    }
    expect(contradictions).toBeGreaterThan(200)
  })

  it('learns from a Latin board which cell was placed last', () => {
    const { family, puzzle } = parsePuzzle('sudoku:4x4:1.....2..3.....4')
    const model = family.model.compile(puzzle.shape, 'full')
    const frame = new Int32Array(model.frameWords)
    expect(model.root(frame, { ...puzzle, givens: puzzle.givens.map(() => 0) })).toBe(true)
    expect(model.lastPlaced?.()).toBe(-1)
    expect(model.place(frame, 5, 3)).toBe(true)
    expect(model.lastPlaced?.()).toBe(5)
    expect(model.lastValue?.()).toBe(3)
    expect(model.root(frame, puzzle)).toBe(true)
    const last = model.lastPlaced?.() as number
    expect(puzzle.givens[last]).toBe(0)
    expect(model.alternatives(frame, last)).toBe(SETTLED)
  })
})
