// Every mistake in a plan is reported with its line, its column, and what would be right.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { starterPlan } from '../../../src/feed/plan/planSchema.ts'
import { readPlan } from '../../../src/feed/plan/readPlan.ts'
import table from './mistakes.json' with { type: 'json' }
import { mistakesOfPlan, planWith, slotPlan } from './plans.ts'

/** The plans around the parts in the table. */
const PLANS: Readonly<Record<keyof typeof table, (part: string) => string>> = {
  text: (text) => text,
  plan: planWith,
  slot: slotPlan,
  besideSlots: (lines) => planWith(`${lines}\nslots: [{ slot: one, family: sudoku }]\n`),
  name: (name) => planWith(`slots: [{ slot: ${name}, family: sudoku }]\n`),
  date: (date) => PLANS.besideSlots(`dates: [{ ${date} }]`),
}

describe('the author of a plan', () => {
  describe.each(Object.keys(table) as (keyof typeof table)[])('of a wrong %s', (kind) => {
    it.each(table[kind])('%j: %s', (part, expected) => {
      const mistakes = mistakesOfPlan(PLANS[kind](part))
      const found = mistakes.filter((mistake) => mistake.startsWith(expected))
      expect(found.length, mistakes.join('\n')).toBeGreaterThan(0)
    })
  })

  it('gets one error about a wrong name that several days take from their slot', () => {
    const week = 'week: { fri: { shape: 4x4 }, sat: { stars: 3 }, sun: { stars: 4 } }'
    expect(mistakesOfPlan(slotPlan(`family: kenke, ${week}`))).toEqual([
      '7:26 unknown family "kenke"; did you mean "kenken"?',
    ])
  })

  it('gets one error about a misspelt key that is needed', () => {
    const plan = planWith('slots: [{ slot: one, family: sudoku }]\n').replace('title:', 'titel:')
    expect(mistakesOfPlan(plan)).toEqual(['1:1 unknown key "titel"; did you mean "title"?'])
  })

  it('gets an error about two special dates that are impossible together', () => {
    const both = (stars: number) =>
      slotPlan(
        'family: survo',
        `dates:\n  - { date: 12-25, shape: 3x3 }\n  - { date: 2027-12-25, stars: ${stars} }\n`,
      )
    expect(mistakesOfPlan(both(2))).toEqual([])
    expect(mistakesOfPlan(both(5))).toEqual(['10:32 hardly any 3x3 Survo has 5 stars; ask for 1 or 2'])
  })

  it('gets all mistakes at once, in the order of the text, each once', () => {
    const text = planWith(`zone: Berlin
solutions: soon
slots:
  - { slot: one, family: sudoku, shape: 99x99, ramp: [1, 1, 1, 1, 1, 1, 1] }
  - { slot: one, family: survo, week: { sun: { stars: 9 } } }
  - { slot: archive, family: survo, start: 2026-01-01 }
dates:
  - { date: 02-30, none: true }
`)
    const places = '6:7 7:12 9:41 10:13 10:55 11:13 11:44 13:13'
    expect(mistakesOfPlan(text).map((mistake) => mistake.split(' ')[0])).toEqual(places.split(' '))
  })
})

describe('a damaged plan', () => {
  const starter = starterPlan({ start: '2027-01-01', id: '6f1c2a52-8a3e-4c8e-9a55-2f6f1d3b7c10' }).replaceAll(
    /^# (?=author|zone|release|dates| {2}-)/gm,
    '',
  )
  const lines = starter.split('\n').length
  const place = fc.nat(starter.length - 1)
  const deletion = fc.record({ at: place, length: fc.integer({ min: 1, max: 30 }), text: fc.constant('') })
  const harm = fc.constantFrom(
    ...['\n', '  ', ': ', '{', '}', '[', ']', '- ', '#', '&a ', '*a', '"', "'", '|', '\t', '9', '-'],
    ...['__proto__: 1', '\u0000', '💥', '<<: *x', '!!set'],
  )
  const text = fc.oneof(fc.string({ maxLength: 8 }), harm)
  const insertion = fc.record({ at: place, length: fc.constant(0), text })

  it('is read, or rejected with the places of its mistakes', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(deletion, insertion), { minLength: 1, maxLength: 4 }), (damages) => {
        const text = damages.reduce(
          (damaged, { at, length, text: added }) => damaged.slice(0, at) + added + damaged.slice(at + length),
          starter,
        )
        const read = readPlan(text)
        if (!('mistakes' in read)) {
          for (const { name } of read.schedule.slots) read.schedule.puzzleOf('2027-12-25', name)
          return
        }
        expect(read.mistakes.length).toBeGreaterThan(0)
        for (const { name, line, column, message } of read.mistakes) {
          expect(name).toBe('PuzzleError')
          expect(line).toBeGreaterThan(0)
          expect(line).toBeLessThanOrEqual(lines + 50)
          expect(column).toBeGreaterThan(0)
          expect(message).not.toBe('')
        }
      }),
      { numRuns: 300 },
    )
  })
})
