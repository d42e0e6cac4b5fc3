import { describe, expect, it } from 'vitest'
import { canonicalSudoku } from '../../../src/families/sudoku/canonical.ts'
import { sudoku } from '../../../src/families/sudoku/index.ts'
import { leastGrid } from '../../../src/families/sudoku/leastGrid.ts'
import { canonicalForm } from '../../../src/grader/canonicalForm.ts'
import {
  type Grade,
  makeGrader,
  makeMaker,
  makeRng,
  makeSolver,
  NO_WISHES,
  parsePuzzle,
} from '../../../src/index.ts'
import { makeOne } from '../../support/made.ts'
import { fixture } from './fixture.ts'
import { countGridClasses } from './gridClasses.ts'

/** The grid with the most symmetries: 648 (Russell and Jarvis). */
const MOST_SYMMETRIC = [0, 3, 6].flatMap((start) =>
  [0, 1, 2].flatMap((row) =>
    Array.from({ length: 9 }, (_, column) => {
      const [stack, place] = [Math.floor(column / 3), column % 3]
      // Each box is the first one with its rows and columns rotated.
      return ((row + stack) % 3) * 3 + ((place + start / 3) % 3) + 1
    }),
  ),
)

describe('twins of a Sudoku', () => {
  // Every grid is relabelled to begin with 1 2 3 ...: of 288 and of 28,200,960 so 12 and 39,168 are left (Felgenhauer and
  // Jarvis, Mathematics of Sudoku I, 2006; Russell and Jarvis, II). Those of 6x6 are counted in test/slow/twins.test.ts.
  it('are 2 full grids of 4x4', () => {
    expect(countGridClasses('4x4')).toEqual({ grids: 12, classes: 2 })
  })

  it('has one way to the least grid for each symmetry of the grid', () => {
    const shape = sudoku.notation.parseShape('9x9')
    expect(leastGrid(shape, MOST_SYMMETRIC)?.ways).toHaveLength(648)
  })

  it('distinguishes a permuted copy from one that only looks the same', () => {
    const { puzzle } = parsePuzzle(
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    )
    const [solution] = makeSolver()(sudoku, puzzle).solutions
    const exchanged = (values: readonly number[]) => [
      ...values.slice(9, 18),
      ...values.slice(0, 9),
      ...values.slice(18),
    ]
    const board = { shape: sudoku.notation.parseShape('9x9'), givens: [...puzzle.givens] }
    const copy = { ...board, givens: exchanged(puzzle.givens) }
    expect(canonicalSudoku.looks(copy)).not.toEqual(canonicalSudoku.looks(board))
    expect(canonicalSudoku.essential(copy, exchanged(solution))).toEqual(
      canonicalSudoku.essential(board, solution),
    )
  })

  it.each(['8x8/4x2', '10x10', '12x12', '12x12/2x6', '16x16', '25x25'])('%s: have one form', (text) => {
    const rng = makeRng(text)
    const shape = sudoku.notation.parseShape(text)
    const board = { puzzle: { shape, givens: solutionOf(text).map((value, cell) => (cell % 3 ? 0 : value)) } }
    const one = { ...board, solution: solutionOf(text) }
    const form = canonicalSudoku.essential(one.puzzle, one.solution)
    expect(form).toBeDefined()
    for (let time = 0; time < 3; time++) {
      const { puzzle, solution } = fixture.twin(rng, one)
      expect(canonicalSudoku.essential(puzzle, solution)).toEqual(form)
    }
  })

  it('are too much work with many columns in two stacks; then looks are used', () => {
    const rng = makeRng('too much')
    const solution = solutionOf('16x16/2x8')
    const one = { puzzle: { shape: sudoku.notation.parseShape('16x16/2x8'), givens: solution }, solution }
    for (const { puzzle, solution } of [one, fixture.twin(rng, one)]) {
      expect(canonicalSudoku.essential(puzzle, solution)).toBeUndefined()
      expect(canonicalForm(sudoku, puzzle, solution)).toEqual({
        puzzle: canonicalSudoku.looks(puzzle),
        sameness: 'looks',
      })
    }
  })

  it('are stated in a grade if they are too much work', () => {
    const { canonical } = sudoku.rules
    const rules = { ...sudoku.rules, canonical: { ...canonical, essential: () => undefined } }
    const make = makeMaker(sudoku, sudoku.notation.parseShape('4x4'))
    // Forms are cached by puzzle, so each call gets a new puzzle.
    const gradeOf = (family: typeof sudoku) => makeGrader()(family, makeOne(make, 'graded').puzzle)
    expect((gradeOf(sudoku) as Grade).twins).toBeUndefined()
    expect((gradeOf({ ...sudoku, rules }) as Grade).twins).toBe('looks')
  })
})

function solutionOf(text: string): readonly number[] {
  const board = sudoku.making.fill(makeRng(text), sudoku.notation.parseShape(text), NO_WISHES)
  if (!board) throw new Error(`no ${text} was filled`)
  return board.solution
}
