// The schema of recipes, as JSON Schema (draft 7): what keys there are and what each takes. All lists come from the tables
// that the program works with. schemas/recipe.schema.json is the same for editors and other programs.

import type { Family } from '../../families/family.ts'
import { FAMILIES } from '../../families/registry.ts'
import { SAMENESSES } from '../../families/rules.ts'
import { flag, integer, list, map, oneOf, type Schema, text } from '../../formats/yaml/schema.ts'
import { ORDER_SCHEMA } from '../../formats/yaml/writtenOrder.ts'
import { ARRANGEMENTS, PRINT_PROFILES, PUZZLES_PER_PAGE } from '../bookContents.ts'
import { BOOK_WORDS, exampleKinds } from '../bookWords.ts'
import { TRIMS } from '../printLimits.ts'

/** Puzzles of one section, or of a whole book: more than print services have pages for. */
export const MOST_PUZZLES = 10_000

/** Solutions on a page: so that they are small, and can be read. */
const SOLUTIONS_PER_PAGE = { minimum: 4, maximum: 20 } as const

const LONGEST_TITLE = 120
const LONGEST_SENTENCE = 300
const LONGEST_PATH = 3000
const MOST_FILES = 500
const MOST_SECTIONS = 500
/** A page or a few in any book. */
const MOST_COPYRIGHT = 12
const MOST_RULES = 8

const files = (description: string) => list(description, MOST_FILES, text('A file.', LONGEST_PATH))

const allOf = (keys: readonly string[], description: string) =>
  Object.fromEntries(keys.map((key) => [key, text(description, LONGEST_SENTENCE)]))

const SECTION: Schema = {
  ...map('Puzzles of one family and shape.', {
    family: ORDER_SCHEMA.family,
    shape: ORDER_SCHEMA.shape,
    count: integer('How many puzzles.', 1, MOST_PUZZLES),
    stars: {
      description: 'How hard: 3, easy, or 1..5 shared out evenly; all stars that the shape has if left out.',
      type: ['string', 'integer'],
    },
    minimal: ORDER_SCHEMA.minimal,
    symmetry: ORDER_SCHEMA.symmetry,
    clues: ORDER_SCHEMA.clues,
    options: ORDER_SCHEMA.options,
  }),
  required: ['family', 'count'],
}

function familySchema(family: Family): Schema {
  const { title, inference, words } = family
  return map(`Other words for ${title}.`, {
    name: text('What its puzzles are called.', LONGEST_TITLE),
    howToPlay: list('How it is played.', MOST_RULES, text('A paragraph.')),
    reasons: map(
      'The sentences of a worked example, by kind.',
      allOf(exampleKinds(family), 'With the gaps of the English sentence.'),
    ),
    groups: map(
      'What groups of cells are called in these.',
      allOf(Object.keys(inference.groups), 'With the gap {number} where it has one.'),
    ),
    ...(words.en.notes && {
      notes: map('What is said beside single puzzles.', allOf(Object.keys(words.en.notes), 'With its gaps.')),
    }),
  })
}

/** The schema of recipes. */
export const RECIPE_SCHEMA: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'recipe.schema.json',
  title: 'Puzzlewright recipe',
  ...map('What a puzzle book is made of, in YAML or JSON.', {
    title: text('The title of the book.', LONGEST_TITLE),
    subtitle: text('Below the title.', LONGEST_TITLE),
    author: text('Who made the book.', LONGEST_TITLE),
    publisher: text('Who publishes it.', LONGEST_TITLE),
    isbn: text('Printed on the copyright page.', 40),
    copyright: list('The copyright page, instead of the usual one.', MOST_COPYRIGHT, text('A paragraph.')),
    language: {
      description:
        'The code of a language: en, de, or any other if all words are given; with a region too, such as en-GB.',
      type: 'string',
      pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
    },
    seed: {
      description: 'A text: the same makes the same puzzles. Made of the title if left out.',
      type: 'string',
      pattern: '^[^/\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$',
      maxLength: 100,
    },
    profile: oneOf('print for print services, screen with links and an outline.', PRINT_PROFILES),
    trim: oneOf(
      'The size of the trimmed page; inches where it says no more.',
      TRIMS.map(({ name }) => name),
    ),
    bleed: flag('Whether pages have bleed.'),
    puzzlesPerPage: oneOf('Puzzles on a page.', PUZZLES_PER_PAGE),
    largePrint: flag('One puzzle a page, digits of 18 pt and more.'),
    solutionsPerPage: {
      description: 'The most solutions on a page.',
      type: 'integer',
      ...SOLUTIONS_PER_PAGE,
    },
    arrange: oneOf(
      'stars: sections by family and stars; rising: all mixed, from easy to hard.',
      ARRANGEMENTS,
    ),
    startRight: flag('Whether each section starts on a right-hand page.'),
    sections: list('The puzzles that are to be made.', MOST_SECTIONS, SECTION),
    puzzles: files('Files of puzzles that the book is made of, instead of sections.'),
    distinct: oneOf(
      `looks: no two puzzles are the same ${SAMENESSES.looks}; essential: ${SAMENESSES.essential}.`,
      Object.keys(SAMENESSES),
    ),
    notIn: files('Files of puzzles that must not be in the book, in whatever form.'),
    font: {
      ...map('Font files instead of those that come with the program.', {
        regular: text('A TrueType or OpenType file.', LONGEST_PATH),
        bold: text('A TrueType or OpenType file.', LONGEST_PATH),
      }),
      required: ['regular', 'bold'],
    },
    words: map(
      'Other words, with the gaps of the English ones.',
      Object.fromEntries(Object.entries(BOOK_WORDS.en).map(([key, words]) => [key, text(words)])),
    ),
    families: map(
      'Other words of families.',
      Object.fromEntries(FAMILIES.map((family) => [family.name, familySchema(family)])),
    ),
  }),
  required: ['title'],
  oneOf: [{ required: ['sections'] }, { required: ['puzzles'] }],
}
