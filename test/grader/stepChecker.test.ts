// The checker of steps proves what rests on uniqueness from patterns that it checks itself, and refuses false ones.

import { describe, expect, it } from 'vitest'
import { makeReplay } from '../../scripts/perf/step-checker.mjs'
import {
  type EliminateStep,
  findFamily,
  makeExplainer,
  makeSolver,
  parsePuzzle,
  type Step,
} from '../../src/index.ts'

const sudoku = findFamily('sudoku')
const RECTANGLE = '5......7..98.1....7..6..8.99.536.2......4......4.857.63.6..2..1....7.38..5......7'

/** The first step of a kind on the path of a Sudoku, and a replay of the steps before it. */
function before(clues: string, kind: string) {
  const { puzzle } = parsePuzzle(`sudoku:9x9:${clues}`)
  const explanation = makeExplainer()(sudoku, puzzle)
  if (typeof explanation === 'string') throw new Error(explanation)
  const at = explanation.steps.findIndex((step) => step.step === 'eliminate' && step.kind === kind)
  const step = explanation.steps[at] as EliminateStep
  return {
    step,
    givens: puzzle.givens,
    accepts(changed: Step) {
      const replay = makeReplay(sudoku.rules.constraints(puzzle))
      for (const earlier of explanation.steps.slice(0, at)) expect(replay.check(earlier)).toBe(true)
      return replay.check(changed)
    },
  }
}

describe('a unique rectangle', () => {
  const { step, givens, accepts } = before(RECTANGLE, 'unique-rectangle-1')
  const [one, two, three, four] = step.cells

  it('is proved', () => {
    expect(step.removes.length).toBeGreaterThan(0)
    expect(accepts(step)).toBe(true)
  })

  it('is not proved with a given, or with corners that are no rectangle', () => {
    const given = givens.findIndex((value) => value > 0)
    expect(accepts({ ...step, cells: [given, two, three, four] })).toBe(false)
    expect(accepts({ ...step, cells: [one, four, two, three] })).toBe(false)
    expect(accepts({ ...step, cells: [one, two, three, three] })).toBe(false)
    expect(accepts({ ...step, cells: [] })).toBe(false)
  })

  it('is not proved by the rules alone, under the name of another technique', () => {
    expect(accepts({ ...step, kind: 'naked-pair' })).toBe(false)
  })

  it('does not rule out the solution', () => {
    const [{ cell }] = step.removes
    const [solution] = makeSolver()(sudoku, parsePuzzle(`sudoku:9x9:${RECTANGLE}`).puzzle).solutions
    expect(accepts({ ...step, removes: [{ cell, value: solution[cell] }] })).toBe(false)
  })
})
