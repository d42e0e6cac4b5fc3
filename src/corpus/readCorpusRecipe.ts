// Reads the recipe of a corpus, and returns it with all defaults filled in, or returns all its mistakes.

import { certificateRefusal } from '../families/latin/namedConstraints.ts'
import { flag, integer, list, map, type Schema } from '../formats/yaml/jsonSchema.ts'
import { inTextOrder, type Mistakes, makeNotebook, type Notebook } from '../formats/yaml/mistakeCollector.ts'
import {
  fieldSchemas,
  orderSchema,
  readFields,
  readOrder,
  type WrittenOrder,
} from '../formats/yaml/puzzleOrder.ts'
import { readYaml } from '../formats/yaml/readYaml.ts'
import { type FieldPath, makeComplainer, type WrittenForm } from '../formats/yaml/schemaValidator.ts'
import { impossibleOrder } from '../maker/impossibleOrder.ts'
import { formatOrder, ORDER_FIELDS } from '../maker/orderFields.ts'
import type { Recipe } from '../maker/puzzleRecipe.ts'
import type { CorpusRecipe, CorpusSet } from './corpusRecipe.ts'
import { drawsFor, mostPuzzles } from './drawsNeeded.ts'
import { chunkSize, countChunks, countDraws, MOST_DRAWS } from './planChunks.ts'

// The JSON Schema (draft 7) of corpus recipes: their keys, and the values of each key.
// schemas/corpus-recipe.schema.json is a copy for text editors and other programs.

/** A set as its author has written it. */
export interface WrittenSet extends WrittenOrder {
  /** The number of puzzles. */
  readonly count: number
  /** The stars: `3`, `easy`, `2..3` or `..3`. */
  readonly stars?: string | number
  /** The degree: `151..600`. */
  readonly degree?: string | number
  /** The tier: `techniques`, or `..techniques`. */
  readonly tier?: string
  /** Whether the records carry grades; true by default. */
  readonly grade?: boolean
}

/** A recipe as its author has written it. */
export interface WrittenCorpus {
  /** The seed. */
  readonly seed: string
  /** The number of puzzles of a chunk; by default it is computed for each set. */
  readonly chunk?: number
  /** Whether the records carry certificates; false by default. */
  readonly certificates?: boolean
  /** The sets. */
  readonly sets: readonly WrittenSet[]
}

/** The largest number of puzzles of a set. */
const MOST_IN_SET = 1_000_000_000

/** The maximum number of puzzles of a chunk, because a worker keeps a chunk in memory, and loses it if it is killed. */
export const MOST_IN_CHUNK = 100_000

const MOST_SETS = 1000

const SET: Schema = {
  ...map('Puzzles of one family, shape and order.', {
    ...orderSchema('default: none'),
    count: integer('The number of puzzles.', 1, MOST_IN_SET),
    ...fieldSchemas('difficulty', { stars: 'for equal shares, write a set for each number of stars' }),
    grade: flag('Whether the records have grades (default: true).'),
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
      description: 'The seed of the puzzles; the same seed makes the same puzzles.',
      type: 'string',
      pattern: '^[^/\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$',
      maxLength: 100,
    },
    chunk: integer(
      'The number of puzzles of a chunk (default: as many as one core makes in 10 to 20 seconds).',
      1,
      MOST_IN_CHUNK,
    ),
    certificates: flag(
      'Whether the records have certificates, which prove that each puzzle has exactly one solution (default: false).',
    ),
    sets: list('The sets of puzzles.', MOST_SETS, SET),
  }),
  required: ['seed', 'sets'],
}

const CORPUS_FORM: WrittenForm = {
  schema: CORPUS_SCHEMA,
  name: 'recipe',
  entries: { sets: 'set' },
  beginning: 'seed: spring',
  ifRecords: '"puzzlewright corpus stats", "query" and "export" read records',
}

const complaintsOf = makeComplainer(CORPUS_FORM)

/** The maximum number of chunks, because the numbers of chunks have six digits. */
const MOST_CHUNKS = 1_000_000

/** Reads a recipe, or returns all its mistakes. */
export function readCorpusRecipe(text: string): { readonly recipe: CorpusRecipe } | Mistakes {
  const read = readYaml(text, CORPUS_FORM, complaintsOf)
  if (!('value' in read)) return { mistakes: read.mistakes }
  const { seed, chunk, certificates = false, sets: written } = read.value as WrittenCorpus
  const notebook = makeNotebook(read.at)
  const sets: CorpusSet[] = []
  written.forEach((set, index) => {
    const read = readSet(set, { chunk, before: sets }, ['sets', index], notebook)
    const refusal = read && certificates ? certificateRefusal(read.recipe.shape) : undefined
    if (refusal !== undefined) notebook.add(['sets', index, 'shape'], refusal)
    if (read) sets.push(read)
  })
  if (notebook.mistakes.length === 0) {
    const excess = tooLarge(sets)
    if (excess) notebook.add(chunk !== undefined && excess.isOfChunks ? ['chunk'] : ['sets'], excess.sentence)
  }
  if (notebook.mistakes.length > 0) return { mistakes: inTextOrder(notebook.mistakes) }
  return { recipe: { seed, sets, ...(certificates && { isCertified: true }) } }
}

/** Explains which limit all sets together exceed; undefined if they exceed none. */
export function tooLarge(
  sets: readonly CorpusSet[],
): { readonly sentence: string; readonly isOfChunks: boolean } | undefined {
  const draws = countDraws({ sets })
  if (draws > MOST_DRAWS) {
    const sentence = `expected at most ${MOST_DRAWS} puzzles to draw, got ${draws}; split the recipe`
    return { sentence, isOfChunks: false }
  }
  if (countChunks({ sets }) <= MOST_CHUNKS) return undefined
  const sentence = `more than ${MOST_CHUNKS} chunks; make "chunk" larger, or split the recipe`
  return { sentence, isOfChunks: true }
}

function readSet(
  written: WrittenSet,
  { chunk, before }: { readonly chunk: number | undefined; readonly before: readonly CorpusSet[] },
  path: FieldPath,
  notebook: Notebook,
): CorpusSet | undefined {
  // The default is no symmetry, because givens that only serve a symmetry would bias the corpus.
  const ungraded = readOrder({ ...written, symmetry: written.symmetry ?? 'none' }, path, notebook)
  const recipe = ungraded && withDifficulty(ungraded, written, path, notebook)
  if (!recipe) return undefined
  const { count, grade = true } = written
  const kind = kindOf(recipe)
  const alike = before.filter((set) => kindOf(set.recipe) === kind)
  const draws = drawsFor(
    recipe,
    count,
    alike.reduce((sum, set) => sum + set.count, 0),
  )
  if (draws === undefined) {
    const { family, shape } = recipe
    const what = `at most ${mostPuzzles(recipe)} puzzles of this kind can be found in reasonable time without equivalent ones (twins)`
    const where = alike.length > 0 ? 'in all such sets together' : 'here'
    notebook.add(
      [...path, 'count'],
      `${shape.text} ${family.title}: ${what}; ask for fewer ${where}, or for a larger shape`,
    )
    return undefined
  }
  return { recipe, count, draws, chunk: chunk ?? chunkSize(recipe, draws), isGraded: grade }
}

/** The family, shape and order as a text, which identifies recipes of the same kind. */
function kindOf({ family, shape, order }: Recipe): string {
  return [family.name, shape.text, formatOrder(family, order)].join(':')
}

/** Adds the stars, degree and tier to the recipe; if they are impossible, reports that and returns undefined. */
function withDifficulty(
  { family, shape, order }: Recipe,
  written: WrittenSet,
  path: FieldPath,
  notebook: Notebook,
): Recipe | undefined {
  const difficulty = readFields('difficulty', written, family, path, notebook)
  if (!difficulty) return undefined
  const recipe = { family, shape, order: { ...order, ...difficulty } }
  const reason = impossibleOrder(recipe)
  if (reason === undefined) return recipe
  const key = ORDER_FIELDS.find(({ inFiles, name }) => inFiles === 'difficulty' && name in written)?.name
  notebook.add(key === undefined ? path : [...path, key], reason)
  return undefined
}
