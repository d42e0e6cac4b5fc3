// The JSON Schema (draft 7) of plans: their keys, and the values of each key. schemas/feed.schema.json is a copy for text editors and
// other programs.

import { flag, formed, integer, list, map, oneOf, type Schema, text } from '../../formats/yaml/jsonSchema.ts'
import { fieldSchemas, orderSchema } from '../../formats/yaml/puzzleOrder.ts'
import { LANGUAGES } from '../../words/languages.ts'
import { type CalendarDate, WEEKDAYS } from '../calendarDates.ts'
import { PAPERS } from './feedPlanAndOrders.ts'
import LINES from './starterPlan.json' with { type: 'json' }

const LONGEST_TITLE = 120
const LONGEST_PATH = 3000
const LONGEST_ID = 6000
const MOST_SLOTS = 50
const MOST_DATES = 2000
const MOST_HUBS = 5

/** The maximum number of days by which puzzles are published early or made in advance: nobody needs more than a year. */
const MOST_AHEAD = 366

/** The maximum number of days until solutions appear: later, readers have forgotten the puzzle. */
const MOST_SOLUTION_DAYS = 366

const DATE = /^\d{4}-\d{2}-\d{2}$/
const date = (description: string) => formed(description, 'a date', DATE, '2027-01-30')
const time = (description: string) =>
  formed(description, 'a time of day', /^([01]\d|2[0-3]):[0-5]\d$/, '06:00')
const { stars, tier } = fieldSchemas('difficulty')

const ORDER = {
  ...orderSchema(),
  stars,
  tier,
  puzzle: text(
    'The id of a puzzle, such as sudoku:4x4:1.....2..3.....4, instead of an order for a new one.',
    LONGEST_ID,
  ),
  none: flag('Whether to publish no puzzle.'),
} satisfies Readonly<Record<string, Schema>>

const SLOT_NAME = /^[a-z0-9-]{1,40}$/
const slotName = (description: string) =>
  formed(description, 'a name of lower-case letters, digits and hyphens', SLOT_NAME, 'sudoku', 'mini-kenken')

const SLOT: Schema = {
  ...map('A slot: one puzzle a day.', {
    slot: slotName('The name of the slot, a part of addresses and of every seed. Never change it.'),
    title: text('The title for readers (default: the name of the family).', LONGEST_TITLE),
    ...ORDER,
    ramp: { ...list('The stars from Monday to Sunday.', WEEKDAYS.length, stars), minItems: WEEKDAYS.length },
    days: list(
      'The days of the week on which a puzzle appears (default: every day).',
      WEEKDAYS.length,
      oneOf('A day of the week.', WEEKDAYS),
    ),
    week: map(
      'Changes to the order on some days of the week.',
      Object.fromEntries(WEEKDAYS.map((day) => [day, map('The changes.', ORDER)])),
    ),
    from: text('A file of your own puzzles, which appear in order.', LONGEST_PATH),
    reserve: text(
      'A file of your own puzzles. If no new puzzle meets the order of a date, the next puzzle of this file is used.',
      LONGEST_PATH,
    ),
    start: date('The first date of the slot (default: the first date of the feed).'),
    end: date('The last date of the slot.'),
    'repeat-after': integer(
      'The number of days after which a puzzle may appear again if there are no new ones.',
      7,
      36_500,
    ),
  }),
  required: ['slot'],
}

const SPECIAL_DATE: Schema = {
  ...map('A holiday, or another date with a changed order.', {
    date: formed(
      'The date; without a year it applies to every year.',
      'a date',
      /^(\d{4}-)?\d{2}-\d{2}$/,
      '2027-12-24',
      '12-24',
    ),
    slot: slotName('The slot that changes (default: all slots).'),
    ...ORDER,
  }),
  required: ['date'],
}

/** The schema of plans. */
export const PLAN_SCHEMA: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'feed.schema.json',
  title: 'Puzzlewright feed',
  ...map('The plan of a daily feed of puzzles, in YAML or JSON.', {
    title: text('The title of the feed.', LONGEST_TITLE),
    description: text('A description in one sentence.'),
    slug: slotName('The name of the feed, a part of every seed. Never change it.'),
    id: formed(
      'The UUID by which feed readers know the feed and its items. Never change it.',
      'a UUID',
      /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
      '6f1c2a52-8a3e-4c8e-9a55-2f6f1d3b7c10',
    ),
    language: formed(
      `The language: ${LANGUAGES.join(', ')}; any other language needs "words".`,
      'the code of a language',
      /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
      'en',
      'de-AT',
    ),
    start: date('The first date.'),
    base: formed(
      'The address of the site.',
      'an address with a slash at the end',
      /^https?:\/\/[^\s/?#"'<>\\]+(\/[^\s?#"'<>\\]*)?\/$/,
      'https://example.org/puzzles/',
    ),
    author: text('The author.', LONGEST_TITLE),
    zone: text('The time zone of "release" and "solutions-at", such as Europe/Berlin.', 60),
    release: time(
      'The time when the puzzles of a date become public (default: when the date begins in the first time zone).',
    ),
    solutions: {
      description: 'The number of days after which the solutions of a date appear (default: 1), or never.',
      type: ['number', 'string'],
    },
    'solutions-at': time('The time of that day when the solutions appear (default: 12:00 UTC).'),
    ahead: integer(
      'The number of days by which the puzzles of a date are published early (default: 0).',
      0,
      MOST_AHEAD,
    ),
    stock: integer(
      'The number of further days whose puzzles are made in advance (default: 7).',
      0,
      MOST_AHEAD,
    ),
    hubs: list('The WebSub hubs.', MOST_HUBS, text('The address of a hub.', LONGEST_PATH)),
    paper: oneOf('The paper of the sheets (default: A4).', PAPERS),
    certificates: flag(
      'Whether to publish, with each solution, a certificate that it is the only one (default: false).',
    ),
    secret: text('The file with the secret (default: feed.secret).', LONGEST_PATH),
    words: text('A file with other texts for the pages.', LONGEST_PATH),
    style: text('A style sheet for the pages.', LONGEST_PATH),
    slots: list('The slots of a day, in order.', MOST_SLOTS, SLOT),
    dates: list('Holidays and other special dates.', MOST_DATES, SPECIAL_DATE),
  }),
  required: ['title', 'slug', 'id', 'start', 'base', 'slots'],
}

/** The range of `solutions`. */
export const SOLUTION_DAYS = { least: 1, most: MOST_SOLUTION_DAYS } as const

/** The text of a plan for a new feed, with its first date and its UUID: five slots, stars that rise over the week, and comments about what can be changed. */
export function starterPlan({ start, id }: { readonly start: CalendarDate; readonly id: string }): string {
  return `${LINES.join('\n')}\n`.replace('{start}', start).replace('{id}', id)
}
