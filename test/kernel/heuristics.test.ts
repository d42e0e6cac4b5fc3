import { describe, expect, it } from 'vitest'
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
