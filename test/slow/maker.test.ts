// The maker where the proofs of a puzzle take more nodes than it may cost: all of them are spent here.

import { describe, expect, it } from 'vitest'
import { EVEN, scripted } from '../maker/scripted.ts'

describe('the maker', () => {
  it('takes no puzzle whose last proofs had no nodes left, even if nothing more can be tried', () => {
    // The first board alone uses up all that there is, and would be a puzzle.
    const cells = Array.from({ length: 400_000 }, () => [0, 1, 2, 3, 4, 5])
    const { make, answers, filled } = scripted({ full: EVEN, cells, nodes: 1000 })
    expect(make()).toEqual({ attempts: 1 })
    expect(answers).not.toContain(true)
    expect(filled()).toBe(1)
  })

  it('gives up earlier where the proofs take too many nodes', () => {
    // A board without anything printed but its sums, asked for ever again: each proof opens its nodes.
    const cells = Array.from({ length: 3000 }, () => [0, 1, 2, 3, 4, 5])
    const { make, filled } = scripted({ full: EVEN, cells, nodes: 1000 })
    expect(make({ clues: { least: 0, most: 0 } }, 1000)).toHaveProperty('attempts', filled())
    expect(filled()).toBeLessThan(1000)
  })
})
