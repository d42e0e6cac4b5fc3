// The JSON Schema (draft 7) of corpus recipes: their keys, and the values of each key.
// schemas/corpus-recipe.schema.json is a copy for text editors and other programs.

import { TIERS } from '../families/inference.ts'
import { flag, integer, list, map, oneOf, type Schema, text } from '../formats/yaml/schema.ts'
import { ORDER_SCHEMA, type WrittenOrder } from '../formats/yaml/writtenOrder.ts'

/** A set as it is written. */
export interface WrittenSet extends WrittenOrder {
  /** The number of puzzles. */
  readonly count: number
  /** The stars: `3`, `easy`, or `2..3`. */
  readonly stars?: string | number
  /** The degree: `151..600`. */
  readonly degree?: string | number
  /** The tier: `techniques`, or `..techniques`. */
  readonly tier?: string
  /** Whether the records carry grades; true by default. */
  readonly grade?: boolean
}

/** A recipe as it is written. */
export interface WrittenCorpus {
  /** The seed. */
  readonly seed: string
  /** The number of puzzles of a chunk; by default chosen for each set. */
  readonly chunk?: number
  /** The sets. */
  readonly sets: readonly WrittenSet[]
}

/** The largest number of puzzles of a set. */
const MOST_IN_SET = 1_000_000_000

/** The largest number of puzzles of a chunk: a worker that is killed loses one, and holds one in memory. */
export const MOST_IN_CHUNK = 100_000

const MOST_SETS = 1000
const LONGEST_RANGE = 40

const SET: Schema = {
  ...map('Puzzles of one family, shape and order.', {
    ...ORDER_SCHEMA,
    count: integer('The number of puzzles.', 1, MOST_IN_SET),
    stars: {
      description: 'The stars: 3, easy, or 2..4 for any of these. A set for each star gives equal shares.',
      type: ['string', 'integer'],
    },
    degree: {
      description: 'The degree: 151..600, or 1501.. for a range without an end.',
      type: ['string', 'integer'],
    },
    tier: text(`The tier of reasoning: ${TIERS.join(', ')}, or a range such as ..techniques.`, LONGEST_RANGE),
    symmetry: oneOf('The symmetry of the givens; none by default.', ORDER_SCHEMA.symmetry.enum ?? []),
    grade: flag('Whether the records carry grades; true by default.'),
  }),
  required: ['family', 'count'],
}

/** The schema of corpus recipes. */
export const CORPUS_SCHEMA: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'corpus-recipe.schema.json',
  title: 'Puzzlewright corpus recipe',
  ...map('A recipe for a corpus, in YAML or JSON.', {
    seed: {
      description: 'A text that determines the puzzles: the same seed makes the same puzzles.',
      type: 'string',
      pattern: '^[^/\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$',
      maxLength: 100,
    },
    chunk: integer(
      'The number of puzzles of a chunk; by default as many as a core makes in some 20 seconds.',
      1,
      MOST_IN_CHUNK,
    ),
    sets: list('The sets of puzzles.', MOST_SETS, SET),
  }),
  required: ['seed', 'sets'],
}
