// Reasons name the clues that leave one number, and the calculations in them come out right.

import { describe, expect, it } from 'vitest'
import type { Clue } from '../../../../src/families/latin/rules/ruleBoard.ts'
import { player, type SudokuPuzzle, type SudokuShape } from '../../../../src/families/sudoku/index.ts'
import { makeExplainer } from '../../../../src/grader/explain.ts'
import { reasonText } from '../../../../src/grader/reasonText.ts'
import { reasonOf, type Step } from '../../../../src/grader/steps.ts'
import { findFamily, makeGuide, parsePuzzle } from '../../../../src/index.ts'

const sudoku = findFamily('sudoku')
const shapeOf = (rules: string) => sudoku.notation.parseShape(`4x4+${rules}`) as SudokuShape

/** The plainest reason for a value of a 4x4 board with these clues and givens, as a sentence after its kind. */
function told(rules: string, clues: readonly Clue[], givens: string, cell: number, value: number): string {
  const puzzle: SudokuPuzzle = { shape: shapeOf(rules), givens: Array.from(givens, Number), clues }
  const reasoner = player.inference.makeReasoner(puzzle.shape)
  const frame = new Int32Array(reasoner.frameWords)
  expect(reasoner.root(frame, puzzle)).toBe(true)
  const [reason] = reasoner.reasons(frame, cell, value)
  return `${reason.kind}: ${reasonText(player, puzzle, reason)}`
}

/** The contradiction on a 4x4 board with these clues and givens, as a sentence. */
function contradiction(rules: string, clues: readonly Clue[], givens: string): string {
  const puzzle: SudokuPuzzle = { shape: shapeOf(rules), givens: Array.from(givens, Number), clues }
  const reasoner = player.inference.makeReasoner(puzzle.shape)
  const frame = new Int32Array(reasoner.frameWords)
  const forced = {
    count: 0,
    cells: new Int32Array(16),
    values: new Int32Array(16),
    weights: new Float64Array(16),
  }
  expect(reasoner.root(frame, puzzle) && reasoner.look(frame, forced)).toBe(false)
  return reasonText(player, puzzle, reasoner.contradiction())
}

describe('a single candidate is told by', () => {
  it('the arithmetic of a sum whose other cells are filled', () => {
    const cage = { rule: 'killer', cells: [0, 1, 4], value: '7' }
    expect(told('killer', [cage], '4200000000000000', 4, 1)).toBe(
      'naked-single: last cell of the cage of 7, after r1c1 and r1c2: 7 − 4 − 2 = 1',
    )
    const diagonal = { rule: 'little-killer', cells: [1, 4], value: '5' }
    expect(told('little-killer', [diagonal], '0200000000000000', 4, 3)).toBe(
      'naked-single: last cell of the diagonal with the sum 5, after r1c2: 5 − 2 = 3',
    )
    const arrow = { rule: 'arrow', cells: [0, 1, 2] }
    expect(told('arrow', [arrow], '0120000000000000', 0, 3)).toBe(
      'naked-single: last cell of the arrow, after r1c2 and r1c3: 1 + 2 = 3',
    )
    expect(told('arrow', [arrow], '4010000000000000', 1, 3)).toBe(
      'naked-single: last cell of the arrow, after r1c1 and r1c3: 4 − 1 = 3',
    )
  })

  it('a clue that leaves one number', () => {
    const dot = { rule: 'kropki', cells: [0, 1], value: 'black' }
    expect(told('kropki', [dot], '4000000000000000', 1, 2)).toBe(
      'naked-single: only number possible here in the cells beside the black dot (r1c1, r1c2): 2',
    )
  })

  it('a clue that leaves few numbers, of which the cell sees all but one', () => {
    const thermometer = { rule: 'thermo', cells: [0, 4, 5] }
    expect(told('thermo', [thermometer], '0100000000000000', 0, 2)).toBe(
      'naked-single: possible here in the thermometer (r1c1, r2c1, r2c2): 1 and 2; of these, only 2 is left',
    )
  })

  it('no clue, if the cell sees all other numbers', () => {
    const thermometer = { rule: 'thermo', cells: [0, 4, 5] }
    expect(told('thermo', [thermometer], '0340000020000000', 0, 1)).not.toMatch(
      /^naked-single: (?!only candidate: 1$)/,
    )
  })
})

it('an only place is told with the clues that rule the number out elsewhere', () => {
  const cage = { rule: 'killer', cells: [1, 2], value: '7' }
  expect(told('killer', [cage], '0002000000000000', 0, 1)).toBe(
    'hidden-single: only place for 1 in row 1; not possible in the cage of 7 (r1c2, r1c3)',
  )
})

it('a contradiction is told by the clues that leave no number', () => {
  const dot = { rule: 'kropki', cells: [0, 1], value: 'black' }
  expect(contradiction('kropki', [dot], '4000000002000000')).toBe(
    'no candidate is left in r1c2; the cells beside the black dot (r1c1, r1c2) would need 2 there',
  )
})

/** Made puzzles with sums. */
const MADE = {
  killer:
    'sudoku:6x6+killer:....................................;killer,10,A1,A2,A3;10,A4,A5;6,A6,B6;10,B1,C1,D1;7,B2,C2;8,B3,C3;8,B4,C4;10,B5,C5,D5,E5;9,C6,D6;9,D2,D3,D4;9,E1,F1;3,E2,F2;9,E3,F3;7,E4,F4;11,E6,F5,F6',
  another:
    'sudoku:6x6+killer:....................................;killer,10,A1,B1,C1;8,A2,A3;7,A4,B4;6,A5,A6;9,B2,C2;8,B3,C3;8,B5,B6;7,C4,D4;4,C5,D5;10,C6,D6;6,D1,D2;6,D3,E3;5,E1,E2;11,E4,E5,E6;7,F1,F2;7,F3,F4;7,F5,F6',
  arrow:
    'sudoku:6x6+arrow:....4.......4..........1........3...;arrow,B3,C2,B2;B5,A5,A4;B6,C6,D6;E1,F1,F2;E2,D3,C3;F4,F3,E3',
}

it.each(Object.values(MADE))('each cell of %s is placed once, and the calculations come out right', (id) => {
  const { puzzle } = parsePuzzle(id)
  const explanation = makeExplainer()(sudoku, puzzle)
  if (typeof explanation === 'string') throw new Error(explanation)
  const { steps } = explanation
  const placed = steps.flatMap((step) => (step.step === 'place' || step.step === 'search' ? step.cell : []))
  const open = puzzle.givens.flatMap((value, cell) => (value === 0 ? cell : []))
  expect(placed.sort((one, other) => one - other)).toEqual(open)
  const calculated = steps.map((step) => reasonOf(step).facts).filter(({ calculation }) => calculation)
  expect(calculated.length).toBeGreaterThan(0)
  for (const { calculation, value } of calculated) {
    const terms = String(calculation).replaceAll(' − ', ' + -').split(' + ')
    expect(terms.reduce((sum, term) => sum + Number(term), 0)).toBe(value)
  }
})

describe('a cell that cages leave over', () => {
  const { puzzle } = parsePuzzle(MADE.killer)
  const explanation = makeExplainer()(sudoku, puzzle)
  if (typeof explanation === 'string') throw new Error(explanation)
  const { steps, techniques } = explanation
  const isPattern = (step: Step) =>
    step.step === 'place' && ['innies-and-outies', 'cage-combinations'].includes(reasonOf(step).kind)
  const at = steps.findIndex((step) => isPattern(step) && reasonOf(step).kind === 'innies-and-outies')

  it('is placed, with the calculation as the reason', () => {
    expect(steps[at]).toMatchObject({ step: 'place', cell: 5, value: 1 })
    expect(reasonText(player, puzzle, reasonOf(steps[at]))).toBe(
      'the cages in row 1 leave only this cell: 21 − 10 − 10 = 1',
    )
  })

  it('counts as a pattern and a naked single in the reasoning', () => {
    const count = Object.values(techniques).reduce((sum, times) => sum + times, 0)
    expect(count).toBe(steps.length + steps.filter(isPattern).length)
  })

  it('is a hint to place a number', () => {
    const { puzzle: other } = parsePuzzle(MADE.another)
    const next = makeGuide(player).nextStep(other, { values: other.givens })
    if (next.kind !== 'step') throw new Error(next.kind)
    expect(next.step).toMatchObject({ step: 'place', cell: 20, value: 1 })
    expect(reasonText(player, other, reasonOf(next.step))).toBe(
      'the cages of row 5 have only this cell outside it: 6 + 5 + 11 − 21 = 1',
    )
  })
})
