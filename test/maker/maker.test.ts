// Tests the maker with a scripted family, which proposes given removals and records the answers.

import { describe, expect, it } from 'vitest'
import { isMade } from '../../src/index.ts'
import { EASY, EVEN, scripted } from './scripted.ts'

describe('the maker', () => {
  it('removes clues while one solution is left, and reports the answers to the family', () => {
    const { make, answers } = scripted({})
    // 1 2 3 / 4 5 6 with the sums 6, 15 | 5, 7, 9: without givens, the first row can only be 1 2 3, in one
    // order.
    expect(make()).toMatchObject({ clues: 0, minimal: true, attempts: 1, solution: EASY.givens })
    expect(answers).toEqual([true, true, true, true, true, true])
  })

  it('rejects removals that allow a second solution, of one given and of several', () => {
    // The first two columns of EVEN can be exchanged once all their givens are gone.
    const { make, answers } = scripted({ full: EVEN, cells: [[0, 1, 3], 4, [0, 3], 1, 4] })
    expect(make()).toMatchObject({ clues: 3 })
    expect(answers).toEqual([true, false, true, false, false])
  })

  it('reports no puzzle as minimal against the family, or if a limit ended the proof of a single clue', () => {
    expect(scripted({ minimal: false }).make()).toMatchObject({ minimal: false })
    const { make, answers } = scripted({ nodes: 0, full: EVEN })
    expect(make()).toMatchObject({ minimal: false })
    expect(answers).toContain(false)
    // A batch whose proof was cut off is decided by its parts.
    const batch = scripted({ nodes: 0, full: EVEN, cells: [[0, 1, 2, 3, 4, 5], 0] })
    const anyClues = { least: 0, most: 6 }
    expect(batch.make({ minimal: true, clues: anyClues })).toMatchObject({ minimal: true, clues: 5 })
    expect(batch.answers).toEqual([false, true])
  })

  it('proves minimality itself if the reduction does not show it', () => {
    // Two givens are never proposed, although they can be removed.
    const twoLeft = { cells: [0, 1, 2, 3], minimal: false }
    expect(scripted(twoLeft).make({ minimal: true }, 5)).toEqual({ attempts: 5 })
    expect(scripted({ minimal: false }).make({ minimal: true }, 5)).toMatchObject({ minimal: true })
    // A puzzle without a complete proof is not minimal.
    expect(scripted({ nodes: 0, full: EVEN }).make({ minimal: true }, 5)).toEqual({ attempts: 5 })
  })

  it('stops at the wanted number of clues, unless a minimal puzzle is ordered too', () => {
    const { make, answers } = scripted({})
    expect(make({ clues: { least: 4, most: 4 } })).toMatchObject({ clues: 4, minimal: false })
    expect(answers).toEqual([true, true])
    expect(scripted({}).make({ minimal: true, clues: { least: 4, most: 6 } }, 3)).toEqual({ attempts: 3 })
    expect(scripted({}).make({ minimal: true, clues: { least: 0, most: 1 } }, 3)).toMatchObject({ clues: 0 })
  })

  it('never removes more clues than wanted, not even several together', () => {
    const { make, answers } = scripted({ cells: [[0, 1, 2], 3, 4, 5] })
    expect(make({ clues: { least: 4, most: 4 } })).toMatchObject({ clues: 4 })
    expect(answers).toEqual([false, true, true])
  })

  it('draws the number of clues from the whole range', () => {
    const { make } = scripted({})
    const clues = Array.from({ length: 60 }, (_, index) => {
      const made = make({ clues: { least: 2, most: 4 } }, 1, `range/${index}`)
      return isMade(made) ? made.clues : undefined
    })
    for (const count of [2, 3, 4]) expect(clues.filter((one) => one === count).length).toBeGreaterThan(8)
    expect(new Set(clues).size).toBe(3)
  })

  it('makes no board without an open cell', () => {
    expect(scripted({}).make({ clues: { least: 6, most: 6 } }, 3)).toEqual({ attempts: 3 })
  })

  it('gives up after the given attempts, including empty boards', () => {
    const { make, filled } = scripted({ fills: 1000 })
    expect(make({}, 7)).toEqual({ attempts: 7 })
    expect(filled()).toBe(7)
    expect(scripted({ fills: 3 }).make({}, 7)).toMatchObject({ attempts: 4 })
    const never = scripted({ cells: [] })
    expect(never.make({ clues: { least: 0, most: 5 } }, 9)).toEqual({ attempts: 9 })
    expect(never.filled()).toBe(9)
  })

  it('does not start if the shape lacks the symmetry', () => {
    const { make, filled } = scripted({})
    expect(make({ symmetry: 'diagonal' })).toEqual({ attempts: 0 })
    expect(filled()).toBe(0)
  })

  it('gives up a board that takes too many nodes, if a minimal puzzle is ordered', () => {
    const hard = { full: EVEN, cells: Array.from({ length: 50 }, () => [0, 1, 2, 3, 4, 5]), boardNodes: 4 }
    const { make, answers, filled } = scripted(hard)
    expect(make({ minimal: true }, 3)).toEqual({ attempts: 3 })
    expect(filled()).toBe(3)
    expect(answers.length).toBeLessThan(12)
    // Other orders have no such limit.
    const without = scripted(hard)
    without.make({}, 1)
    expect(without.answers.length).toBe(50)
  })
})
