// The maker when the proofs of a puzzle need more nodes than the limit: these tests spend all nodes.

import { describe, expect, it } from 'vitest'
import { EVEN, scripted } from '../maker/scripted.ts'

describe('the maker', () => {
  it('rejects a puzzle whose last proofs had no nodes left, even if nothing else can be tried', () => {
    // The first board alone uses up all nodes, and would be a puzzle.
    const cells = Array.from({ length: 400_000 }, () => [0, 1, 2, 3, 4, 5])
    const { make, answers, filled } = scripted({ full: EVEN, cells, nodes: 1000 })
    expect(make()).toEqual({ attempts: 1 })
    expect(answers).not.toContain(true)
    expect(filled()).toBe(1)
  })

  it('gives up earlier if the proofs take too many nodes', () => {
    // A board with only its sums, requested again and again: each proof opens nodes.
    const cells = Array.from({ length: 3000 }, () => [0, 1, 2, 3, 4, 5])
    const { make, filled } = scripted({ full: EVEN, cells, nodes: 1000 })
    expect(make({ clues: { least: 0, most: 0 } }, 1000)).toHaveProperty('attempts', filled())
    expect(filled()).toBeLessThan(1000)
  })
})
