import { describe, expect, it } from 'vitest'
import { survo } from '../../../src/families/survo/index.ts'
import { spans } from '../../support/reading.ts'
import { nodesOpened, solver } from '../linesums/helpers.ts'
import { countUniqueOpenPuzzles } from './open.ts'
import { PUBLISHED } from './published.ts'

describe('Survo', () => {
  it.each(PUBLISHED)('finds the one solution of $source', ({ text, shape, nodes, solution }) => {
    const puzzle = survo.notation.parse(spans(text))
    expect(puzzle.shape.text).toBe(shape)
    const solutions = solver(survo.model.compile, puzzle.shape, 'full')(puzzle)
    expect(solutions).toHaveLength(1)
    if (solution) expect(solutions[0]).toBe(solution.replaceAll(' /', ''))
    expect(survo.rules.faults(puzzle, solutions[0].split(' ').map(Number))).toEqual([])
    for (const [index, strength] of (['basic', 'full'] as const).entries()) {
      expect(nodesOpened(survo.model.compile(puzzle.shape, strength), puzzle)).toBe(nodes[index])
    }
  })

  // Mustonen 2006; Sund; Kaski. 2x5 and larger: test/slow.
  it.each([
    ['2x2', 1],
    ['2x3', 18],
    ['2x4', 62],
    ['3x3', 38],
  ])('%s has %i open puzzles with one solution, up to order', (shape, count) => {
    for (const strength of ['basic', 'full'] as const)
      expect(countUniqueOpenPuzzles(shape, strength)).toBe(count)
  })

  it('names every broken rule with its cells', () => {
    const puzzle = survo.notation.parse(spans('. . 3 | 9\n. 6 . | 12\n9 7 5'))
    expect(survo.rules.faults(puzzle, [0, 0, 0, 0, 0, 0])).toEqual([])
    expect(survo.rules.faults(puzzle, [5, 1, 3, 4, 6, 2])).toEqual([])
    expect(survo.rules.faults(puzzle, [5, 1, 3, 5, 7, 0])).toEqual([
      { rule: '7 is not a number from 1 to 6', cells: [4] },
      { rule: 'the board has 5 twice', cells: [0, 3] },
      { rule: 'column 1 adds up to 10, not 9', cells: [0, 3] },
      { rule: 'column 2 adds up to 8, not 7', cells: [1, 4] },
    ])
  })

  it('can remove each given', () => {
    const puzzle = survo.notation.parse(spans('. . 3 | 9\n. 6 . | 12\n9 7 5'))
    const removals = survo.rules.removals(puzzle, [5, 1, 3, 4, 6, 2])
    expect(removals.map(({ clue, excluded }) => [clue, excluded])).toEqual([
      ['3 at r1c3', { cell: 2, value: 3 }],
      ['6 at r2c2', { cell: 4, value: 6 }],
    ])
    expect(removals[0].puzzle).toEqual({ ...puzzle, givens: [0, 0, 0, 0, 6, 0] })
  })
})
