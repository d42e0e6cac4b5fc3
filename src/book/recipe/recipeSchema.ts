// The schema of recipes as JSON Schema (draft 7): the keys and their values. All lists come from the tables
// that the program uses. schemas/recipe.schema.json is the same schema, for editors and other programs.

import type { Family } from '../../families/family.ts'
import { FAMILIES } from '../../families/registry.ts'
import { SAMENESSES, type Sameness } from '../../families/rules.ts'
import { MOST_SYMBOLS } from '../../formats/pictures/readSymbolSet.ts'
import {
  flag,
  formed,
  integer,
  list,
  map,
  needing,
  oneOf,
  type Schema,
  text,
  type ValueOf,
} from '../../formats/yaml/jsonSchema.ts'
import { fieldSchemas, orderSchema, type WrittenOrder } from '../../formats/yaml/puzzleOrder.ts'
import {
  LEAST_THINNEST_LINE,
  MOST_THINNEST_LINE,
  TRIM_CHOICES,
  TRIM_EXAMPLES,
  TRIM_FORM,
} from '../../print/trimsAndPrintLimits.ts'
import { LANGUAGES } from '../../words/languages.ts'
import {
  ARRANGEMENTS,
  CLAIMS,
  PRINT_PROFILES,
  PUZZLES_PER_PAGE,
  SECTION_PAGES,
  TITLE_DESIGNS,
} from '../bookDesignAndPuzzles.ts'
import { BOOK_WORDS, exampleKinds } from '../bookWords.ts'
import { COVER_KINDS } from '../cover/coverGeometry.ts'
import { PAPER_CHOICES, PAPER_EXAMPLES, PAPER_FORM } from '../cover/paperStocks.ts'

/**
 * The maximum number of puzzles of a section or of a book: more than fit into the longest book that print services
 * bind.
 */
export const MOST_PUZZLES = 10_000

/** The form of a language code, such as `de` or `pt-BR`. */
export const LANGUAGE_CODE = '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'

const LONGEST_TITLE = 120
const LONGEST_SENTENCE = 300
const LONGEST_PATH = 3000
const MOST_FILES = 500
const MOST_SECTIONS = 500
/** The maximum number of paragraphs of the copyright page; they fill at most a few pages. */
const MOST_COPYRIGHT = 12
const MOST_RULES = 8
/** The maximum number of names in the list of techniques: more than all families together have. */
const MOST_TECHNIQUES = 200
/** The maximum number of paragraphs on the back of a cover. */
const MOST_BACK_TEXT = 6

const files = (description: string) => list(description, MOST_FILES, text('A file.', LONGEST_PATH))

const allOf = (keys: readonly string[], description: string) =>
  Object.fromEntries(keys.map((key) => [key, text(description, LONGEST_SENTENCE)]))

const SYMBOLS: Schema<string | readonly string[]> = {
  description:
    'Symbols that replace the numbers: letters, letters:WORD, shapes, or pictures (a folder, or a list of SVG and PNG files).',
  type: ['string', 'array'],
  maxLength: LONGEST_PATH,
  maxItems: MOST_SYMBOLS,
  items: text('A file.', LONGEST_PATH),
}

const LANGUAGE: Schema<string> = {
  description: `A language code: ${LANGUAGES.join(', ')}, or any other if the recipe gives all words. A region may follow, as in en-GB.`,
  type: 'string',
  pattern: LANGUAGE_CODE,
}

const SEED: Schema<string> = {
  description:
    'The seed of the puzzles; the same seed makes the same puzzles (default: derived from the title).',
  type: 'string',
  pattern: '^[^/\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$',
  maxLength: 100,
}

const TECHNIQUES: Schema<boolean | readonly string[]> = {
  description:
    'A chapter on techniques: true for those that the puzzles need, or a list of names such as x-wing.',
  type: ['boolean', 'array'],
  minItems: 1,
  maxItems: MOST_TECHNIQUES,
  items: text('The name of a technique, as docs/techniques.md has it.', LONGEST_TITLE),
}

const THINNEST_LINE: Schema<number> = {
  description:
    'The thinnest line that the service can print, in points (default: .75). A smaller number gives boards finer lines.',
  type: 'number',
  minimum: LEAST_THINNEST_LINE,
  maximum: MOST_THINNEST_LINE,
}

const DIFFICULTY = fieldSchemas('difficulty', {
  stars: 'a range in equal shares; default: all stars that the shape has',
})

const SECTION_KEYS = {
  count: integer('The number of puzzles.', 1, MOST_PUZZLES),
  stars: DIFFICULTY.stars as Schema<string | number>,
  tier: DIFFICULTY.tier as Schema<string>,
  symbols: { ...SYMBOLS, description: `${SYMBOLS.description} numbers: keep the numbers in this section.` },
}

/** The schema of a section. */
export const SECTION = needing(
  map('Puzzles of one family and shape.', { ...orderSchema(), ...SECTION_KEYS }) as Schema<
    WrittenOrder & ValueOf<ReturnType<typeof map<typeof SECTION_KEYS>>>
  >,
  'family',
  'count',
)

/** The schema of the words of a family. */
export function familySchema(family: Family) {
  const { title, inference, words } = family
  return map(`Words that replace those of ${title}.`, {
    name: text('The name of the puzzles.', LONGEST_TITLE),
    howToPlay: list('The rules, one text for each paragraph.', MOST_RULES, text('A paragraph.')),
    reasons: map(
      'The reasons in worked examples, by kind.',
      allOf(exampleKinds(family), 'Keep the placeholders of the English sentence.'),
    ),
    groups: map(
      'The names of groups of cells in the reasons.',
      allOf(Object.keys(inference.groups), 'Keep the placeholder {number} if the English name has it.'),
    ),
    ...(words.en.notes && {
      notes: map(
        'The notes printed beside single puzzles.',
        allOf(Object.keys(words.en.notes), 'Keep the placeholders of the English note.'),
      ),
    }),
  })
}

const RECIPE = needing(
  {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'recipe.schema.json',
    title: 'Puzzlewright recipe',
    ...map('A recipe for a puzzle book, in YAML or JSON.', {
      title: text('The title of the book.', LONGEST_TITLE),
      subtitle: text('The subtitle, below the title.', LONGEST_TITLE),
      author: text('The author of the book.', LONGEST_TITLE),
      publisher: text('The publisher of the book.', LONGEST_TITLE),
      place: text('The place of the publisher, on the copyright page.', LONGEST_TITLE),
      year: integer('The year of the copyright. Without it, none is printed.', 1900, 2199),
      isbn: text('The ISBN, on the copyright page and a plain cover.', 40),
      copyright: list(
        'The paragraphs of the copyright page, instead of the default ones.',
        MOST_COPYRIGHT,
        text('A paragraph.'),
      ),
      language: LANGUAGE,
      seed: SEED,
      profile: oneOf('print: for print services; screen: with links and an outline.', PRINT_PROFILES),
      trim: formed(
        'The size of the trimmed page: a name, or width and height. Sizes such as 6x9 are in inches.',
        TRIM_CHOICES,
        TRIM_FORM,
        ...TRIM_EXAMPLES,
      ),
      bleed: flag('Whether the pages have bleed.'),
      puzzlesPerPage: oneOf('The number of puzzles on a page.', PUZZLES_PER_PAGE),
      largePrint: flag('Whether each page has one puzzle, with digits of at least 18 pt.'),
      solutionsPerPage: integer('The maximum number of solutions on a page.', 4, 20),
      arrange: oneOf(
        'The order of the puzzles. stars: sections by family and stars; tiers: sections by family and reasoning; rising: all families mixed, from easy to hard.',
        ARRANGEMENTS,
      ),
      claims: oneOf(
        'What to print about reasoning. sections: "no guessing needed" with the sections for which it is proved; puzzles: also the hardest step of each puzzle; none: nothing.',
        CLAIMS,
      ),
      techniques: TECHNIQUES,
      startRight: flag('Whether each section starts on a right-hand page.'),
      fill: flag('Whether to add puzzles, in proportion to the sections, until all pages are full.'),
      design: oneOf(
        'The picture on the title page and the cover. board: a large board, cut off by the edge of the page; mosaic: many boards; type: the number of puzzles in large figures.',
        TITLE_DESIGNS,
      ),
      sectionPages: oneOf(
        'The page that opens each section. plain: its title; tint: its title on light grey; pattern: its title with the lines of a board.',
        SECTION_PAGES,
      ),
      paper: formed(
        'The paper, which determines the spine: a name, pages per inch, or the thickness of a sheet.',
        PAPER_CHOICES,
        PAPER_FORM,
        ...PAPER_EXAMPLES,
      ),
      cover: oneOf(
        'The cover to write beside the book. template: with guides; plain: on white; tint: on light grey; colour: in the colours of the design.',
        COVER_KINDS,
      ),
      backText: list('The paragraphs on the back of the cover.', MOST_BACK_TEXT, text('A paragraph.')),
      symbols: SYMBOLS,
      details: flag(
        'Whether the degree and the short id of each puzzle are printed below it (default: false).',
      ),
      thinnestLine: THINNEST_LINE,
      sections: list('The puzzles to generate.', MOST_SECTIONS, SECTION),
      puzzles: files('Files with the puzzles of the book, instead of sections.'),
      distinct: oneOf(
        `Which puzzles count as the same. looks: ${SAMENESSES.looks}; essential: ${SAMENESSES.essential}.`,
        Object.keys(SAMENESSES) as Sameness[],
      ),
      notIn: files('Files of puzzles that are kept out of the book, with all their twins.'),
      font: needing(
        map('Font files, instead of those of the program.', {
          regular: text('A TrueType or OpenType file.', LONGEST_PATH),
          bold: text('A TrueType or OpenType file.', LONGEST_PATH),
        }),
        'regular',
        'bold',
      ),
      words: map(
        'Texts that replace words of the book. Keep the placeholders of the English texts.',
        Object.fromEntries(Object.entries(BOOK_WORDS.en).map(([key, words]) => [key, text(words)])),
      ),
      families: map(
        'Texts that replace built-in texts about a family, such as its name and rules.',
        Object.fromEntries(FAMILIES.map((family) => [family.name, familySchema(family)])),
      ),
    }),
  },
  'title',
)

/** The schema of recipes. */
export const RECIPE_SCHEMA: typeof RECIPE = {
  ...RECIPE,
  oneOf: [{ required: ['sections'] }, { required: ['puzzles'] }],
}
