// Complete plans for the tests, around the part that a test is about.

import { readPlan } from '../../../src/feed/plan/readPlan.ts'
import type { Schedule } from '../../../src/feed/plan/scheduleTypes.ts'

/** The five lines that every plan needs. */
const HEAD = `title: Daily Numbers
slug: daily-numbers
id: 6f1c2a52-8a3e-4c8e-9a55-2f6f1d3b7c10
start: 2027-01-01
base: https://example.org/puzzles/
`

/** A plan with these lines from line 6 on. */
export function planWith(lines: string): string {
  return HEAD + lines
}

/** A plan with this slot and further lines. */
export function slotPlan(slot: string, more = ''): string {
  return planWith(`slots:\n  - { slot: one, ${slot} }\n${more}`)
}

/** The schedule of a valid plan. */
export function scheduleOf(text: string): Schedule {
  const read = readPlan(text)
  if ('mistakes' in read) throw new Error(mistakesOfPlan(text).join('\n'))
  return read.schedule
}

/** `LINE:COLUMN what is wrong`, of each mistake. */
export function mistakesOfPlan(text: string): string[] {
  const read = readPlan(text)
  if (!('mistakes' in read)) return []
  return read.mistakes.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

/**
 * The planned puzzle of a slot on a date, in a line: `sudoku 9x9 stars=2..3`, a puzzle's name, a file, or
 * `-`.
 */
export function plannedText(schedule: Schedule, date: string, slot = 'one'): string {
  const planned = schedule.puzzleOf(date, slot)
  if (!planned) return '-'
  if (planned.kind === 'named') return planned.id
  if (planned.kind === 'own') return planned.file
  const { family, shape, order } = planned.recipe
  const { stars, tier, symmetry, clues, own } = order
  const range = (name: string, given?: { readonly least: unknown; readonly most: unknown }) =>
    given && `${name}=${given.least === given.most ? given.least : `${given.least}..${given.most}`}`
  return [
    family.name,
    shape.text,
    range('stars', stars),
    range('tier', tier),
    symmetry && symmetry !== 'none' && symmetry,
    clues && 'clues',
    own && Object.keys(own).length > 0 && JSON.stringify(own),
  ]
    .filter(Boolean)
    .join(' ')
}
