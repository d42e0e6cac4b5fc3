// The schema of plans, as JSON Schema (draft 7): what keys there are and what each takes. schemas/feed.schema.json is the same for
// editors and other programs.

import { TIERS } from '../../families/inference.ts'
import { flag, formed, integer, list, map, oneOf, type Schema, text } from '../../formats/yaml/schema.ts'
import { ORDER_SCHEMA } from '../../formats/yaml/writtenOrder.ts'
import { WEEKDAYS } from '../calendarDates.ts'
import { PAPERS } from '../print/papers.ts'

const LONGEST_TITLE = 120
const LONGEST_PATH = 3000
const LONGEST_ID = 6000
const MOST_SLOTS = 50
const MOST_DATES = 2000
const MOST_HUBS = 5

/** A year of dates that everybody may know beforehand is more than anybody wants. */
const MOST_AHEAD = 366

/** A reader who waits longer for a solution has forgotten the puzzle. */
const MOST_SOLUTION_DAYS = 366

const DATE = /^\d{4}-\d{2}-\d{2}$/
const date = (description: string) => formed(description, 'a date', DATE, '2027-01-30')
const time = (description: string) =>
  formed(description, 'a time of day', /^([01]\d|2[0-3]):[0-5]\d$/, '06:00')
const stars: Schema = { description: 'How hard: 3, easy, or 2..3.', type: ['string', 'integer'] }

const ORDER = {
  ...ORDER_SCHEMA,
  stars,
  tier: text(`The reasoning that it takes: ${TIERS.join(', ')}, or a range such as ..techniques.`, 40),
  puzzle: text(
    'A puzzle by its name, such as sudoku:4x4:1..4..2..3..4..1, instead of one that is made.',
    LONGEST_ID,
  ),
  none: flag('Whether there is no puzzle.'),
} satisfies Readonly<Record<string, Schema>>

const SLOT_NAME = /^[a-z0-9-]{1,40}$/
const slotName = (description: string) =>
  formed(description, 'a name of small letters, figures and hyphens', SLOT_NAME, 'sudoku', 'mini-kenken')

const SLOT: Schema = {
  ...map('Where one puzzle of a day appears.', {
    slot: slotName('Its name: part of addresses and of every seed. Never change it.'),
    title: text("What readers call it; the family's name if left out.", LONGEST_TITLE),
    ...ORDER,
    ramp: { ...list('Stars from Monday to Sunday.', WEEKDAYS.length, stars), minItems: WEEKDAYS.length },
    days: list(
      'The days on which it appears; every day if left out.',
      WEEKDAYS.length,
      oneOf('A day.', WEEKDAYS),
    ),
    week: map(
      'What is otherwise on a day of the week.',
      Object.fromEntries(WEEKDAYS.map((day) => [day, map('What is otherwise.', ORDER)])),
    ),
    from: text('A file of your own puzzles, which come one after the other.', LONGEST_PATH),
    start: date('Its first date; that of the series if left out.'),
    end: date('Its last date.'),
    'repeat-after': integer(
      'After so many days a puzzle may come again where there are no new ones.',
      7,
      36_500,
    ),
  }),
  required: ['slot'],
}

const SPECIAL_DATE: Schema = {
  ...map('A holiday, or any other date on which something else appears.', {
    date: formed(
      'The date; without a year, every year.',
      'a date',
      /^(\d{4}-)?\d{2}-\d{2}$/,
      '2027-12-24',
      '12-24',
    ),
    slot: slotName('In which slot; in all of them if left out.'),
    ...ORDER,
  }),
  required: ['date'],
}

/** The schema of plans. */
export const PLAN_SCHEMA: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'feed.schema.json',
  title: 'Puzzlewright feed',
  ...map('What a daily feed of puzzles publishes when, in YAML or JSON.', {
    title: text('What readers call the feed.', LONGEST_TITLE),
    description: text('What it is, in a sentence.'),
    slug: slotName('The name of the series: part of every seed. Never change it.'),
    id: formed(
      'What the feed and its items are known by. Never change it.',
      'a UUID',
      /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
      '6f1c2a52-8a3e-4c8e-9a55-2f6f1d3b7c10',
    ),
    language: formed(
      'en, de, or another if "words" names a file.',
      'the code of a language',
      /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
      'en',
      'de-AT',
    ),
    start: date('The first date.'),
    base: formed(
      'Where the site is on the net.',
      'an address with a slash at its end',
      /^https?:\/\/[^\s/?#"'<>\\]+(\/[^\s?#"'<>\\]*)?\/$/,
      'https://example.org/puzzles/',
    ),
    author: text('Who makes it.', LONGEST_TITLE),
    zone: text('The zone of the times below, such as Europe/Berlin.', 60),
    release: time('When a date goes public; when it begins in the first place on earth if left out.'),
    solutions: {
      description: 'So many days after a date its solutions appear (1), or never.',
      type: ['number', 'string'],
    },
    'solutions-at': time('When, on that day; 12:00 UTC if left out.'),
    ahead: integer('So many dates are published before they are due (0).', 0, MOST_AHEAD),
    stock: integer('So many dates beyond those are made, and kept back (7).', 0, MOST_AHEAD),
    hubs: list('WebSub hubs.', MOST_HUBS, text('An address.', LONGEST_PATH)),
    paper: oneOf('The paper of the sheets (A4).', PAPERS),
    secret: text('The file of the secret (feed.secret).', LONGEST_PATH),
    words: text('A file of other words for the pages.', LONGEST_PATH),
    style: text('A style sheet that is added to the pages.', LONGEST_PATH),
    slots: list('The slots of a day, in their order.', MOST_SLOTS, SLOT),
    dates: list('Holidays and the like.', MOST_DATES, SPECIAL_DATE),
  }),
  required: ['title', 'slug', 'id', 'start', 'base', 'slots'],
}

/** The range of `solutions`. */
export const SOLUTION_DAYS = { least: 1, most: MOST_SOLUTION_DAYS } as const
