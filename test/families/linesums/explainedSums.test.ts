import { expect, it } from 'vitest'
import type { SurvoPuzzle } from '../../../src/families/survo/puzzle.ts'
import { makeExplainer, parsePuzzle } from '../../../src/index.ts'

// On the first two boards, a pattern is used only after a cell of its line has been placed.
it.each([
  'survo:4x4:,,12,/2,,,13/,,9,/,,,|29,27,32,48|37,15,48,36',
  'survo:4x4:,4,2,/,,,/16,,,6/,,,|29,47,31,29|44,33,28,31',
])('%s: every step names the sum that the open cells of its line need now', (id) => {
  const { family, puzzle } = parsePuzzle(id)
  const { rowSums, columnSums, givens, shape } = puzzle as SurvoPuzzle
  const explained = makeExplainer()(family, puzzle)
  if (typeof explained === 'string') throw new Error(explained)
  const values = givens.slice()
  let checked = 0
  for (const step of explained.steps) {
    if (step.step === 'place' || step.step === 'search') values[step.cell] = step.value
    if (step.step !== 'eliminate' || step.facts.needs === undefined || step.facts.other !== undefined)
      continue
    const [, kind, number] = /^(row|column) (\d+)$/.exec(String(step.facts.line)) ?? []
    if (kind === undefined) continue
    const line = Number(number) - 1
    const placed = values.filter(
      (_, cell) => line === (kind === 'row' ? Math.floor(cell / shape.columns) : cell % shape.columns),
    )
    const whole = (kind === 'row' ? rowSums : columnSums)[line]
    expect(step.facts.needs, JSON.stringify(step)).toBe(whole - placed.reduce((sum, value) => sum + value, 0))
    checked++
  }
  expect(checked).toBeGreaterThan(2)
})
