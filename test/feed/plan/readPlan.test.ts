// Tests which puzzle each slot of a plan has on each date.

import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { findFamily } from '../../../src/families/registry.ts'
import { addDays, datesBetween, WEEKDAYS, weekdayOf } from '../../../src/feed/calendarDates.ts'
import { PLAN_SCHEMA, starterPlan } from '../../../src/feed/plan/planSchema.ts'
import { formattedJson } from '../../support/formattedJson.ts'
import { mistakesOfPlan, plannedText, planWith, scheduleOf, slotPlan } from './plans.ts'
import specialDates from './specialDates.json' with { type: 'json' }

const FAMILIES_IN_ORDER = ['sudoku', 'kenken', 'hidoku', 'survo', 'magic']

/** A Monday. */
const MONDAY = '2027-01-04'
const WEEK = WEEKDAYS.map((_, day) => addDays(MONDAY, day))
const CHRISTMAS = '2027-12-25'
const NAMED = 'sudoku:4x4:1..4..2..3..4..1'

const weekOf = (text: string) => WEEK.map((date) => plannedText(scheduleOf(text), date))
const christmas = (slot: string, ...dates: string[]) =>
  plannedText(
    scheduleOf(slotPlan(slot, `dates:\n${dates.map((date) => `  - { ${date} }\n`).join('')}`)),
    CHRISTMAS,
  )

describe('the schema', () => {
  it('is the same as in the file for editors and other programs, which `npm run schemas` writes', async () => {
    await expect(formattedJson(PLAN_SCHEMA)).toMatchFileSnapshot('../../../schemas/feed.schema.json')
  })

  it('is valid, and has a sentence for every key', () => {
    expect(() => new Ajv({ strictTypes: false, strictRequired: false }).compile(PLAN_SCHEMA)).not.toThrow()
    const { properties = {} } = PLAN_SCHEMA
    const all = [properties, properties.slots.items?.properties, properties.dates.items?.properties]
    const silent = all.flatMap((keys) =>
      Object.entries(keys ?? {}).filter(([, { description }]) => !description),
    )
    expect(silent).toEqual([])
  })
})

describe('the plan of a new feed', () => {
  const text = starterPlan({ start: '2027-01-01', id: '6f1c2a52-8a3e-4c8e-9a55-2f6f1d3b7c10' })

  it('has five slots on every day', () => {
    const schedule = scheduleOf(text)
    expect(schedule.slots.map(({ name, title }) => [name, title])).toEqual(
      FAMILIES_IN_ORDER.map((name) => [name, findFamily(name).words.en.name]),
    )
    for (const { name } of schedule.slots) {
      for (const date of WEEK) expect(schedule.puzzleOf(date, name)).toMatchObject({ kind: 'made' })
    }
  })

  it('is never easier on a later day of the week', () => {
    const schedule = scheduleOf(text)
    for (const { name } of schedule.slots) {
      const stars = WEEK.map((date) => {
        const planned = schedule.puzzleOf(date, name)
        return planned?.kind === 'made' ? (planned.recipe.order.stars?.least ?? 0) : 0
      })
      expect(stars).toEqual(stars.toSorted())
      expect(stars[0]).toBeGreaterThan(0)
      expect(stars[6]).toBeGreaterThan(stars[0])
    }
  })

  it('has comments that are valid plans when uncommented', () => {
    const bold = text.replaceAll(/^# (?=author|zone|release|dates| {2}-)/gm, '')
    expect(bold).not.toBe(text)
    const schedule = scheduleOf(bold)
    expect(plannedText(schedule, CHRISTMAS, 'sudoku')).toBe('sudoku 16x16 stars=3 rotate180')
    expect(plannedText(schedule, '2027-04-01', 'survo')).toBe('-')
    expect(plannedText(schedule, '2028-04-01', 'survo')).not.toBe('-')
    expect(schedule.times).toMatchObject({ zone: 'Europe/Berlin', release: '06:00' })
  })
})

describe('a key', () => {
  it('has its default if it is left out', () => {
    const { meta, times, slots, ...rest } = scheduleOf(slotPlan('family: magic'))
    expect(times).toEqual({ zone: 'UTC', release: undefined, solutionDays: 1, solutionsAt: undefined })
    expect(rest).toMatchObject({ ahead: 0, stock: 7, paper: 'A4' })
    expect(meta).toMatchObject({ title: 'Daily Numbers', language: 'en', slug: 'daily-numbers' })
    expect(slots).toMatchObject([{ name: 'one', start: '2027-01-01', hasOwnStart: false }])
  })

  it('has the value of the plan if the plan states it', () => {
    const lines = `zone: America/New_York
release: "05:30"
solutions: 2
solutions-at: "09:00"
ahead: 3
stock: 0
paper: letter
language: de-AT
slots: [{ slot: one, family: magic, start: 2027-03-01, end: 2027-03-07, repeat-after: 365 }]
`
    const { times, slots, puzzleOf, ...rest } = scheduleOf(planWith(lines))
    const own = { zone: 'America/New_York', release: '05:30', solutionDays: 2, solutionsAt: '09:00' }
    expect(times).toEqual(own)
    expect(rest).toMatchObject({ ahead: 3, stock: 0, paper: 'letter' })
    expect(slots[0]).toMatchObject({ hasOwnStart: true, start: '2027-03-01', repeatAfter: 365 })
    const dates = datesBetween('2027-02-20', '2027-03-20').filter((date) => puzzleOf(date, 'one'))
    expect(dates).toEqual(datesBetween('2027-03-01', '2027-03-07'))
  })

  it('can withhold solutions for ever', () => {
    expect(scheduleOf(slotPlan('family: magic', 'solutions: never\n')).times.solutionDays).toBeUndefined()
  })

  it('has a title in the language of the feed', () => {
    expect(scheduleOf(slotPlan('family: magic', 'language: de\n')).slots[0].title).not.toBe(
      findFamily('magic').words.en.name,
    )
    expect(scheduleOf(slotPlan('family: magic, title: Mine')).slots[0].title).toBe('Mine')
    expect(scheduleOf(slotPlan('week: { tue: { family: survo } }, days: [tue]')).slots[0].title).toBe('Survo')
    expect(scheduleOf(slotPlan('from: mine.txt')).slots[0].title).toBe('one')
  })

  it('may be in another language if the plan names a file of words', () => {
    expect(mistakesOfPlan(slotPlan('family: magic', 'language: pt\nwords: pt.yaml\n'))).toEqual([])
  })
})

describe('a week', () => {
  it('has stars from Monday to Sunday', () => {
    const ramp = weekOf(slotPlan('family: hidoku, shape: 5x5, ramp: [1, 1, easy, 2..3, 3, 4, fiendish]'))
    expect(ramp).toEqual(['1', '1', '2', '2..3', '3', '4', '5'].map((stars) => `hidoku 5x5 stars=${stars}`))
    expect(WEEK.map(weekdayOf)).toEqual(WEEKDAYS)
  })

  it('has only the days that the slot names', () => {
    expect(weekOf(slotPlan('family: hidoku, shape: 5x5, days: [tue, sun]'))).toEqual([
      ...['-', 'hidoku 5x5', '-', '-', '-', '-'],
      'hidoku 5x5',
    ])
  })

  it('has on each day the order of the slot with the changes of the day', () => {
    const slot =
      'family: kenken, shape: 4x4, ramp: [1, 1, 1, 1, 1, 1, 2], options: { max-cage: 3 }, ' +
      'week: { tue: { shape: 5x5 }, wed: { family: survo }, thu: { tier: singles }, fri: { none: true }, ' +
      `sat: { puzzle: "${NAMED}" }, sun: { stars: 3 } }`
    expect(weekOf(slotPlan(slot))).toEqual([
      'kenken 4x4 stars=1 {"maxCage":3}',
      'kenken 5x5 stars=1 {"maxCage":3}',
      'survo 4x4 stars=1',
      'kenken 4x4 tier=singles {"maxCage":3}',
      '-',
      NAMED,
      'kenken 4x4 stars=3 {"maxCage":3}',
    ])
  })
})

describe('a special date', () => {
  const HIDOKU = 'family: hidoku, shape: 5x5, stars: 2'

  it('occurs every year without a year, and once with a year', () => {
    const schedule = scheduleOf(
      slotPlan(HIDOKU, 'dates:\n  - { date: 12-25, stars: 3 }\n  - { date: 2027-12-26, stars: 4 }\n'),
    )
    const on = (date: string) => plannedText(schedule, date)
    expect(['2027-12-25', '2028-12-25', '2040-12-25'].map(on)).toEqual(Array(3).fill('hidoku 5x5 stars=3'))
    expect([on('2027-12-26'), on('2028-12-26')]).toEqual(['hidoku 5x5 stars=4', 'hidoku 5x5 stars=2'])
  })

  it('may be the 29th of February', () => {
    const schedule = scheduleOf(slotPlan(HIDOKU, 'dates: [{ date: 02-29, none: true }]\n'))
    const missing = datesBetween('2027-02-25', '2028-03-05').filter((date) => !schedule.puzzleOf(date, 'one'))
    expect(missing).toEqual(['2028-02-29'])
  })

  it('changes all slots, or one', () => {
    const slots = 'slots:\n  - { slot: one, family: survo }\n  - { slot: two, family: magic }\n'
    const dates = 'dates: [{ date: 12-25, none: true }, { date: 12-26, slot: two, none: true }]\n'
    const schedule = scheduleOf(planWith(slots + dates))
    const on = (date: string) => ['one', 'two'].map((slot) => plannedText(schedule, date, slot))
    expect(on('2027-12-25')).toEqual(['-', '-'])
    expect(on('2027-12-26')).toEqual(['survo 4x4', '-'])
  })

  it.each(specialDates)('has %s', (_, dates, expected) => {
    expect(christmas(HIDOKU, ...dates.split('; '))).toBe(expected)
  })

  it('has stars instead of a tier', () => {
    expect(christmas('family: hidoku, shape: 5x5, tier: singles', 'date: 12-25, stars: 1')).toBe(
      'hidoku 5x5 stars=1',
    )
  })

  it('can add a day of the week on which a slot does not appear', () => {
    expect(weekdayOf(CHRISTMAS)).toBe('sat')
    expect(christmas(`${HIDOKU}, days: [mon]`, 'date: 12-25, slot: one, stars: 1')).toBe('hidoku 5x5 stars=1')
  })

  it("has a puzzle of the editor's file unless it names its puzzle", () => {
    expect(christmas('from: mine.txt', 'date: 12-24, none: true')).toBe('mine.txt')
    expect(christmas('from: mine.txt', `date: 12-25, puzzle: "${NAMED}"`)).toBe(NAMED)
  })
})

it('an unknown slot has no puzzle', () => {
  expect(plannedText(scheduleOf(slotPlan('family: survo')), MONDAY, 'two')).toBe('-')
})
