// Every mistake in a plan is reported with its line, its column, and what would be right.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { starterPlan } from '../../../src/feed/plan/planSchema.ts'
import { readPlan } from '../../../src/feed/plan/readPlan.ts'
import { mistakesOfPlan, planWith, slotPlan } from './plans.ts'

const SLOTS = 'slots: [{ slot: one, family: sudoku }]\n'
const others = (lines: string) => planWith(`${lines}\n${SLOTS}`)
const dated = (date: string) => others(`dates: [{ ${date} }]`)
const named = (name: string) => planWith(`slots: [{ slot: ${name}, family: sudoku }]\n`)
const SUDOKUS = '"99x99" is not a Sudoku shape; expected 4x4, 6x6'
const STARS_SAY = 'is not a number of stars; use 1 to 5, or gentle, easy, medium, hard, fiendish'

describe('the author of a plan', () => {
  it.each([
    // Texts that cannot be a plan.
    ['', '1:1 the file is empty; expected a plan'],
    ['- title: x\n', '1:1 not a plan; it must begin with a key, such as "title: Daily Numbers"'],
    ['title: x\n---\ntitle: y\n', '2:1 a second plan begins here; a file must have only one'],
    // Keys.
    [planWith(''), '1:1 a plan needs "slots"'],
    [SLOTS, '1:1 a plan needs "title"'],
    [others('title: y'), '6:1 duplicate key "title"'],
    [others('colour: red'), '6:1 unknown key "colour"; expected one of title, description, slug'],
    [others('relase: "06:00"'), '6:1 unknown key "relase"; did you mean "release"?'],
    [slotPlan('family: sudoku, starz: 1'), '7:34 unknown key "starz"; did you mean "stars"?'],
    [
      slotPlan('family: kenken, options: { maxcage: 3 }'),
      '7:45 unknown key "maxcage"; did you mean "max-cage"?',
    ],
    [slotPlan('family: sudoku, week: { monday: {} }'), '7:42 unknown key "monday"; expected one of mon, tue'],
    [dated('date: 12-25, ramp: [1]'), '6:24 unknown key "ramp"; expected one of date, slot, family'],
    [planWith('slots: [{ family: sudoku }]'), '6:9 a slot needs "slot"'],
    [dated('slot: one, stars: 1'), '6:9 a date needs "date"'],
    // Values.
    [others('author: ""'), '6:9 "author" must be a text of 1 to 120 characters, not an empty text'],
    [
      others('language: Deutsch'),
      '6:11 "language" must be the code of a language, such as en or de-AT, not "Deutsch"',
    ],
    [others('language: fr'), '6:11 no texts for fr; set "words" to a file of texts'],
    [others('paper: A3'), '6:8 "paper" must be one of A4, letter, not "A3"'],
    [others('ahead: -1'), '6:8 "ahead" must be a whole number from 0 to 366, not -1'],
    [others('stock: 400'), '6:8 "stock" must be a whole number from 0 to 366, not 400'],
    [others('hubs: []'), '6:7 "hubs" must be a list of 1 to 5 entries, not an empty list'],
    [others('dates: {}'), '6:8 "dates" must be a list of 1 to 2000 entries, not a mapping'],
    [planWith('slots: [sudoku]'), '6:9 entry 1 of "slots" must be a mapping with some of the keys slot'],
    [slotPlan('family: sudoku, ramp: [1, 2]'), '7:40 "ramp" must be a list of 7 entries, not one of 2'],
    [
      slotPlan('family: sudoku, days: [monday]'),
      '7:41 entry 1 of "days" must be one of mon, tue, wed, thu, fri, sat, sun, not "monday"',
    ],
    [slotPlan('family: sudoku, none: 1'), '7:40 "none" must be true or false, not 1'],
    [
      slotPlan('family: sudoku, repeat-after: 3'),
      '7:48 "repeat-after" must be a whole number from 7 to 36500, not 3',
    ],
    // Times.
    [others('release: 06:00'), '6:10 "release" needs "zone", a time zone such as Europe/Berlin'],
    [others('release: "6"\nzone: UTC'), '6:10 "release" must be a time of day, such as 06:00, not "6"'],
    [others('release: "24:00"\nzone: UTC'), '6:10 "release" must be a time of day, such as 06:00'],
    [others('solutions-at: "09:00"'), '6:15 "solutions-at" needs "zone", a time zone such as Europe/Berlin'],
    [
      others('zone: Berlin'),
      '6:7 unknown time zone "Berlin"; expected a name such as Europe/Berlin, America/New_York or UTC',
    ],
    [others('solutions: 0'), '6:12 "solutions" must be a whole number from 1 to 366, or never'],
    [others('solutions: 2.5'), '6:12 "solutions" must be a whole number from 1 to 366, or never'],
    [others('solutions: soon'), '6:12 "solutions" must be a whole number from 1 to 366, or never'],
    // Dates.
    [slotPlan('family: sudoku, end: never'), '7:39 "end" must be a date, such as 2027-01-30, not "never"'],
    [slotPlan('family: sudoku, start: 2027-02-30'), '7:41 "2027-02-30" is not a date; expected YYYY-MM-DD'],
    [slotPlan('family: sudoku, start: 2026-12-31'), '7:41 before the start of the feed, 2027-01-01'],
    [slotPlan('family: sudoku, end: 2026-12-31'), '7:39 before the start of the slot, 2027-01-01'],
    [
      dated('date: 25.12., stars: 1'),
      '6:17 "date" must be a date, such as 2027-12-24 or 12-24, not "25.12."',
    ],
    [dated('date: 13-01, stars: 1'), '6:17 "13-01" is not a day of the year; expected MM-DD, such as 12-24'],
    [
      dated('date: 2027-02-29, stars: 1'),
      '6:17 "2027-02-29" is not a date; expected YYYY-MM-DD, such as 2027-01-30',
    ],
    [dated('date: 12-25, slot: two, none: true'), '6:30 unknown slot "two"; the plan has one'],
    // Slots.
    [named('Archive'), '6:17 "slot" must be a name of lower-case letters, digits and hyphens'],
    [named('archive'), '6:17 "archive" is the name of a folder of the site'],
    [named('assets'), '6:17 "assets" is the name of a folder of the site'],
    [named('solutions'), '6:17 "solutions" is the name of a folder of the site'],
    [named('2027-01-02'), '6:17 "2027-01-02" is the name of a folder of the site'],
    [
      planWith('slots: [{ slot: one, family: sudoku }, { slot: one, family: survo }]'),
      '6:48 duplicate slot "one"',
    ],
    // What appears.
    [slotPlan('title: x'), '7:5 no puzzle is chosen; add "family", or "puzzle", or "from" with a file'],
    [slotPlan('family: sudoko'), '7:26 unknown family "sudoko"; did you mean "sudoku"?'],
    [slotPlan('family: sudoku, shape: 99x99'), `7:41 ${SUDOKUS}`],
    [dated('date: 12-25, shape: 99x99'), `6:31 ${SUDOKUS}`],
    [slotPlan('family: sudoku, week: { sat: { shape: 99x99 } }'), `7:56 ${SUDOKUS}`],
    [slotPlan('family: sudoku, stars: 9'), `7:41 "9" ${STARS_SAY}`],
    [slotPlan('family: sudoku, stars: hard..easy'), `7:41 "hard..easy" ${STARS_SAY}`],
    [
      slotPlan('family: sudoku, tier: magic'),
      '7:40 "magic" is not a tier; use singles, techniques, chains, nested',
    ],
    [slotPlan('family: survo, shape: 2x3, stars: 4'), '7:52 no Survo of 2x3 has 4 stars; ask for 1'],
    [
      slotPlan('family: kenken, shape: 3x3, ramp: [1, 1, 2, 2, 3, 3, 4]'),
      '7:5 no KenKen of 3x3 has 4 stars; ask for 1, 2 or 3',
    ],
    [slotPlan('family: sudoku, clues: 5'), '7:41 a Sudoku of 9x9 has at least 17 givens'],
    [dated('date: 12-25, puzzle: nonsense'), `6:32 "nonsense" is not in any family's notation`],
    [slotPlan('puzzle: "sudoku:9x9:1"'), '7:26 1 cell in a line; expected 81'],
  ])('%j: %s', (text, expected) => {
    const mistakes = mistakesOfPlan(text)
    expect(
      mistakes.some((mistake) => mistake.startsWith(expected)),
      mistakes.join('\n'),
    ).toBe(true)
  })

  it('gets an error about two special dates that are impossible together', () => {
    const both = (stars: number) =>
      slotPlan(
        'family: survo',
        `dates:\n  - { date: 12-25, shape: 3x3 }\n  - { date: 2027-12-25, stars: ${stars} }\n`,
      )
    expect(mistakesOfPlan(both(2))).toEqual([])
    expect(mistakesOfPlan(both(5))).toEqual(['10:32 no Survo of 3x3 has 5 stars; ask for 1 or 2'])
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
    expect(mistakesOfPlan(text).map((mistake) => mistake.split(' ')[0])).toEqual([
      '6:7',
      '7:12',
      '9:41',
      '10:13',
      '10:55',
      '11:13',
      '11:44',
      '13:13',
    ])
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
  const insertion = fc.record({
    at: place,
    length: fc.constant(0),
    text: fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom(
        '\n',
        '  ',
        ': ',
        '{',
        '}',
        '[',
        ']',
        '- ',
        '#',
        '&a ',
        '*a',
        '"',
        "'",
        '|',
        '__proto__: 1',
        '\t',
        '9',
        '-',
        '\u0000',
        '💥',
        '<<: *x',
        '!!set',
      ),
    ),
  })

  it('is valid before the damage', () => {
    expect(mistakesOfPlan(starter)).toEqual([])
  })

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
